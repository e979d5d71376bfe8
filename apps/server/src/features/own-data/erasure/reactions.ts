import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue/queue.ts';
import { markErased } from './service.ts';

export const erasureHandlers: Handlers<'ownData.markErased', Platform> = {
  'ownData.markErased': ({ memberId, at }, platform) => markErased(platform, memberId, at),
};
