import type { GeneralPicture } from '@basoche/domain/sharing/general-pictures';
import type { MetaDescriptor } from 'react-router';
import { breadcrumbs, type Crumb } from './structured-data.ts';

export type { GeneralPicture };

/** Metadata of a screen: for browser tabs, shared links and search engines. */

/** Arguments of `meta`: the first match is the document, whose loader gives the site's origin. */
interface MetaArguments {
  readonly matches: readonly [
    { readonly loaderData?: { readonly origin: string } | undefined },
    ...(readonly unknown[]),
  ];
}

export interface PublicPage {
  /** Title without the site's name; unique over the whole site. */
  readonly title: string;
  /** Name in shared cards and at the end of the breadcrumb; the title where it is absent. */
  readonly name?: string;
  /** Description of 70 to 160 characters; unique over the whole site. */
  readonly description: string;
  /** Canonical path: a list without its filters, an item with its id. */
  readonly path: string;
  /** Sharing picture, 1200 by 630 pixels: a general one, or the page's own by its path. */
  readonly picture?: GeneralPicture | { readonly path: string };
  readonly kind?: 'website' | 'article' | 'profile';
  /** More Open Graph properties, such as `article:published_time`. */
  readonly properties?: readonly (readonly [property: string, content: string])[];
  /** Breadcrumb: the pages above this one, from the first below the home page. */
  readonly trail?: readonly Crumb[];
  /**
   * Structured data of schema.org, for robots only, which read the server's answer. Write
   * `import.meta.env.SSR && (…)`, so that browsers do not load the code that builds it.
   */
  readonly structured?: false | ((origin: string) => readonly object[]);
}

/**
 * Number of characters of a title that search engines show, roughly. A longer title goes without the site's
 * name.
 */
const titleCharactersShown = 64;

const titleOf = (title: string) =>
  title.includes('Basoche') || title.length > titleCharactersShown ? title : `${title} · Basoche`;

const picturePath = (picture: NonNullable<PublicPage['picture']>): string =>
  typeof picture === 'string' ? `/partage/${picture}.png` : picture.path;

const jsonLd = (page: PublicPage, origin: string): MetaDescriptor[] => {
  const { trail, structured } = page;
  const data = [
    ...(structured ? structured(origin) : []),
    ...(trail ? [breadcrumbs([...trail, { to: page.path, label: page.name ?? page.title }], origin)] : []),
  ];
  return data.map((one) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...one } }));
};

/** Metadata of a public page. */
export const pageMeta = ({ matches: [root] }: MetaArguments, page: PublicPage): MetaDescriptor[] => {
  const origin = root.loaderData?.origin ?? '';
  const {
    title,
    name = title,
    description,
    path,
    picture = 'site',
    kind = 'website',
    properties = [],
  } = page;
  const address = `${origin}${path}`;
  return [
    { title: titleOf(title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: kind },
    { property: 'og:site_name', content: 'Basoche' },
    { property: 'og:locale', content: 'fr_FR' },
    { property: 'og:title', content: name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${origin}${picturePath(picture)}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: name },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...properties.map(([property, content]) => ({ property, content })),
    ...(import.meta.env.SSR ? jsonLd(page, origin) : []),
  ];
};

/** Metadata of private and missing pages: search engines must not show them. */
export const privateMeta = (title: string): MetaDescriptor[] => [
  { title: titleOf(title) },
  { name: 'robots', content: 'noindex' },
];
