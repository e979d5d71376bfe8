import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PagedList } from '../../../ui/paged-list.tsx';
import { CardGrid, CardGridSkeleton } from '../../postings/components/card-grid.tsx';
import { Favourite } from '../../postings/components/favourite.tsx';
import classes from '../../postings/components/list-screen.module.css';
import { Nothing } from '../../postings/components/nothing.tsx';
import { list } from '../../postings/content.ts';
import { jobPages } from '../api.ts';
import { consult } from '../content.ts';
import { isFiltered, noFilters } from '../filters.ts';
import { type JobListChoice, withFilters, writeChoice } from '../list-address.ts';
import { jobsPath } from '../views.ts';
import { JobCard } from './job-card.tsx';

/** Nothing past the place of the address, nothing under the filters, or nothing at all. */
const NothingOpen = ({ choice }: { choice: JobListChoice }) => {
  if (choice.after !== null)
    return <Nothing words={consult.endOfList} to={{ search: writeChoice(choice) }} />;
  return isFiltered(choice.filters) ? (
    <Nothing words={consult.emptyFiltered} to={{ search: withFilters(choice, noFilters) }} />
  ) : (
    <Nothing words={consult.empty} to="/manage/emplois/create" isNew />
  );
};

/** Tab "Toutes": the open offers under the filters, page after page. */
export const OpenJobs = ({ choice }: { choice: JobListChoice }) => {
  const query = useInfiniteQuery(jobPages(choice));
  const next = query.data?.pages.at(-1)?.next ?? null;
  const from = `${jobsPath}?${writeChoice(choice, choice)}`;
  return (
    <PagedList
      list={query}
      skeleton={<CardGridSkeleton />}
      empty={<NothingOpen choice={choice} />}
      more={consult.more}
      next={next === null ? undefined : { search: writeChoice(choice, { after: next }) }}
    >
      {(offers) => (
        <>
          {choice.after !== null && (
            <Link to={{ search: writeChoice(choice) }} className={classes.first}>
              {list.first}
            </Link>
          )}
          <CardGrid>
            {offers.map((offer) => (
              <li key={offer.id}>
                <JobCard offer={offer} from={from} action={<Favourite of="jobs" posting={offer} />} />
              </li>
            ))}
          </CardGrid>
        </>
      )}
    </PagedList>
  );
};
