import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue/queue.ts';
import { notifyLookers } from './service.ts';

/** Job after a hearing was taken: notifies the people who had opened it. */
export const takingHandlers: Handlers<'hearings.taken', Platform> = {
  'hearings.taken': (payload, platform) => notifyLookers(platform, payload),
};
