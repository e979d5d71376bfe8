import type { Platform } from '../../../platform/platform.ts';
import type { Handlers, Plan } from '../../../platform/queue/queue.ts';
import { tellStuck } from './alerts/service.ts';
import { sumLedger } from './service.ts';

export const financeTasks: Handlers<'payments.tellStuck' | 'payments.sumLedger', Platform> = {
  'payments.tellStuck': (_payload, platform) => tellStuck(platform),
  'payments.sumLedger': (_payload, platform) => sumLedger(platform),
};

export const financePlans: readonly Plan[] = [
  { task: 'payments.tellStuck', match: '*/5 * * * *' },
  { task: 'payments.sumLedger', match: '41 2 * * *' },
];
