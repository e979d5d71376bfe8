import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import { Button } from '@mantine/core';
import { IconFileSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { CardGrid, CardGridSkeleton } from '../../listings/components/card-grid.tsx';
import classes from '../../listings/components/list-screen.module.css';
import { missionPages } from '../api/mission-pages.ts';
import { consult, lists } from '../content.ts';
import { isFiltered, noFilters } from '../filters.ts';
import { type ListChoice, withFilters, writeChoice } from '../list-address.ts';
import { listPaths } from '../views.ts';
import { Favourite } from './favourite.tsx';
import { MissionCard } from './mission-card.tsx';

interface ListProps {
  audience: MissionAudience;
  choice: ListChoice;
}

/** Nothing past the place of the address, nothing under the filters, or nothing at all. */
const NothingOpen = ({ audience, choice }: ListProps) => {
  const { empty } = lists[audience];
  const icon = <IconFileSearch size={24} stroke={1.5} aria-hidden />;
  if (choice.after !== null) {
    return (
      <EmptyState
        icon={icon}
        title={consult.endOfList.title}
        action={
          <Button component={Link} to={{ search: writeChoice(choice) }} variant="default">
            {consult.first}
          </Button>
        }
      >
        {consult.endOfList.text}
      </EmptyState>
    );
  }
  return isFiltered(choice.filters) ? (
    <EmptyState
      icon={icon}
      title={consult.emptyFiltered.title}
      action={
        <Button component={Link} to={{ search: withFilters(choice, noFilters) }} variant="default">
          {consult.emptyFiltered.action}
        </Button>
      }
    >
      {consult.emptyFiltered.text}
    </EmptyState>
  ) : (
    <EmptyState
      icon={icon}
      title={empty.title}
      action={
        <Button component={Link} to={empty.to}>
          {empty.action}
        </Button>
      }
    >
      {empty.text}
    </EmptyState>
  );
};

/** Tab "Toutes": the open missions under the filters, page after page. */
export const OpenMissions = ({ audience, choice }: ListProps) => {
  const list = useInfiniteQuery(missionPages(audience, choice));
  const next = list.data?.pages.at(-1)?.next ?? null;
  const from = `${listPaths[audience]}?${writeChoice(choice, choice)}`;
  return (
    <PagedList
      list={list}
      skeleton={<CardGridSkeleton />}
      empty={<NothingOpen audience={audience} choice={choice} />}
      more={consult.more}
      next={next === null ? undefined : { search: writeChoice(choice, { after: next }) }}
    >
      {(missions) => (
        <>
          {choice.after !== null && (
            <Link to={{ search: writeChoice(choice) }} className={classes.first}>
              {consult.first}
            </Link>
          )}
          <CardGrid>
            {missions.map((mission) => (
              <li key={mission.id}>
                <MissionCard mission={mission} from={from} action={<Favourite mission={mission} />} />
              </li>
            ))}
          </CardGrid>
        </>
      )}
    </PagedList>
  );
};
