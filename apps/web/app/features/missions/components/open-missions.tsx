import { Button } from '@mantine/core';
import { IconFileSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { missionPages } from '../api/mission-pages.ts';
import { consult } from '../content.ts';
import { isFiltered, type ListFilters, noFilters, writeFilters } from '../filters.ts';
import { LoadMore } from './load-more.tsx';
import { MissionCard } from './mission-card.tsx';
import { MissionGrid, MissionGridSkeleton } from './mission-grid.tsx';
import classes from './mission-list.module.css';

interface ListProps {
  search: URLSearchParams;
  filters: ListFilters;
}

const NothingOpen = ({ search, filters }: ListProps) =>
  isFiltered(filters) ? (
    <EmptyState
      icon={<IconFileSearch size={24} stroke={1.5} aria-hidden />}
      title={consult.emptyFiltered.title}
      action={
        <Button
          component={Link}
          to={{ search: writeFilters(search, noFilters).toString() }}
          variant="default"
        >
          {consult.emptyFiltered.action}
        </Button>
      }
    >
      {consult.emptyFiltered.text}
    </EmptyState>
  ) : (
    <EmptyState
      icon={<IconFileSearch size={24} stroke={1.5} aria-hidden />}
      title={consult.empty.title}
      action={
        <Button component={Link} to="/manage/missions/create">
          {consult.empty.action}
        </Button>
      }
    >
      {consult.empty.text}
    </EmptyState>
  );

/** Tab "Toutes": the open missions under the filters, page after page. */
export const OpenMissions = ({ search, filters }: ListProps) => {
  const after = search.get('after');
  const list = useInfiniteQuery(missionPages(filters, after));
  if (list.isPending) return <MissionGridSkeleton />;
  if (list.isError && !list.data) {
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  }
  const missions = list.data.pages.flatMap(({ items }) => items);
  const next = list.data.pages.at(-1)?.next ?? null;
  if (missions.length === 0 && after === null) return <NothingOpen search={search} filters={filters} />;

  const start = writeFilters(search, filters);
  const following = new URLSearchParams(start);
  if (next) following.set('after', next);
  return (
    <div className={classes.list}>
      {after !== null && (
        <Link to={{ search: start.toString() }} className={classes.first}>
          {consult.first}
        </Link>
      )}
      <MissionGrid>
        {missions.map((mission) => (
          <li key={mission.id}>
            <MissionCard mission={mission} from={search.toString()} />
          </li>
        ))}
      </MissionGrid>
      {list.isFetchNextPageError && (
        <ErrorState error={list.error} onRetry={() => void list.fetchNextPage()} />
      )}
      {next && !list.isFetchNextPageError && (
        <LoadMore
          label={consult.more}
          loading={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
          to={{ search: following.toString() }}
        />
      )}
    </div>
  );
};
