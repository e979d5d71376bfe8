import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue/queue.ts';
import { followThread } from './service.ts';

/** Job after the end of a hearing's thread. */
export const closingHandlers: Handlers<'hearings.closed', Platform> = {
  'hearings.closed': (payload, platform) => followThread(platform, payload),
};
