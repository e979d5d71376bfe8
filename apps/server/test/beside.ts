import { createInterface } from 'node:readline';
import type { ThreadCommand } from '@basoche/domain/threads/commands';
import pg from 'pg';
import { readConfig } from '../src/config.ts';
import { decideVerification } from '../src/features/auth/service.ts';
import { runCommand } from '../src/features/threads/service.ts';
import { openLog } from '../src/platform/log.ts';
import { openDatabaseBeside } from '../src/platform/open-beside.ts';
import { openPlatform } from '../src/platform/open-platform.ts';

/**
 * Beside a running program, for as long as its journeys take: an order a line, `{"verify": EMAIL}` as the operator's command
 * does it, `{"sql": STATEMENT}` for what only time brings, such as a mission that has expired, or `{"thread": ID, "by": OFFICE,
 * "command": COMMAND}` for what an office decides in a thread. A line back for each, in their order: `{"ok": true}`, or what went
 * wrong.
 */

type Order =
  | { readonly verify: string }
  | { readonly sql: string }
  | {
      readonly thread: string;
      readonly by: 'staff' | 'partner' | 'provider' | 'timer';
      readonly command: ThreadCommand;
    };

const config = readConfig({ ...process.env, ALLOW_DEFAULTS: '1' });
const log = openLog('warn');
const database = await openDatabaseBeside(config, log);
const { platform, close } = openPlatform({ config, databaseUrl: database.url, log, connections: 3 });
const client = new pg.Client({ connectionString: database.url });
await client.connect();

const carryOut = async (order: Order): Promise<void> => {
  if ('sql' in order) {
    await client.query(order.sql);
    return;
  }
  if ('thread' in order) {
    await runCommand(platform, { role: order.by }, order.thread, order.command);
    return;
  }
  if ((await decideVerification(platform, order.verify, true)) === null) {
    throw new Error(`No member has the address ${order.verify}.`);
  }
};

for await (const line of createInterface({ input: process.stdin })) {
  const answer = await carryOut(JSON.parse(line)).then(
    () => ({ ok: true }),
    (error: unknown) => ({ ok: false, said: error instanceof Error ? error.message : String(error) }),
  );
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
await client.end();
await close();
await database.close();
