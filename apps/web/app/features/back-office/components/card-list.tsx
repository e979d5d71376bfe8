import type { ReactNode } from 'react';
import { PagedList, type PagedQuery } from '../../../ui/paged-list.tsx';
import rows from '../../../ui/row-card.module.css';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';

interface CardListProps<Item> {
  list: PagedQuery<Item>;
  /** Name of the list, where its heading does not say it. */
  label?: string;
  more: string;
  empty: ReactNode;
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

/** Cases of staff in pages, each a card. */
export const CardList = <Item,>({ list, label, more, empty, keyOf, children }: CardListProps<Item>) => (
  <PagedList list={list} skeleton={<CardListSkeleton />} more={more} empty={empty}>
    {(items) => (
      <ul className={rows.rows} aria-label={label}>
        {items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
    )}
  </PagedList>
);
