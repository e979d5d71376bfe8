import type { Jobs } from '../../../platform/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { execute } from '../execution/service.ts';
import * as store from './store.ts';

/** The candidates of a mission that was edited are told, each once for each edit (rules §2). */
export const tellOfEdit = async (
  platform: Platform,
  { missionId, terms, at }: Jobs['missions.edited'],
): Promise<void> => {
  const { db, transaction } = platform.database;
  const editedAt = new Date(at);
  for (const { id, creator_id } of await store.threadsToTell(db, missionId, editedAt)) {
    await transaction(async (trx) => {
      if (!(await store.markTold(trx, id, editedAt))) return;
      const by = { memberId: creator_id };
      try {
        await execute(platform, trx, id, { by, command: { type: 'mission/edited', terms } });
      } catch (error) {
        // It was closed while it was waited for; a refusal has written nothing.
        if (!(error instanceof Refusal)) throw error;
      }
    });
  }
};
