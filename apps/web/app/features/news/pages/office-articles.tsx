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
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { ForEditors } from '../../back-office/shared/for-editors.tsx';
import { OfficeFilters } from '../../back-office/shared/office-filters.tsx';
import { type OfficeColumn, OfficeTable } from '../../back-office/shared/office-table.tsx';
import { articlePages, useCreateArticle } from '../writing/api.ts';
import { articles as content } from '../writing/content.ts';
import { WrittenElsewhere } from '../writing/written-elsewhere.tsx';

export const meta = () => privateMeta(content.meta);

const dateOf = ({ stage, publishedAt, updatedAt }: ArticleRow): string =>
  content.dates[stage](formatShortDay(stage === 'draft' ? updatedAt : (publishedAt ?? updatedAt)));

const columns: readonly [OfficeColumn<ArticleRow>, ...OfficeColumn<ArticleRow>[]] = [
  {
    key: 'title',
    label: content.columns.title,
    cell: ({ title }) => typeset(title.trim()) || content.untitled,
  },
  {
    key: 'stage',
    label: content.columns.stage,
    cell: ({ stage }) => labelOf(articleStages, stage),
    tight: true,
  },
  { key: 'author', label: content.columns.author, cell: ({ author }) => author ?? content.unsigned },
  { key: 'date', label: content.columns.date, cell: dateOf, tight: true },
];

const Articles = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const create = useCreateArticle();
  const list = useInfiniteQuery(articlePages(filtersFromAddress(articleFilters, params)));
  if (isProblem(list.error, 'NEWS_WRITTEN_ELSEWHERE')) return <WrittenElsewhere />;
  const begin = () =>
    create.mutate(undefined, { onSuccess: ({ id }) => void navigate(`/admin/articles/${id}`) });
  return (
    <Page
      title={content.title}
      lead={content.lead}
      actions={
        <Button
          loading={create.isPending}
          leftSection={<IconPlus size={20} stroke={1.5} aria-hidden />}
          onClick={begin}
        >
          {content.create}
        </Button>
      }
    >
      <Stack gap="lg">
        <OfficeFilters list="articles" filters={articleFilters} {...content.filters} />
        <OfficeTable
          caption={content.caption}
          list={list}
          keyOf={({ id }) => id}
          addressOf={({ id }) => `/admin/articles/${id}`}
          columns={columns}
          empty={
            <EmptyState icon={<IconArticle size={24} stroke={1.5} aria-hidden />} title={content.empty.title}>
              {content.empty.text}
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
