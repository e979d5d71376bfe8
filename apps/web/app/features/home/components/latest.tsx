import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Section } from '../../../ui/page.tsx';
import { CardGrid, CardGridSkeleton } from '../../listings/components/card-grid.tsx';
import classes from '../pages/home.module.css';

interface LatestProps<Item extends { readonly id: string }> {
  query: UseQueryResult<Item[]>;
  words: {
    readonly title: string;
    readonly lead: string;
    readonly all: string;
    readonly emptyTitle: string;
    readonly empty: string;
    readonly publish: string;
  };
  /** The whole list, and where one adds to it. */
  to: { readonly all: string; readonly create: string };
  card: (item: Item) => ReactNode;
}

const Content = <Item extends { readonly id: string }>({ query, words, to, card }: LatestProps<Item>) => {
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <CardGridSkeleton cards={4} />;
  if (query.data.length === 0) {
    return (
      <EmptyState
        order={3}
        title={words.emptyTitle}
        action={
          <Button component={Link} to={to.create}>
            {words.publish}
          </Button>
        }
      >
        {words.empty}
      </EmptyState>
    );
  }
  return (
    <CardGrid>
      {query.data.map((item) => (
        <li key={item.id}>{card(item)}</li>
      ))}
    </CardGrid>
  );
};

/** What was published last, and the way to all of it. */
export const Latest = <Item extends { readonly id: string }>(props: LatestProps<Item>) => (
  <Section
    title={props.words.title}
    lead={props.words.lead}
    aside={
      <Link to={props.to.all} className={classes.all}>
        {props.words.all}
      </Link>
    }
  >
    <Content {...props} />
  </Section>
);
