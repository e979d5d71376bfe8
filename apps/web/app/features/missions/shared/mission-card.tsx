import type { MissionCard as Mission } from '@basoche/contract/missions/missions';
import type { PriceBasis } from '@basoche/domain/missions/budget';
import { IconCalendarEvent, IconCurrencyEuro, IconLock, IconMapPin } from '@tabler/icons-react';
import classes from '../../postings/components/card.module.css';
import { type CardPlace, PostingCard } from '../../postings/components/posting-card.tsx';
import { startOf } from '../../postings/shared/facts.ts';
import { Creator } from '../components/creator.tsx';
import { common } from '../content.ts';
import type { MissionInForm } from '../mission-values.ts';
import { placeOf, priceOf } from './facts.ts';

interface MissionCardProps extends CardPlace {
  mission: MissionInForm & Pick<Mission, 'marks' | 'isClosedToViewer'>;
  /** Tax basis of the viewer. A consumer reads prices of their own missions including taxes first. */
  basis?: PriceBasis;
}

/** A mission in a list. */
export const MissionCard = ({ mission, basis = 'HT', ...place }: MissionCardProps) => (
  <PostingCard
    {...place}
    posting={mission}
    to={`/consult/missions/${mission.id}`}
    title={{ text: mission.title, ranges: mission.marks?.title }}
    summary={{ text: mission.skillsRequired, ranges: mission.marks?.skillsRequired }}
    tag={mission.isFromCustomer && <span className={classes.customer}>{common.fromCustomer}</span>}
    creator={<Creator mission={mission} size={28} />}
    facts={[
      { icon: IconMapPin, text: placeOf(mission) },
      { icon: IconCalendarEvent, text: startOf(mission), isMinor: true },
      ...(mission.isPriceMissing ? [] : [{ icon: IconCurrencyEuro, text: priceOf(mission, basis) }]),
      ...(mission.isClosedToViewer ? [{ icon: IconLock, text: common.closedToViewer }] : []),
    ]}
    linkText={common.see}
  />
);
