import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue/queue.ts';
import { look, mail } from './service.ts';

export const unreadDigestTasks: Handlers<'threads.digest' | 'threads.digestMail', Platform> = {
  'threads.digest': (reader, platform) => look(platform, reader),
  'threads.digestMail': (digest, platform) => mail(platform, digest),
};
