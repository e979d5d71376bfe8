import { xmlDeclaration, xmlText } from './xml.ts';

interface AtomEntry {
  /** Permanent and the same everywhere (RFC 4287, §4.2.6). */
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly author: string;
  readonly published: Date;
  readonly updated: Date;
  readonly category: { readonly term: string; readonly label: string };
  readonly summary: string;
}

export interface AtomFeed {
  /** The feed's own address, which is also its id. */
  readonly self: string;
  readonly title: string;
  readonly subtitle: string;
  /** The screen with the same content. */
  readonly page: string;
  readonly author: string;
  readonly updated: Date;
  readonly entries: readonly AtomEntry[];
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;
const link = (rel: string, type: string, href: string) =>
  `<link rel="${rel}" type="${type}" href="${xmlText(href)}"/>`;

const entryOf = ({ id, title, url, author, published, updated, category, summary }: AtomEntry): string =>
  [
    '<entry>',
    element('id', id),
    element('title', title),
    link('alternate', 'text/html', url),
    `<author>${element('name', author)}</author>`,
    element('published', published.toISOString()),
    element('updated', updated.toISOString()),
    `<category term="${xmlText(category.term)}" label="${xmlText(category.label)}"/>`,
    element('summary', summary),
    '</entry>',
  ].join('\n');

export const atomType = 'application/atom+xml; charset=utf-8';

/** An Atom feed of new items (RFC 4287). */
export const atomFeed = ({ self, title, subtitle, page, author, updated, entries }: AtomFeed): string =>
  [
    `${xmlDeclaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">`,
    element('id', self),
    element('title', title),
    element('subtitle', subtitle),
    element('updated', updated.toISOString()),
    `<author>${element('name', author)}</author>`,
    link('self', 'application/atom+xml', self),
    link('alternate', 'text/html', page),
    ...entries.map(entryOf),
    '</feed>\n',
  ].join('\n');
