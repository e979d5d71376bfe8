import type { ThreadParty } from '@basoche/domain/threads/actors';
import type { ActionType } from '@basoche/domain/threads/states';
import type { Platform } from '../../platform/platform.ts';
import type { Handlers } from '../../platform/queue/queue.ts';
import type { QueueJobs } from '../../platform/queue/queue-jobs.ts';
import { payersWithoutThreads } from '../firms/service.ts';
import { messageMails } from './mails/mails.ts';
import { sendMail, sendToParty } from './mails/service.ts';
import * as messageStore from './messages/store.ts';
import { tellOfEdit, tellOfFilled, tellOfFilledMission } from './posting-edits/service.ts';
import { presentAction, presentMessage } from './presenter.ts';
import * as store from './store.ts';

const parties = ['creator', 'candidate'] as const;

const memberOf = (row: store.ThreadRow, party: ThreadParty) =>
  party === 'creator' ? row.creator_id : row.candidate_id;

/** Actions that add a deposit to a firm's list of deposits, or remove one. */
const depositActions: ReadonlySet<ActionType> = new Set(['WAITING_FUNDS', 'MISSION_ONGOING']);

/** Makes the browsers of a firm's payers read its deposits again. Payers receive no events of threads (rules §8). */
const tellPayers = async ({ database, realtime }: Platform, firmId: string): Promise<void> => {
  const payers = await payersWithoutThreads(database.db, firmId);
  if (payers.length > 0) realtime.emitTo(payers, 'resync', undefined);
};

/** Sends the events of a thread to both parties' browsers, each in its own presentation. */
const announce = async (
  platform: Platform,
  { applicationId, after, until }: QueueJobs['threads.changed'],
) => {
  const { database, realtime, clock } = platform;
  const row = await store.findThread(database.db, applicationId);
  if (row === undefined) return;
  const messages = await messageStore.messagesBetween(database.db, row.id, after, until, until - after);
  const actions = row.actions.filter(({ position }) => position > after && position <= until);
  const application = store.applicationOf(row, null);
  const now = clock.now();
  for (const party of parties) {
    const to = [memberOf(row, party)];
    for (const message of messages) {
      const event = { postulationID: row.id, message: presentMessage(message, row, party) };
      realtime.emitTo(to, 'newMessage', event);
    }
    for (const action of actions) {
      const event = {
        postulationID: row.id,
        position: action.position,
        action: presentAction(action, row, { application, viewer: party, now }),
      };
      realtime.emitTo(to, 'newAction', event);
    }
    if (messages.length === 0 && actions.length === 0) {
      realtime.emitTo(to, 'newAction', { postulationID: row.id, position: until, action: null });
    }
  }
  if (actions.some(({ type }) => depositActions.has(type))) await tellPayers(platform, row.creator_id);
};

export const threadHandlers: Handlers<
  | 'threads.changed'
  | 'threads.mail'
  | 'threads.messageMail'
  | 'missions.edited'
  | 'missions.filled'
  | 'jobs.filled',
  Platform
> = {
  'threads.changed': (changed, platform) => announce(platform, changed),

  'threads.mail': (job, platform, { id }) => sendMail(platform, job, id),

  'threads.messageMail': async ({ applicationId, to, position }, platform) => {
    const row = await store.findThread(platform.database.db, applicationId);
    if (row === undefined) return;
    const read = to === 'creator' ? row.creator_read_position : row.candidate_read_position;
    if (read >= position) return;
    const id = `message-${applicationId}-${to}-${position}`;
    await sendToParty(
      platform,
      { applicationId, to },
      {
        id,
        topic: 'messages',
        write: (facts) => messageMails.messages({ facts, number: 1, orMore: false }),
      },
    );
  },

  'missions.edited': (edit, platform) => tellOfEdit(platform, edit),

  'missions.filled': (filled, platform) => tellOfFilledMission(platform, filled),
  'jobs.filled': (filled, platform) => tellOfFilled(platform, filled),
};
