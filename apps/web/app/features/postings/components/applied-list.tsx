import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PagesOf } from '../../../lib/query-client.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import type { ListKind, Posting } from '../kind.ts';
import type { ChoiceOf, WithWords } from '../list-address.ts';
import { CardGrid, CardGridSkeleton } from './card-grid.tsx';
import { Favourite } from './favourite.tsx';
import { Nothing } from './nothing-found.tsx';

export interface AppliedProps<Card extends Posting, Filters extends WithWords, Sort extends string> {
  kind: ListKind<Card, Filters, Sort>;
  choice: ChoiceOf<Filters, Sort>;
  /** Screen that an opened card leads back to; the list itself by default. */
  from?: string;
}

interface AppliedListProps<Card extends Posting, Filters extends WithWords, Sort extends string, Application>
  extends AppliedProps<Card, Filters, Sort> {
  pages: PagesOf<Application>;
  /** Card of an application: the posting, its state, and what was proposed. */
  children: (application: Application) => { posting: Card; badge: ReactNode; note: ReactNode };
}

/** Tab "J'ai postulé": the viewer's applications. */
export const AppliedList = <
  Card extends Posting,
  Filters extends WithWords,
  Sort extends string,
  Application extends { readonly id: string },
>({
  kind,
  choice,
  pages,
  from = `${kind.path}?${kind.addresses.writeChoice(choice)}`,
  children,
}: AppliedListProps<Card, Filters, Sort, Application>) => {
  const { content, addresses, noFilters } = kind;
  const empty = kind.isFiltered(choice.filters) ? (
    <Nothing content={content.emptyFiltered} to={{ search: addresses.withFilters(choice, noFilters) }} />
  ) : (
    <Nothing content={content.emptyApplied} to={kind.path} drawing="letter" />
  );
  return (
    <PagedList
      list={useInfiniteQuery(pages)}
      skeleton={<CardGridSkeleton />}
      empty={empty}
      more={content.more}
    >
      {(applications) => (
        <CardGrid>
          {applications.map((application) => {
            const { posting, ...marks } = children(application);
            return (
              <li key={application.id}>
                {kind.card(posting, {
                  from,
                  action: <Favourite of={kind.name} posting={posting} />,
                  ...marks,
                })}
              </li>
            );
          })}
        </CardGrid>
      )}
    </PagedList>
  );
};
