import type { Hearing } from '@basoche/contract/hearings/hearings';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { PersonViewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { missionWasRead } from '../../notifications/service.ts';
import { readIn } from '../service.ts';
import * as store from '../store.ts';

/** Records that the viewer declined a hearing: they get no more notifications of it. */
export const decline = async (platform: Platform, viewer: PersonViewer, id: string): Promise<Hearing> => {
  const hearing = await platform.database.transaction(async (trx) => {
    await lockMember(trx, viewer.memberId);
    await store.lock(trx, id);
    const { permitted, isDeclined, state } = await readIn(platform, trx, viewer, id);
    if (!permitted.includes('decline') && !isDeclined) {
      if (state === 'open') refuse('NOT_FOUND');
      refuse(state === 'taken' ? 'HEARING_TAKEN' : 'HEARING_CLOSED');
    }
    await store.recordDeclined(trx, id, viewer.memberId, platform.clock.now());
    return readIn(platform, trx, viewer, id);
  });
  await missionWasRead(platform, viewer, id);
  return hearing;
};
