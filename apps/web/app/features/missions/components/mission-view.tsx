import type { Mission } from '@basoche/contract/missions';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { labelOf } from '@basoche/domain/options/option';
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { typeset } from '../../../lib/typography.ts';
import { Prose } from '../../../ui/prose.tsx';
import card from '../../listings/components/card.module.css';
import { DomainMark } from '../../listings/components/domain-mark.tsx';
import classes from '../../listings/components/listing-view.module.css';
import { common, single } from '../content.ts';
import { Creator } from './creator.tsx';
import { profilesOf } from './facts.ts';
import { Favourite } from './favourite.tsx';
import { MissionFacts } from './mission-facts.tsx';
import { Posted } from './posted.tsx';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.part}>
    <Title order={2} className={classes.partTitle}>
      {title}
    </Title>
    {children}
  </section>
);

const Presentation = ({ mission }: { mission: Mission }) => {
  if (mission.creatorName !== null && mission.companyPresentation) {
    return <Prose text={mission.companyPresentation} />;
  }
  return (
    <p className={classes.text}>{mission.creatorName === null ? single.anonymous : single.noPresentation}</p>
  );
};

interface MissionViewProps {
  mission: Mission;
  /** What one may do about it, above the facts. */
  action: ReactNode;
  /** What follows the description. */
  children?: ReactNode;
}

/** One mission, whole: what it is, then its facts and what to do, beside the text or above it on a phone. */
export const MissionView = ({ mission, action, children }: MissionViewProps) => (
  <div className={classes.view}>
    <div className={classes.header}>
      <div className={card.head}>
        <div className={card.tags}>
          <DomainMark domain={mission.domain} />
          <span className={card.nature}>{labelOf(missionNatures, mission.nature)}</span>
          {mission.isFromCustomer && <span className={card.customer}>{common.fromCustomer}</span>}
        </div>
        <span className={card.action}>
          <Favourite mission={mission} />
        </span>
      </div>
      <Title order={1} className={classes.title}>
        {typeset(mission.title)}
      </Title>
      <div className={classes.byline}>
        <Creator mission={mission} size={40} />
        <span className={classes.posted}>
          <Posted mission={mission} />
        </span>
      </div>
    </div>
    <aside className={classes.aside} aria-label={single.facts}>
      <div className={classes.card}>
        {action}
        <MissionFacts mission={mission} />
      </div>
    </aside>
    <div className={classes.body}>
      <Part title={single.description}>
        <Prose text={mission.skillsRequired} />
      </Part>
      <Part title={single.profiles}>
        <ul className={classes.profiles}>
          {profilesOf(mission).map((profile) => (
            <li key={profile}>{profile}</li>
          ))}
        </ul>
      </Part>
      <Part title={single.creator}>
        <Presentation mission={mission} />
      </Part>
    </div>
    {children}
  </div>
);
