import type { ArticleLife, ArticleState } from './article-states.ts';

/** Commands of staff on an article, and the resulting state (issue 9, "News"). */

export interface PublishedLife extends ArticleLife {
  /** Time of the last publication or correction; null if it was never published. */
  readonly lastPublishedAt: Date | null;
}

export type ArticleCommand =
  /** Publishes at once: for the first time, again, or with the changes made since. */
  | { readonly type: 'publish' }
  | { readonly type: 'schedule'; readonly at: Date }
  | { readonly type: 'unschedule' }
  | { readonly type: 'withdraw' };

/** The stage of an article for staff: a scheduled article counts as published once its time has come. */
export const stageOf = ({ state, firstPublishedAt }: ArticleLife, now: Date): ArticleState =>
  state === 'scheduled' && firstPublishedAt !== null && firstPublishedAt <= now ? 'published' : state;

/** Stages at which each command is allowed. */
const statesBefore: Readonly<Record<ArticleCommand['type'], readonly ArticleState[]>> = {
  publish: ['draft', 'scheduled', 'published', 'withdrawn'],
  schedule: ['draft', 'scheduled'],
  unschedule: ['scheduled'],
  withdraw: ['published'],
};

const mayBeDone = (command: ArticleCommand['type'], stage: ArticleState): boolean =>
  statesBefore[command].includes(stage);

/** True if its address can no longer change: readers may have followed it. */
export const isAddressFixed = (stage: ArticleState): boolean =>
  stage === 'published' || stage === 'withdrawn';

/** The furthest scheduled time, in days. */
const scheduledDaysAtMost = 366;

/** Reason why this time is not possible, in French; null if it is. */
export const timeRefused = (at: Date, now: Date): string | null => {
  if (at <= now) return 'Choisissez un moment à venir.';
  return at.getTime() - now.getTime() > scheduledDaysAtMost * 86_400_000
    ? 'Choisissez un moment d’ici un an.'
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
      // An article that was published before keeps its first time. A scheduled one is published now instead.
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

/** The state after a command; null if the command is not possible at this stage. */
export const decideArticle = (
  life: PublishedLife,
  command: ArticleCommand,
  now: Date,
): PublishedLife | null => {
  const stage = stageOf(life, now);
  return mayBeDone(command.type, stage) ? nextOf(life, command, stage, now) : null;
};
