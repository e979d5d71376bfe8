import type { Dispute, PortageRequest } from '@basoche/contract/back-office/back-office';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { labelOf } from '@basoche/domain/options/option';
import { eurosToCents, formatPrice } from '@basoche/domain/payments/amounts';
import { typeset } from '@basoche/domain/typography';
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { facts as content } from '../content.ts';
import classes from './case-card.module.css';

interface FactProps {
  name: string;
  note?: string | null;
  children: ReactNode;
}

export const Fact = ({ name, note, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {children}
      {note && <span className="soft small block">{note}</span>}
    </dd>
  </div>
);

type Party = PortageRequest['creator'];

const PartyFact = ({ name, party }: { name: string; party: Party }) => (
  <Fact name={name} note={content.kind(party.userType, party.isMoral, party.jobName)}>
    {party.name}
  </Fact>
);

interface CaseCardProps {
  about: PortageRequest | Dispute;
  /** Age and urgency of the case. */
  state: ReactNode;
  /** One more fact, after the price. */
  more?: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
}

/** Facts of a thread for a decision. */
export const CaseCard = ({ about, state, more, actions, children }: CaseCardProps) => {
  const { mission, creator, candidate, offer, tvaApplicable } = about;
  return (
    <article className={classes.card}>
      <div>
        <Title order={2} className={classes.title}>
          {typeset(mission.title)}
        </Title>
        <div className={classes.state}>{state}</div>
      </div>
      <dl className={classes.facts}>
        <PartyFact name={content.creator} party={creator} />
        <PartyFact name={content.candidate} party={candidate} />
        <Fact name={content.price} note={labelOf(missionNatures, mission.nature)}>
          {formatPrice(eurosToCents(offer), tvaApplicable)}
        </Fact>
        {more ?? (
          <Fact name={content.start} note={`${content.time}\u202f: ${typeset(mission.timeLimit)}`}>
            {mission.startDate === null ? content.startsNow : formatDay(mission.startDate)}
          </Fact>
        )}
      </dl>
      {children}
      {actions && <div className={classes.actions}>{actions}</div>}
    </article>
  );
};
