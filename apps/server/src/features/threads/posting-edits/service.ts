import type { ThreadCommand } from '@basoche/domain/threads/commands';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { QueueJobs } from '../../../platform/queue/queue-jobs.ts';
import { execute } from '../execution/service.ts';
import * as store from './store.ts';

/** An edit of a mission or an offer, given as a command in each of its threads. */
interface Edit {
  readonly about: 'mission_id' | 'job_id';
  readonly id: string;
  readonly editedAt: Date;
  readonly command: ThreadCommand;
}

const tellCandidates = async (platform: Platform, { about, id, editedAt, command }: Edit): Promise<void> => {
  const { db, transaction } = platform.database;
  for (const thread of await store.threadsToTell(db, about, id, editedAt)) {
    await transaction(async (trx) => {
      if (!(await store.markTold(trx, thread.id, editedAt))) return;
      try {
        await execute(platform, trx, thread.id, { by: { memberId: thread.creator_id }, command });
      } catch (error) {
        // The thread was closed while this transaction waited for its lock; a refused command writes nothing.
        if (!(error instanceof Refusal)) throw error;
      }
    });
  }
};

/** Notifies each candidate of an edited mission, once per edit (rules §2). */
export const tellOfEdit = (
  platform: Platform,
  { missionId, terms, at }: QueueJobs['missions.edited'],
): Promise<void> => {
  const command = { type: 'mission/edited', terms } as const;
  return tellCandidates(platform, { about: 'mission_id', id: missionId, editedAt: new Date(at), command });
};

/** Notifies the candidates that a mission is filled, except those with a proposed or agreed mode. */
export const tellOfFilledMission = (
  platform: Platform,
  { missionId, at }: QueueJobs['missions.filled'],
): Promise<void> => {
  const command = { type: 'mission/filled' } as const;
  return tellCandidates(platform, { about: 'mission_id', id: missionId, editedAt: new Date(at), command });
};

/** Notifies the candidates that an offer is filled, except refused ones. */
export const tellOfFilled = (platform: Platform, { jobId, at }: QueueJobs['jobs.filled']): Promise<void> => {
  const command = { type: 'job/filled' } as const;
  return tellCandidates(platform, { about: 'job_id', id: jobId, editedAt: new Date(at), command });
};
