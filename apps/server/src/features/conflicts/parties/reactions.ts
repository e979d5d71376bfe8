import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue/queue.ts';
import { beginWaves } from '../../hearings/waves/service.ts';
import { notify } from '../../notifications/service.ts';
import * as store from './store.ts';

/** Job after a change of a mission's parties: notifies the accounts that must check or sign again. */
export const partyHandlers: Handlers<'conflicts.partiesChanged', Platform> = {
  'conflicts.partiesChanged': async ({ missionId }, { database, clock }) => {
    const key = 'PARTIES_TO_CHECK';
    await database.transaction(async (trx) => {
      // Once the parties of a hearing are named, avocats are notified of it.
      await beginWaves(trx, missionId, clock.now());
      for (const { member_id, person_id } of await store.accountsToTell(trx, missionId, key)) {
        const person = person_id === null ? {} : { personId: person_id };
        await notify(trx, { memberId: member_id, ...person, missionId, key }, clock.now());
      }
    });
  },
};
