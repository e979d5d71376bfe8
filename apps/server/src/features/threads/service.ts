import { createHash } from 'node:crypto';
import type { messageEvent } from '@basoche/contract/realtime';
import type { Message, Thread } from '@basoche/contract/threads/threads';
import type { Application, ThreadType } from '@basoche/domain/threads/application';
import type { ThreadCommand } from '@basoche/domain/threads/commands';
import { confidentialityText } from '@basoche/domain/threads/confidentiality';
import { agreementVersion } from '@basoche/domain/threads/facts';
import { permitted } from '@basoche/domain/threads/permitted';
import type { TimerCommand } from '@basoche/domain/threads/timers';
import type { z } from 'zod';
import { type CallKey, once } from '../../platform/http/idempotency.ts';
import { agree, Refusal, refuse } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import { type By, type Command, type Executed, execute } from './execution/service.ts';
import { readThread } from './reading/service.ts';
import { write } from './sending/service.ts';
import * as store from './store.ts';

export { columnsOf } from './changes/service.ts';

/** What is asked of threads. Whatever changes one goes through `execute`, whoever asks for it and by whatever way. */

/** Gives a command to a thread, in a transaction of its own. */
export const runCommand = (
  platform: Platform,
  by: By,
  applicationId: string,
  command: Command,
): Promise<Executed> =>
  platform.database.transaction((trx) => execute(platform, trx, applicationId, { by, command }));

/** A party's command, given once under its key; answers the thread as it now is. */
export const act = async (
  platform: Platform,
  viewer: Viewer,
  applicationId: string,
  command: Command,
  key: CallKey | null,
): Promise<Thread> => {
  await platform.database.transaction((trx) =>
    once(platform, trx, key, async () => {
      await execute(platform, trx, applicationId, { by: viewer, command });
      return applicationId;
    }),
  );
  return readThread(platform, viewer, applicationId, {});
};

const consent = (application: Application): ThreadCommand => {
  const version = agreementVersion(application);
  const sha256 = createHash('sha256').update(confidentialityText(version)).digest('hex');
  return { type: 'nda', version, sha256 };
};

/** Consent to the version of the agreement that the thread is under. The threads of missions and of offers have a call each. */
export const consentTo =
  (type: ThreadType): Command =>
  (application) =>
    application.type === type ? consent(application) : refuse('NOT_FOUND');

interface Sent {
  readonly content: string;
  readonly clientId: string;
}

/** Stores a message, over HTTP or over a socket. Sent again under the same `clientId`, it answers the one that is stored. */
export const sendMessage = async (
  platform: Platform,
  { memberId: senderId }: Pick<Viewer, 'memberId'>,
  applicationId: string,
  { content, clientId, attachments }: Sent & { readonly attachments: readonly string[] },
): Promise<Message> => {
  await platform.budgets.messagesOfMember.take(senderId);
  return write(platform, { applicationId, senderId, clientId, content }, attachments);
};

/** What several candidates applied to. */
export type About =
  | { readonly missionId: string; readonly jobId?: never }
  | { readonly jobId: string; readonly missionId?: never };

/**
 * Writes in a thread about this mission or offer as its creator: one of several messages, each stored as any other, sent again or not. With
 * `consents`, the creator first accepts the confidentiality agreement where they have not.
 */
export const writeToCandidate = (
  platform: Platform,
  viewer: Pick<Viewer, 'memberId'>,
  { missionId, jobId, applicationId }: About & { readonly applicationId: string },
  { content, clientId, consents }: Sent & { readonly consents: boolean },
): Promise<void> =>
  platform.database.transaction(async (trx) => {
    const row = (await store.lockThread(trx, applicationId)) ?? refuse('NOT_FOUND');
    const isAbout = missionId === undefined ? row.job_id === jobId : row.mission_id === missionId;
    if (!isAbout || row.creator_id !== viewer.memberId) refuse('NOT_FOUND');
    const actor = { role: 'creator', memberId: viewer.memberId } as const;
    const may = permitted(store.applicationOf(row), actor, platform.clock.now());
    if (consents && may.includes('nda')) {
      await execute(platform, trx, applicationId, { by: viewer, command: consent });
    }
    await execute(platform, trx, applicationId, {
      by: viewer,
      command: { type: 'message', content },
      clientId,
    });
  });

/** A browser's `message` event. */
export const sendFromSocket = (
  platform: Platform,
  viewer: Viewer,
  event: z.output<typeof messageEvent>,
): Promise<Message> => {
  agree(event.userID, viewer.memberId);
  return sendMessage(platform, viewer, event.postulationID, event);
};

/** A timer's command. Too early, it is tried again; refused otherwise, the thread has moved on and nothing is left to do. */
export const runTimer = async (
  platform: Platform,
  applicationId: string,
  command: TimerCommand,
): Promise<void> => {
  try {
    await runCommand(platform, { role: 'timer' }, applicationId, command);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'TOO_EARLY') throw error;
    // The provider may be at the payment that is to be given up: what is left is looked at again.
    if (command.type === 'rest/expire' && error.code === 'STATE_CHANGED') throw error;
  }
};
