import type { AnswerOf } from '@basoche/contract/route';
import type { countDiscussions, Discussion, WaitingApplication } from '@basoche/contract/threads/inbox';
import { inboxSizes } from '@basoche/domain/limits';
import type { ThreadType } from '@basoche/domain/threads/application';
import { situationOf } from '@basoche/domain/threads/situation';
import { isOwnTurn, rankOf, type Turn } from '@basoche/domain/threads/whose-turn';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import { type PageRequest, pageOf, placeBy } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { approvalsAwaited } from '../../firms/approvals/service.ts';
import { presentConversation, presentDiscussion, presentWaiting, turnIn } from './presenter.ts';
import * as store from './store.ts';

interface Asked {
  readonly type: ThreadType;
  readonly q?: string | undefined;
  /** Keeps only the applications with this turn. */
  readonly turn?: Turn | undefined;
  readonly assignee?: 'me' | undefined;
}

/**
 * Seat to filter by: the viewer's, if they asked for the threads that they are in charge of. A member without
 * a firm is in charge of all, so undefined.
 */
const seatAsked = ({ acting }: Viewer, assignee: 'me' | undefined) =>
  assignee === undefined ? undefined : acting?.seatId;

/** The inbox, either of missions or of offers (rules §6). */
export const discussions = async (
  platform: Platform,
  viewer: Viewer,
  { type, q, turn, assignee }: Asked,
  page: PageRequest,
): Promise<Page<Discussion>> => {
  const { clock } = platform;
  const { db } = platform.database;
  const { memberId } = viewer;
  const approvals = await approvalsAwaited(platform, viewer);
  const seatId = seatAsked(viewer, assignee);
  const now = clock.now();
  const today = parisDay(now);
  const situations =
    turn &&
    (await store.tally(db, memberId, { type, seatId, approvals }, null)).filter(
      (one) => turnIn(one, today) === turn,
    );
  if (situations?.length === 0) return { items: [], next: null };
  const rows = await store.listEntries(db, memberId, { type, q, seatId, approvals, situations }, page);
  const threadIdsOf = ({ application_ids }: store.EntryRow) =>
    application_ids.slice(0, inboxSizes.applicationsAnEntry);
  const found = await store.findConversations(db, memberId, rows.flatMap(threadIdsOf), approvals);
  return pageOf(
    rows,
    page.limit,
    (row) => {
      const conversations = threadIdsOf(row).flatMap((id) => found.get(id) ?? []);
      return presentDiscussion(
        row,
        type,
        conversations.map((one) => presentConversation(one, viewer, now)),
      );
    },
    placeBy('updated_at'),
  );
};

const countOf = (rows: readonly store.TallyRow[]) => ({
  all: rows.reduce((sum, { all }) => sum + all, 0),
  unread: rows.reduce((sum, { unread }) => sum + unread, 0),
});

const isOwn = (row: store.TallyRow, today: Day): boolean =>
  turnIn(row, today) === 'MINE' && isOwnTurn(situationOf(row.facts, today), row.in_charge);

/** Number of conversations in each inbox by turn, and of unread ones. */
export const counts = async (
  platform: Platform,
  viewer: Viewer,
  assignee: 'me' | undefined,
): Promise<AnswerOf<typeof countDiscussions>> => {
  const approvals = await approvalsAwaited(platform, viewer);
  const seatId = seatAsked(viewer, assignee);
  const ownSeatId = viewer.acting?.seatId ?? null;
  const rows = await store.tally(platform.database.db, viewer.memberId, { seatId, approvals }, ownSeatId);
  const today = parisDay(platform.clock.now());
  const of = (type: ThreadType) => {
    const ofType = rows.filter((row) => row.type === type);
    const inTurn = (turn: Turn) => countOf(ofType.filter((row) => turnIn(row, today) === turn));
    return {
      ...countOf(ofType),
      own: countOf(ofType.filter((row) => isOwn(row, today))).all,
      turns: { MINE: inTurn('MINE'), OTHERS: inTurn('OTHERS'), OVER: inTurn('OVER') },
    };
  };
  return { missions: of('MISSION'), jobs: of('JOB') };
};

/**
 * The applications, of missions and offers together, that await the viewer's answer; in a firm, those that
 * the viewer is in charge of come first.
 */
export const waiting = async (
  platform: Platform,
  viewer: Viewer,
  limit: number,
): Promise<WaitingApplication[]> => {
  const { db } = platform.database;
  const { memberId } = viewer;
  const approvals = await approvalsAwaited(platform, viewer);
  const now = platform.clock.now();
  const today = parisDay(now);
  const mine = (await store.tally(db, memberId, { approvals }, null))
    .filter((one) => turnIn(one, today) === 'MINE')
    .map((one) => {
      const situation = situationOf(one.facts, today);
      return { ...one, rank: rankOf(situation), isAsked: isOwnTurn(situation, false) };
    });
  if (mine.length === 0) return [];
  const ownSeatId = viewer.acting?.seatId ?? null;
  const ids = await store.findInSituations(db, memberId, { situations: mine, approvals, ownSeatId, limit });
  const found = await store.findConversations(db, memberId, ids, approvals);
  return ids.flatMap((id) => found.get(id) ?? []).map((row) => presentWaiting(row, viewer, now));
};
