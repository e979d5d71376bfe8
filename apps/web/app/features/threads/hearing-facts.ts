import type { Thread } from '@basoche/contract/threads/threads';
import { hearingOutcomes } from '@basoche/domain/hearings/report';
import { labelOf } from '@basoche/domain/options/option';
import { parisDay } from '@basoche/domain/time/paris';
import { typeset } from '@basoche/domain/typography';
import { formatDay } from '../../lib/dates.ts';
import { dayInWords, hourOf } from '../../lib/hour-words.ts';

type ThreadHearing = NonNullable<Thread['hearing']>;
type Report = NonNullable<ThreadHearing['report']>;

/** « jeudi 3 décembre, 9 h 00 ». */
export const whenOf = ({ heldAt }: Pick<ThreadHearing, 'heldAt'>): string =>
  `${dayInWords(parisDay(new Date(heldAt)))}, ${hourOf(heldAt)}`;

/** « Tribunal judiciaire de Lyon, 3e chambre ». */
export const whereOf = ({ court, chamber }: Pick<ThreadHearing, 'court' | 'chamber'>): string =>
  chamber === null ? court.name : `${court.name}, ${typeset(chamber)}`;

/** True once the hour of the hearing has come. */
export const isHeld = ({ heldAt }: Pick<ThreadHearing, 'heldAt'>, now: Date): boolean =>
  Date.parse(heldAt) <= now.getTime();

const nextDayWords: Readonly<Record<Report['outcome'], (day: string) => string>> = {
  pleaded: (day) => `délibéré au ${day}`,
  adjourned: (day) => `au ${day}`,
  struck: (day) => `date suivante\u202f: ${day}`,
  settled: (day) => `date suivante\u202f: ${day}`,
  other: (day) => `date suivante\u202f: ${day}`,
};

/** « Plaidée, délibéré au 12 janvier 2027 », « Renvoyée au 3 février 2027 ». */
export const outcomeOf = ({ outcome, nextDay }: Pick<Report, 'outcome' | 'nextDay'>): string => {
  const label = labelOf(hearingOutcomes, outcome);
  if (nextDay === null) return label;
  const words = nextDayWords[outcome](formatDay(nextDay));
  return outcome === 'adjourned' ? `${label} ${words}` : `${label}, ${words}`;
};
