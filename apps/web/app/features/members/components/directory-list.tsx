import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { PagedList } from '../../../ui/paged-list.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Loading, TextSkeleton } from '../../../ui/skeletons.tsx';
import card from '../../postings/components/card.module.css';
import layout from '../../postings/components/list-screen.module.css';
import { Nothing } from '../../postings/components/nothing-found.tsx';
import { directoryPages } from '../api/directory.ts';
import { type DirectoryAudience, directories, directory, directoryPaths } from '../directory-content.ts';
import { type DirectoryFilters, isFiltered, noFilters, writeFilters } from '../directory-filters.ts';
import classes from './directory.module.css';
import { DirectoryCard } from './directory-card.tsx';
import { MemberFavourite } from './directory-favourite.tsx';

/** Cards in one column on a phone, two on a tablet, three on a desktop. */
export const DirectoryGrid = ({ children }: { children: ReactNode }) => (
  <ul className={classes.grid}>{children}</ul>
);

/** Placeholder of the cards. */
export const DirectorySkeleton = () => (
  <Loading>
    <div className={classes.grid}>
      {Array.from({ length: 9 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of a skeleton have no other identity and never move
        <div key={index} className={card.card}>
          <div className={classes.coming}>
            <Skeleton height={64} circle />
            <TextSkeleton lines={2} />
          </div>
          <Skeleton height={14} width="60%" />
          <Skeleton height={14} width="80%" />
          <Skeleton height={14} width="40%" />
        </div>
      ))}
    </div>
  </Loading>
);

interface ListProps {
  audience: DirectoryAudience;
  filters: DirectoryFilters;
  after: string | null;
}

/** Explains an empty list: nobody after the page's position, nobody for the filters, or nobody at all. */
const NobodyFound = ({ audience, filters, after }: ListProps) => {
  const { empty, nobody } = directories[audience];
  if (after !== null) {
    return <Nothing content={directory.end} to={{ search: writeFilters(filters) }} />;
  }
  if (isFiltered(filters)) {
    return <Nothing content={empty} to={{ search: writeFilters(noFilters) }} />;
  }
  const to = audience === 'students' ? directoryPaths.members : '/inscription';
  return <Nothing content={nobody} to={to} isNew drawing="team" />;
};

/** Focuses the first new card after more cards were asked for. */
const useFocusOnNext = (number: number) => {
  const grid = useRef<HTMLDivElement>(null);
  const askedPage = useRef<number | null>(null);
  useEffect(() => {
    if (askedPage.current === null || number <= askedPage.current) return;
    const first = grid.current?.querySelectorAll('article')[askedPage.current];
    askedPage.current = null;
    first?.querySelector('a')?.focus();
  }, [number]);
  return { grid, ask: () => (askedPage.current = number) };
};

/** Members for the filters, nine at first and nine more each time. */
export const DirectoryList = (props: ListProps) => {
  const { audience, filters, after } = props;
  const query = useInfiniteQuery(directoryPages(audience, filters, after));
  const number = query.data?.pages.reduce((sum, { items }) => sum + items.length, 0) ?? 0;
  const next = query.data?.pages.at(-1)?.next ?? null;
  const { grid, ask } = useFocusOnNext(number);
  const more = () => {
    ask();
    return query.fetchNextPage();
  };
  const from = `${directoryPaths[audience]}?${writeFilters(filters, after)}`;
  return (
    <div ref={grid}>
      <PagedList
        list={{ ...query, fetchNextPage: more }}
        skeleton={<DirectorySkeleton />}
        empty={<NobodyFound {...props} />}
        more={directories[audience].more}
        next={next === null ? undefined : { search: writeFilters(filters, next) }}
      >
        {(members) => (
          <>
            {after !== null && (
              <Link to={{ search: writeFilters(filters) }} className={layout.first}>
                {directory.end.action}
              </Link>
            )}
            <DirectoryGrid>
              {members.map((member) => (
                <li key={member.id}>
                  <DirectoryCard member={member} from={from} action={<MemberFavourite member={member} />} />
                </li>
              ))}
            </DirectoryGrid>
          </>
        )}
      </PagedList>
    </div>
  );
};
