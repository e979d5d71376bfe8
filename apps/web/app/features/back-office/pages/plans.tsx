import { type OfficePlans, readOfficePlans } from '@basoche/contract/payments/office-plans';
import { portageMinimumCents, savedSearchesAtMost, verificationAnswerHours } from '@basoche/domain/limits';
import { invitationsADay } from '@basoche/domain/missions/invitation-limits';
import { formatCents } from '@basoche/domain/payments/amounts';
import { feeGrid, feeWithTaxCents } from '@basoche/domain/payments/fees';
import { plans as planTable } from '@basoche/domain/payments/plans';
import { releaseTimes } from '@basoche/domain/payments/release-times';
import { openDaysWithoutDeadline } from '@basoche/domain/postings/publication';
import { reportAnsweredWithinDays } from '@basoche/domain/reports/report';
import { threadTimes } from '@basoche/domain/threads/time-limits';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { routeQuery } from '../../../lib/query-client.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { Title } from '../../../ui/title.tsx';
import { Fact } from '../components/case-card.tsx';
import { ForModerators } from '../components/for-moderators.tsx';
import classes from '../components/member-facts.module.css';
import { plans as content } from '../plans-content.ts';

export const meta = () => privateMeta(content.title);

const Group = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <section className="grid sheet pad-5 gap-3">
    <Title order={2} className="flat large firm">
      {title}
    </Title>
    {lead && <p className="soft small">{lead}</p>}
    <dl className={classes.facts}>{children}</dl>
  </section>
);

const Subscriptions = ({ plans }: Pick<OfficePlans, 'plans'>) => (
  <Group title={content.subscriptions}>
    {plans.map(({ name, price, subscribers }) => (
      <Fact
        key={name}
        name={planTable[name].label}
        note={`${content.price[price]}. ${content.subscribers(subscribers)}.`}
      >
        {`${formatCents(planTable[name].cents)} ${content.each[name]}`}
      </Fact>
    ))}
  </Group>
);

const modes = ['direct', 'funds', 'portage'] as const;

const Fees = () => (
  <Group title={content.fees} lead={content.since(formatDay(feeGrid.since))}>
    {modes.map((mode) => (
      <Fact
        key={mode}
        name={content.modes[mode]}
        note={mode === 'portage' ? content.portageNote : content.feeHt(formatCents(feeGrid[mode].feeCents))}
      >
        {`${formatCents(feeWithTaxCents(mode))}\u00a0TTC`}
      </Fact>
    ))}
  </Group>
);

const { hours, days, businessHours } = content;
const inForce: Readonly<Record<keyof typeof content.limit, string>> = {
  verification: hours(verificationAnswerHours),
  portage: hours(threadTimes.portageAnswerHours),
  partner: businessHours(threadTimes.partnerAnswerBusinessHours),
  report: days(reportAnsweredWithinDays),
  autoEnd: days(threadTimes.autoEndDays),
  release: hours(releaseTimes.plannedHours),
  hold: days(threadTimes.holdMaximumDays),
  portageMinimum: `${formatCents(portageMinimumCents)}\u00a0HT`,
  open: days(openDaysWithoutDeadline),
  invitations: String(invitationsADay),
  searches: String(savedSearchesAtMost),
};
const limits = Object.keys(inForce) as (keyof typeof inForce)[];

const Limits = () => (
  <Group title={content.limits}>
    {limits.map((name) => (
      <Fact key={name} name={content.limit[name]}>
        {inForce[name]}
      </Fact>
    ))}
  </Group>
);

const switchNames = Object.keys(content.switch) as (keyof OfficePlans['switches'])[];

const Switches = ({ switches }: Pick<OfficePlans, 'switches'>) => (
  <Group title={content.switches}>
    {switchNames.map((name) => (
      <Fact key={name} name={content.switch[name]}>
        {switches[name] ? content.on : content.off}
      </Fact>
    ))}
  </Group>
);

/** Plans, fees, limits and switches, read-only. */
const Plans = () => {
  const officePlans = useQuery(routeQuery(readOfficePlans));
  return (
    <Page title={content.title} lead={content.lead}>
      {officePlans.isPending && <CardListSkeleton />}
      {officePlans.isLoadingError && (
        <ErrorState error={officePlans.error} onRetry={() => void officePlans.refetch()} />
      )}
      {officePlans.data && (
        <Stack gap="lg">
          <Subscriptions plans={officePlans.data.plans} />
          <Fees />
          <Limits />
          <Switches switches={officePlans.data.switches} />
        </Stack>
      )}
    </Page>
  );
};

export default function PlansPage() {
  return (
    <ForModerators>
      <Plans />
    </ForModerators>
  );
}
