/** Where news stand. */

export const newsPath = '/blog';
export const newsFeedPath = '/blog/rss.xml';

export const articleAddress = (id: string): string => `${newsPath}/article/${encodeURIComponent(id)}`;

/** What a list of news is narrowed by in its address: « author:… » or « university:… ». */
export type NewsFilter = { readonly kind: 'author' | 'university'; readonly name: string };

export const writeNewsFilter = ({ kind, name }: NewsFilter): string => `${kind}:${name}`;

/** The filter in an address; null where there is none, or none that is known. */
export const readNewsFilter = (text: string | null): NewsFilter | null => {
  const found = /^(author|university):(.+)$/u.exec(text ?? '');
  const [, kind, name] = found ?? [];
  return (kind === 'author' || kind === 'university') && name !== undefined
    ? { kind, name: name.trim() }
    : null;
};

/** The list of everything by one author, or of one university. */
export const newsBy = (filter: NewsFilter): string =>
  `${newsPath}?by=${encodeURIComponent(writeNewsFilter(filter))}`;
