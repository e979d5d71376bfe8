import { Stack } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { privateMeta } from '../../../lib/meta.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { reportPages } from '../api/decisions.ts';
import { suspensionAppealPages } from '../api/suspension-appeals.ts';
import { CardList } from '../components/card-list.tsx';
import { ForModerators } from '../components/for-moderators.tsx';
import { ReportCard } from '../components/report-card.tsx';
import { SuspensionAppeals } from '../components/suspension-appeals.tsx';
import { reports as content } from '../content.ts';
import { appeals, suspensions } from '../report-content.ts';

export const meta = () => privateMeta(content.meta);

/** Lists of the reports by their name in the address. */
const states: Readonly<Record<string, 'appealed' | 'settled'>> = { recours: 'appealed', examines: 'settled' };

/** Contested suspensions are in the same lists as appeals of reports and settled reports. */
const contested = { waiting: null, appealed: 'waiting', settled: 'decided' } as const;

const Reports = () => {
  const [search] = useSearchParams();
  const state = states[search.get('vue') ?? ''] ?? 'waiting';
  const list = useInfiniteQuery(reportPages(state));
  const appealState = contested[state];
  const contests = useInfiniteQuery({
    ...suspensionAppealPages(appealState ?? 'waiting'),
    enabled: appealState !== null,
  });
  const hasContests = appealState !== null && (contests.data?.pages[0]?.items.length ?? 0) > 0;
  const empty = { waiting: content.empty, appealed: appeals.empty, settled: content.emptySettled }[state];
  return (
    <Page title={content.title} lead={content.lead}>
      <Stack gap="lg">
        <TabLinks
          label={content.tabs}
          tabs={[
            { to: { search: '' }, label: content.waiting, isCurrent: state === 'waiting' },
            { to: { search: 'vue=recours' }, label: appeals.tab, isCurrent: state === 'appealed' },
            { to: { search: 'vue=examines' }, label: content.settled, isCurrent: state === 'settled' },
          ]}
        />
        {appealState !== null && <SuspensionAppeals title={suspensions[appealState]} list={contests} />}
        <CardList
          list={list}
          more={content.more}
          empty={
            !hasContests && (
              <EmptyState icon={<IconFlag size={24} stroke={1.5} aria-hidden />} title={empty.title}>
                {empty.text}
              </EmptyState>
            )
          }
          keyOf={({ id }) => id}
        >
          {(report) => <ReportCard report={report} />}
        </CardList>
      </Stack>
    </Page>
  );
};

export default function ReportsPage() {
  return (
    <ForModerators>
      <Reports />
    </ForModerators>
  );
}
