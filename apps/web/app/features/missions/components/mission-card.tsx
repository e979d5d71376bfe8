import type { MissionCard as Mission } from '@basoche/contract/missions';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { labelOf } from '@basoche/domain/options/option';
import { IconArrowRight, IconCalendarEvent, IconCurrencyEuro, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Marked } from '../../../ui/marked.tsx';
import classes from '../../listings/components/card.module.css';
import { DomainMark } from '../../listings/components/domain-mark.tsx';
import { Posted, Remaining } from '../../listings/components/posted.tsx';
import { startOf } from '../../listings/facts.ts';
import { common } from '../content.ts';
import { Creator } from './creator.tsx';
import { placeOf, priceOf } from './facts.ts';

interface MissionCardProps {
  mission: Mission;
  /** Rank of its title in the page. */
  order?: 2 | 3;
  /** Title, place and price alone, for a narrow place. */
  compact?: boolean;
  /** The state of one's application. */
  badge?: ReactNode;
  /** What one did about it, such as the price one proposed. */
  note?: ReactNode;
  /** A button of its own in the card's corner; the rest of the card stays the link. */
  action?: ReactNode;
  /** The address of the list it stands in, given to the mission's page for its way back. */
  from?: string;
  /** Shows it without leading anywhere, while it is being written. */
  isDraft?: boolean;
}

const Title = ({ mission, order = 2, from, isDraft }: MissionCardProps) => {
  const Heading = order === 2 ? 'h2' : 'h3';
  const title = <Marked text={mission.title} ranges={mission.marks?.title} />;
  return (
    <Heading className={classes.title}>
      {isDraft ? (
        title
      ) : (
        <Link
          to={`/consult/missions/${mission.id}`}
          state={from === undefined ? null : { from }}
          className={classes.link}
        >
          {title}
        </Link>
      )}
    </Heading>
  );
};

/** A mission in a list. The whole card is the link. */
export const MissionCard = (props: MissionCardProps) => {
  const { mission, compact = false, badge, note, action, isDraft } = props;
  return (
    <article className={classes.card} data-compact={compact || undefined} data-draft={isDraft || undefined}>
      <div className={classes.head}>
        <div className={classes.tags}>
          <DomainMark domain={mission.domain} />
          {!compact && <span className={classes.nature}>{labelOf(missionNatures, mission.nature)}</span>}
          {mission.isFromCustomer && <span className={classes.customer}>{common.fromCustomer}</span>}
        </div>
        {action && <span className={classes.action}>{action}</span>}
      </div>
      <Title {...props} />
      {!compact && (
        <>
          <div className={classes.creator}>
            <Creator mission={mission} size={28} />
          </div>
          <p className={classes.summary}>
            <Marked text={mission.skillsRequired} ranges={mission.marks?.skillsRequired} />
          </p>
        </>
      )}
      <ul className={classes.facts}>
        <li>
          <IconMapPin size={16} stroke={1.5} aria-hidden />
          <span>{placeOf(mission)}</span>
        </li>
        {!compact && (
          <li>
            <IconCalendarEvent size={16} stroke={1.5} aria-hidden />
            <span>{startOf(mission)}</span>
          </li>
        )}
        <li>
          <IconCurrencyEuro size={16} stroke={1.5} aria-hidden />
          <span className="tabular">{priceOf(mission)}</span>
        </li>
        {compact && !mission.isOpen && (
          <li className={classes.left}>
            <Remaining of={mission} />
          </li>
        )}
      </ul>
      {(badge || note) && (
        <div className={classes.note}>
          <span>{note}</span>
          {badge}
        </div>
      )}
      {!compact && (
        <div className={classes.foot}>
          <span className={classes.dates}>
            {!isDraft && <Posted of={mission} />}
            <strong className={classes.left}>
              <Remaining of={mission} />
            </strong>
          </span>
          <span className={classes.go} aria-hidden="true">
            {common.see}
            <IconArrowRight size={16} stroke={1.5} />
          </span>
        </div>
      )}
    </article>
  );
};
