import type { ReportDecision } from '@basoche/contract/reports/reports';
import {
  type AppealOutcome,
  type AppealParty,
  appealRefusal,
  mayDecideAppeal,
} from '@basoche/domain/reports/decision';
import type { Trx } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { decidedAt, presentDecision } from './presenter.ts';
import * as store from './store.ts';

/** The parties of a report read its decision, and may appeal once each, within six months. */

type Party = Pick<Viewer, 'memberId'>;

const partyOf = ({ reporter_id }: store.DecisionRow, { memberId }: Party): AppealParty =>
  reporter_id === memberId ? 'reporter' : 'subject';

export const readDecision = async (
  { database: { db }, clock }: Platform,
  viewer: Party,
  id: string,
): Promise<ReportDecision> => {
  const row = (await store.findDecision(db, id, viewer.memberId)) ?? refuse('NOT_FOUND');
  const party = partyOf(row, viewer);
  return presentDecision(row, party, await store.findAppeal(db, { reportId: id, party }), clock.now());
};

interface AppealInput {
  /** Time at which the appellant was notified of the decision; null if they were not. */
  readonly decidedAt: Date | null;
  readonly text: string;
  readonly now: Date;
}

/** Makes an appeal of a report or a suspension: once, and in time. The caller's transaction has locked the member. */
export const lodge = async (
  trx: Trx,
  about: store.AppealSubject,
  { decidedAt: notifiedAt, text, now }: AppealInput,
): Promise<store.AppealRow> => {
  const earlier = await store.findAppeal(trx, about);
  const refusal = appealRefusal({ decidedAt: notifiedAt, hasAppealed: earlier !== undefined }, now);
  if (refusal === 'UNDECIDED') refuse('NOT_FOUND');
  if (refusal === 'LATE') refuse('APPEAL_CLOSED');
  // The same party may have appealed at the same time.
  const newAppeal =
    refusal === 'MADE' ? undefined : await store.insertAppeal(trx, about, { text, made_at: now });
  if (newAppeal === undefined) return refuse('ALREADY_APPEALED');
  await addJob(trx, 'reports.appealMail', { appealId: newAppeal.id, mail: 'received' });
  await addJob(trx, 'reports.appealMail', { appealId: newAppeal.id, mail: 'toStaff' });
  return newAppeal;
};

export const appeal = (
  { database, clock }: Platform,
  viewer: Party,
  id: string,
  text: string,
): Promise<ReportDecision> =>
  database.transaction(async (trx) => {
    await lockMember(trx, viewer.memberId);
    const row = (await store.findDecision(trx, id, viewer.memberId)) ?? refuse('NOT_FOUND');
    const party = partyOf(row, viewer);
    const now = clock.now();
    const lodged = { decidedAt: decidedAt(row, party), text, now };
    const newAppeal = await lodge(trx, { reportId: id, party }, lodged);
    return presentDecision(row, party, newAppeal, now);
  });

interface Answer {
  readonly by: Pick<Viewer, 'memberId'>;
  /** Author of the appealed decision, who must leave it to another member of staff if there is one. */
  readonly first: string | null;
  readonly outcome: AppealOutcome;
  readonly reason: string;
}

/** Answers an appeal; if two answers come at once, one succeeds. */
export const answer = async (
  trx: Trx,
  { id }: Pick<store.AppealRow, 'id'>,
  { by, first, outcome, reason }: Answer,
  now: Date,
): Promise<void> => {
  const others = await store.othersAble(trx, by.memberId);
  if (!mayDecideAppeal(first === by.memberId, others)) refuse('APPEAL_OF_ANOTHER');
  const written = { outcome, reason, decided_by: by.memberId, decided_at: now };
  if (!(await store.decideAppeal(trx, id, written))) {
    refuse('STATE_CHANGED', { title: 'Ce recours est déjà tranché.' });
  }
  await addJob(trx, 'reports.appealMail', { appealId: id, mail: 'decided' });
};
