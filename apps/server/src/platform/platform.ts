import type { Config } from '../config.ts';
import type { Budgets } from './budgets.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { Documents } from './documents/documents.ts';
import type { Files } from './files/files.ts';
import type { Logger } from './log.ts';
import type { Mailer } from './mail.ts';
import type { Passwords } from './passwords.ts';
import type { Realtime } from './realtime.ts';
import type { Sealing } from './sealing.ts';

/** The outside world, as every service and every job receives it. */
export interface Platform {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly passwords: Passwords;
  readonly budgets: Budgets;
  readonly sealing: Sealing;
  readonly mailer: Mailer;
  readonly files: Files;
  readonly documents: Documents;
  readonly realtime: Realtime;
}
