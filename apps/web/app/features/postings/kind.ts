import type { GuardResult } from '@basoche/domain/access/screen-guards';
import type { Viewer } from '@basoche/domain/access/viewer';
import type { PublicationKind } from '@basoche/domain/moderation/grounds';
import type { Search } from '@basoche/domain/searches/search';
import type { ReactNode } from 'react';
import type { PagesOf, QueryFor } from '../../lib/query-client.ts';
import type { PagedQuery } from '../../ui/paged-list.tsx';
import type { CardPlace } from './components/posting-card.tsx';
import type { Chip } from './filter-set.ts';
import type { Addresses, ChoiceOf, WithWords } from './list-address.ts';

/** Fields of a mission or an offer that every list uses. */
export interface Posting {
  readonly id: string;
  readonly title: string;
  readonly isFavourite: boolean;
  readonly creatorID: string | null;
}

/** A posting that can be a favourite. */
export interface FavouriteProps {
  readonly of: PublicationKind;
  readonly posting: Posting;
}

/** Missions, or offers, as cards. */
export interface PostingKind<Card extends Posting> {
  readonly name: PublicationKind;
  card(posting: Card, place: CardPlace): ReactNode;
  /** Up to four other postings, nearest first. */
  readonly others: (id: string) => QueryFor<Card[]>;
  /** Title of their list. */
  readonly othersTitle: string;
}

/** Texts of an empty list, with the next step. */
export interface EmptyContent {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/** Props of a filter drawer. */
export interface DrawerProps<Filters> {
  opened: boolean;
  filters: Filters;
  /** True for the list of the viewer's applications. */
  isApplied: boolean;
  onClose: () => void;
  onApply: (filters: Filters) => void;
}

/** A list of postings to apply to: its address, words, calls and filters. */
export interface ListKind<Card extends Posting, Filters extends WithWords, Sort extends string>
  extends PostingKind<Card> {
  readonly guard: (viewer: Viewer) => GuardResult;
  readonly path: string;
  readonly favouritesPath: string;
  readonly title: string;
  readonly lead: string;
  /** Button beside the title. */
  readonly action: { readonly to: string; readonly label: string };
  readonly content: {
    readonly tabs: string;
    readonly found: (number: number) => string;
    readonly search: string;
    readonly searchPlaceholder: string;
    readonly more: string;
    readonly endOfList: EmptyContent;
    readonly emptyFiltered: EmptyContent;
    readonly emptyApplied: EmptyContent;
  };
  /** Texts of the list if it is empty without any filter, and the link of their button. */
  readonly empty: EmptyContent & { readonly to: string };

  readonly addresses: Addresses<Filters, Sort>;
  readonly noFilters: Filters;
  /** Filters as keys and values, for an address and for a form without JavaScript. */
  readonly filterEntries: (filters: Filters) => readonly (readonly [key: string, value: string])[];
  readonly isFiltered: (filters: Filters) => boolean;
  /** Active filters, each with the filters left without it. */
  readonly activeChips: (filters: Filters) => readonly Chip<Filters>[];
  /** Drawer of the filters. */
  readonly drawer: (props: DrawerProps<Filters>) => ReactNode;
  /** Preloads the code of the drawer. */
  readonly loadDrawer: () => unknown;
  /** The search to save for these filters. */
  readonly search: (filters: Filters) => Search;

  readonly pages: (choice: Pick<ChoiceOf<Filters, Sort>, 'filters' | 'sort' | 'after'>) => PagesOf<Card>;
  /** Shortest first page, which gives the total. */
  readonly total: (filters: Filters) => PagesOf<Card>;
  /** Counts: [all, applied by the viewer]. */
  readonly counts: (userID: string, filters: Filters) => QueryFor<[number, number]>;
  readonly useFavourites: () => PagedQuery<Card>;
  readonly favouriteCount: () => QueryFor<number | null>;

  /** The viewer's applications, loaded on demand. */
  readonly applied: (choice: ChoiceOf<Filters, Sort>) => ReactNode;
  /** Content under the open list. */
  readonly after?: (filters: Filters) => ReactNode;
}
