import type { MissionCard } from '@basoche/contract/missions';
import { IconClock, IconCurrencyEuro, IconMapPin } from '@tabler/icons-react';
import { Fact, FactList } from '../../../ui/fact-list.tsx';
import { DeadlineFact, StartFact } from '../../postings/components/date-facts.tsx';
import { single } from '../content.ts';
import { placeOf, priceOf } from './facts.ts';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** The facts of a mission, beside its description. */
export const MissionFacts = ({ mission }: { mission: MissionCard }) => (
  <FactList>
    <Fact icon={<IconCurrencyEuro {...icon} />} name={single.price}>
      <strong className="tabular">{priceOf(mission)}</strong>
    </Fact>
    <Fact icon={<IconMapPin {...icon} />} name={single.place}>
      {placeOf(mission)}
    </Fact>
    <StartFact of={mission} />
    <Fact icon={<IconClock {...icon} />} name={single.delivery}>
      {mission.timeLimit}
    </Fact>
    <DeadlineFact of={mission} />
  </FactList>
);
