import type { RetentionNight } from '@basoche/contract/own-data/retention';
import { labelOf } from '@basoche/domain/options/option';
import { isNightMissing, nightStates } from '@basoche/domain/retention/nights';
import { Anchor, Skeleton, Stack } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { formatDay, formatHour } from '../../../lib/dates.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Page } from '../../../ui/page.tsx';
import { nightPages } from '../api/retention.ts';
import { ForAdmins } from '../components/for-admins.tsx';
import { Mark } from '../components/mark.tsx';
import { DoneSteps, LeftSteps } from '../components/night-steps.tsx';
import { retention as words } from '../retention-content.ts';
import { type OfficeColumn, OfficeTable } from '../shared/office-table.tsx';

const RetentionPanel = lazy(() => import('../../own-data/shared/retention-panel.tsx'));

export const meta = () => privateMeta(words.title);

const urgencies = { done: 'onTime', running: 'onTime', failed: 'overdue', cutOff: 'overdue' } as const;

const named = words.columns;
const columns: readonly [OfficeColumn<RetentionNight>, ...OfficeColumn<RetentionNight>[]] = [
  {
    key: 'night',
    label: named.night,
    tight: true,
    cell: ({ beganAt }) => `${formatDay(beganAt)}, ${formatHour(beganAt)}`,
  },
  {
    key: 'state',
    label: named.state,
    tight: true,
    cell: ({ state }) => <Mark urgency={urgencies[state]} label={labelOf(nightStates, state)} />,
  },
  {
    key: 'took',
    label: named.took,
    tight: true,
    cell: ({ tookMs }) => (tookMs === null ? words.unknown : words.duration(tookMs)),
  },
  { key: 'done', label: named.done, cell: (night) => <DoneSteps night={night} /> },
  { key: 'left', label: named.left, cell: (night) => <LeftSteps night={night} /> },
];

const Missing = () => (
  <Note tone="danger" title={words.missing.title}>
    {words.missing.text}{' '}
    <Anchor component={Link} to="/admin/incidents" inherit c="inherit">
      {words.missing.link}
    </Anchor>
  </Note>
);

const Retention = () => {
  const list = useInfiniteQuery(nightPages());
  const [latest] = list.data?.pages[0]?.items ?? [];
  return (
    <Page title={words.title} lead={words.lead}>
      <Stack gap="lg">
        {latest && isNightMissing(new Date(latest.beganAt), new Date()) && <Missing />}
        <OfficeTable
          caption={words.caption}
          list={list}
          keyOf={({ id }) => id}
          columns={columns}
          more={words.more}
          empty={
            <EmptyState icon={<IconHourglass size={24} stroke={1.5} aria-hidden />} title={words.empty.title}>
              {words.empty.text}
            </EmptyState>
          }
        />
        {list.isFetched && (
          <Suspense fallback={<Skeleton height={140} />}>
            <RetentionPanel text={words.periods} />
          </Suspense>
        )}
      </Stack>
    </Page>
  );
};

export default function RetentionPage() {
  return (
    <ForAdmins closed={words.closed}>
      <Retention />
    </ForAdmins>
  );
}
