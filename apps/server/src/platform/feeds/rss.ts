import { xmlDeclaration, xmlText } from './xml.ts';

interface RssItem {
  /** Address of the page, which is also the item's id. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly author: string | null;
  readonly category: string | null;
  readonly published: Date;
}

export interface RssFeed {
  /** The feed's own address. */
  readonly self: string;
  readonly title: string;
  readonly description: string;
  /** The screen with the same content. */
  readonly page: string;
  readonly changedAt: Date;
  readonly items: readonly RssItem[];
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;

/** Dates in RFC 822's format, with four-digit years; « GMT » is one of its time zones. */
const date = (name: string, at: Date) => element(name, at.toUTCString());

const itemOf = ({ url, title, description, author, category, published }: RssItem): string =>
  [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${xmlText(url)}</guid>`,
    date('pubDate', published),
    // The `author` element of RSS must be a mail address.
    ...(author === null ? [] : [element('dc:creator', author)]),
    ...(category === null ? [] : [element('category', category)]),
    element('description', description),
    '</item>',
  ].join('\n');

export const rssType = 'application/rss+xml; charset=utf-8';

/** An RSS 2.0 feed of new items. */
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
