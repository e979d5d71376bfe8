import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { FocusKeeper } from './focus-keeper.tsx';
import { LoadMore } from './load-more.tsx';
import classes from './paged-list.module.css';

/** Part of an infinite query (`useInfiniteQuery` of `routePages`) that a list renders. */
export interface PagedQuery<Item> {
  readonly data: { readonly pages: readonly { readonly items: readonly Item[] }[] } | undefined;
  readonly isError: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

interface PagedListProps<Item> {
  list: PagedQuery<Item>;
  /** Shown while the first page loads. */
  skeleton: ReactNode;
  /** Shown if the list has no items. */
  empty: ReactNode;
  /** Label of the button that loads the next page. */
  more: string;
  /** Address of the next page, where the list has one. */
  next?: { search: string } | undefined;
  children: (items: readonly Item[]) => ReactNode;
}

const Content = <Item,>({ list, skeleton, empty, more, next, children }: PagedListProps<Item>) => {
  if (!list.data) {
    return list.isError ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : skeleton;
  }
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return empty;
  const onMore = () => {
    if (!list.isFetchingNextPage) void list.fetchNextPage();
  };
  return (
    <div className={classes.list}>
      {children(items)}
      {list.isFetchNextPageError && <ErrorState error={list.error} onRetry={onMore} />}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <LoadMore label={more} loading={list.isFetchingNextPage} onMore={onMore} to={next} />
      )}
    </div>
  );
};

/** A list in pages, in each of its states: loading, failed, empty, and with more to load. */
export const PagedList = <Item,>(props: PagedListProps<Item>) => (
  <FocusKeeper>
    <Content {...props} />
  </FocusKeeper>
);
