import { listAuthors, listUniversities } from '@basoche/contract/news/signatures';
import {
  type ArticleFilters,
  createArticle,
  listArticles,
  previewArticle,
  readArticlePicture,
  readWrittenArticle,
} from '@basoche/contract/news/writing';
import { newsImageIdOf } from '@basoche/domain/news/pictures';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchFile } from '../../../lib/download.ts';
import { notifyError } from '../../../lib/notify.ts';
import { apiOf, routePages, routeQuery } from '../../../lib/query-client.ts';
import { useCommand } from '../../../lib/use-command.ts';

export const articlePages = (query: ArticleFilters) => routePages(listArticles, { query });

export const writtenArticle = (id: string) => routeQuery(readWrittenArticle, { params: { id } });
export const articlePreview = (id: string) => routeQuery(previewArticle, { params: { id } });
export const newsAuthors = routeQuery(listAuthors);
export const newsUniversities = routeQuery(listUniversities);

/** Returns a function that refetches all staff queries of the news. */
export const useRefreshNews = () => {
  const client = useQueryClient();
  return async () => {
    for (const queryKey of [['newsWriting'], ['newsSignatures'], ['news']])
      await client.invalidateQueries({ queryKey });
  };
};

export const useCreateArticle = () =>
  useCommand((api) => api.call(createArticle, { body: {} }), { onError: notifyError });

/** Loads a picture with the writer's session, since it is not public yet. */
export const broughtPicture = (id: string) =>
  queryOptions({
    queryKey: ['newsPicture', id],
    queryFn: ({ client, signal }) => fetchFile(apiOf(client), readArticlePicture, { params: { id } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Object URLs of loaded files, valid while they are shown. */
export const useObjectUrls = (contents: readonly (Blob | undefined)[]): readonly (string | null)[] => {
  const [urls, setUrls] = useState<readonly (string | null)[]>([]);
  const here = contents.map((content) => content !== undefined).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a content that is here never changes
  useEffect(() => {
    const objectUrls = contents.map((content) =>
      content === undefined ? null : URL.createObjectURL(content),
    );
    setUrls(objectUrls);
    return () => {
      for (const url of objectUrls) if (url !== null) URL.revokeObjectURL(url);
    };
  }, [here]);
  return urls;
};

/** Object URL of an article's picture; null while it loads. */
export const usePictureUrl = (address: string | null): string | null => {
  const id = address === null ? undefined : newsImageIdOf(address);
  const { data } = useQuery({ ...broughtPicture(id ?? ''), enabled: id !== undefined });
  const [url = null] = useObjectUrls([data]);
  return id === undefined ? address : url;
};
