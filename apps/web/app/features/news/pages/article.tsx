import type { Article } from '@basoche/contract/news/news';
import { articleAddress, newsPath } from '@basoche/domain/news/addresses';
import { plainText } from '@basoche/domain/news/article';
import { excerpt } from '@basoche/domain/postings/summary';
import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { isAbsent } from '../../../lib/api.ts';
import { loadedData } from '../../../lib/loader-data.ts';
import { pageMeta, privateMeta } from '../../../lib/meta.ts';
import { pageQueries } from '../../../lib/page-query.ts';
import { browserQueryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Trail } from '../../../ui/trail.tsx';
import { articleQuery, nextReadsQuery } from '../api.ts';
import classes from '../components/article-view.module.css';
import { ArticleView } from '../components/article-view.tsx';
import { NextReads } from '../components/next-reads.tsx';
import { article as content, news } from '../content.ts';
import { newsFeedDiscovery } from '../feed.ts';
import { structuredArticle } from '../structured-data.ts';
import type { Route } from './+types/article.ts';

const trail = [{ to: newsPath, label: news.title }];

export const meta = (args: Route.MetaArgs) => {
  const { articleID } = args.params;
  const article = loadedData<Article>(args.loaderData, articleQuery(articleID).queryKey);
  if (!article) return privateMeta(import.meta.env.SSR ? content.notFound : news.title);
  const { data } = article;
  const by = data.author === null ? '' : ` ${content.by(data.author)}`;
  return [
    ...pageMeta(args, {
      title: plainText(data.title),
      description: excerpt(`${plainText(data.subtitle)}${by}`, 160),
      path: articleAddress(articleID),
      picture: { path: `/partage/actualites/${encodeURIComponent(articleID)}.png` },
      kind: 'article',
      properties: [
        ['article:published_time', article.first_publication_date],
        ['article:modified_time', article.last_publication_date],
        ...(data.categorie ? ([['article:section', data.categorie]] as const) : []),
      ],
      trail,
      structured: import.meta.env.SSR && ((origin) => [structuredArticle(article, origin)]),
    }),
    newsFeedDiscovery,
  ];
};

const queries = pageQueries(async (client, { params: { articleID = '' } }) => {
  const next = client.prefetchQuery(nextReadsQuery(articleID));
  const article = articleQuery(articleID);
  if (import.meta.env.SSR) await Promise.all([client.fetchQuery(article), next]);
  // In a browser the screen appears at once, with a placeholder.
  else void client.prefetchQuery(article);
});

export const loader = async (args: Route.LoaderArgs) => ({
  ...(await queries.loader(args)),
  isComing: false,
});

export const clientLoader = async (args: Route.ClientLoaderArgs) => ({
  ...(await queries.clientLoader(args)),
  isComing: browserQueryClient().getQueryData(articleQuery(args.params.articleID).queryKey) === undefined,
});

/** Reads the metadata again once the article is loaded: it was computed before. */
const useArrival = (isComing: boolean, isHere: boolean): void => {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isComing && isHere) void revalidate();
  }, [isComing, isHere, revalidate]);
};

const Content = ({ id, isComing }: { id: string; isComing: boolean }) => {
  const article = useQuery(articleQuery(id));
  useArrival(isComing, article.data !== undefined);
  // The article was withdrawn after this page was loaded.
  if (isAbsent(article.error)) {
    return (
      <EmptyState
        title={content.gone.title}
        action={
          <Button component={Link} to={newsPath} variant="default">
            {content.gone.action}
          </Button>
        }
      >
        {content.gone.text}
      </EmptyState>
    );
  }
  if (!article.data) {
    if (article.isError) return <ErrorState error={article.error} onRetry={() => void article.refetch()} />;
    return (
      <div className={classes.placeholder} role="status" aria-busy="true" aria-label={content.loading} />
    );
  }
  return (
    <>
      <Trail links={trail} current={plainText(article.data.data.title)} />
      <ArticleView article={article.data} />
      <NextReads id={id} />
    </>
  );
};

export default function ArticlePage({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <Page>
        <Content key={params.articleID} id={params.articleID} isComing={loaderData.isComing} />
      </Page>
    </HydrationBoundary>
  );
}
