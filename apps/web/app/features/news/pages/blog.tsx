import { newsFeedPath } from '@basoche/domain/news/addresses';
import { IconRss } from '@tabler/icons-react';
import { HydrationBoundary } from '@tanstack/react-query';
import { data, useSearchParams } from 'react-router';
import type { Page } from '../../../lib/api.ts';
import { loadedData } from '../../../lib/loader-data.ts';
import { pageMeta } from '../../../lib/meta.ts';
import { pageQueries } from '../../../lib/page-query.ts';
import { newsNames, newsPage } from '../api.ts';
import { NewsForm } from '../components/news-form.tsx';
import { NewsList } from '../components/news-list.tsx';
import { news } from '../content.ts';
import { newsFeedDiscovery } from '../feed.ts';
import { newsAddress, readChoice, usualSort } from '../list-address.ts';
import type { Route } from './+types/blog.ts';
import classes from './blog.module.css';

export const meta = (args: Route.MetaArgs) => {
  const { page } = readChoice(new URLSearchParams(args.location.search));
  const suffix = page === 1 ? '' : `, ${news.page(page)}`;
  return [
    ...pageMeta(args, {
      title: `${news.meta}${suffix}`,
      description: `${news.description}${suffix && ` (${news.page(page)})`}`,
      // Canonical address: the page of the list, without search, filter and order.
      path: newsAddress({ q: '', sort: usualSort, by: null, page }),
      picture: 'actualites',
    }),
    newsFeedDiscovery,
  ];
};

const queries = pageQueries(async (client, { url: { searchParams } }) => {
  const list = newsPage(readChoice(searchParams));
  if (import.meta.env.SSR) {
    await Promise.all([client.fetchQuery(list), client.prefetchQuery(newsNames)]);
    return;
  }
  // In a browser the screen appears at once; on failure, the list shows the error and offers to try again.
  void client.prefetchQuery(list);
  void client.prefetchQuery(newsNames);
});

/** Answers 404 for a page number past the last one; the screen says so too. */
export const loader = async (args: Route.LoaderArgs) => {
  const page = await queries.loader(args);
  const choice = readChoice(new URL(args.request.url).searchParams);
  const found = loadedData<Page<unknown>>(page, newsPage(choice).queryKey);
  const isBeyond = choice.page > 1 && found?.items.length === 0;
  return data(page, { status: isBeyond ? 404 : 200 });
};

export const clientLoader = (args: Route.ClientLoaderArgs) => queries.clientLoader(args);

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const choice = readChoice(search);
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <header className={classes.banner}>
        <div className={classes.inner}>
          <h1 className={classes.title}>{news.title}</h1>
          <p className={classes.lead}>{news.lead}</p>
          {/* The feed is a file, not a screen of the router. */}
          <a href={newsFeedPath} className="strong target link gap-2 top-1">
            <IconRss size={20} stroke={1.5} aria-hidden />
            {news.feed}
          </a>
        </div>
      </header>
      <div className={classes.body}>
        <NewsForm choice={choice} />
        <NewsList choice={choice} />
      </div>
    </HydrationBoundary>
  );
}
