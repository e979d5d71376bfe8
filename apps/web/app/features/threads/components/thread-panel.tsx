import type { Thread } from '@basoche/contract/threads';
import type { UserType } from '@basoche/domain/members/kinds';
import { eurosToCents, formatCents, withTaxCents } from '@basoche/domain/payments/amounts';
import { IconCalendarEvent, IconClock, IconMapPin } from '@tabler/icons-react';
import { Link } from 'react-router';
import { DomainMark } from '../../listings/components/domain-mark.tsx';
import { startOf } from '../../listings/facts.ts';
import { placeOf } from '../../missions/components/facts.ts';
import { panel as words } from '../content.ts';
import { otherName, otherOf } from './next-step.ts';
import { PartyPicture } from './party-picture.tsx';
import { ProgressList } from './progress-list.tsx';
import classes from './thread-panel.module.css';

/** A company's page or a person's; customers have none (rules §1). */
const profileOf = (id: string, role: UserType): string | null => {
  if (role === 'COMPANY') return `/entreprises/${id}`;
  return role === 'STUDENT' || role === 'EMPLOYEE' ? `/users/${id}` : null;
};

const Who = ({ thread }: { thread: Thread }) => {
  const other = otherOf(thread);
  const profile = other.id && other.role ? profileOf(other.id, other.role) : null;
  return (
    <div className={classes.who}>
      <PartyPicture party={other} size={56} />
      <div className={classes.identity}>
        <strong className={classes.name}>{otherName(thread)}</strong>
        <span className={classes.role}>{thread.isCreator ? words.roles.candidate : words.roles.creator}</span>
        {profile && <Link to={profile}>{words.profile}</Link>}
        {other.name === null && <span className={classes.role}>{words.anonymous}</span>}
      </div>
    </div>
  );
};

const Price = ({ thread }: { thread: Thread }) => {
  const cents = eurosToCents(thread.offer);
  const isAgreed = thread.actions.some(({ type, result }) => type === 'PRICE' && result === 'ACCEPTED');
  return (
    <dl className={classes.price}>
      <dt>{isAgreed ? words.agreed : words.proposed}</dt>
      <dd>
        <strong>
          {formatCents(cents)} {words.ht}
        </strong>
        <span>
          {thread.tvaApplicable ? `${formatCents(withTaxCents(cents, true))} ${words.ttc}` : words.noVat}
        </span>
      </dd>
    </dl>
  );
};

const MissionFacts = ({ thread: { mission, isCreator } }: { thread: Thread }) => (
  <article className={classes.mission}>
    <DomainMark domain={mission.domain} />
    <h3 className={classes.missionTitle}>
      <Link to={isCreator ? `/manage/missions/preview/${mission.id}` : `/consult/missions/${mission.id}`}>
        {mission.title}
      </Link>
    </h3>
    <ul className={classes.facts}>
      <li>
        <IconMapPin size={16} stroke={1.5} aria-hidden />
        {placeOf(mission)}
      </li>
      <li>
        <IconCalendarEvent size={16} stroke={1.5} aria-hidden />
        {startOf(mission)}
      </li>
      <li>
        <IconClock size={16} stroke={1.5} aria-hidden />
        {mission.timeLimit}
      </li>
    </ul>
  </article>
);

/** Who the other party is, what was agreed, and where the two stand. */
export const ThreadPanel = ({ thread }: { thread: Thread }) => (
  <div className={classes.panel}>
    <Who thread={thread} />
    <Price thread={thread} />
    {thread.type === 'MISSION' && (
      <section>
        <h2 className={classes.heading}>{words.progress}</h2>
        <ProgressList thread={thread} />
      </section>
    )}
    <section>
      <h2 className={classes.heading}>{words.mission}</h2>
      <MissionFacts thread={thread} />
    </section>
  </div>
);
