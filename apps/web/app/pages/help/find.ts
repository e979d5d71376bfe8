import { matches } from '../../lib/match-names.ts';
import { accountThemes } from './account-questions.ts';
import { moneyThemes } from './money-questions.ts';
import type { Question, Theme } from './questions.ts';
import { workThemes } from './work-questions.ts';

/** All questions of the help page, in the order in which people meet them. */
export const themes: readonly Theme[] = [
  ...accountThemes.slice(0, 2),
  ...workThemes,
  ...moneyThemes,
  ...accountThemes.slice(2),
];

const wordsOf = (theme: Theme, { question, answer }: Question): string =>
  [theme.title, question, ...answer]
    .join(' ')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/[.,;:!?«»()\u00a0\u202f]/g, ' ');

/** Questions where every typed word starts a word, by theme; all of them if nothing is typed. */
export const find = (typed: string, all: readonly Theme[] = themes): Theme[] =>
  all
    .map((theme) => ({
      ...theme,
      questions: theme.questions.filter((one) => matches(wordsOf(theme, one), typed.replace(/[?!.,]/g, ' '))),
    }))
    .filter(({ questions }) => questions.length > 0);
