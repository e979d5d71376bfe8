import type { Article } from '@basoche/contract/news/news';
import { newsImageIdOf } from '@basoche/domain/news/pictures';
import { Stack } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { isAbsent, isProblem } from '../../../lib/api.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Page } from '../../../ui/page.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { ForEditors } from '../../back-office/shared/for-editors.tsx';
import { ArticleView } from '../components/article-view.tsx';
import { articlePreview, broughtPicture, useObjectUrls } from '../writing/api.ts';
import { preview as content } from '../writing/content.ts';
import { NoSuchArticle } from '../writing/no-such-article.tsx';
import { withPictures } from '../writing/with-pictures.ts';
import { WrittenElsewhere } from '../writing/written-elsewhere.tsx';
import type { Route } from './+types/office-preview.ts';

export const meta = () => privateMeta(content.meta);

const uploadedPictures = ({ data }: Article): string[] => {
  const all = [
    data.miniature.url,
    ...data.body.map((block) => (block.slice_type === 'image' ? block.primary.image.url : null)),
  ];
  return [...new Set(all.filter((url) => url !== null && newsImageIdOf(url) !== undefined))] as string[];
};

/**
 * Preview of the article. Its pictures are loaded with the viewer's session, since they are not public yet.
 */
const Drawn = ({ article }: { article: Article }) => {
  const addresses = uploadedPictures(article);
  const pictures = useQueries({
    queries: addresses.map((address) => broughtPicture(newsImageIdOf(address) ?? '')),
  });
  const urls = useObjectUrls(pictures.map(({ data }) => data));
  const urlByAddress = new Map(addresses.map((address, index) => [address, urls[index] ?? null]));
  return <ArticleView article={withPictures(article, urlByAddress)} />;
};

const Content = ({ id }: { id: string }) => {
  const article = useQuery({ ...articlePreview(id), staleTime: 0 });
  if (isProblem(article.error, 'NEWS_WRITTEN_ELSEWHERE')) return <WrittenElsewhere />;
  if (isAbsent(article.error)) return <NoSuchArticle />;
  return (
    <Page
      above={<BackLink to={`/admin/articles/${id}`}>{content.back}</BackLink>}
      title={article.data ? undefined : content.meta}
    >
      <Stack gap="lg">
        <Note tone="info">{content.banner}</Note>
        {article.data ? (
          <Drawn article={article.data} />
        ) : article.isError ? (
          <ErrorState error={article.error} onRetry={() => void article.refetch()} />
        ) : (
          <CardListSkeleton />
        )}
      </Stack>
    </Page>
  );
};

export default function PreviewPage({ params }: Route.ComponentProps) {
  return (
    <ForEditors>
      <Content id={params.articleID} />
    </ForEditors>
  );
}
