import type { OwnJob } from '@basoche/contract/jobs/jobs';
import { placeText } from '@basoche/domain/jobs/place';
import { RelaunchButton } from '../../postings/components/creator-buttons.tsx';
import { FillButton } from '../../postings/components/fill-button.tsx';
import { OwnCard } from '../../postings/components/own-card.tsx';
import type { Publishing } from '../../postings/components/use-publishing.tsx';
import { DomainMark } from '../../postings/shared/domain-mark.tsx';
import { manage } from '../creator-content.ts';
import { ownJobs } from '../own-jobs.ts';
import { contractOf } from '../shared/facts.ts';
import { jobPath } from '../views.ts';

interface OwnJobCardProps {
  offer: OwnJob;
  publishing: Publishing;
}

/** The creator's own offer: applications, status and links. */
export const OwnJobCard = ({ offer, publishing }: OwnJobCardProps) => (
  <OwnCard
    kind={ownJobs}
    posting={offer}
    publishing={publishing}
    tags={
      <>
        <DomainMark domain={offer.domain} />
        <span>{contractOf(offer)}</span>
        <span>{placeText(offer)}</span>
      </>
    }
    summary={offer.jobDescription}
    actions={
      <>
        <RelaunchButton kind={ownJobs} posting={offer} publishing={publishing} variant="light" isNamed />
        <FillButton kind={ownJobs} posting={offer} candidates={offer.candidates} />
      </>
    }
    viewLink={{ to: jobPath(offer.id), label: manage.see }}
    hiddenReasonPath={`${ownJobs.home}/update/${offer.id}`}
  />
);
