import type { Dispute, PortageRequest } from '@basoche/contract/back-office/back-office';
import type { QueueState } from '@basoche/contract/back-office/overview';
import type { OfficeMember } from '@basoche/contract/members/office';
import { type OfficeQueue, queueDeadlines } from '@basoche/domain/access/office-queues';
import { pageSize } from '@basoche/domain/limits';
import { urgencyOf } from '@basoche/domain/time/deadlines';
import type { TestMember } from '../../factories.ts';
import { type Check, check, type Known } from './check.ts';
import type { Person } from './event-book.ts';
import type { ThreadHistory } from './history.ts';

/** The queues of staff and of the partner, their counts, and a member as staff see them. */

export interface Office {
  readonly admin: TestMember;
  /** The payee of portages. */
  readonly partner: TestMember & { readonly name: string };
}

const wholePage = `?limit=${pageSize.max}`;

const clockOf = (queue: OfficeQueue, since: string, now: Date) => {
  const clock = queueDeadlines[queue](new Date(since));
  return { dueAt: clock.dueAt.toISOString(), urgency: urgencyOf(clock, now) };
};

/** An item of a queue; queues are ordered oldest first. */
interface Waiting {
  readonly history: ThreadHistory;
  readonly since: string;
}

const oldestFirst = (all: readonly Waiting[]): Waiting[] =>
  all.toSorted((a, b) =>
    `${a.since} ${a.history.thread.id}` < `${b.since} ${b.history.thread.id}` ? -1 : 1,
  );

const portages = ({ histories }: Known, type: 'WAITING_BASOCHE' | 'WAITING_ITG'): Waiting[] =>
  oldestFirst(
    histories.flatMap((history) =>
      history.waiting?.for === type ? [{ history, since: history.waiting.since }] : [],
    ),
  );

const contested = ({ histories }: Known): Waiting[] =>
  oldestFirst(
    histories.flatMap((history) =>
      history.contest === null ? [] : [{ history, since: history.contest.at }],
    ),
  );

const subjectOf = ({ thread, offerCents }: ThreadHistory) => ({
  id: thread.id,
  title: thread.about.title,
  creator: thread.about.creator.name,
  candidate: thread.candidate.name,
  offer: (offerCents ?? 0) / 100,
});

const toldSubject = ({ id, mission, creator, candidate, offer }: PortageRequest | Dispute) => ({
  id,
  title: mission.title,
  creator: creator.name,
  candidate: candidate.name,
  offer,
});

const portageQueue = (
  known: Known,
  type: 'WAITING_BASOCHE' | 'WAITING_ITG',
  { token }: TestMember,
): Check => {
  const isPartners = type === 'WAITING_ITG';
  const path = isPartners ? '/partner/portage' : '/admin/portage';
  return check<PortageRequest[]>({
    about: `the queue ${path}`,
    token,
    path: `${path}${wholePage}`,
    expected: portages(known, type)
      .slice(0, pageSize.max)
      .map(({ history, since }) => ({
        ...subjectOf(history),
        askedAt: since,
        ...clockOf(isPartners ? 'partnerPortages' : 'portages', since, known.now),
      })),
    told: (all) =>
      all.map((one) => ({
        ...toldSubject(one),
        askedAt: one.askedAt,
        dueAt: one.dueAt,
        urgency: one.urgency,
      })),
  });
};

/** Price of the contested work with its VAT, in euros: the whole deposit without the platform's fee. */
const sharedEuros = ({ isDeposited, currentCents }: ThreadHistory): number | null =>
  isDeposited ? Math.round((currentCents ?? 0) * 1.2) / 100 : null;

const disputeQueue = (known: Known, { token }: TestMember): Check =>
  check<Dispute[]>({
    about: 'the queue /admin/disputes',
    token,
    path: `/admin/disputes${wholePage}`,
    expected: contested(known)
      .slice(0, pageSize.max)
      .map(({ history, since }) => ({
        ...subjectOf(history),
        contest: history.contest,
        ...clockOf('disputes', since, known.now),
        deposit: sharedEuros(history),
      })),
    told: (all) =>
      all.map((one) => ({
        ...toldSubject(one),
        contest: one.contest,
        dueAt: one.dueAt,
        urgency: one.urgency,
        deposit: one.deposit,
      })),
  });

const queueStateOf = (queue: OfficeQueue, all: readonly string[], now: Date): QueueState => {
  const since = all.toSorted();
  const clocks = since.map((one) => clockOf(queue, one, now));
  const next = clocks.find(({ urgency }) => urgency !== 'overdue');
  return {
    queue,
    waiting: since.length,
    overdue: clocks.filter(({ urgency }) => urgency === 'overdue').length,
    oldestAt: since[0] ?? null,
    nextDueAt: next?.dueAt ?? null,
    isPressing: next?.urgency === 'halfTime',
  };
};

/** Checks the counts of the staff queues that events of threads fill. */
const overview = (known: Known, { token }: TestMember): Check => {
  const { book, now, earlier, ledger } = known;
  const payments = book.payments.filter(({ ask, isDone }) => !isDone && ask !== 'expireDeposit');
  const failed = [...earlier, ...ledger].filter(({ kind }) => kind === 'refund_failed');
  const all = [...earlier, ...ledger];
  const isClosed = (dispute: string) =>
    all.some(({ kind, source }) => kind.startsWith('chargeback_') && source === dispute);
  const disputed = all.filter(({ kind, source }) => kind === 'chargeback' && !isClosed(source));
  const sinceOf = (waiting: readonly Waiting[]) => waiting.map(({ since }) => since);
  const expected = [
    queueStateOf('portages', sinceOf(portages(known, 'WAITING_BASOCHE')), now),
    queueStateOf('partnerPortages', sinceOf(portages(known, 'WAITING_ITG')), now),
    queueStateOf('disputes', sinceOf(contested(known)), now),
    queueStateOf(
      'payments',
      [
        ...payments.map(({ askedAt }) => askedAt),
        ...[...failed, ...disputed].map(({ at }) => at.toISOString()),
      ],
      now,
    ),
  ];
  return check<QueueState[]>({
    about: 'the overview of staff',
    token,
    path: '/admin/overview',
    expected,
    told: (all) => all.filter(({ queue }) => expected.some((one) => one.queue === queue)),
  });
};

export const queueChecks = (known: Known, { admin, partner }: Office): Check[] => [
  portageQueue(known, 'WAITING_BASOCHE', admin),
  portageQueue(known, 'WAITING_ITG', partner),
  disputeQueue(known, admin),
  overview(known, admin),
];

const byState = (all: readonly { readonly state: string; readonly number: number }[]) =>
  Object.fromEntries(all.map(({ state, number }) => [state, number]));

const publishedBy = ({ book }: Known, member: Person, type: 'MISSION' | 'JOB') => {
  const own = book.publications.filter((one) => one.type === type && one.creator.id === member.id);
  const archived = own.filter(({ isArchived }) => isArchived).length;
  return { published: own.length - archived, archived };
};

export const memberChecks = (known: Known, { admin }: Office, member: Person): Check[] => {
  const of = known.histories.filter(({ thread }) =>
    [thread.about.creator.id, thread.candidate.id].includes(member.id),
  );
  const states = Map.groupBy(of, ({ state }) => state);
  return [
    check<OfficeMember>({
      about: `${member.name} as staff see them`,
      token: admin.token,
      path: `/admin/members/${member.id}`,
      expected: {
        missions: publishedBy(known, member, 'MISSION'),
        jobs: publishedBy(known, member, 'JOB'),
        threads: byState([...states].map(([state, { length: number }]) => ({ state, number }))),
      },
      told: ({ missions, jobs, threads }) => ({ missions, jobs, threads: byState(threads) }),
    }),
  ];
};
