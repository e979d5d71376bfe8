import type { Job } from '@basoche/contract/jobs/jobs';
import { canonicalProfilePage } from '@basoche/domain/members/name-and-page';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { labelOf } from '@basoche/domain/options/option';
import type { ReactNode } from 'react';
import { Prose } from '../../../ui/prose.tsx';
import { CreatorPageLink } from '../../postings/components/creator-page-link.tsx';
import { Favourite } from '../../postings/components/favourite.tsx';
import { Part, PostingView, Profiles } from '../../postings/components/posting-view.tsx';
import { DomainMark } from '../../postings/shared/domain-mark.tsx';
import { profilesOf } from '../../postings/shared/facts.ts';
import { jobPage } from '../content.ts';
import { JobFacts } from '../shared/job-facts.tsx';
import { Employer } from './employer.tsx';

interface JobViewProps {
  offer: Job;
  /** Actions, above the facts. */
  action: ReactNode;
}

/** Link to the employer's profile. */
const EmployerPage = ({ offer: { creatorRole, creatorID } }: Pick<JobViewProps, 'offer'>) => {
  const page = canonicalProfilePage(creatorRole, creatorID);
  return page !== null && <CreatorPageLink to={page} />;
};

/** Page of one offer. */
export const JobView = ({ offer, action }: JobViewProps) => (
  <PostingView
    title={offer.title}
    tags={
      <>
        <DomainMark domain={offer.domain} />
        <span className="soft small">{labelOf(missionNatures, offer.nature)}</span>
      </>
    }
    favourite={<Favourite of="jobs" posting={offer} />}
    creator={<Employer offer={offer} size={48} />}
    posted={offer}
    label={jobPage.facts}
    aside={
      <>
        {action}
        <JobFacts offer={offer} />
      </>
    }
  >
    <Part title={jobPage.description}>
      <Prose text={offer.jobDescription} />
    </Part>
    {offer.salaryDescription && (
      <Part title={jobPage.salaryDescription}>
        <Prose text={offer.salaryDescription} />
      </Part>
    )}
    <Part title={jobPage.profiles}>
      <Profiles names={profilesOf(offer.experiences)} />
    </Part>
    <Part title={jobPage.creator}>
      {offer.companyPresentation ? (
        <Prose text={offer.companyPresentation} />
      ) : (
        <p className="soft">{jobPage.noPresentation}</p>
      )}
      <EmployerPage offer={offer} />
    </Part>
  </PostingView>
);
