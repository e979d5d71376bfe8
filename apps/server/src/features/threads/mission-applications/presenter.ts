import type { MissionCard } from '@basoche/contract/missions/missions';
import type { AppliedMission, Candidate } from '@basoche/contract/threads/mission-applications';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import { presentProfession } from '../../members/professions/service.ts';
import type { ThreadRow } from '../store.ts';
import type { AppliedRow } from './store.ts';

export const presentApplied = (row: AppliedRow, mission: MissionCard): AppliedMission => ({
  id: row.id,
  state: row.state,
  offer: centsToEuros(row.offer_cents ?? 0),
  tvaApplicable: row.tva_applicable,
  offerToConfirm: row.offer_to_confirm,
  createdAt: row.created_at.toISOString(),
  mission,
});

/** Who applied, to the creator. */
export const presentApplicant = (row: ThreadRow, now: Date): Candidate['user'] => ({
  id: row.candidate_id,
  name: row.candidate_name,
  pictureURL: row.candidate_picture_url,
  role: row.candidate_kind,
  jobName: row.candidate_profession?.job_name ?? null,
  profession: presentProfession(row.candidate_profession, now),
});
