import type { ArticleRow } from '@basoche/contract/news/writing';
import { articleStages } from '@basoche/domain/options/article-stages';
import { labelOf } from '@basoche/domain/options/option';
import { articleFilters } from '@basoche/domain/searches/article-filters';
import { filtersFromAddress } from '@basoche/domain/searches/office-filters';
import { typeset } from '@basoche/domain/typography';
import { Button, Stack } from '@mantine/core';
import { IconArticle, IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { isProblem } from '../../../lib/api.ts';
import { formatShortDay } from '../../../lib/dates.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { notifyError } from '../../../lib/notify.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { ForEditors } from '../../back-office/shared/for-editors.tsx';
import { OfficeFilters } from '../../back-office/shared/office-filters.tsx';
import { type OfficeColumn, OfficeTable } from '../../back-office/shared/office-table.tsx';
import { articlePages, useCreateArticle } from '../writing/api.ts';
import { articles as words } from '../writing/content.ts';
import { WrittenElsewhere } from '../writing/written-elsewhere.tsx';

export const meta = () => privateMeta(words.meta);

const dateOf = ({ stage, publishedAt, updatedAt }: ArticleRow): string =>
  words.dates[stage](formatShortDay(stage === 'draft' ? updatedAt : (publishedAt ?? updatedAt)));

const columns: readonly [OfficeColumn<ArticleRow>, ...OfficeColumn<ArticleRow>[]] = [
  {
    key: 'title',
    label: words.columns.title,
    cell: ({ title }) => typeset(title.trim()) || words.untitled,
  },
  {
    key: 'stage',
    label: words.columns.stage,
    cell: ({ stage }) => labelOf(articleStages, stage),
    tight: true,
  },
  { key: 'author', label: words.columns.author, cell: ({ author }) => author ?? words.unsigned },
  { key: 'date', label: words.columns.date, cell: dateOf, tight: true },
];

const Articles = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const create = useCreateArticle();
  const list = useInfiniteQuery(articlePages(filtersFromAddress(articleFilters, params)));
  if (isProblem(list.error, 'NEWS_WRITTEN_ELSEWHERE')) return <WrittenElsewhere />;
  const begin = () =>
    create.mutate(undefined, {
      onSuccess: ({ id }) => void navigate(`/admin/articles/${id}`),
      onError: notifyError,
    });
  return (
    <Page
      title={words.title}
      lead={words.lead}
      actions={
        <Button
          loading={create.isPending}
          leftSection={<IconPlus size={20} stroke={1.5} aria-hidden />}
          onClick={begin}
        >
          {words.create}
        </Button>
      }
    >
      <Stack gap="lg">
        <OfficeFilters list="articles" filters={articleFilters} {...words.filters} />
        <OfficeTable
          caption={words.caption}
          list={list}
          keyOf={({ id }) => id}
          addressOf={({ id }) => `/admin/articles/${id}`}
          columns={columns}
          empty={
            <EmptyState icon={<IconArticle size={24} stroke={1.5} aria-hidden />} title={words.empty.title}>
              {words.empty.text}
            </EmptyState>
          }
        />
      </Stack>
    </Page>
  );
};

export default function ArticlesPage() {
  return (
    <ForEditors>
      <Articles />
    </ForEditors>
  );
}
