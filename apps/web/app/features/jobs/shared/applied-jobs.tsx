import type { JobCard } from '@basoche/contract/jobs/jobs';
import type { JobSort } from '@basoche/domain/options/job-sorts';
import { formatDay } from '../../../lib/dates.ts';
import { AppliedList, type AppliedProps } from '../../postings/components/applied-list.tsx';
import { StateBadge } from '../../postings/shared/state-badge.tsx';
import { consult } from '../content.ts';
import { appliedJobPages } from '../own-api.ts';
import type { JobListFilters } from './filters.ts';

/** The viewer's applications to offers, with their state. */
export default function AppliedJobs(list: AppliedProps<JobCard, JobListFilters, JobSort>) {
  return (
    <AppliedList {...list} pages={appliedJobPages(list.choice.filters)}>
      {({ jobOffer, isRefused, isWithdrawn, createdAt }) => ({
        posting: jobOffer,
        badge: !isWithdrawn && <StateBadge type="JOB" state={isRefused ? 'REFUSED' : 'NEW'} />,
        note: isWithdrawn ? consult.isWithdrawn : consult.sentOn(formatDay(createdAt)),
      })}
    </AppliedList>
  );
}
