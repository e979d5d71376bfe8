import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDay } from '../../../lib/dates.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { CardGrid, CardGridSkeleton } from '../../postings/components/card-grid.tsx';
import { Favourite } from '../../postings/components/favourite.tsx';
import { Nothing } from '../../postings/components/nothing.tsx';
import { StateBadge } from '../../threads/components/state-badge.tsx';
import { appliedJobPages } from '../api.ts';
import { consult } from '../content.ts';
import { isFiltered, noFilters } from '../filters.ts';
import { type JobListChoice, withFilters, writeChoice } from '../list-address.ts';
import { jobsPath } from '../views.ts';
import { JobCard } from './job-card.tsx';

const NothingApplied = ({ choice }: { choice: JobListChoice }) =>
  isFiltered(choice.filters) ? (
    <Nothing words={consult.emptyFiltered} to={{ search: withFilters(choice, noFilters) }} />
  ) : (
    <Nothing words={consult.emptyApplied} to={jobsPath} drawing="letter" />
  );

/** Tab "J'ai postulé": the reader's applications, with their state. */
export const AppliedJobs = ({ choice, from }: { choice: JobListChoice; from?: string }) => {
  const query = useInfiniteQuery(appliedJobPages(choice.filters));
  const back = from ?? `${jobsPath}?${writeChoice(choice)}`;
  return (
    <PagedList
      list={query}
      skeleton={<CardGridSkeleton />}
      empty={<NothingApplied choice={choice} />}
      more={consult.more}
    >
      {(applications) => (
        <CardGrid>
          {applications.map(({ id, jobOffer, isRefused, isWithdrawn, createdAt }) => (
            <li key={id}>
              <JobCard
                offer={jobOffer}
                from={back}
                action={<Favourite of="jobs" posting={jobOffer} />}
                badge={!isWithdrawn && <StateBadge type="JOB" state={isRefused ? 'REFUSED' : 'NEW'} />}
                note={isWithdrawn ? consult.isWithdrawn : consult.sentOn(formatDay(createdAt))}
              />
            </li>
          ))}
        </CardGrid>
      )}
    </PagedList>
  );
};
