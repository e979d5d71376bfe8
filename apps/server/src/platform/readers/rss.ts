import { xmlDeclaration, xmlText } from './xml.ts';

interface RssItem {
  /** Its page, which is its identity too. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly author: string | null;
  readonly category: string | null;
  readonly published: Date;
}

export interface RssFeed {
  /** Its own address. */
  readonly self: string;
  readonly title: string;
  readonly description: string;
  /** The screen that shows the same. */
  readonly page: string;
  readonly changedAt: Date;
  readonly items: readonly RssItem[];
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;

/** RFC 822's dates, with years of four digits; « GMT » is one of its zones. */
const date = (name: string, at: Date) => element(name, at.toUTCString());

const itemOf = ({ url, title, description, author, category, published }: RssItem): string =>
  [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${xmlText(url)}</guid>`,
    date('pubDate', published),
    // RSS's own author is a mail address.
    ...(author === null ? [] : [element('dc:creator', author)]),
    ...(category === null ? [] : [element('category', category)]),
    element('description', description),
    '</item>',
  ].join('\n');

export const rssType = 'application/rss+xml; charset=utf-8';

/** A feed of what is new, as programs that read feeds take it (RSS 2.0). */
export const rssFeed = ({ self, title, description, page, changedAt, items }: RssFeed): string =>
  [
    `${xmlDeclaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">`,
    '<channel>',
    element('title', title),
    element('link', page),
    element('description', description),
    element('language', 'fr'),
    date('lastBuildDate', changedAt),
    `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemOf),
    '</channel>',
    '</rss>\n',
  ].join('\n');
