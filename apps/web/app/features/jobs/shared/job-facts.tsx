import type { Job } from '@basoche/contract/jobs/jobs';
import { placeText } from '@basoche/domain/jobs/place';
import { isFees, ownSalaryText, salaryRangeText } from '@basoche/domain/jobs/salary';
import { jobModalities } from '@basoche/domain/options/job-modalities';
import { labelOf } from '@basoche/domain/options/option';
import { IconCalendarPlus, IconCurrencyEuro, IconFileText, IconMapPin } from '@tabler/icons-react';
import { formatDay } from '../../../lib/dates.ts';
import { Fact, FactList } from '../../../ui/fact-list.tsx';
import { DeadlineFact, StartFact } from '../../postings/components/date-facts.tsx';
import { jobPage } from '../content.ts';
import { contractOf } from './facts.ts';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** Gross range and the creator's own text, each if given; the second one is shown as a note. */
const Salary = ({ offer }: { offer: Job }) => {
  const [amount, note] = [salaryRangeText(offer), ownSalaryText(offer.salary)].filter(
    (text) => text !== null,
  );
  if (amount === undefined) return null;
  return (
    <Fact
      icon={<IconCurrencyEuro {...icon} />}
      name={isFees(offer.contractType) ? jobPage.fees : jobPage.salary}
      note={note}
    >
      <strong className="tabular">{amount}</strong>
    </Fact>
  );
};

/** Facts of an offer, beside its description. */
export const JobFacts = ({ offer }: { offer: Job }) => (
  <FactList>
    <Fact icon={<IconFileText {...icon} />} name={jobPage.contract}>
      {contractOf(offer)}
    </Fact>
    <Salary offer={offer} />
    <Fact
      icon={<IconMapPin {...icon} />}
      name={jobPage.place}
      note={offer.modality === 'onPlace' && labelOf(jobModalities, offer.modality)}
    >
      {placeText(offer)}
    </Fact>
    <StartFact of={offer} />
    <DeadlineFact of={offer} />
    <Fact icon={<IconCalendarPlus {...icon} />} name={jobPage.createdOn}>
      {formatDay(offer.createdAt)}
    </Fact>
  </FactList>
);
