import { createHash } from 'node:crypto';
import type { messageEvent } from '@basoche/contract/realtime';
import type { Message } from '@basoche/contract/threads/messages';
import type { Thread } from '@basoche/contract/threads/threads';
import type { InstalmentKey } from '@basoche/domain/payments/instalment';
import type { Application, ThreadType } from '@basoche/domain/threads/application';
import type { ThreadCommand } from '@basoche/domain/threads/commands';
import { agreementVersion, confidentialityText } from '@basoche/domain/threads/confidentiality';
import { permitted } from '@basoche/domain/threads/permitted';
import type { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { type CallKey, once } from '../../platform/http/idempotency.ts';
import { assertActor, refuse } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockSeatFor } from '../firms/service.ts';
import { type By, type Command, type Executed, execute } from './execution/service.ts';
import { write } from './message-sending/service.ts';
import * as store from './store.ts';
import { readThread } from './thread-page/service.ts';

export { columnsOf } from './execution/store.ts';

/** Calls on threads. Every change goes through `execute`, whatever its source. */

/** Runs a command on a thread in its own transaction, about this instalment, by default the current one. */
export const runCommand = (
  platform: Platform,
  by: By,
  applicationId: string,
  command: Command,
  about: Partial<Pick<InstalmentKey, 'instalment'>> = {},
): Promise<Executed> =>
  platform.database.transaction((trx) => execute(platform, trx, applicationId, { by, command, ...about }));

/**
 * Runs a party's command, once under its key; returns the thread after it. `prepare` makes the command in the
 * same transaction, before the thread is locked.
 */
export const actWith = async (
  platform: Platform,
  viewer: Viewer,
  applicationId: string,
  prepare: (trx: Db) => Promise<Command>,
  key: CallKey | null,
  about: Partial<Pick<InstalmentKey, 'instalment'>> = {},
): Promise<Thread> => {
  await platform.database.transaction((trx) =>
    once(platform, trx, key, async () => {
      await execute(platform, trx, applicationId, { by: viewer, command: await prepare(trx), ...about });
      return applicationId;
    }),
  );
  return readThread(platform, viewer, applicationId, {});
};

/** Runs a party's command, once under its key; returns the thread after it. */
export const act = (
  platform: Platform,
  viewer: Viewer,
  applicationId: string,
  command: Command,
  key: CallKey | null,
  about: Partial<Pick<InstalmentKey, 'instalment'>> = {},
): Promise<Thread> => actWith(platform, viewer, applicationId, async () => command, key, about);

const consent = (application: Application): ThreadCommand => {
  const version = agreementVersion(application);
  const sha256 = createHash('sha256').update(confidentialityText(version)).digest('hex');
  return { type: 'nda', version, sha256 };
};

/** Consents to the thread's version of the agreement. Threads of missions and of offers each have their own call. */
export const consentTo =
  (type: ThreadType): Command =>
  (application) =>
    application.type === type ? consent(application) : refuse('NOT_FOUND');

interface Sent {
  readonly content: string;
  readonly clientId: string;
}

/** Stores a message, from HTTP or a socket. A repeated `clientId` returns the message stored before. */
export const sendMessage = async (
  platform: Platform,
  { memberId: senderId, personId, acting }: Pick<Viewer, 'memberId' | 'personId' | 'acting'>,
  applicationId: string,
  { content, clientId, attachments }: Sent & { readonly attachments: readonly string[] },
): Promise<Message> => {
  await platform.rateLimits.messagesOfMember.take(personId);
  return write(platform, { applicationId, senderId, personId, acting, clientId, content }, attachments);
};

/** The mission or offer that several candidates applied to. */
export type About =
  | { readonly missionId: string; readonly jobId?: never }
  | { readonly jobId: string; readonly missionId?: never };

/**
 * Writes one of several messages of a creator, in a thread of this mission or offer; a repeated `clientId` stores nothing new.
 * With `consents`, first accepts the confidentiality agreement if still needed.
 */
export const writeToCandidate = (
  platform: Platform,
  viewer: Pick<Viewer, 'memberId' | 'personId' | 'acting'>,
  { missionId, jobId, applicationId }: About & { readonly applicationId: string },
  { content, clientId, consents }: Sent & { readonly consents: boolean },
): Promise<void> =>
  platform.database.transaction(async (trx) => {
    await lockSeatFor(trx, viewer.acting);
    const row = (await store.lockThread(trx, applicationId)) ?? refuse('NOT_FOUND');
    const isAbout = missionId === undefined ? row.job_id === jobId : row.mission_id === missionId;
    if (!isAbout || row.creator_id !== viewer.memberId) refuse('NOT_FOUND');
    const actor = { role: 'creator', memberId: viewer.memberId } as const;
    const may = permitted(store.applicationOf(row, null), actor, platform.clock.now());
    if (consents && may.includes('nda')) {
      await execute(platform, trx, applicationId, { by: viewer, command: consent });
    }
    await execute(platform, trx, applicationId, {
      by: viewer,
      command: { type: 'message', content },
      clientId,
    });
  });

/** Handles a browser's `message` event. */
export const sendFromSocket = (
  platform: Platform,
  viewer: Viewer,
  event: z.output<typeof messageEvent>,
): Promise<Message> => {
  assertActor(event.userID, viewer.memberId);
  return sendMessage(platform, viewer, event.postulationID, event);
};
