import type { JournalEntry } from '@basoche/contract/back-office/journal';
import { actDone, subjectIdText, subjectName } from '@basoche/domain/evidence/staff-act-content';
import { detailText } from '@basoche/domain/evidence/staff-act-details';
import { journalFilters } from '@basoche/domain/searches/journal-filters';
import { Group, Stack } from '@mantine/core';
import { IconFileExport, IconListSearch } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { privateMeta } from '../../../lib/meta.ts';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { journalPages, journalPeople } from '../api/journal.ts';
import { useJournalCheck } from '../components/check-journal.tsx';
import { ForAdmins } from '../components/for-admins.tsx';
import { journal as content } from '../journal-content.ts';
import { OfficeFilters } from '../shared/office-filters.tsx';
import { type OfficeColumn, OfficeTable } from '../shared/office-table.tsx';

export const meta = () => privateMeta(content.title);

const ExportDialog = lazy(() => import('../components/export-journal-dialog.tsx'));

const columnNames = content.columns;
const columns: readonly [OfficeColumn<JournalEntry>, ...OfficeColumn<JournalEntry>[]] = [
  { key: 'number', label: columnNames.number, cell: ({ number }) => content.entry(number), tight: true },
  { key: 'at', label: columnNames.at, tight: true, cell: ({ at }) => content.when(at) },
  {
    key: 'act',
    label: columnNames.act,
    cell: ({ by, act }) => content.sentence(by.name, by.role, actDone(act)),
  },
  {
    key: 'on',
    label: columnNames.on,
    cell: ({ on: { kind, id, name } }) => {
      const which = name ?? subjectIdText(kind, id);
      return which === null ? subjectName(kind) : content.detail(subjectName(kind), which);
    },
  },
  {
    key: 'details',
    label: columnNames.details,
    cell: ({ details }) =>
      detailText(details)
        .map(({ label, text }) => content.detail(label, text))
        .join(', ') || content.none,
  },
];

const Export = () => {
  return (
    <DialogButton
      variant="default"
      leftSection={<IconFileExport size={20} stroke={1.5} aria-hidden />}
      dialog={(opened) => <ExportDialog {...opened} />}
    >
      {content.export.open}
    </DialogButton>
  );
};

const Journal = () => {
  const [search] = useSearchParams();
  const list = useInfiniteQuery(journalPages(search));
  const { data: people = [] } = useQuery(journalPeople());
  const check = useJournalCheck();
  return (
    <Page
      title={content.title}
      lead={content.lead}
      actions={
        <Group gap="sm">
          {check.button}
          <Export />
        </Group>
      }
    >
      <Stack gap="lg">
        {check.outcome}
        <OfficeFilters
          list="journal"
          filters={journalFilters}
          {...content.filters}
          options={{ member: people.map(({ id, name }) => ({ value: id, label: name })) }}
        />
        <OfficeTable
          caption={content.caption}
          list={list}
          keyOf={({ number }) => String(number)}
          addressOf={({ number }) => `/admin/journal/${number}`}
          columns={columns}
          more={content.more}
          empty={
            <EmptyState
              icon={<IconListSearch size={24} stroke={1.5} aria-hidden />}
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

export default function JournalPage() {
  return (
    <ForAdmins closed={content.closed}>
      <Journal />
    </ForAdmins>
  );
}
