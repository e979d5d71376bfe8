import type { JobCard } from '@basoche/contract/jobs/jobs';
import type { MissionCard } from '@basoche/contract/missions/missions';
import type { Thread } from '@basoche/contract/threads/threads';
import { placeText } from '@basoche/domain/jobs/place';
import { salaryText } from '@basoche/domain/jobs/salary';
import type { LegalDomain } from '@basoche/domain/options/legal-domains';
import {
  IconCalendarDue,
  IconCalendarEvent,
  IconClock,
  IconCoinEuro,
  IconFileText,
  IconMapPin,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDay } from '../../../lib/dates.ts';
import { contractOf } from '../../jobs/shared/facts.ts';
import { placeOf } from '../../missions/shared/facts.ts';
import { DomainMark } from '../../postings/shared/domain-mark.tsx';
import { startOf } from '../../postings/shared/facts.ts';
import { panel as content } from '../content.ts';
import { HearingFacts } from './hearing-facts.tsx';
import { subjectOf } from './subject.ts';
import classes from './thread-panel.module.css';

/** Domain, title and main facts of the mission or offer. */
const Subject = ({
  thread,
  domain,
  children,
}: {
  thread: Thread;
  domain: LegalDomain;
  children: ReactNode;
}) => {
  const { title, path } = subjectOf(thread);
  return (
    <article>
      <DomainMark domain={domain} />
      <h3 className={classes.subject}>
        <Link to={path}>{title}</Link>
      </h3>
      <ul className={classes.facts}>{children}</ul>
    </article>
  );
};

const Fact = ({ icon: Icon, children }: { icon: TablerIcon; children: ReactNode }) => (
  <li>
    <Icon size={16} stroke={1.5} aria-hidden />
    <span>{children}</span>
  </li>
);

const MissionFacts = ({ thread, mission }: { thread: Thread; mission: MissionCard }) => (
  <Subject thread={thread} domain={mission.domain}>
    <Fact icon={IconMapPin}>{placeOf(mission)}</Fact>
    <Fact icon={IconCalendarEvent}>{startOf(mission)}</Fact>
    <Fact icon={IconClock}>{mission.timeLimit}</Fact>
  </Subject>
);

const JobOfferFacts = ({ thread, offer }: { thread: Thread; offer: JobCard }) => {
  const salary = salaryText(offer);
  return (
    <Subject thread={thread} domain={offer.domain}>
      <Fact icon={IconMapPin}>{placeText(offer)}</Fact>
      <Fact icon={IconFileText}>{contractOf(offer)}</Fact>
      <Fact icon={IconCalendarEvent}>{startOf(offer)}</Fact>
      {salary && <Fact icon={IconCoinEuro}>{salary}</Fact>}
      <Fact icon={IconCalendarDue}>
        {offer.isOpen
          ? content.openUntil(formatDay(offer.endDate))
          : offer.isFilled
            ? content.filled
            : content.closed}
      </Fact>
    </Subject>
  );
};

/** The mission or offer of a thread. */
export const SubjectFacts = ({ thread }: { thread: Thread }) => {
  const { mission, jobOffer, hearing } = thread;
  if (hearing !== null) return <HearingFacts hearing={hearing} />;
  if (mission !== null) return <MissionFacts thread={thread} mission={mission} />;
  return jobOffer === null ? null : <JobOfferFacts thread={thread} offer={jobOffer} />;
};
