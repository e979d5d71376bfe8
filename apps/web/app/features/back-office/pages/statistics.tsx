import type { Statistics } from '@basoche/contract/back-office/statistics';
import { type Range, ranges } from '@basoche/domain/statistics/periods';
import { Stack } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { privateMeta } from '../../../lib/meta.ts';
import { useMe } from '../../../lib/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, Section } from '../../../ui/page.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { moneyStatisticsQuery, statisticsQuery } from '../api/statistics.ts';
import classes from '../components/chart-card.module.css';
import { ChartCard } from '../components/chart-card.tsx';
import { ForModerators } from '../components/for-moderators.tsx';
import { statistics as content } from '../statistics-content.ts';

export const meta = () => privateMeta(content.title);

/** Name of each range in the address; the first is the default. */
const addresses: Readonly<Record<Range, string>> = { '12m': '', '30d': '30j', '12w': '12s', all: 'tout' };
const rangeOf = (search: URLSearchParams): Range =>
  ranges.find((range) => addresses[range] === (search.get('periode') ?? '')) ?? '12m';

const Charts = ({ query: { data, error, isPending, refetch } }: { query: UseQueryResult<Statistics> }) => (
  <>
    {isPending && <CardListSkeleton />}
    {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
    {data && (
      <div className={classes.charts}>
        {data.charts.map(({ name, series }) => (
          <ChartCard key={name} name={name} series={series} statistics={data} />
        ))}
      </div>
    )}
  </>
);

const Money = ({ range }: { range: Range }) => {
  const query = useQuery({ ...moneyStatisticsQuery(range), placeholderData: keepPreviousData });
  return (
    <Section title={content.money} lead={content.moneyLead}>
      <Charts query={query} />
    </Section>
  );
};

const Figures = () => {
  const [search] = useSearchParams();
  const range = rangeOf(search);
  const query = useQuery({ ...statisticsQuery(range), placeholderData: keepPreviousData });
  const isAdmin = useMe().staffRole === 'admin';
  const until = query.data?.until;
  if (until === null) {
    return (
      <Page title={content.title}>
        <EmptyState icon={<IconChartBar size={24} stroke={1.5} aria-hidden />} title={content.empty.title}>
          {content.empty.text}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={content.title} lead={until && content.lead(until)}>
      <Stack gap="lg">
        <TabLinks
          label={content.ranges.label}
          tabs={ranges.map((one) => ({
            to: { search: addresses[one] && `periode=${addresses[one]}` },
            label: content.ranges[one],
            isCurrent: one === range,
          }))}
        />
        <Section title={content.network}>
          <Charts query={query} />
        </Section>
        {isAdmin && <Money range={range} />}
      </Stack>
    </Page>
  );
};

/** Figures of the network over time, for staff. */
export default function StatisticsPage() {
  return (
    <ForModerators>
      <Figures />
    </ForModerators>
  );
}
