import type { ListedMember } from '@basoche/contract/members/office';
import { memberKindOptions } from '@basoche/domain/members/account-states';
import { labelOf } from '@basoche/domain/options/option';
import { filtersFromAddress } from '@basoche/domain/searches/office-filters';
import { officeMemberFilters } from '@basoche/domain/searches/office-member-filters';
import { Stack } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { formatShortDay } from '../../../lib/dates.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { memberPages } from '../api/members.ts';
import { ForModerators } from '../components/for-moderators.tsx';
import { StateMark } from '../components/state-mark.tsx';
import { members as content } from '../member-content.ts';
import { OfficeFilters } from '../shared/office-filters.tsx';
import { type OfficeColumn, OfficeTable } from '../shared/office-table.tsx';

export const meta = () => privateMeta(content.title);

const columnNames = content.columns;
const columns: readonly [OfficeColumn<ListedMember>, ...OfficeColumn<ListedMember>[]] = [
  { key: 'name', label: columnNames.name, cell: ({ name }) => name },
  { key: 'kind', label: columnNames.kind, cell: ({ userType }) => labelOf(memberKindOptions, userType) },
  { key: 'email', label: columnNames.email, cell: ({ email }) => email ?? content.none },
  { key: 'state', label: columnNames.state, tight: true, cell: ({ state }) => <StateMark state={state} /> },
  {
    key: 'verified',
    label: columnNames.verified,
    // External customers need no verification.
    cell: ({ userType, isVerified }) =>
      userType === 'CUSTOMER' ? content.none : isVerified ? content.isVerified : content.isNotVerified,
    tight: true,
  },
  {
    key: 'registered',
    label: columnNames.registered,
    cell: ({ registeredAt }) => formatShortDay(registeredAt),
    tight: true,
  },
  {
    key: 'seen',
    label: columnNames.seen,
    cell: ({ lastSeenOn }) => (lastSeenOn === null ? content.none : formatShortDay(lastSeenOn)),
    tight: true,
  },
];

/** Everybody who ever registered, the newest first. */
const Members = () => {
  const [search] = useSearchParams();
  const list = useInfiniteQuery(memberPages(filtersFromAddress(officeMemberFilters, search)));
  return (
    <Page title={content.title} lead={content.lead}>
      <Stack gap="lg">
        <OfficeFilters list="members" filters={officeMemberFilters} {...content.filters} />
        <OfficeTable
          caption={content.caption}
          list={list}
          keyOf={({ id }) => id}
          addressOf={({ id }) => `/admin/membres/${id}`}
          columns={columns}
          more={content.more}
          empty={
            <EmptyState
              icon={<IconUserSearch size={24} stroke={1.5} aria-hidden />}
              title={content.empty.title}
            >
              {content.empty.text}
            </EmptyState>
          }
        />
      </Stack>
    </Page>
  );
};

export default function MembersPage() {
  return (
    <ForModerators>
      <Members />
    </ForModerators>
  );
}
