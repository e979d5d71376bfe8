import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSocket } from '../../../lib/socket.ts';
import type { DrawingName } from '../../../ui/drawing.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PagedList, type PagedQuery } from '../../../ui/paged-list.tsx';
import rows from '../../../ui/row-card.module.css';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { useMayNegotiate } from '../../firms/shared/may-negotiate.ts';
import type { OwnKind } from '../own-kind.ts';

/** Button to publish; nothing for a person of a firm whose role only reads. */
export const CreateButton = ({ kind: { home, content } }: { kind: Pick<OwnKind, 'home' | 'content'> }) =>
  useMayNegotiate() && (
    <Button
      component={Link}
      to={`${home}/create`}
      leftSection={<IconPlus size={20} stroke={1.5} aria-hidden />}
    >
      {content.manage.create}
    </Button>
  );

interface EmptyListProps {
  drawing: DrawingName;
  content: { readonly title: string; readonly text: string };
  action?: ReactNode;
}

/** Explains the creator's list while it is empty. */
export const EmptyList = ({ drawing, content, action }: EmptyListProps) => (
  <EmptyState drawing={drawing} title={content.title} action={action}>
    {content.text}
  </EmptyState>
);

/** Cards one above the other. */
export const Rows = <Item extends { readonly id: string }>({
  items,
  children,
}: {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}) => (
  <ul className={rows.rows}>
    {items.map((item) => (
      <li key={item.id}>{children(item)}</li>
    ))}
  </ul>
);

interface OwnListProps<Posting> {
  list: PagedQuery<Posting>;
  /** Reads the list again. */
  refresh: () => void;
  empty: ReactNode;
  /** Label of the button that loads the next page. */
  more: string;
  /** Renders the card of one item. */
  children: (posting: Posting) => ReactNode;
}

/** The creator's postings, each with its candidates. */
export const OwnList = <Posting extends { readonly id: string }>({
  list,
  refresh,
  empty,
  more,
  children,
}: OwnListProps<Posting>) => {
  // A new application changes the counts on the cards; after a lost connection, news may have been missed.
  useSocket({ newAction: refresh, newNotification: refresh, resync: refresh });
  return (
    <PagedList list={list} skeleton={<CardListSkeleton />} empty={empty} more={more}>
      {(items) => <Rows items={items}>{children}</Rows>}
    </PagedList>
  );
};
