import { matches } from '../../lib/match-names.ts';
import type { SiteSettings } from '../../lib/site-context.ts';
import { accountThemes } from './account-questions.ts';
import { conflictThemes } from './conflict-questions.ts';
import { hearingThemes } from './hearing-questions.ts';
import { identityTheme } from './identity-questions.ts';
import { instalmentThemes } from './instalment-questions.ts';
import { missionJobAndThreadThemes } from './mission-job-and-thread-questions.ts';
import { monthThemes } from './month-questions.ts';
import { paymentThemes } from './payment-questions.ts';
import type { Question, Theme } from './questions.ts';
import { teamThemesOf } from './team-questions.ts';
import { vigilanceThemes } from './vigilance-questions.ts';

/** All questions of the help page, in the order in which people meet them; those of a part that may be closed only while it is open. */
export const themesOf = ({
  firms,
  conflicts,
  hearings,
  vigilance,
  instalments,
  months,
  identity,
}: SiteSettings): readonly Theme[] => [
  ...accountThemes.slice(0, 2),
  ...missionJobAndThreadThemes,
  ...paymentThemes,
  ...(instalments ? instalmentThemes : []),
  ...(months ? monthThemes : []),
  ...(hearings ? hearingThemes : []),
  ...(conflicts ? conflictThemes : []),
  ...(vigilance ? vigilanceThemes : []),
  ...(firms ? teamThemesOf({ conflicts }) : []),
  ...(identity === null ? [] : [identityTheme(identity)]),
  ...accountThemes.slice(2),
];

const wordsOf = (theme: Theme, { question, answer, list = [] }: Question): string =>
  [theme.title, question, ...answer, ...list.flatMap(({ term, text }) => [term, text])]
    .join(' ')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/[.,;:!?«»()\u00a0\u202f]/g, ' ');

/** Questions where every typed word starts a word, by theme; all of them if nothing is typed. */
export const find = (typed: string, all: readonly Theme[]): Theme[] =>
  all
    .map((theme) => ({
      ...theme,
      questions: theme.questions.filter((one) => matches(wordsOf(theme, one), typed.replace(/[?!.,]/g, ' '))),
    }))
    .filter(({ questions }) => questions.length > 0);
