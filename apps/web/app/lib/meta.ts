import type { GeneralPicture } from '@basoche/domain/sharing/general-pictures';
import type { MetaDescriptor } from 'react-router';
import { breadcrumbs, type Crumb } from './structured.ts';

export type { GeneralPicture };

/** What stands around a screen: for tabs, for whoever shares its address, and for search engines. */

/** What `meta` is handed: the first match is the document, whose loader tells the site's own address. */
interface MetaArguments {
  readonly matches: readonly [
    { readonly loaderData?: { readonly origin: string } | undefined },
    ...(readonly unknown[]),
  ];
}

export interface PublicPage {
  /** Without the site's name; unique over the whole site. */
  readonly title: string;
  /** What it is called where it is shared, and at the end of the way to it; its title where nothing is said. */
  readonly name?: string;
  /** Of 70 to 160 characters; unique too. */
  readonly description: string;
  /** The one address under which it is known: of a list without its filters, of an item with its id. */
  readonly path: string;
  /** A kind's, or the address of the page's own, of 1200 by 630 points. */
  readonly picture?: GeneralPicture | { readonly path: string };
  readonly kind?: 'website' | 'article' | 'profile';
  /** More of Open Graph's: `article:published_time` and its like. */
  readonly properties?: readonly (readonly [property: string, content: string])[];
  /** The pages above this one, from the first below the home page on. */
  readonly trail?: readonly Crumb[];
  /**
   * schema.org's, for robots alone: they read the server's answer. Written `import.meta.env.SSR && (…)`, so that no browser
   * loads what makes it.
   */
  readonly structured?: false | ((origin: string) => readonly object[]);
}

/** As many characters as are shown of a title, more or less: a long one goes without the site's name. */
const shownOfTitles = 64;

const titleOf = (title: string) =>
  title.includes('Basoche') || title.length > shownOfTitles ? title : `${title} · Basoche`;

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

/** The screens that everybody may read. */
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

/** One's own affairs, and what there is no page for: nothing that a search engine should show. */
export const privateMeta = (title: string): MetaDescriptor[] => [
  { title: titleOf(title) },
  { name: 'robots', content: 'noindex' },
];
