import type { Config } from '../config.ts';
import { openBudgets } from './budgets.ts';
import { type Clock, systemClock } from './clock.ts';
import { openDatabase } from './database.ts';
import { openDocuments } from './documents/documents.ts';
import { openFiles } from './files/open-files.ts';
import type { Logger } from './log.ts';
import { openMailer } from './mail.ts';
import { openPasswords } from './passwords.ts';
import type { Platform } from './platform.ts';
import { openSealing } from './sealing.ts';
import { openRealtime, type RealtimeServer } from './sockets.ts';

interface Opened {
  readonly platform: Platform;
  readonly realtime: RealtimeServer;
  close(): Promise<void>;
}

interface Outside {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly log: Logger;
  readonly clock?: Clock;
  readonly connections?: number;
}

/** Everything that a process holds of the outside world, and how it lets go of it. */
export const openPlatform = ({
  config,
  databaseUrl,
  log,
  clock = systemClock,
  connections = 20,
}: Outside): Opened => {
  const database = openDatabase(databaseUrl, log, { connections });
  const mailer = openMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, dataDir: config.dataDir, log });
  const files = openFiles({ s3Url: config.s3Url, dataDir: config.dataDir, log });
  const documents = openDocuments(log);
  const realtime = openRealtime({ pool: database.pool, log });
  const platform: Platform = {
    config,
    database,
    clock,
    log,
    passwords: openPasswords(),
    budgets: openBudgets(database.pool, config.networkLimits),
    sealing: openSealing(config),
    mailer,
    files,
    documents,
    realtime,
  };
  return {
    platform,
    realtime,
    close: async () => {
      await realtime.close();
      mailer.close();
      files.close();
      await documents.close();
      await database.close();
    },
  };
};
