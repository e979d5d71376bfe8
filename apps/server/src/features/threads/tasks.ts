import type { Platform } from '../../platform/platform.ts';
import type { Handlers } from '../../platform/queue.ts';
import { runTimer } from './service.ts';

export const threadTasks: Handlers<'threads.timer', Platform> = {
  'threads.timer': ({ applicationId, command }, platform) => runTimer(platform, applicationId, command),
};
