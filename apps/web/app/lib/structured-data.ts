/** Structured data of schema.org, for robots. */

export interface Crumb {
  readonly to: string;
  readonly label: string;
}

/** Breadcrumb from the home page to this page. */
export const breadcrumbs = (trail: readonly Crumb[], origin: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ to: '/', label: 'Accueil' }, ...trail].map(({ to, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: `${origin}${to}`,
  })),
});

/** Publisher of the site and its search address; for the home page only. */
export const siteAndPublisher = (origin: string, description: string) => {
  const publisher = `${origin}/#organisation`;
  return [
    {
      '@type': 'Organization',
      '@id': publisher,
      name: 'Basoche',
      url: `${origin}/`,
      description,
      logo: { '@type': 'ImageObject', url: `${origin}/icons/512.png`, width: 512, height: 512 },
      areaServed: { '@type': 'Country', name: 'France' },
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#site`,
      name: 'Basoche',
      url: `${origin}/`,
      inLanguage: 'fr',
      publisher: { '@id': publisher },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/consult/missions?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
};
