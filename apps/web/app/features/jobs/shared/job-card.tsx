import type { JobCard as Offer } from '@basoche/contract/jobs/jobs';
import { placeText } from '@basoche/domain/jobs/place';
import { salaryText } from '@basoche/domain/jobs/salary';
import { IconCurrencyEuro, IconFileText, IconMapPin } from '@tabler/icons-react';
import { type CardPlace, PostingCard } from '../../postings/components/posting-card.tsx';
import type { InForm } from '../../postings/subject.ts';
import { Employer } from '../components/employer.tsx';
import { consult } from '../content.ts';
import { jobPath } from '../views.ts';
import { contractOf } from './facts.ts';

interface JobCardProps extends CardPlace {
  offer: InForm<Offer>;
}

/** A job offer in a list. */
export const JobCard = ({ offer, ...place }: JobCardProps) => {
  const salary = salaryText(offer);
  return (
    <PostingCard
      {...place}
      posting={offer}
      to={jobPath(offer.id)}
      title={{ text: offer.title, ranges: offer.marks?.title }}
      summary={{ text: offer.jobDescription, ranges: offer.marks?.jobDescription }}
      creator={<Employer offer={offer} />}
      facts={[
        { icon: IconFileText, text: contractOf(offer) },
        { icon: IconMapPin, text: placeText(offer) },
        ...(salary === null ? [] : [{ icon: IconCurrencyEuro, text: salary }]),
      ]}
      linkText={consult.see}
    />
  );
};
