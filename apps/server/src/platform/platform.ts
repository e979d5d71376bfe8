import type { Config } from '../config.ts';
import type { Budgets } from './budgets.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { Files } from './files/files.ts';
import type { Logger } from './log.ts';
import type { Mailer } from './mail.ts';
import type { Passwords } from './passwords.ts';
import type { Realtime } from './realtime.ts';

/** The outside world, as every service and every job receives it. */
export interface Platform {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly passwords: Passwords;
  readonly budgets: Budgets;
  readonly mailer: Mailer;
  readonly files: Files;
  readonly realtime: Realtime;
}
