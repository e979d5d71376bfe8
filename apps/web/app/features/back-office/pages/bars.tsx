import type { WaitingBar } from '@basoche/contract/hearings/bars';
import { Anchor, Stack } from '@mantine/core';
import { IconBuildingBank } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDay, formatHour } from '../../../lib/dates.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { barPages } from '../api/hearings.ts';
import { BarActs } from '../components/bar-acts.tsx';
import { ForModerators } from '../components/for-moderators.tsx';
import { bars as content } from '../hearing-content.ts';
import { type OfficeColumn, OfficeTable } from '../shared/office-table.tsx';

export const meta = () => privateMeta(content.title);

const columnNames = content.columns;
const columns: readonly [OfficeColumn<WaitingBar>, ...OfficeColumn<WaitingBar>[]] = [
  {
    key: 'name',
    label: columnNames.name,
    cell: ({ name, isMoral }) => (
      <span>
        {name}
        {isMoral && <span className="soft small block">{content.firm}</span>}
      </span>
    ),
  },
  { key: 'bar', label: columnNames.bar, cell: ({ town }) => town },
  {
    key: 'verified',
    label: columnNames.verified,
    cell: ({ isVerified }) => (isVerified ? content.isVerified : content.isNotVerified),
    tight: true,
  },
  {
    key: 'stated',
    label: columnNames.stated,
    cell: ({ statedAt }) => content.statedAt(formatDay(statedAt), formatHour(statedAt)),
    tight: true,
  },
  { key: 'actions', label: columnNames.actions, cell: (bar) => <BarActs bar={bar} />, tight: true },
];

/** Bars that avocats and firms stated, until staff have found them in the national register. */
const Bars = () => (
  <Page title={content.title} lead={content.lead}>
    <Stack gap="lg">
      <p className="flat">
        <Anchor href={content.registerUrl} target="_blank" rel="noreferrer">
          {content.register}
        </Anchor>
      </p>
      <OfficeTable
        caption={content.caption}
        list={useInfiniteQuery(barPages())}
        keyOf={({ memberId }) => memberId}
        addressOf={({ memberId }) => `/admin/membres/${memberId}`}
        columns={columns}
        more={content.more}
        empty={
          <EmptyState
            icon={<IconBuildingBank size={24} stroke={1.5} aria-hidden />}
            title={content.empty.title}
          >
            {content.empty.text}
          </EmptyState>
        }
      />
    </Stack>
  </Page>
);

export default function BarsPage() {
  return (
    <ForModerators>
      <Bars />
    </ForModerators>
  );
}
