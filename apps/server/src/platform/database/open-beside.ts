import type { Config } from '../../config.ts';
import type { Logger } from '../observability/log.ts';
import { DataDirectoryInUse, lockDataDirectory } from './data-lock.ts';
import { embeddedUrl, startEmbeddedDatabase } from './embedded-database.ts';

interface Beside {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * The database of the server: the configured one, the embedded one of a running server, or an embedded one started for
 * this command.
 */
export const openDatabaseBeside = async (config: Config, log: Logger): Promise<Beside> => {
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
