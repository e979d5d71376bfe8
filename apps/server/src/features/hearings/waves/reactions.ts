import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue/queue.ts';
import { pass } from '../untaken/service.ts';
import { announce, notifyAgain, notifyUnfilled, notifyWave } from './service.ts';

type Job =
  | 'hearings.wave'
  | 'hearings.tellAgain'
  | 'hearings.unfilled'
  | 'hearings.pass'
  | 'hearings.changed';

/** Jobs of an untaken hearing: its waves of notifications, its end, and updates of screens. */
export const waveHandlers: Handlers<Job, Platform> = {
  'hearings.wave': (payload, platform) => notifyWave(platform, payload),
  'hearings.tellAgain': (payload, platform) => notifyAgain(platform, payload),
  'hearings.unfilled': (payload, platform) => notifyUnfilled(platform, payload),
  'hearings.pass': (payload, platform) => pass(platform, payload),
  'hearings.changed': (payload, platform) => announce(platform, payload),
};
