import { CommandFailed } from './commands/command.ts';
import { readCommand } from './commands/commands.ts';
import { ConfigRefused, readConfig } from './config.ts';
import { DataDirectoryInUse } from './platform/database/data-lock.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabaseBeside } from './platform/database/open-beside.ts';
import { openLog } from './platform/observability/log.ts';
import { openPlatform } from './platform/open-platform.ts';
import { openSandbox } from './platform/provider/sandbox.ts';

/** `npm run admin`: runs one of the operator's commands and prints its result. */

const run = async (): Promise<string> => {
  const { command, parameters, flags } = readCommand(process.argv.slice(2));
  const config = readConfig({ ...process.env, ALLOW_DEFAULTS: '1', DEMO: '0' });
  const log = openLog('warn');
  const database = await openDatabaseBeside(config, log);
  try {
    const databaseUrl = database.url;
    // Opened only if the command needs the provider's record.
    const sandbox = flags.includes('provider') ? await openSandbox({ config, databaseUrl, log }) : null;
    const provider = sandbox === null ? {} : { sandbox: () => sandbox };
    const { platform, close } = openPlatform({ config, databaseUrl, log, connections: 3, ...provider });
    try {
      if (!command.makesTables) await migrate(platform.database.pool, log);
      return await command.run(platform, parameters, flags);
    } finally {
      await close();
      await sandbox?.close();
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
