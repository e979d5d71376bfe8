import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import sideways from '../../../ui/sideways.module.css';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { Title } from '../../../ui/title.tsx';
import classes from './latest.module.css';

interface LatestProps<Item extends { readonly id: string }> {
  query: UseQueryResult<Item[]>;
  content: {
    readonly title: string;
    readonly all: string;
    readonly emptyTitle: string;
    readonly empty: string;
    readonly publish: string;
  };
  /** Links to the whole list, and to the form of a new item. */
  to: { readonly all: string; readonly create: string };
  card: (item: Item) => ReactNode;
  /** Samples, shown while there is no item. */
  samples: ReactNode;
}

const Content = <Item extends { readonly id: string }>({
  query,
  content,
  to,
  card,
  samples,
}: LatestProps<Item>) => {
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <CardListSkeleton />;
  if (query.data.length === 0) {
    return (
      <>
        <EmptyState
          order={3}
          title={content.emptyTitle}
          action={
            <Button component={Link} to={to.create}>
              {content.publish}
            </Button>
          }
        >
          {content.empty}
        </EmptyState>
        <Suspense fallback={null}>{samples}</Suspense>
      </>
    );
  }
  return (
    <ul className={`${classes.list} ${sideways.row}`}>
      {query.data.map((item) => (
        <li key={item.id}>{card(item)}</li>
      ))}
    </ul>
  );
};

/** The latest published items, and a link to the whole list. */
export const Latest = <Item extends { readonly id: string }>(props: LatestProps<Item>) => (
  <section className="lean">
    <div className={classes.head}>
      <Title order={2} className={classes.title}>
        {props.content.title}
      </Title>
      <Link to={props.to.all} className="strong target link">
        {props.content.all}
      </Link>
    </div>
    <Content {...props} />
  </section>
);
