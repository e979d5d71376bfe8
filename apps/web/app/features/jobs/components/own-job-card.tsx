import type { OwnJob } from '@basoche/contract/jobs';
import { placeWords } from '@basoche/domain/jobs/place';
import { IconCopy, IconEyeOff, IconFileText, IconPencil } from '@tabler/icons-react';
import { hidden } from '../../moderation/content.ts';
import { RelaunchButton } from '../../postings/components/creator-ways.tsx';
import { DomainMark } from '../../postings/components/domain-mark.tsx';
import { OwnCard, StatusSelect } from '../../postings/components/own-card.tsx';
import type { Publishing } from '../../postings/components/use-publishing.tsx';
import { ownCard } from '../../postings/creator-content.ts';
import { copyAddress } from '../copies.ts';
import { manage } from '../creator-content.ts';
import { contractOf } from '../facts.ts';
import { usePublishJob } from '../own-api.ts';
import { jobPath, ownJobsPath } from '../views.ts';
import { FillButton } from './fill-button.tsx';

interface OwnJobCardProps {
  offer: OwnJob;
  publishing: Publishing;
}

/** One's own offer: who applied, whether it is published or filled, and the ways to it. */
export const OwnJobCard = ({ offer, publishing }: OwnJobCardProps) => {
  const publish = usePublishJob(offer.id, publishing.tell);
  return (
    <OwnCard
      own={offer}
      to={`${ownJobsPath}/${offer.id}`}
      tags={
        <>
          <DomainMark domain={offer.domain} />
          <span>{contractOf(offer)}</span>
          <span>{placeWords(offer)}</span>
        </>
      }
      mark={offer.isHidden ? hidden.mark : offer.isFilled ? manage.isFilled : undefined}
      summary={offer.jobDescription}
      state={
        <>
          <StatusSelect
            label={manage.statusOf(offer.title)}
            // What was chosen stands there while it is on its way.
            isPublished={publish.isPending ? publish.variables : !offer.isArchived}
            isPending={publish.isPending}
            onChange={(isPublished) => publish.mutate(isPublished)}
          />
          <RelaunchButton
            of={offer}
            publishing={publishing}
            label={manage.relaunch}
            variant="light"
            name={manage.relaunchOf(offer.title)}
          />
          <FillButton offer={offer} />
        </>
      }
      ways={[
        ...(offer.isHidden
          ? [{ to: `${ownJobsPath}/update/${offer.id}`, icon: IconEyeOff, label: hidden.see }]
          : []),
        { to: jobPath(offer.id), icon: IconFileText, label: manage.see },
        { to: `${ownJobsPath}/update/${offer.id}`, icon: IconPencil, label: manage.edit },
        { to: copyAddress(offer.id), icon: IconCopy, label: ownCard.duplicate },
      ]}
    />
  );
};
