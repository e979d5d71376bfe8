import type { OfficeMember } from '@basoche/contract/members/office';
import { memberKindOptions } from '@basoche/domain/members/account-states';
import { formatFrenchPhone } from '@basoche/domain/members/phone';
import { labelOf } from '@basoche/domain/options/option';
import { planNames } from '@basoche/domain/payments/plans';
import { stateLabels } from '@basoche/domain/threads/state-labels';
import type { ReactNode } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { Title } from '../../../ui/title.tsx';
import { member as content } from '../member-content.ts';
import { Fact } from './case-card.tsx';
import classes from './member-facts.module.css';

const Group = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <section className="grid sheet pad-5 gap-3">
    <Title order={2} className="flat large firm">
      {title}
    </Title>
    {lead && <p className="soft small">{lead}</p>}
    <dl className={classes.facts}>{children}</dl>
  </section>
);

/** A fact that takes the whole line. */
const WholeLine = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={classes.whole}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Identity = ({ member }: { member: OfficeMember }) => {
  const { identity } = content;
  const kind = labelOf(memberKindOptions, member.userType);
  return (
    <Group title={identity.title}>
      <Fact name={identity.kind} note={member.jobName}>
        {member.userType === 'CUSTOMER' && member.isMoral ? `${kind}, ${identity.moral}` : kind}
      </Fact>
      <Fact name={identity.email}>{member.email ?? identity.none}</Fact>
      <Fact name={identity.phone}>
        {member.phone === null ? identity.none : formatFrenchPhone(member.phone)}
      </Fact>
      <Fact name={identity.zipCode}>{member.zipCode ?? identity.none}</Fact>
      <WholeLine name={identity.id}>
        <code className="tiny">{member.id}</code>
      </WholeLine>
    </Group>
  );
};

const dayOr = (at: string | null, none: string): string => (at === null ? none : formatDay(at));

const Account = ({ member }: { member: OfficeMember }) => {
  const { account } = content;
  const { subscription } = member;
  const until = member.verifiedUntil && account.until(formatDay(member.verifiedUntil));
  return (
    <Group title={account.title}>
      <Fact name={account.registered}>{formatDay(member.registeredAt)}</Fact>
      <Fact name={account.confirmed}>{dayOr(member.confirmedAt, account.notConfirmed)}</Fact>
      <Fact name={account.verified} note={until}>
        {dayOr(member.verifiedAt, account.notVerified)}
      </Fact>
      {member.suspendedAt && <Fact name={account.suspended}>{formatDay(member.suspendedAt)}</Fact>}
      {member.deletedAt && <Fact name={account.deleted}>{formatDay(member.deletedAt)}</Fact>}
      {member.lastSeenOn && <Fact name={account.seen}>{formatDay(member.lastSeenOn)}</Fact>}
      <Fact name={account.sessions}>{member.sessions}</Fact>
      <Fact name={account.completeness}>{`${member.completeness}\u202f%`}</Fact>
      <Fact
        name={account.subscription}
        note={subscription && account.periodEnd(formatDay(subscription.periodEnd))}
      >
        {subscription
          ? `${labelOf(planNames, subscription.plan)}, ${content.subscriptionStatuses[subscription.status]}`
          : account.noSubscription}
      </Fact>
    </Group>
  );
};

const Activity = ({ member }: { member: OfficeMember }) => {
  const { activity } = content;
  const { missions, jobs, threads, reports } = member;
  return (
    <Group title={activity.title} lead={activity.lead}>
      <Fact name={activity.missions} note={activity.archived(missions.archived)}>
        {activity.published(missions.published)}
      </Fact>
      <Fact name={activity.jobs} note={activity.archived(jobs.archived)}>
        {activity.published(jobs.published)}
      </Fact>
      <Fact
        name={activity.reportsAbout}
        note={reports.waiting > 0 ? activity.waiting(reports.waiting) : null}
      >
        {reports.about}
      </Fact>
      <Fact name={activity.reportsBy}>{reports.by}</Fact>
      <WholeLine name={activity.threads}>
        {threads.length === 0
          ? activity.noThreads
          : threads.map(({ state, number }) => `${stateLabels[state]}\u202f: ${number}`).join(' · ')}
      </WholeLine>
    </Group>
  );
};

/** Facts of a member for staff; no content of their threads. */
export const MemberFacts = ({ member }: { member: OfficeMember }) => (
  <>
    <Identity member={member} />
    <Account member={member} />
    <Activity member={member} />
  </>
);
