import { CommandFailed } from './commands/command.ts';
import { readCommand } from './commands/commands.ts';
import { type Config, readConfig } from './config.ts';
import { ConfigRefused } from './config-refused.ts';
import { checkAddresses, DatabaseAddressRefused } from './platform/database/check-addresses.ts';
import { DataDirectoryInUse, lockDataDirectory } from './platform/database/data-lock.ts';
import { embeddedUrl, startEmbeddedDatabase } from './platform/database/embedded-database.ts';
import { migrate } from './platform/database/migrate.ts';
import { type Logger, openLog } from './platform/observability/log.ts';
import { openPlatform } from './platform/open-platform.ts';
import { openSandbox } from './platform/provider/sandbox.ts';
import { openRedis } from './platform/redis/open-redis.ts';

/** `npm run admin`: runs one of the operator's commands and prints its result. */

interface CommandDatabase {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * The server's database: the configured one, the embedded one of a running server, or an embedded one started
 * for this command.
 */
const openDatabaseBeside = async (config: Config, log: Logger): Promise<CommandDatabase> => {
  if (config.databaseUrl !== null) return { url: config.databaseUrl, close: async () => undefined };
  try {
    const lock = await lockDataDirectory(config.dataDir);
    const embedded = await startEmbeddedDatabase({ dataDir: config.dataDir, log });
    return {
      url: embedded.url,
      close: async () => {
        await embedded.stop();
        await lock.release();
      },
    };
  } catch (error) {
    if (!(error instanceof DataDirectoryInUse)) throw error;
    const url = await embeddedUrl(config.dataDir);
    if (url === null) throw error;
    return { url, close: async () => undefined };
  }
};

const run = async (): Promise<string> => {
  const { command, parameters, flags } = readCommand(process.argv.slice(2));
  const config = readConfig({ ...process.env, ALLOW_DEFAULTS: '1', DEMO: '0' });
  const log = openLog('warn');
  const database = await openDatabaseBeside(config, log);
  try {
    const databaseUrl = database.url;
    const sessionUrl = config.databaseSessionUrl;
    await checkAddresses(databaseUrl, sessionUrl);
    // Opened only if the command needs the provider's record.
    const sandbox = flags.includes('provider')
      ? await openSandbox({ config, databaseUrl: sessionUrl ?? databaseUrl, log })
      : null;
    const provider = sandbox === null ? {} : { sandbox: () => sandbox };
    const redis = await openRedis({ config, databaseUrl, log, mustAnswer: false });
    const { platform, close } = openPlatform({
      config,
      databaseUrl,
      log,
      connections: 3,
      redis,
      ...provider,
    });
    try {
      if (!command.makesTables) await migrate(platform.database.sessions.pool, log);
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
  (output) => {
    process.stdout.write(`${output}\n`);
    process.exit(0);
  },
  (error) => {
    const expected = [CommandFailed, ConfigRefused, DataDirectoryInUse, DatabaseAddressRefused].some(
      (kind) => error instanceof kind,
    );
    process.stderr.write(
      `${expected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exit(1);
  },
);
