import type { Hearing } from '@basoche/contract/hearings/hearings';
import { typeset } from '@basoche/domain/typography';
import type { ReactNode } from 'react';
import { placeOf, priceOf } from '../facts.ts';
import classes from './hearings.module.css';
import { StateMark } from './state-mark.tsx';

interface HearingCardProps {
  /** The price is null until it is typed. */
  hearing: Pick<Hearing, 'chamber' | 'km' | 'matter' | 'state'> & { price: number | null };
  hour: string;
  /** Name of the court, as text or as the link to the hearing. */
  title: ReactNode;
}

/** A hearing in a list, or as its form shows it: hour, court, chamber, distance and price. */
export const HearingCard = ({ hearing, hour, title }: HearingCardProps) => {
  const place = placeOf(hearing);
  return (
    <div className={classes.frame}>
      <div className={classes.card}>
        <span className={classes.hour}>{hour}</span>
        <span className={classes.price}>{hearing.price === null ? '–' : priceOf(hearing.price)}</span>
        <div className={classes.what}>
          <h3 className={classes.court}>{title}</h3>
          {place && <p className="flat soft">{place}</p>}
          <p className="flat">{typeset(hearing.matter)}</p>
          {hearing.state !== 'open' && <StateMark state={hearing.state} />}
        </div>
      </div>
    </div>
  );
};
