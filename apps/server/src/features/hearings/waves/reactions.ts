import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue/queue.ts';
import { pass, tellWave } from './service.ts';

export const waveHandlers: Handlers<'hearings.wave' | 'hearings.pass', Platform> = {
  'hearings.wave': (payload, platform) => tellWave(platform, payload),
  'hearings.pass': (payload, platform) => pass(platform, payload),
};
