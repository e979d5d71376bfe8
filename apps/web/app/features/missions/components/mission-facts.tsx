import type { MissionCard } from '@basoche/contract/missions';
import {
  IconCalendarEvent,
  IconClock,
  IconCurrencyEuro,
  IconHourglass,
  IconMapPin,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { single } from '../content.ts';
import { lastDayOf, placeOf, priceOf, startOf } from './facts.ts';
import classes from './mission-facts.module.css';
import { Remaining } from './posted.tsx';

const Fact = ({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) => (
  <div className={classes.fact}>
    {icon}
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** The facts of a mission, beside its description. */
export const MissionFacts = ({ mission }: { mission: MissionCard }) => (
  <dl className={classes.facts}>
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
    <Fact icon={<IconHourglass {...icon} />} name={single.deadline}>
      {single.until(formatDay(lastDayOf(mission)))}
      <span className={classes.left}>
        <Remaining mission={mission} />
      </span>
    </Fact>
  </dl>
);
