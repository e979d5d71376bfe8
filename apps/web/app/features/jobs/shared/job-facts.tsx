import type { Job } from '@basoche/contract/jobs/jobs';
import { placeText } from '@basoche/domain/jobs/place';
import { isFees, ownSalaryText, salaryRangeText } from '@basoche/domain/jobs/salary';
import { jobModalities } from '@basoche/domain/options/job-modalities';
import { labelOf } from '@basoche/domain/options/option';
import { IconCalendarPlus, IconCurrencyEuro, IconFileText, IconMapPin } from '@tabler/icons-react';
import { formatDay } from '../../../lib/dates.ts';
import { Fact, FactList } from '../../../ui/fact-list.tsx';
import { DeadlineFact, StartFact } from '../../postings/components/date-facts.tsx';
import { single } from '../content.ts';
import { contractOf } from './facts.ts';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** The creator's own words and the gross range, each if given. */
const Salary = ({ offer }: { offer: Job }) => {
  const [first, second] = [salaryRangeText(offer), ownSalaryText(offer.salary)].filter(
    (text) => text !== null,
  );
  if (first === undefined) return null;
  return (
    <Fact
      icon={<IconCurrencyEuro {...icon} />}
      name={isFees(offer.contractType) ? single.fees : single.salary}
      note={second}
    >
      <strong className="tabular">{first}</strong>
    </Fact>
  );
};

/** Facts of an offer, beside its description. */
export const JobFacts = ({ offer }: { offer: Job }) => (
  <FactList>
    <Fact icon={<IconFileText {...icon} />} name={single.contract}>
      {contractOf(offer)}
    </Fact>
    <Salary offer={offer} />
    <Fact
      icon={<IconMapPin {...icon} />}
      name={single.place}
      note={offer.modality === 'onPlace' && labelOf(jobModalities, offer.modality)}
    >
      {placeText(offer)}
    </Fact>
    <StartFact of={offer} />
    <DeadlineFact of={offer} />
    <Fact icon={<IconCalendarPlus {...icon} />} name={single.createdOn}>
      {formatDay(offer.createdAt)}
    </Fact>
  </FactList>
);
