import { hearingClientOf } from '@basoche/domain/hearings/bars';
import type { HearingClient } from '@basoche/domain/hearings/hearing-rules';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { confirmedBarOf } from '../bars/service.ts';

/** Refuses a viewer who may not ask for hearings; returns their kind of client. */
export const demandClient = async (db: Db, viewer: Viewer): Promise<HearingClient> => {
  const bar = await confirmedBarOf(db, viewer.memberId);
  return hearingClientOf(viewer, bar?.isConfirmed ?? false) ?? refuse('HEARING_PUBLISHER');
};
