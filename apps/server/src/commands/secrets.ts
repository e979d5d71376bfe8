import { resealSecondFactors } from '../features/auth/second-factor/service.ts';
import { resealRegisters } from '../features/conflicts/hashing/service.ts';
import { resealCalendars } from '../features/members/calendars/service.ts';
import { resealPushKey } from '../features/notifications/push/service.ts';
import { resealBankDetails } from '../features/payments/accounts/bank-details/service.ts';
import type { Command } from './command.ts';

/** Operator's commands about sealed values in the database. */
export const secretCommands: Record<string, Command> = {
  'secrets rotate': {
    usage: 'secrets rotate',
    summary: 'encrypt with SECRETS_KEY all that is still encrypted with a key of SECRETS_KEYS_OLD',
    parameters: 0,
    run: async (platform) => {
      const bankDetails = await resealBankDetails(platform);
      const secondFactors = await resealSecondFactors(platform);
      const calendars = await resealCalendars(platform);
      const pushKeys = await resealPushKey(platform);
      const registers = await resealRegisters(platform);
      return `${bankDetails} bank details, ${secondFactors} second factors, ${calendars} calendars and ${pushKeys} push keys were sealed anew, with ${registers} values of registers of names. Everything is sealed under SECRETS_KEY now: SECRETS_KEYS_OLD may be emptied once every process runs with the new key.`;
    },
  },
};
