import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { FocusKeeper } from './focus-keeper.tsx';
import { LoadMore } from './load-more.tsx';
import classes from './paged-list.module.css';

/** A query of `routePages`, as far as a list draws it. */
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
  skeleton: ReactNode;
  empty: ReactNode;
  /** What the button under the list says. */
  more: string;
  /** The address of the next page, where it has one. */
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
        <LoadMore
          label={more}
          loading={list.isFetchingNextPage}
          onMore={onMore}
          {...(next ? { to: next } : {})}
        />
      )}
    </div>
  );
};

/** A list that comes page after page, in each of its states: on its way, not to be had, empty, and with more to come. */
export const PagedList = <Item,>(props: PagedListProps<Item>) => (
  <FocusKeeper>
    <Content {...props} />
  </FocusKeeper>
);
