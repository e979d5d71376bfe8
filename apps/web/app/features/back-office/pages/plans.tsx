import { type OfficePlans, readOfficePlans } from '@basoche/contract/payments/office-plans';
import {
  invitationsADay,
  openDaysWithoutDeadline,
  portageMinimumCents,
  savedSearchesAtMost,
  verificationAnswerHours,
} from '@basoche/domain/limits';
import { formatCents } from '@basoche/domain/payments/amounts';
import { feeGrid, feeWithTaxCents } from '@basoche/domain/payments/fees';
import { plans as planTable } from '@basoche/domain/payments/plans';
import { releaseTimes } from '@basoche/domain/payments/release';
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
import { plans as words } from '../plans-content.ts';

export const meta = () => privateMeta(words.title);

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
  <Group title={words.subscriptions}>
    {plans.map(({ name, price, subscribers }) => (
      <Fact
        key={name}
        name={planTable[name].label}
        note={`${words.price[price]}. ${words.subscribers(subscribers)}.`}
      >
        {`${formatCents(planTable[name].cents)} ${words.each[name]}`}
      </Fact>
    ))}
  </Group>
);

const modes = ['direct', 'funds', 'portage'] as const;

const Fees = () => (
  <Group title={words.fees} lead={words.since(formatDay(feeGrid.since))}>
    {modes.map((mode) => (
      <Fact
        key={mode}
        name={words.modes[mode]}
        note={mode === 'portage' ? words.portageNote : words.feeHt(formatCents(feeGrid[mode].feeCents))}
      >
        {`${formatCents(feeWithTaxCents(mode))} TTC`}
      </Fact>
    ))}
  </Group>
);

const { hours, days, businessHours } = words;
const inForce: Readonly<Record<keyof typeof words.limit, string>> = {
  verification: hours(verificationAnswerHours),
  portage: hours(threadTimes.portageAnswerHours),
  partner: businessHours(threadTimes.partnerAnswerBusinessHours),
  report: days(reportAnsweredWithinDays),
  autoEnd: days(threadTimes.autoEndDays),
  release: hours(releaseTimes.plannedHours),
  hold: days(threadTimes.holdMaximumDays),
  portageMinimum: `${formatCents(portageMinimumCents)} HT`,
  open: days(openDaysWithoutDeadline),
  invitations: String(invitationsADay),
  searches: String(savedSearchesAtMost),
};
const limits = Object.keys(inForce) as (keyof typeof inForce)[];

const Limits = () => (
  <Group title={words.limits}>
    {limits.map((name) => (
      <Fact key={name} name={words.limit[name]}>
        {inForce[name]}
      </Fact>
    ))}
  </Group>
);

const switchNames = Object.keys(words.switch) as (keyof OfficePlans['switches'])[];

const Switches = ({ switches }: Pick<OfficePlans, 'switches'>) => (
  <Group title={words.switches}>
    {switchNames.map((name) => (
      <Fact key={name} name={words.switch[name]}>
        {switches[name] ? words.on : words.off}
      </Fact>
    ))}
  </Group>
);

/** Plans, fees, limits and switches, read-only. */
const Plans = () => {
  const read = useQuery(routeQuery(readOfficePlans));
  return (
    <Page title={words.title} lead={words.lead}>
      {read.isPending && <CardListSkeleton />}
      {read.isLoadingError && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.data && (
        <Stack gap="lg">
          <Subscriptions plans={read.data.plans} />
          <Fees />
          <Limits />
          <Switches switches={read.data.switches} />
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
