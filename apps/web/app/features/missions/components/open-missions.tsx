import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PagedList } from '../../../ui/paged-list.tsx';
import { CardGrid, CardGridSkeleton } from '../../postings/components/card-grid.tsx';
import { Favourite } from '../../postings/components/favourite.tsx';
import classes from '../../postings/components/list-screen.module.css';
import { Nothing } from '../../postings/components/nothing.tsx';
import { list } from '../../postings/content.ts';
import { missionPages } from '../api.ts';
import { consult, lists } from '../content.ts';
import { isFiltered, noFilters } from '../filters.ts';
import { type ListChoice, withFilters, writeChoice } from '../list-address.ts';
import { listPaths } from '../views.ts';
import { MissionCard } from './mission-card.tsx';

interface ListProps {
  audience: MissionAudience;
  choice: ListChoice;
}

/** Nothing past the place of the address, nothing under the filters, or nothing at all. */
const NothingOpen = ({ audience, choice }: ListProps) => {
  if (choice.after !== null)
    return <Nothing words={consult.endOfList} to={{ search: writeChoice(choice) }} />;
  return isFiltered(choice.filters) ? (
    <Nothing words={consult.emptyFiltered} to={{ search: withFilters(choice, noFilters) }} />
  ) : (
    <Nothing words={lists[audience].empty} to={lists[audience].empty.to} isNew />
  );
};

/** Tab "Toutes": the open missions under the filters, page after page. */
export const OpenMissions = ({ audience, choice }: ListProps) => {
  const query = useInfiniteQuery(missionPages(audience, choice));
  const next = query.data?.pages.at(-1)?.next ?? null;
  const from = `${listPaths[audience]}?${writeChoice(choice, choice)}`;
  return (
    <PagedList
      list={query}
      skeleton={<CardGridSkeleton />}
      empty={<NothingOpen audience={audience} choice={choice} />}
      more={consult.more}
      next={next === null ? undefined : { search: writeChoice(choice, { after: next }) }}
    >
      {(missions) => (
        <>
          {choice.after !== null && (
            <Link to={{ search: writeChoice(choice) }} className={classes.first}>
              {list.first}
            </Link>
          )}
          <CardGrid>
            {missions.map((mission) => (
              <li key={mission.id}>
                <MissionCard
                  mission={mission}
                  from={from}
                  action={<Favourite of="missions" posting={mission} />}
                />
              </li>
            ))}
          </CardGrid>
        </>
      )}
    </PagedList>
  );
};
