import type { Article } from '@basoche/contract/news/news';

/** An article with other picture addresses; a picture not loaded yet is left empty. */
export const withPictures = (article: Article, urls: ReadonlyMap<string, string | null>): Article => {
  const urlOf = (url: string): string | null => (urls.has(url) ? (urls.get(url) ?? null) : url);
  const { data } = article;
  return {
    ...article,
    data: {
      ...data,
      miniature: { ...data.miniature, url: data.miniature.url && urlOf(data.miniature.url) },
      body: data.body.flatMap((block): Article['data']['body'] => {
        if (block.slice_type !== 'image') return [block];
        const url = urlOf(block.primary.image.url);
        return url === null
          ? []
          : [{ ...block, primary: { ...block.primary, image: { ...block.primary.image, url } } }];
      }),
    },
  };
};
