import type { PublicationKind } from '@basoche/domain/moderation/grounds';
import type { UseMutationResult } from '@tanstack/react-query';
import type { PagesOf, QueryFor } from '../../lib/query-client.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

type Command<Answer, Input> = UseMutationResult<Answer, Error, Input>;

/** Fields of a posting that every screen of its creator uses. */
export interface OwnPosting {
  readonly id: string;
  readonly title: string;
  readonly permitted: readonly string[];
  readonly isArchived: boolean;
  readonly isOpen: boolean;
}

/** Missions, or offers, as their creator manages them. */
export interface OwnKind {
  readonly name: PublicationKind;
  /** Path of the creator's own list. */
  readonly home: string;
  readonly useFill: (id: string, onDone: () => void) => Command<unknown, void>;
  readonly usePublish: (id: string, onDone: (posting: OwnPosting) => void) => Command<unknown, boolean>;
  readonly useRelaunch: (id: string) => Command<unknown, string | null>;
  /** True if relaunching needs a new deadline. */
  readonly needsDeadline: boolean;
  readonly content: {
    readonly manage: {
      readonly title: string;
      readonly lead: string;
      readonly create: string;
      readonly tabs: string;
      readonly more: string;
      readonly empty: Words;
      readonly emptyArchived: Words;
      readonly statusOf: (title: string) => string;
      readonly edit: string;
      readonly isFilled: string;
      readonly nowPublished: string;
      readonly nowArchived: string;
      readonly relaunch: string;
      readonly relaunchOf: (title: string) => string;
    };
    readonly fill: {
      readonly open: string;
      readonly openOf: (title: string) => string;
      readonly title: string;
      /** Consequences, for this number of candidates. */
      readonly text: (candidates: number) => string;
      readonly action: string;
      readonly done: (candidates: number) => string;
    };
    readonly relaunch: {
      readonly title: string;
      readonly stillClosed: string;
      readonly stillClosedText: string;
      readonly text: string;
      readonly deadlineHelp?: string;
      readonly done: string;
    };
  };
}

/** Kind with its queries: one posting, and the creator's list. */
export interface OwnKindOf<One extends OwnPosting, Listed> extends OwnKind {
  readonly one: (id: string) => QueryFor<One>;
  /** The creator's list, newest first. */
  readonly pages: (creatorID: string, isArchived: boolean) => PagesOf<Listed>;
  /** Counts of the list: [published, archived]. */
  readonly counts: (creatorID: string) => QueryFor<[number, number]>;
}
