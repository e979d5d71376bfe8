import type { RegisterMatch, RegisterOverview } from '@basoche/contract/public-registers/registers';
import { publicRegisters } from '@basoche/domain/public-registers/registers';
import { Stack } from '@mantine/core';
import { IconAddressBook } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { formatDay } from '../../../lib/dates.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import rows from '../../../ui/row-card.module.css';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { registerMatchPages, registersQuery } from '../api/registers.ts';
import { CardList } from '../components/card-list.tsx';
import { ForModerators } from '../components/for-moderators.tsx';
import { ImportCommand, RegisterCard } from '../components/register-card.tsx';
import { lineName } from '../components/register-lines.tsx';
import { RegisterMatchCard } from '../components/register-match-card.tsx';
import { registers as content, doubtfulMembers, missingMembers } from '../register-content.ts';
import { type OfficeColumn, OfficeTable } from '../shared/office-table.tsx';

export const meta = () => privateMeta(content.title);

const icon = <IconAddressBook size={24} stroke={1.5} aria-hidden />;

const Editions = () => {
  const { data, error, refetch } = useQuery(registersQuery());
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardListSkeleton />;
  return (
    <ul className={rows.rows} aria-label={content.list}>
      {data.map((register) => (
        <li key={register.register}>
          <RegisterCard register={register} />
        </li>
      ))}
    </ul>
  );
};

/** Empty list of members; shows the command to import an edition if there is none. */
const NoMembers = ({
  words,
  overview,
}: {
  words: { readonly title: string; readonly text: string };
  overview: readonly RegisterOverview[] | undefined;
}) => {
  const isEmpty = overview?.every(({ current }) => current === null) ?? false;
  const [first] = publicRegisters;
  return (
    <EmptyState
      icon={icon}
      title={isEmpty ? content.none : words.title}
      action={
        isEmpty && (
          <ImportCommand command={content.sources[first].command} of={overview?.[0]?.name ?? content.title} />
        )
      }
    >
      {isEmpty ? content.noneText : words.text}
    </EmptyState>
  );
};

const Doubtful = ({ overview }: { overview: readonly RegisterOverview[] | undefined }) => (
  <CardList
    list={useInfiniteQuery(registerMatchPages('doubtful'))}
    label={doubtfulMembers.list}
    more={doubtfulMembers.more}
    empty={<NoMembers words={doubtfulMembers.empty} overview={overview} />}
    keyOf={({ memberId }) => memberId}
  >
    {(match) => <RegisterMatchCard match={match} />}
  </CardList>
);

const columnNames = missingMembers.columns;
const columns: readonly [OfficeColumn<RegisterMatch>, ...OfficeColumn<RegisterMatch>[]] = [
  { key: 'name', label: columnNames.name, cell: ({ name }) => name },
  { key: 'register', label: columnNames.register, cell: ({ reading }) => reading.registerName },
  {
    key: 'known',
    label: columnNames.known,
    cell: ({ reading: { known } }) =>
      known === null ? (
        missingMembers.unseen
      ) : (
        <span>
          {lineName(known)}
          {known.bar !== null && <span className="soft small block">{known.bar}</span>}
        </span>
      ),
  },
  {
    key: 'seen',
    label: columnNames.seen,
    cell: ({ reading: { seenOn } }) => (seenOn === null ? missingMembers.unseen : formatDay(seenOn)),
    tight: true,
  },
  { key: 'since', label: columnNames.since, cell: ({ foundAt }) => formatDay(foundAt), tight: true },
  {
    key: 'now',
    label: columnNames.now,
    cell: ({ reading: { lines } }) =>
      lines.length === 0 ? missingMembers.noLine : missingMembers.near(lines.length),
  },
];

const Missing = ({ overview }: { overview: readonly RegisterOverview[] | undefined }) => (
  <>
    <p className="flat soft">{missingMembers.lead}</p>
    <OfficeTable
      caption={missingMembers.caption}
      list={useInfiniteQuery(registerMatchPages('missing'))}
      keyOf={({ memberId }) => memberId}
      addressOf={({ memberId }) => `/admin/membres/${memberId}`}
      columns={columns}
      more={missingMembers.more}
      empty={<NoMembers words={missingMembers.empty} overview={overview} />}
    />
  </>
);

const sumOf = (overview: readonly RegisterOverview[] | undefined, count: 'doubtful' | 'missing') =>
  overview?.reduce((sum, register) => sum + register[count], 0);

const views = { 'a-confirmer': Doubtful, 'plus-inscrits': Missing } as const;
const isView = (view: string | null): view is keyof typeof views =>
  view !== null && Object.hasOwn(views, view);

const Registers = () => {
  const [search] = useSearchParams();
  const { data: overview } = useQuery(registersQuery());
  const viewName = search.get('vue');
  const view = isView(viewName) ? viewName : null;
  const View = view === null ? null : views[view];
  return (
    <Page title={content.title} lead={content.lead}>
      <Stack gap="lg">
        <TabLinks
          label={content.tabs}
          tabs={[
            { to: { search: '' }, label: content.editions, isCurrent: view === null },
            {
              to: { search: 'vue=a-confirmer' },
              label: content.doubtful,
              count: sumOf(overview, 'doubtful'),
              isCurrent: view === 'a-confirmer',
            },
            {
              to: { search: 'vue=plus-inscrits' },
              label: content.missing,
              count: sumOf(overview, 'missing'),
              isCurrent: view === 'plus-inscrits',
            },
          ]}
        />
        {View === null ? <Editions /> : <View overview={overview} />}
      </Stack>
    </Page>
  );
};

/** Screen on which staff decide about editions of public registers and about the lines of members. */
export default function RegistersPage() {
  return (
    <ForModerators>
      <Registers />
    </ForModerators>
  );
}
