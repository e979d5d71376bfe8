import type { Mission } from '@basoche/contract/missions/missions';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { labelOf } from '@basoche/domain/options/option';
import type { ReactNode } from 'react';
import { Prose } from '../../../ui/prose.tsx';
import card from '../../postings/components/card.module.css';
import { CreatorPageLink } from '../../postings/components/creator-page-link.tsx';
import { Favourite } from '../../postings/components/favourite.tsx';
import { Part, PostingView, Profiles } from '../../postings/components/posting-view.tsx';
import { DomainMark } from '../../postings/shared/domain-mark.tsx';
import { profilesOf } from '../../postings/shared/facts.ts';
import { common, single } from '../content.ts';
import { MissionFacts } from '../shared/mission-facts.tsx';
import { Creator } from './creator.tsx';

const Presentation = ({ mission }: { mission: Mission }) => {
  if (mission.creatorName !== null && mission.companyPresentation) {
    return <Prose text={mission.companyPresentation} />;
  }
  return <p className="soft">{mission.creatorName === null ? single.anonymous : single.noPresentation}</p>;
};

interface MissionViewProps {
  mission: Mission;
  /** Actions, above the facts. */
  action: ReactNode;
  /** Content after the description. */
  children?: ReactNode;
}

/** Page of one mission. */
export const MissionView = ({ mission, action, children }: MissionViewProps) => (
  <PostingView
    title={mission.title}
    tags={
      <>
        <DomainMark domain={mission.domain} />
        <span className="soft small">{labelOf(missionNatures, mission.nature)}</span>
        {mission.isFromCustomer && <span className={card.customer}>{common.fromCustomer}</span>}
      </>
    }
    favourite={<Favourite of="missions" posting={mission} />}
    creator={<Creator mission={mission} size={40} />}
    posted={mission}
    label={single.facts}
    aside={
      <>
        {action}
        <MissionFacts mission={mission} />
      </>
    }
    after={children}
  >
    <Part title={single.description}>
      <Prose text={mission.skillsRequired} />
    </Part>
    <Part title={single.profiles}>
      <Profiles names={profilesOf(mission.experience)} />
    </Part>
    <Part title={single.creator}>
      <Presentation mission={mission} />
      {/* An external customer has no page. For a person, this company path redirects to their own page. */}
      {mission.creatorID !== null && !mission.isFromCustomer && (
        <CreatorPageLink to={`/entreprises/${mission.creatorID}`} />
      )}
    </Part>
  </PostingView>
);
