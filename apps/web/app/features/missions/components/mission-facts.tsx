import type { MissionCard } from '@basoche/contract/missions';
import {
  IconCalendarEvent,
  IconClock,
  IconCurrencyEuro,
  IconHourglass,
  IconMapPin,
} from '@tabler/icons-react';
import { formatDay } from '../../../lib/dates.ts';
import { Fact, FactList } from '../../../ui/fact-list.tsx';
import { Remaining } from '../../listings/components/posted.tsx';
import { lastDayOf, startOf } from '../../listings/facts.ts';
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
    <Fact icon={<IconCalendarEvent {...icon} />} name={single.start}>
      {startOf(mission)}
    </Fact>
    <Fact icon={<IconClock {...icon} />} name={single.delivery}>
      {mission.timeLimit}
    </Fact>
    <Fact
      icon={<IconHourglass {...icon} />}
      name={single.deadline}
      note={
        <strong>
          <Remaining of={mission} />
        </strong>
      }
    >
      {single.until(formatDay(lastDayOf(mission)))}
    </Fact>
  </FactList>
);
