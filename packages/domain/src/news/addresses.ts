/** Path of the news. */

export const newsPath = '/blog';
export const newsFeedPath = '/blog/rss.xml';

export const articleAddress = (id: string): string => `${newsPath}/article/${encodeURIComponent(id)}`;

/** Filter of the news list in its address: « author:… » or « university:… ». */
export type NewsFilter = { readonly kind: 'author' | 'university'; readonly name: string };

export const writeNewsFilter = ({ kind, name }: NewsFilter): string => `${kind}:${name}`;

/** The filter in an address; null if there is none, or an unknown one. */
export const readNewsFilter = (text: string | null): NewsFilter | null => {
  const found = /^(author|university):(.+)$/u.exec(text ?? '');
  const [, kind, name] = found ?? [];
  return (kind === 'author' || kind === 'university') && name !== undefined
    ? { kind, name: name.trim() }
    : null;
};

/** Address of the articles by one author, or from one university. */
export const newsBy = (filter: NewsFilter): string =>
  `${newsPath}?by=${encodeURIComponent(writeNewsFilter(filter))}`;
