import { xmlDeclaration, xmlText } from './xml.ts';

interface RssItem {
  /** Address of the page, which is also the item's id. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly author: string | null;
  readonly category: string | null;
  readonly publishedAt: Date;
}

export interface RssFeed {
  readonly feedUrl: string;
  readonly title: string;
  readonly description: string;
  /** Address of the page with the same content. */
  readonly pageUrl: string;
  readonly changedAt: Date;
  readonly items: readonly RssItem[];
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;

/** RSS asks for dates of RFC 822 with four-digit years, which `toUTCString` writes. */
const dateElement = (name: string, at: Date) => element(name, at.toUTCString());

const itemOf = ({ url, title, description, author, category, publishedAt }: RssItem): string =>
  [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${xmlText(url)}</guid>`,
    dateElement('pubDate', publishedAt),
    // The `author` element of RSS must be a mail address, so a name stands in `dc:creator`.
    ...(author === null ? [] : [element('dc:creator', author)]),
    ...(category === null ? [] : [element('category', category)]),
    element('description', description),
    '</item>',
  ].join('\n');

export const rssType = 'application/rss+xml; charset=utf-8';

/** Writes an RSS 2.0 feed, in French. */
export const rssFeed = ({ feedUrl, title, description, pageUrl, changedAt, items }: RssFeed): string =>
  [
    `${xmlDeclaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">`,
    '<channel>',
    element('title', title),
    element('link', pageUrl),
    element('description', description),
    element('language', 'fr'),
    dateElement('lastBuildDate', changedAt),
    `<atom:link href="${xmlText(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemOf),
    '</channel>',
    '</rss>\n',
  ].join('\n');
