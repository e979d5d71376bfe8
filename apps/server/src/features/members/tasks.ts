import type { Platform } from '../../platform/platform.ts';
import type { Handlers, Plan } from '../../platform/queue/queue.ts';
import { ask, mail } from './availability/service.ts';
import { moveLapsedMembers } from './directory/service.ts';
import { refreshAtNight } from './response-times/service.ts';
import { forgetProofs } from './verification/service.ts';
import { mailReminder, remind } from './verification-reminders/service.ts';

export const memberTasks: Handlers<
  | 'availability.ask'
  | 'availability.mail'
  | 'members.moveLapsed'
  | 'members.responseTimes'
  | 'verification.forget'
  | 'verification.remind'
  | 'verification.reminder',
  Platform
> = {
  'availability.ask': (_payload, platform) => ask(platform),
  'availability.mail': (payload, platform) => mail(platform, payload),
  'members.moveLapsed': (_payload, platform) => moveLapsedMembers(platform),
  'members.responseTimes': (_payload, { database, clock }) => refreshAtNight(database.db, clock.now()),
  'verification.forget': (_payload, platform) => forgetProofs(platform),
  'verification.remind': (_payload, platform) => remind(platform),
  'verification.reminder': (payload, platform) => mailReminder(platform, payload),
};

export const memberPlans: readonly Plan[] = [
  // At each full hour, which suits any time zone: a worker that was down on Monday at 9:00 asks later and skips nobody.
  { task: 'availability.ask', match: '0 * * * *' },
  // Hourly, since one of the runs follows midnight in Paris, when verifications lapse.
  { task: 'members.moveLapsed', match: '5 * * * *' },
  { task: 'members.responseTimes', match: '50 2 * * *' },
  { task: 'verification.forget', match: '25 3 * * *' },
  // Repeated from the morning on, in summer and winter time: a worker that was down catches up, and claimed reminders are not
  // sent twice.
  { task: 'verification.remind', match: '10 7-18 * * *' },
];
