import type { GuardResult } from '@basoche/domain/access/guards';
import type { Viewer } from '@basoche/domain/access/viewer';
import type { PublicationKind } from '@basoche/domain/moderation/grounds';
import type { Search } from '@basoche/domain/searches/search';
import type { ReactNode } from 'react';
import type { PagesOf, QueryFor } from '../../lib/query-client.ts';
import type { PagedQuery } from '../../ui/paged-list.tsx';
import type { CardPlace } from './components/posting-card.tsx';
import type { Chip } from './filter-set.ts';
import type { Addresses, ChoiceOf, WithWords } from './list-address.ts';

/** A mission or an offer, as far as every list knows it. */
export interface Posting {
  readonly id: string;
  readonly title: string;
  readonly isFavourite: boolean;
  readonly creatorID: string | null;
}

/** A posting that may be kept among one's favourites. */
export interface FavouriteProps {
  readonly of: PublicationKind;
  readonly posting: Posting;
}

/** Missions, or offers, as cards. */
export interface PostingKind<Card extends Posting> {
  readonly name: PublicationKind;
  card(posting: Card, place: CardPlace): ReactNode;
  /** Up to four others, nearest first, and their title. */
  readonly others: (id: string) => QueryFor<Card[]>;
  readonly othersTitle: string;
}

/** Words where a list has nothing to show, with the next step. */
export interface EmptyWords {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/** The drawer in which a list is narrowed. */
export interface DrawerProps<Filters> {
  opened: boolean;
  filters: Filters;
  /** The list is that of one's own applications. */
  isApplied: boolean;
  onClose: () => void;
  onApply: (filters: Filters) => void;
}

/** A list that one may apply from: its address, its words, its calls, and how it is narrowed. */
export interface ListKind<Card extends Posting, Filters extends WithWords, Sort extends string>
  extends PostingKind<Card> {
  readonly guard: (viewer: Viewer) => GuardResult;
  readonly path: string;
  readonly favouritesPath: string;
  readonly title: string;
  readonly lead: string;
  /** The button beside the title. */
  readonly action: { readonly to: string; readonly label: string };
  readonly words: {
    readonly tabs: string;
    readonly found: (number: number) => string;
    readonly search: string;
    readonly searchPlaceholder: string;
    readonly more: string;
    readonly endOfList: EmptyWords;
    readonly emptyFiltered: EmptyWords;
    readonly emptyApplied: EmptyWords;
  };
  /** Words of the list that is empty without any filter, and where their button leads. */
  readonly empty: EmptyWords & { readonly to: string };

  readonly addresses: Addresses<Filters, Sort>;
  readonly noFilters: Filters;
  /** As keys and values: of an address, and of a form that works without JavaScript. */
  readonly filterEntries: (filters: Filters) => readonly (readonly [key: string, value: string])[];
  readonly isFiltered: (filters: Filters) => boolean;
  /** Each filter in force, with those that are left without it. */
  readonly activeChips: (filters: Filters) => readonly Chip<Filters>[];
  /** The drawer, and what fetches its code before it is wanted. */
  readonly drawer: (props: DrawerProps<Filters>) => ReactNode;
  readonly loadDrawer: () => unknown;
  /** The list as it may be saved. */
  readonly search: (filters: Filters) => Search;

  readonly pages: (choice: Pick<ChoiceOf<Filters, Sort>, 'filters' | 'sort' | 'after'>) => PagesOf<Card>;
  /** The shortest first page, which tells how many there are. */
  readonly total: (filters: Filters) => PagesOf<Card>;
  /** [all, applied by the reader]. */
  readonly counts: (userID: string, filters: Filters) => QueryFor<[number, number]>;
  readonly useFavourites: () => PagedQuery<Card>;
  readonly favouriteCount: () => QueryFor<number | null>;

  /** The applications of the reader: loaded when they are wanted. */
  readonly applied: (choice: ChoiceOf<Filters, Sort>) => ReactNode;
  /** Under the open list. */
  readonly after?: (filters: Filters) => ReactNode;
}
