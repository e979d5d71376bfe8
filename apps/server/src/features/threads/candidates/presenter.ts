import type { Candidate } from '@basoche/contract/threads/mission-candidates';
import { presentProfession } from '../../members/professions/service.ts';
import type { ThreadRow } from '../store.ts';

/** The candidate, as the creator sees them. */
export const presentApplicant = (row: ThreadRow, now: Date): Candidate['user'] => ({
  id: row.candidate_id,
  name: row.candidate_name,
  pictureURL: row.candidate_picture_url,
  role: row.candidate_kind,
  jobName: row.candidate_profession?.job_name ?? null,
  profession: presentProfession(row.candidate_profession, now),
});
