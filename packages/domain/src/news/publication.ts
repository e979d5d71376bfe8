import type { ArticleLife, ArticleState } from './standing.ts';

/** What staff may do with an article, and what then holds (issue 9, "News"). */

export interface PublishedLife extends ArticleLife {
  /** When it last came out or was corrected; null while it never was. */
  readonly lastPublishedAt: Date | null;
}

export type ArticleCommand =
  /** At once: for the first time, again, or with what was changed since. */
  | { readonly type: 'publish' }
  | { readonly type: 'schedule'; readonly at: Date }
  | { readonly type: 'unschedule' }
  | { readonly type: 'withdraw' };

/** What an article is to staff: one whose time has come is published, with nobody having done anything. */
export const stageOf = ({ state, firstPublishedAt }: ArticleLife, now: Date): ArticleState =>
  state === 'scheduled' && firstPublishedAt !== null && firstPublishedAt <= now ? 'published' : state;

/** At which stages each may be done. */
const allowed: Readonly<Record<ArticleCommand['type'], readonly ArticleState[]>> = {
  publish: ['draft', 'scheduled', 'published', 'withdrawn'],
  schedule: ['draft', 'scheduled'],
  unschedule: ['scheduled'],
  withdraw: ['published'],
};

const mayBeDone = (command: ArticleCommand['type'], stage: ArticleState): boolean =>
  allowed[command].includes(stage);

/** Its address stays what it is once somebody may have followed it. */
export const isAddressFixed = (stage: ArticleState): boolean =>
  stage === 'published' || stage === 'withdrawn';

/** Nothing comes out further ahead. */
const scheduledDaysAtMost = 366;

/** Why nothing can come out then, in French; null where it can. */
export const timeRefused = (at: Date, now: Date): string | null => {
  if (at <= now) return 'Choisissez un moment à venir.';
  return at.getTime() - now.getTime() > scheduledDaysAtMost * 86_400_000
    ? "Choisissez un moment d'ici un an."
    : null;
};

const nextOf = (
  life: PublishedLife,
  command: ArticleCommand,
  stage: ArticleState,
  now: Date,
): PublishedLife => {
  switch (command.type) {
    case 'publish': {
      // Out already, or once: since then. One that was to come out later comes out now.
      const first = isAddressFixed(stage) ? life.firstPublishedAt : null;
      return { state: 'published', firstPublishedAt: first ?? now, lastPublishedAt: now };
    }
    case 'schedule':
      return { state: 'scheduled', firstPublishedAt: command.at, lastPublishedAt: command.at };
    case 'unschedule':
      return { state: 'draft', firstPublishedAt: null, lastPublishedAt: null };
    case 'withdraw':
      return { ...life, state: 'withdrawn' };
  }
};

/** What holds after it; null where it cannot be done at its stage, or any more. */
export const decideArticle = (
  life: PublishedLife,
  command: ArticleCommand,
  now: Date,
): PublishedLife | null => {
  const stage = stageOf(life, now);
  return mayBeDone(command.type, stage) ? nextOf(life, command, stage, now) : null;
};
