import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { ThreadCommand } from '@basoche/domain/threads/commands';
import pg from 'pg';
import { readCommand } from '../src/admin-commands.ts';
import { readConfig } from '../src/config.ts';
import { runCommand } from '../src/features/threads/service.ts';
import { openLog } from '../src/platform/log.ts';
import { openPlatform } from '../src/platform/open-platform.ts';
import { type CopiedDatabase, copyDatabase, startTemplateServer } from './template.ts';

/**
 * What the programs of the journeys share, so that each of them starts within a second: a PostgreSQL whose databases are copies
 * of a migrated one, and a process that is started already for what happens beside a program. It listens at the path that it is
 * given until its standard input ends. A connection is about one program: its first line is that program's settings, answered
 * with the address of its database; each further line is an order, answered in their order. It ends with the program.
 */

type Order =
  /** The operator's command of these words. */
  | { readonly words: string[] }
  /** For what only time brings, such as a mission that has expired. */
  | { readonly sql: string }
  /** What an office decides in a thread. */
  | {
      readonly thread: string;
      readonly by: 'staff' | 'partner' | 'provider' | 'timer';
      readonly command: ThreadCommand;
    };

interface Program {
  readonly database: CopiedDatabase;
  carryOut(order: Order): Promise<string>;
  close(): Promise<void>;
}

const log = openLog('warn');
const server = await startTemplateServer();

const openProgram = async (settings: NodeJS.ProcessEnv): Promise<Program> => {
  const database = await copyDatabase(server.url);
  const databaseUrl = database.url;
  const config = readConfig({ ...settings, DATABASE_URL: databaseUrl, ALLOW_DEFAULTS: '1' });
  const { platform, close } = openPlatform({ config, databaseUrl, log, connections: 3 });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    database,
    carryOut: async (order) => {
      if ('sql' in order) {
        await client.query(order.sql);
        return '';
      }
      if ('thread' in order) {
        await runCommand(platform, { role: order.by }, order.thread, order.command);
        return '';
      }
      const { command, parameters, flags } = readCommand(order.words);
      return command.run(platform, parameters, flags);
    },
    close: async () => {
      await client.end();
      await close();
      await database.drop();
    },
  };
};

const serve = async (socket: Socket): Promise<void> => {
  let program: Program | undefined;
  const answer = async (line: string): Promise<string> => {
    const said = JSON.parse(line);
    if (program !== undefined) return program.carryOut(said);
    program = await openProgram(said);
    return program.database.url;
  };
  for await (const line of createInterface({ input: socket })) {
    const answered = await answer(line).then(
      (said) => ({ ok: true, said }),
      (error: unknown) => ({ ok: false, said: error instanceof Error ? error.message : String(error) }),
    );
    socket.write(`${JSON.stringify(answered)}\n`);
  }
  await program?.close();
  socket.end();
};

const serving = new Set<Promise<void>>();
const host = createServer({ allowHalfOpen: true }, (socket) => {
  socket.on('error', () => undefined);
  const served = serve(socket).catch((error) =>
    log.warn({ err: error }, 'A program was not followed to its end'),
  );
  serving.add(served);
  void served.finally(() => serving.delete(served));
});
host.listen(process.argv[2], () => process.stdout.write('ready\n'));

for await (const _ of process.stdin);
host.close();
await Promise.all(serving);
await server.stop();
