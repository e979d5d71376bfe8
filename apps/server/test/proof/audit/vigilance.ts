import type { AnswerOf } from '@basoche/contract/route';
import type { HeldFile, listHeldFiles } from '@basoche/contract/vigilance/collections';
import type { readVigilanceFile } from '@basoche/contract/vigilance/documents';
import type { ThreadVigilance } from '@basoche/contract/vigilance/threads';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import { addMonths } from '@basoche/domain/time/months';
import { addDays, type Day, parisDay } from '@basoche/domain/time/paris';
import { type Check, check, type Known } from './check.ts';
import type { BookedDocument, Person } from './event-book.ts';
import type { ThreadHistory } from './history.ts';

/**
 * Vigilance files: the sum of each thread, whether a file is required and held, and its state. Derived from
 * the log and the submitted documents, without the rules of the program. `toRenew` counts as complete.
 */

const least = 5_000;
const asked = ['contributions', 'registration', 'foreignWorkers'] as const;

/** A mission that two parties agreed on, in a direct relation or with held funds. */
interface Agreed {
  readonly euros: number;
  readonly from: Day;
  readonly to: Day | null;
}

const dayAt = (at: string): Day => parisDay(new Date(at));
const today = ({ now }: Known): Day => parisDay(now);
const isSamePair = (a: ThreadHistory, b: ThreadHistory): boolean =>
  a.thread.candidate.id === b.thread.candidate.id && a.thread.about.creator.id === b.thread.about.creator.id;
const isDirect = (mode: ThreadHistory['mode']): boolean => mode === 'DIRECT' || mode === 'FUNDS';
const eurosOf = ({ offerCents }: ThreadHistory): number => (offerCents ?? 0) / 100;

interface Earned {
  readonly cents: number;
  readonly endedAt: string;
}

/**
 * Paid instalments, or those accepted in a direct relation; for a split, the candidate's part without VAT.
 */
const earnedOf = ({ book }: Known, { thread, mode, sums, endedAts }: ThreadHistory): Earned[] =>
  sums.flatMap((cents, at) => {
    const endedAt = endedAts[at];
    const paid = book.payments.find(
      ({ threadId, instalment, ask }) =>
        threadId === thread.id && instalment === at && (ask === 'release' || ask === 'split'),
    );
    if (endedAt === undefined || (mode !== 'DIRECT' && paid === undefined)) return [];
    const part = paid?.payeeCents ?? null;
    return [{ cents: part === null ? cents : Math.round(part / 1.2), endedAt }];
  });

/**
 * Amount that a mission adds to the yearly sum, and its end. With instalments or months, the whole price
 * counts until the mission is over, then only the earned part.
 */
const countedOf = (known: Known, history: ThreadHistory): Omit<Agreed, 'from'> => {
  if (history.sums.length === 0)
    return { euros: eurosOf(history), to: history.endedAt === null ? null : dayAt(history.endedAt) };
  if (history.state !== 'DONE') return { euros: eurosOf(history), to: null };
  const earned = earnedOf(known, history);
  const ended = earned.at(-1)?.endedAt;
  return {
    euros: earned.reduce((sum, { cents }) => sum + cents, 0) / 100,
    to: ended === undefined ? null : dayAt(ended),
  };
};

const agreedLike = (known: Known, history: ThreadHistory): Agreed[] =>
  known.histories
    .filter((one) => isSamePair(one, history) && isDirect(one.mode) && one.state !== 'REFUSED')
    .flatMap((one) =>
      one.agreedAt === null ? [] : [{ from: dayAt(one.agreedAt), ...countedOf(known, one) }],
    );

/** Euros agreed in the year that ends with a day. */
const sumOn = (agreed: readonly Agreed[], day: Day): number =>
  agreed
    .filter(({ from }) => from <= day && from > addMonths(day, -12))
    .reduce((sum, { euros }) => sum + euros, 0);

/** First day of a mission that is under way today on which the sum is reached; null if there is none. */
const heldSince = (agreed: readonly Agreed[], now: Day): Day | null => {
  const underWay = agreed.filter(({ to }) => to === null || to >= now);
  const first = underWay.map(({ from }) => from).toSorted()[0];
  if (first === undefined) return null;
  for (let day = first; day <= now; day = addDays(day, 1))
    if (underWay.some(({ from }) => from <= day) && sumOn(agreed, day) >= least) return day;
  return null;
};

const lastDay = ({ from }: BookedDocument): Day => addDays(addMonths(from, 6), -1);

type Has = 'missing' | 'outOfDate' | 'current';

const has = (known: Known, memberId: string, kind: BookedDocument['kind']): Has => {
  const own = known.book.documents.filter(
    (one) => one.memberId === memberId && one.kind === kind && !one.isWithdrawn,
  );
  if (own.length === 0) return 'missing';
  return own.some((one) => lastDay(one) >= today(known)) ? 'current' : 'outOfDate';
};

/**
 * State of a candidate's file: a private customer requires the certificate or the registration, other clients
 * require both.
 */
const fileOf = (known: Known, { thread: { about, candidate } }: ThreadHistory) => {
  const [contributions, registration, workers] = asked.map((kind) => has(known, candidate.id, kind));
  const isPrivate = about.creator.kind === 'CUSTOMER' && !about.creator.isMoral;
  const best = (['current', 'outOfDate'] as const).find(
    (one) => contributions === one || registration === one,
  );
  const needed = isPrivate ? [best ?? 'missing', workers] : [contributions, registration, workers];
  if (needed.includes('missing')) return 'incomplete';
  return needed.includes('outOfDate') ? 'outOfDate' : 'complete';
};

const toldState = (state: string | null) => (state === 'toRenew' ? 'complete' : state);

/** Day of the next collection: six months after the last download that counts. */
const nextDay = ({ book }: Known, { thread: { about, candidate } }: ThreadHistory, since: Day): Day => {
  const last = book.collections
    .filter(
      (one) => one.creatorId === about.creator.id && one.candidateId === candidate.id && one.on >= since,
    )
    .map(({ on }) => on)
    .toSorted()
    .at(-1);
  return last === undefined ? since : addMonths(last, 6);
};

const collection = (known: Known, history: ThreadHistory, since: Day | null) => {
  if (since === null) return { state: 'none', nextOn: null };
  const nextOn = nextDay(known, history, since);
  if (nextOn > today(known)) return { state: 'done', nextOn };
  return { state: fileOf(known, history) === 'complete' ? 'due' : 'awaited', nextOn };
};

const nothing = { sum: 0, asks: false, state: null, collection: null };

const expectedPanel = (known: Known, history: ThreadHistory, party: ThreadParty) => {
  const { state, proposed } = history;
  if (state === 'NEW' || state === 'REFUSED') return nothing;
  const agreed = agreedLike(known, history);
  const since = heldSince(agreed, today(known));
  const sum = sumOn(agreed, today(known)) + (isDirect(proposed) ? eurosOf(history) : 0);
  if (since === null && !(isDirect(proposed) && sum >= least)) return { ...nothing, sum };
  return {
    sum,
    asks: true,
    state: fileOf(known, history),
    collection: party === 'creator' ? collection(known, history, since) : null,
  };
};

const panel = (known: Known, history: ThreadHistory, party: ThreadParty): Check => {
  const { id, about, candidate } = history.thread;
  const { name, token } = party === 'creator' ? about.creator : candidate;
  return check<ThreadVigilance>({
    about: `the file of vigilance in the thread of ${about.title} with ${candidate.name}, for ${name}`,
    token,
    path: `/messagerie/vigilance/${id}`,
    expected: expectedPanel(known, history, party),
    told: ({ sum, asks, state, collection: duty }) => ({
      sum,
      asks,
      state: toldState(state),
      collection: duty,
    }),
  });
};

const toldHeld = ({ candidate, yearSum, heldFrom, state, file, nextCollection }: HeldFile) => ({
  candidate: candidate.id,
  yearSum,
  heldFrom,
  state,
  file: toldState(file.state),
  nextOn: nextCollection,
});

const byCandidate = <One extends { readonly candidate: string }>(all: readonly One[]): One[] =>
  all.toSorted((a, b) => a.candidate.localeCompare(b.candidate));

/** Files that a client must hold, one for each candidate. */
const held = (known: Known, { id, name, token }: Person): Check => {
  const own = known.histories.filter(({ thread }) => thread.about.creator.id === id);
  const pairs = [...new Map(own.map((history) => [history.thread.candidate.id, history])).values()];
  const expected = pairs.flatMap((history) => {
    const agreed = agreedLike(known, history);
    const heldFrom = heldSince(agreed, today(known));
    if (heldFrom === null) return [];
    const yearSum = sumOn(agreed, today(known));
    const file = fileOf(known, history);
    return [
      {
        candidate: history.thread.candidate.id,
        yearSum,
        heldFrom,
        file,
        ...collection(known, history, heldFrom),
      },
    ];
  });
  return check<AnswerOf<typeof listHeldFiles>>({
    about: `the files that ${name} has to hold`,
    token,
    path: '/vigilance/candidates',
    expected: byCandidate(expected),
    told: (all) => byCandidate(all.map(toldHeld)),
  });
};

const ownFile = (known: Known, { id, name, token }: Person): Check =>
  check<AnswerOf<typeof readVigilanceFile>>({
    about: `the own file of ${name}`,
    token,
    path: '/vigilance',
    expected: asked.map((kind) => has(known, id, kind)),
    told: ({ items }) =>
      asked.map((kind) => {
        const state = items.find((item) => item.kind === kind)?.state;
        return state === 'toRenew' ? 'current' : state;
      }),
  });

export const vigilanceChecks = (known: Known): Check[] => {
  const { book, histories } = known;
  if (!book.asksForFiles) return [];
  const missions = histories.filter(({ thread }) => thread.about.type === 'MISSION');
  const clients = new Set(missions.map(({ thread }) => thread.about.creator));
  const candidates = new Set(missions.map(({ thread }) => thread.candidate));
  return [
    ...missions.flatMap((history) => [panel(known, history, 'creator'), panel(known, history, 'candidate')]),
    ...[...clients].map((client) => held(known, client)),
    ...[...candidates].map((candidate) => ownFile(known, candidate)),
  ];
};
