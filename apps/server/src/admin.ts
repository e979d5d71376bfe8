import { parseArgs } from 'node:util';
import { ConfigRefused, readConfig } from './config.ts';
import { decideVerification } from './features/auth/service.ts';
import { type Command, CommandFailed } from './platform/command.ts';
import { DataDirectoryInUse } from './platform/data-lock.ts';
import { jobCommands } from './platform/job-commands.ts';
import { openLog } from './platform/log.ts';
import { migrate } from './platform/migrate.ts';
import { openDatabaseBeside } from './platform/open-beside.ts';
import { openPlatform } from './platform/open-platform.ts';
import { staffCommands } from './staff-commands.ts';

const verification = (accepted: boolean): Command => ({
  usage: accepted ? 'members verify EMAIL' : 'members unverify EMAIL',
  summary: accepted ? "accept a member's proof" : "take a member's verification back",
  parameters: 1,
  run: async (platform, [email = '']) => {
    const decided = await decideVerification(platform, email, accepted);
    if (decided === null) throw new CommandFailed(`No member has the address ${email}.`);
    if (!accepted) return `${decided.name} (${email}) is no longer verified.`;
    const until = decided.until === null ? '' : `, until ${decided.until} excluded`;
    return `${decided.name} (${email}) is verified${until}.`;
  },
});

/** The operator's commands, by the words that call them. They run beside a live server, or without one. */
const commands: Record<string, Command> = {
  'members verify': verification(true),
  'members unverify': verification(false),
  ...staffCommands,
  ...jobCommands,
};

const usage = (): string =>
  [
    'Usage: npm run admin -- COMMAND',
    ...Object.values(commands).map(({ usage, summary }) => `  ${usage.padEnd(28)} ${summary}`),
  ].join('\n');

const run = async (): Promise<string> => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const name = positionals.slice(0, 2).join(' ');
  const command = commands[name];
  const parameters = positionals.slice(2);
  if (command === undefined || parameters.length !== command.parameters) throw new CommandFailed(usage());
  const config = readConfig({ ...process.env, ALLOW_DEFAULTS: '1' });
  const log = openLog('warn');
  const database = await openDatabaseBeside(config, log);
  try {
    const { platform, close } = openPlatform({ config, databaseUrl: database.url, log, connections: 3 });
    try {
      await migrate(platform.database.pool, log);
      return await command.run(platform, parameters);
    } finally {
      await close();
    }
  } finally {
    await database.close();
  }
};

run().then(
  (said) => {
    process.stdout.write(`${said}\n`);
    process.exit(0);
  },
  (error) => {
    const expected =
      error instanceof CommandFailed || error instanceof ConfigRefused || error instanceof DataDirectoryInUse;
    process.stderr.write(
      `${expected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exit(1);
  },
);
