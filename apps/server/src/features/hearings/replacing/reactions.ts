import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue/queue.ts';
import { settleReplaced, settleSuspended } from './service.ts';

/** Jobs after a change of the person who appears at a hearing. */
export const replacingHandlers: Handlers<'hearings.replaced' | 'hearings.takerSuspended', Platform> = {
  'hearings.replaced': (payload, platform) => settleReplaced(platform, payload),
  'hearings.takerSuspended': (payload, platform) => settleSuspended(platform, payload),
};
