import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PagedList } from '../../../ui/paged-list.tsx';
import { list } from '../content.ts';
import type { ListKind, Posting } from '../kind.ts';
import type { ChoiceOf, WithWords } from '../list-address.ts';
import { CardGridSkeleton } from './card-grid.tsx';
import classes from './list-screen.module.css';
import { Nothing } from './nothing-found.tsx';
import { PostingCards } from './posting-cards.tsx';

interface OpenListProps<Card extends Posting, Filters extends WithWords, Sort extends string> {
  kind: ListKind<Card, Filters, Sort>;
  choice: ChoiceOf<Filters, Sort>;
}

/** Explains an empty list: no entry after the page's position, none for the filters, or none at all. */
const NothingOpen = <Card extends Posting, Filters extends WithWords, Sort extends string>({
  kind: { addresses, content, isFiltered, noFilters, empty },
  choice,
}: OpenListProps<Card, Filters, Sort>) => {
  if (choice.after !== null)
    return <Nothing content={content.endOfList} to={{ search: addresses.writeChoice(choice) }} />;
  return isFiltered(choice.filters) ? (
    <Nothing content={content.emptyFiltered} to={{ search: addresses.withFilters(choice, noFilters) }} />
  ) : (
    <Nothing content={empty} to={empty.to} isNew />
  );
};

/** Tab "Toutes": open postings for the filters, page after page. */
export const OpenList = <Card extends Posting, Filters extends WithWords, Sort extends string>(
  props: OpenListProps<Card, Filters, Sort>,
) => {
  const { kind, choice } = props;
  const { writeChoice } = kind.addresses;
  const query = useInfiniteQuery(kind.pages(choice));
  const next = query.data?.pages.at(-1)?.next ?? null;
  return (
    <PagedList
      list={query}
      skeleton={<CardGridSkeleton />}
      empty={<NothingOpen {...props} />}
      more={kind.content.more}
      next={next === null ? undefined : { search: writeChoice(choice, { after: next }) }}
    >
      {(postings) => (
        <>
          {choice.after !== null && (
            <Link to={{ search: writeChoice(choice) }} className={classes.first}>
              {list.first}
            </Link>
          )}
          <PostingCards
            kind={kind}
            postings={postings}
            from={`${kind.path}?${writeChoice(choice, choice)}`}
          />
        </>
      )}
    </PagedList>
  );
};
