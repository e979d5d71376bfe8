import { typeset } from '@basoche/domain/typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { isAbsent, isProblem } from '../../../lib/api.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { ForEditors } from '../../back-office/shared/for-editors.tsx';
import { writtenArticle } from '../writing/api.ts';
import { writing as content } from '../writing/content.ts';
import { NoSuchArticle } from '../writing/no-such-article.tsx';
import { WrittenElsewhere } from '../writing/written-elsewhere.tsx';
import type { Route } from './+types/office-article.ts';

const ArticleEditor = lazy(() => import('../writing/article-editor.tsx'));

export const meta = () => privateMeta(content.meta);

const Content = ({ id }: { id: string }) => {
  // Read once: the editor is newer than the server's copy.
  const article = useQuery({
    ...writtenArticle(id),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (isProblem(article.error, 'NEWS_WRITTEN_ELSEWHERE')) return <WrittenElsewhere />;
  if (isAbsent(article.error)) return <NoSuchArticle />;
  const title = article.data
    ? typeset(article.data.content.title.trim()) || content.untitled
    : content.coming;
  return (
    <Page above={<BackLink to="/admin/articles">{content.back}</BackLink>} title={title}>
      {article.data ? (
        <Suspense fallback={<CardListSkeleton />}>
          <ArticleEditor loaded={article.data} />
        </Suspense>
      ) : article.isError ? (
        <ErrorState error={article.error} onRetry={() => void article.refetch()} />
      ) : (
        <CardListSkeleton />
      )}
    </Page>
  );
};

export default function ArticlePage({ params }: Route.ComponentProps) {
  return (
    <ForEditors>
      <Content key={params.articleID} id={params.articleID} />
    </ForEditors>
  );
}
