import type { WriteToSeveral, Written } from '@basoche/contract/threads/candidates';
import type { Candidate } from '@basoche/contract/threads/mission-candidates';
import type { Db } from '../../../platform/database/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentProfession } from '../../members/professions/service.ts';
import { type About, writeToCandidate } from '../service.ts';
import { creatorOf, type ThreadRow } from '../store.ts';

/** Shared by the candidates of missions and of job offers. */

/** The candidate, as the creator sees them. */
export const presentApplicant = (row: ThreadRow, now: Date): Candidate['user'] => ({
  id: row.candidate_id,
  name: row.candidate_name,
  pictureURL: row.candidate_picture_url,
  role: row.candidate_kind,
  jobName: row.candidate_profession?.job_name ?? null,
  profession: presentProfession(row.candidate_profession, now),
});

/** Passes only for the creator of the mission or offer. Everybody else gets NOT_FOUND, as if it did not exist. */
export const requireCreator = async (
  db: Db,
  viewer: Viewer,
  table: 'mission' | 'job_offer',
  id: string,
): Promise<void> => {
  if ((await creatorOf(db, table, id)) !== viewer.memberId) refuse('NOT_FOUND');
};

/** Writes one message in each thread, each in its own transaction: a refusal in one thread does not affect the others. */
export const writeToSeveral = async (
  platform: Platform,
  viewer: Viewer,
  about: About,
  { postulationIDs, content, clientId, consent }: WriteToSeveral,
): Promise<Written[]> => {
  const outcomes: Written[] = [];
  for (const applicationId of new Set(postulationIDs)) {
    const message = { content, clientId, consents: consent };
    const refusal = await writeToCandidate(platform, viewer, { ...about, applicationId }, message).then(
      () => null,
      (error: unknown) => {
        if (error instanceof Refusal) return error.code;
        throw error;
      },
    );
    outcomes.push({ postulationID: applicationId, refusal });
  }
  return outcomes;
};
