import type { Publication } from '@basoche/contract/moderation/moderation';
import { filtersFromAddress } from '@basoche/domain/searches/office-filters';
import { publicationFilters } from '@basoche/domain/searches/publication-filters';
import { typeset } from '@basoche/domain/typography';
import { Stack } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { formatShortDay } from '../../../lib/dates.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { publicationPages } from '../api/publications.ts';
import { ForModerators } from '../components/for-moderators.tsx';
import { PublicationMark } from '../components/publication-mark.tsx';
import { publications as content } from '../publication-content.ts';
import { OfficeFilters } from '../shared/office-filters.tsx';
import { type OfficeColumn, OfficeTable } from '../shared/office-table.tsx';

export const meta = () => privateMeta(content.title);

const columnNames = content.columns;
const columns: readonly [OfficeColumn<Publication>, ...OfficeColumn<Publication>[]] = [
  { key: 'title', label: columnNames.title, cell: ({ title }) => typeset(title) },
  { key: 'kind', label: columnNames.kind, cell: ({ kind }) => content.kinds[kind] },
  {
    key: 'creator',
    label: columnNames.creator,
    cell: ({ creator, isAnonym }) => (isAnonym ? content.anonymous(creator.name) : creator.name),
  },
  {
    key: 'state',
    label: columnNames.state,
    tight: true,
    cell: ({ state }) => <PublicationMark state={state} />,
  },
  {
    key: 'published',
    label: columnNames.published,
    cell: ({ publishedAt }) => formatShortDay(publishedAt),
    tight: true,
  },
  {
    key: 'applications',
    label: columnNames.applications,
    cell: ({ applications }) => applications,
    tight: true,
  },
];

const addresses = { missions: '/admin/annonces/missions', jobs: '/admin/annonces/offres' } as const;

/** Every mission and offer, the newest first. */
const Publications = () => {
  const [search] = useSearchParams();
  const list = useInfiniteQuery(publicationPages(filtersFromAddress(publicationFilters, search)));
  return (
    <Page title={content.title} lead={content.lead}>
      <Stack gap="lg">
        <OfficeFilters list="publications" filters={publicationFilters} {...content.filters} />
        <OfficeTable
          caption={content.caption}
          list={list}
          keyOf={({ id }) => id}
          addressOf={({ kind, id }) => `${addresses[kind]}/${id}`}
          columns={columns}
          more={content.more}
          empty={
            <EmptyState
              icon={<IconSpeakerphone size={24} stroke={1.5} aria-hidden />}
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

export default function PublicationsPage() {
  return (
    <ForModerators>
      <Publications />
    </ForModerators>
  );
}
