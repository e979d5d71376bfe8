import type { ThreadRole } from '@basoche/domain/threads/actors';
import type { ThreadCommandType } from '@basoche/domain/threads/commands';
import type { Day } from '@basoche/domain/time/paris';
import { type DatedStep, twoMonthsByDay } from './months.ts';

/** Names of texts in `content/conversations.ts`. */
export type Words =
  | 'first'
  | 'bargain'
  | 'talk'
  | 'some talk'
  | 'work'
  | 'some work'
  | 'end'
  | 'direct'
  | 'funds'
  | 'portage';

export type Step =
  | { readonly kind: 'do'; readonly by: ThreadRole; readonly command: ThreadCommandType; readonly hours: Gap }
  | { readonly kind: 'say'; readonly words: Words; readonly hours: Gap }
  | { readonly kind: 'agree'; readonly by: 'creator' | 'candidate' | 'both'; readonly hours: Gap };

/** Shortest and longest time since the previous step, in hours. */
type Gap = readonly [number, number];

/** A possible story of a thread: number of threads that have it, its steps, and how many days ago it ended. */
export interface Scenario {
  readonly name: string;
  readonly count: number;
  readonly steps: readonly Step[];
  readonly daysAgo: readonly [number, number];
  /**
   * Limits the creators: `direct` to members and legal entities, `portage` to legal entities, with a natural
   * person as candidate.
   */
  readonly mode?: 'direct' | 'funds' | 'portage';
  /** Kind of price that the candidate proposes; flat by default. */
  readonly price?: 'instalments' | 'day' | 'retainer';
  /** Commands after the steps, on fixed days of the calendar. The steps end before the first of them. */
  readonly dated?: (today: Day) => readonly DatedStep[];
}

const soon: Gap = [1, 20];
const days: Gap = [20, 90];

const act = (by: ThreadRole, command: ThreadCommandType, hours: Gap = soon): Step => ({
  kind: 'do',
  by,
  command,
  hours,
});
const say = (words: Words, hours: Gap = soon): Step => ({ kind: 'say', words, hours });
const agree = (by: 'creator' | 'candidate' | 'both', hours: Gap = soon): Step => ({
  kind: 'agree',
  by,
  hours,
});

const apply = act('candidate', 'apply');
const acceptPrice = act('creator', 'price/accept', [2, 60]);
const refusePrice = act('creator', 'price/refuse', [2, 60]);
const bargained = [apply, agree('both'), refusePrice, say('bargain'), act('candidate', 'price/new')];
const agreed = [apply, acceptPrice, agree('both'), say('talk')];
const agreedAfterBargain = [...bargained, act('creator', 'price/accept'), say('talk')];

const direct = [act('creator', 'choose/direct', [2, 40]), say('direct', [0, 2])];
const funds = [act('creator', 'choose/funds', [2, 40]), say('funds', [0, 2])];
const portage = [act('creator', 'choose/portage', [2, 40]), say('portage', [0, 2])];
const directOngoing = [...direct, act('candidate', 'direct/accept'), say('some work', days)];
const fundsAwaited = [...funds, act('candidate', 'funds/accept')];
const fundsOngoing = [...fundsAwaited, act('provider', 'deposit/confirm'), say('some work', days)];
const portageAsked = [...portage, act('candidate', 'portage/accept')];
const portageAwaited = [
  ...portageAsked,
  act('staff', 'portage/validate', [12, 44]),
  act('partner', 'itg/validate', [20, 60]),
];
const ended = [
  say('work', days),
  act('candidate', 'deliver', [10, 60]),
  act('creator', 'mission/validate', [5, 60]),
  say('end'),
];
/** Just after the forty-eight hours until held funds are released. */
const released = act('timer', 'release', [49, 49]);

/** Each party reviews the other, and the candidate replies. */
const recommended = [
  act('creator', 'review', [2, 60]),
  act('candidate', 'review', [2, 90]),
  act('candidate', 'review/reply', [1, 40]),
];

/** Every state of rules §3, and the ways to reach it. */
export const scenarios: readonly Scenario[] = [
  { name: 'applied', count: 40, daysAgo: [1, 18], steps: [apply] },
  {
    name: 'applied, the candidate wrote',
    count: 14,
    daysAgo: [1, 9],
    steps: [apply, agree('candidate'), say('first', [0, 1])],
  },
  {
    name: 'applied, both talk',
    count: 8,
    daysAgo: [1, 6],
    steps: [apply, agree('both'), say('first', [0, 1])],
  },
  { name: 'price refused', count: 8, daysAgo: [1, 12], steps: [apply, refusePrice] },
  {
    name: 'price refused and discussed',
    count: 8,
    daysAgo: [1, 8],
    steps: [apply, agree('both'), refusePrice, say('bargain')],
  },
  { name: 'price proposed again', count: 12, daysAgo: [1, 10], steps: bargained },
  {
    name: 'candidate refused',
    count: 24,
    daysAgo: [1, 70],
    steps: [apply, act('creator', 'refuseCandidate', days)],
  },
  {
    name: 'candidate refused after a refused price',
    count: 8,
    daysAgo: [1, 60],
    steps: [apply, refusePrice, act('candidate', 'price/new'), act('creator', 'refuseCandidate', days)],
  },
  { name: 'withdrawn', count: 12, daysAgo: [1, 60], steps: [apply, act('candidate', 'withdraw', days)] },
  { name: 'price accepted', count: 9, daysAgo: [1, 6], steps: [apply, acceptPrice] },
  {
    name: 'price accepted, both talk',
    count: 13,
    daysAgo: [1, 8],
    steps: [apply, acceptPrice, agree('both'), say('some talk')],
  },
  {
    name: 'refused after the price',
    count: 6,
    daysAgo: [2, 60],
    steps: [...agreed, act('creator', 'refuseCandidate', days)],
  },
  {
    name: 'withdrawn after the price',
    count: 5,
    daysAgo: [2, 60],
    steps: [...agreed, act('candidate', 'withdraw', days)],
  },
  { name: 'direct offered', count: 12, daysAgo: [1, 6], mode: 'direct', steps: [...agreed, ...direct] },
  {
    name: 'direct refused',
    count: 5,
    daysAgo: [1, 6],
    mode: 'direct',
    steps: [...agreed, ...direct, act('candidate', 'direct/refuse')],
  },
  { name: 'funds offered', count: 8, daysAgo: [1, 6], mode: 'funds', steps: [...agreed, ...funds] },
  { name: 'portage offered', count: 5, daysAgo: [1, 5], mode: 'portage', steps: [...agreed, ...portage] },
  {
    name: 'direct, ongoing',
    count: 20,
    daysAgo: [1, 12],
    mode: 'direct',
    steps: [...agreed, ...directOngoing],
  },
  {
    name: 'direct, ongoing after a second price',
    count: 6,
    daysAgo: [1, 12],
    mode: 'direct',
    steps: [...agreedAfterBargain, ...directOngoing],
  },
  {
    name: 'direct, delivered',
    count: 6,
    daysAgo: [1, 2],
    mode: 'direct',
    steps: [...agreed, ...directOngoing, act('candidate', 'deliver', days)],
  },
  {
    name: 'direct, done',
    count: 10,
    daysAgo: [1, 80],
    mode: 'direct',
    steps: [...agreed, ...direct, act('candidate', 'direct/accept'), ...ended],
  },
  {
    name: 'direct, both recommended',
    count: 10,
    daysAgo: [1, 80],
    mode: 'direct',
    steps: [...agreed, ...direct, act('candidate', 'direct/accept'), ...ended, ...recommended],
  },
  // The creator's review stays hidden for a few more days.
  {
    name: 'direct, recommended by the creator',
    count: 4,
    daysAgo: [1, 9],
    mode: 'direct',
    steps: [
      ...agreed,
      ...direct,
      act('candidate', 'direct/accept'),
      ...ended,
      act('creator', 'review', [2, 60]),
    ],
  },
  {
    name: 'direct, done after a second price',
    count: 9,
    daysAgo: [1, 60],
    mode: 'direct',
    steps: [...agreedAfterBargain, ...direct, act('candidate', 'direct/accept'), ...ended],
  },
  {
    name: 'portage under review',
    count: 5,
    daysAgo: [1, 1],
    mode: 'portage',
    steps: [...agreed, ...portageAsked],
  },
  {
    name: 'portage with the partner',
    count: 4,
    daysAgo: [1, 2],
    mode: 'portage',
    steps: [...agreed, ...portageAsked, act('staff', 'portage/validate', [12, 44])],
  },
  {
    name: 'portage rejected',
    count: 4,
    daysAgo: [1, 6],
    mode: 'portage',
    steps: [...agreed, ...portageAsked, act('staff', 'portage/reject', [12, 44])],
  },
  {
    name: 'portage rejected by the partner',
    count: 2,
    daysAgo: [1, 6],
    mode: 'portage',
    steps: [
      ...agreed,
      ...portageAsked,
      act('staff', 'portage/validate', [12, 44]),
      act('partner', 'itg/reject', [20, 60]),
    ],
  },
  { name: 'funds awaited', count: 9, daysAgo: [1, 5], mode: 'funds', steps: [...agreed, ...fundsAwaited] },
  {
    name: 'funds awaited, portage',
    count: 3,
    daysAgo: [1, 4],
    mode: 'portage',
    steps: [...agreed, ...portageAwaited],
  },
  {
    name: 'deposit cancelled',
    count: 3,
    daysAgo: [2, 50],
    mode: 'funds',
    steps: [
      ...agreed,
      ...fundsAwaited,
      act('creator', 'cancelDeposit', days),
      act('candidate', 'cancelDeposit'),
    ],
  },
  {
    name: 'funds held, ongoing',
    count: 9,
    daysAgo: [1, 12],
    mode: 'funds',
    steps: [...agreed, ...fundsOngoing],
  },
  {
    name: 'funds held, cancellation asked',
    count: 2,
    daysAgo: [1, 3],
    mode: 'funds',
    steps: [...agreed, ...fundsOngoing, act('creator', 'cancelDeposit', days)],
  },
  {
    name: 'funds held, contested',
    count: 3,
    daysAgo: [1, 5],
    mode: 'funds',
    steps: [...agreed, ...fundsOngoing, act('candidate', 'deliver', days), act('creator', 'contest', days)],
  },
  {
    name: 'portage, ongoing',
    count: 3,
    daysAgo: [1, 12],
    mode: 'portage',
    steps: [...agreed, ...portageAwaited, act('provider', 'deposit/confirm'), say('some work', days)],
  },
  // Ended yesterday, so the release is planned for tomorrow.
  {
    name: 'release planned',
    count: 5,
    daysAgo: [1, 1],
    mode: 'funds',
    steps: [
      ...agreed,
      ...fundsOngoing,
      act('candidate', 'deliver', days),
      act('creator', 'mission/validate'),
    ],
  },
  {
    name: 'release contested',
    count: 2,
    daysAgo: [1, 4],
    mode: 'funds',
    steps: [
      ...agreed,
      ...fundsOngoing,
      act('creator', 'mission/validate', days),
      act('candidate', 'contest'),
    ],
  },
  {
    name: 'funds released, done',
    count: 4,
    daysAgo: [1, 60],
    mode: 'funds',
    steps: [...agreed, ...fundsAwaited, act('provider', 'deposit/confirm'), ...ended, released],
  },
  {
    name: 'funds released, both recommended',
    count: 6,
    daysAgo: [1, 60],
    mode: 'funds',
    steps: [
      ...agreed,
      ...fundsAwaited,
      act('provider', 'deposit/confirm'),
      ...ended,
      released,
      ...recommended,
    ],
  },
  {
    name: 'portage, done',
    count: 3,
    daysAgo: [1, 40],
    mode: 'portage',
    steps: [...agreed, ...portageAwaited, act('provider', 'deposit/confirm'), ...ended, released],
  },
  {
    name: 'contested and settled',
    count: 6,
    daysAgo: [1, 40],
    mode: 'funds',
    steps: [
      ...agreed,
      ...fundsOngoing,
      act('candidate', 'deliver', days),
      act('creator', 'contest'),
      act('staff', 'settle', days),
    ],
  },
];

/** A deposit above the limit of a company's team, which awaits the consent of a second person. */
export const secondConsent: Scenario = {
  name: 'funds awaited, and a second person’s consent',
  count: 1,
  daysAgo: [1, 3],
  mode: 'funds',
  steps: [...agreed, ...fundsAwaited],
};

/** The first of three instalments is paid; the second is deposited and under way. */
export const secondOfThree: Scenario = {
  name: 'second of three instalments, ongoing',
  count: 1,
  daysAgo: [1, 4],
  mode: 'funds',
  price: 'instalments',
  steps: [
    ...agreed,
    ...fundsOngoing,
    act('candidate', 'deliver', days),
    act('creator', 'mission/validate'),
    released,
    act('provider', 'deposit/confirm', [2, 40]),
  ],
};

/** A price by day: the first month is paid; the sheet of the last month awaits the client. */
export const sheetToAccept: Scenario = {
  name: 'second month by day, its sheet sent',
  count: 1,
  daysAgo: [1, 1],
  mode: 'funds',
  price: 'day',
  steps: [...agreed, ...fundsAwaited],
  dated: twoMonthsByDay,
};

/** A retainer whose first deposit may be paid and is awaited. */
export const retainerAwaited: Scenario = {
  name: 'retainer, first deposit awaited',
  count: 1,
  daysAgo: [1, 3],
  mode: 'funds',
  price: 'retainer',
  steps: [...agreed, ...fundsAwaited],
};
