import type { Me } from '@basoche/contract/auth/auth';
import type { Notification } from '@basoche/contract/notifications/notifications';
import type { AnswerOf } from '@basoche/contract/route';
import type { countDiscussions, Discussion } from '@basoche/contract/threads/inbox';
import { definitionOf } from '@basoche/domain/notifications/keys';
import type { ThreadType } from '@basoche/domain/threads/application';
import { type Check, check, type Known, newestFirst } from './check.ts';
import { markOf, type Person } from './event-book.ts';
import type { ThreadHistory } from './history.ts';

/** A member's inbox, its number of unread lines, and the unread notifications. */

const shownOfMessage = 200;

/** Number of messages of the other party beyond the position up to which this member has read. */
const unreadIn = ({ book }: Known, { thread, messages }: ThreadHistory, member: Person): number => {
  const mark = markOf(book, thread.id, member.id);
  return messages.filter(({ senderId, position }) => senderId !== member.id && position > mark).length;
};

/** A line of the inbox: a creator's mission or offer, or a candidate's application. */
interface Line {
  readonly id: string;
  readonly isCreator: boolean;
  readonly histories: readonly ThreadHistory[];
}

const linesOf = ({ histories }: Known, member: Person, type: ThreadType): Line[] => {
  const ofType = histories.filter(({ thread }) => thread.about.type === type);
  const own = Map.groupBy(
    ofType.filter(({ thread }) => thread.about.creator.id === member.id),
    ({ thread }) => thread.about.id,
  );
  const applied = ofType.filter(({ thread }) => thread.candidate.id === member.id);
  return [
    ...[...own].map(([id, ofSubject]) => ({ id, isCreator: true, histories: ofSubject })),
    ...applied.map((history) => ({ id: history.thread.id, isCreator: false, histories: [history] })),
  ];
};

const updatedAt = ({ histories }: Line): string =>
  histories
    .map((history) => history.updatedAt)
    .toSorted()
    .at(-1) ?? '';

const lastMessage = ({ histories }: Line): string | null => {
  const messages = histories.flatMap((history) => history.messages);
  const newest = newestFirst(
    messages,
    ({ at }) => at,
    () => '',
  )[0];
  return newest?.content.slice(0, shownOfMessage) ?? null;
};

const expectedLine = (known: Known, member: Person, line: Line) => {
  const [history] = line.histories;
  if (history === undefined) throw new Error('A line of an inbox stands for a thread at least.');
  const { about } = history.thread;
  const isHidden = about.isAnonymous && !history.isRevealed;
  return {
    postulationID: line.isCreator ? null : line.id,
    missionID: about.type === 'MISSION' ? about.id : null,
    jobID: about.type === 'JOB' ? about.id : null,
    title: about.title,
    isCreator: line.isCreator,
    other: line.isCreator || isHidden ? null : about.creator.name,
    state: line.isCreator ? null : history.state,
    lastMessage: lastMessage(line),
    unread: line.histories.reduce((sum, one) => sum + unreadIn(known, one, member), 0),
    updatedAt: updatedAt(line),
    applicationCount: line.histories.length,
  };
};

const inboxOf = (known: Known, member: Person, type: ThreadType) =>
  newestFirst(linesOf(known, member, type), updatedAt, ({ id }) => id).map((line) =>
    expectedLine(known, member, line),
  );

const countOf = (known: Known, member: Person, type: ThreadType) => {
  const histories = linesOf(known, member, type).flatMap((line) => line.histories);
  const unread = histories.filter((history) => unreadIn(known, history, member) > 0);
  const counts = { all: histories.length, unread: unread.length };
  return { ...counts, isAllOwn: true, inTurns: counts };
};

const noticesOf = ({ book }: Known, member: Person) =>
  book.notices
    .filter(({ memberId, isRead }) => memberId === member.id && !isRead)
    .toReversed()
    .map(({ key, title, thread }) => ({
      type: definitionOf(key)?.type ?? 'NEW_MESSAGE',
      title,
      thread: thread.id,
      subject: thread.about.title,
    }));

const inbox = (known: Known, member: Person, type: ThreadType, path: string): Check =>
  check<Discussion[]>({
    about: `the inbox (${type}) of ${member.name}`,
    token: member.token,
    path,
    expected: inboxOf(known, member, type),
    told: (lines) =>
      lines.map(({ applications: _, ...line }) => ({ ...line, other: line.other?.name ?? null })),
  });

/** False for customers, who have no offers and no inbox for them. */
const isOfTrade = ({ kind }: Person): boolean => kind !== 'CUSTOMER';

export const inboxChecks = (known: Known, member: Person): Check[] => [
  inbox(known, member, 'MISSION', '/missions/discussions'),
  ...(isOfTrade(member) ? [inbox(known, member, 'JOB', '/jobs/discussions')] : []),
  check<AnswerOf<typeof countDiscussions>>({
    about: `the inbox counts of ${member.name}`,
    token: member.token,
    path: '/messagerie/discussions/count',
    expected: [countOf(known, member, 'MISSION'), countOf(known, member, 'JOB')],
    // The rules determine whose turn it is; here the three counts must add up to the whole list.
    told: ({ missions, jobs }) =>
      [missions, jobs].map(({ turns, own, ...whole }) => {
        const parts = Object.values(turns);
        return {
          ...whole,
          // Nobody acts for a firm here: everything that waits for them is their own work.
          isAllOwn: own === turns.MINE.all,
          inTurns: {
            all: parts.reduce((sum, { all }) => sum + all, 0),
            unread: parts.reduce((sum, { unread }) => sum + unread, 0),
          },
        };
      }),
  }),
  check<Notification[]>({
    about: `the notifications of ${member.name}`,
    token: member.token,
    path: '/notifications/new',
    expected: noticesOf(known, member),
    told: (all) =>
      all.map(({ type, title, postulationID, subject }) => ({ type, title, thread: postulationID, subject })),
  }),
  check<Me>({
    about: `the unread dot of ${member.name}`,
    token: member.token,
    path: '/auth/me',
    expected: noticesOf(known, member).length > 0,
    told: ({ hasNotif }) => hasNotif,
  }),
];
