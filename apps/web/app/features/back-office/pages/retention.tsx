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
import { retention as content } from '../retention-content.ts';
import { type OfficeColumn, OfficeTable } from '../shared/office-table.tsx';

const RetentionPanel = lazy(() => import('../../own-data/shared/retention-panel.tsx'));

export const meta = () => privateMeta(content.title);

const urgencies = { done: 'onTime', running: 'onTime', failed: 'overdue', cutOff: 'overdue' } as const;

const columnNames = content.columns;
const columns: readonly [OfficeColumn<RetentionNight>, ...OfficeColumn<RetentionNight>[]] = [
  {
    key: 'night',
    label: columnNames.night,
    tight: true,
    cell: ({ beganAt }) => `${formatDay(beganAt)}, ${formatHour(beganAt)}`,
  },
  {
    key: 'state',
    label: columnNames.state,
    tight: true,
    cell: ({ state }) => <Mark urgency={urgencies[state]} label={labelOf(nightStates, state)} />,
  },
  {
    key: 'took',
    label: columnNames.took,
    tight: true,
    cell: ({ tookMs }) => (tookMs === null ? content.unknown : content.duration(tookMs)),
  },
  { key: 'done', label: columnNames.done, cell: (night) => <DoneSteps night={night} /> },
  { key: 'left', label: columnNames.left, cell: (night) => <LeftSteps night={night} /> },
];

const Missing = () => (
  <Note tone="danger" title={content.missing.title}>
    {content.missing.text}{' '}
    <Anchor component={Link} to="/admin/incidents" inherit c="inherit">
      {content.missing.link}
    </Anchor>
  </Note>
);

const Retention = () => {
  const list = useInfiniteQuery(nightPages());
  const [latest] = list.data?.pages[0]?.items ?? [];
  return (
    <Page title={content.title} lead={content.lead}>
      <Stack gap="lg">
        {latest && isNightMissing(new Date(latest.beganAt), new Date()) && <Missing />}
        <OfficeTable
          caption={content.caption}
          list={list}
          keyOf={({ id }) => id}
          columns={columns}
          more={content.more}
          empty={
            <EmptyState
              icon={<IconHourglass size={24} stroke={1.5} aria-hidden />}
              title={content.empty.title}
            >
              {content.empty.text}
            </EmptyState>
          }
        />
        {list.isFetched && (
          <Suspense fallback={<Skeleton height={140} />}>
            <RetentionPanel text={content.periods} />
          </Suspense>
        )}
      </Stack>
    </Page>
  );
};

export default function RetentionPage() {
  return (
    <ForAdmins closed={content.closed}>
      <Retention />
    </ForAdmins>
  );
}
