import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Meta } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type PublicPage, pageMeta, privateMeta } from './meta.ts';

const at = [{ loaderData: { origin: 'https://basoche.example' } }] as const;

const page: PublicPage = {
  title: 'Grille tarifaire',
  description: 'Ce que coûte chaque mode de collaboration.',
  path: '/tarifs',
};

const headOf = (one: PublicPage | string) => {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <Meta />,
      meta: () => (typeof one === 'string' ? privateMeta(one) : pageMeta({ matches: at }, one)),
    },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={['/']} />);
};

const structured = (head: string): unknown[] =>
  [...head.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );

describe('what stands around a public page', () => {
  it('says its one address and how it is shared, whole', () => {
    const head = headOf(page);
    expect(head).toContain('<title>Grille tarifaire · Basoche</title>');
    expect(head).toContain('<link rel="canonical" href="https://basoche.example/tarifs"/>');
    expect(head).toContain('property="og:url" content="https://basoche.example/tarifs"');
    expect(head).toContain('property="og:image" content="https://basoche.example/partage/site.png"');
    expect(head).toContain('property="og:title" content="Grille tarifaire"');
    expect(head).not.toContain('noindex');
    expect(head).not.toContain('hrefLang');
  });

  it('names the site once, and not behind a title that has no room for it', () => {
    const long = 'Audit des baux commerciaux d’une enseigne · Mission, Boulogne-Billancourt (92)';
    expect(headOf({ ...page, title: long })).toContain(`<title>${long}</title>`);
    expect(headOf({ ...page, title: 'Basoche, le réseau' })).toContain('<title>Basoche, le réseau</title>');
  });

  it('tells robots the way to it, and what it is', () => {
    const head = headOf({
      ...page,
      trail: [{ to: '/aide', label: 'Aide' }],
      structured: (origin) => [{ '@type': 'WebPage', url: origin }],
    });
    expect(structured(head)).toMatchObject([
      { '@context': 'https://schema.org', '@type': 'WebPage', url: 'https://basoche.example' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: 'https://basoche.example/' },
          { position: 2, name: 'Aide', item: 'https://basoche.example/aide' },
          { position: 3, name: 'Grille tarifaire', item: 'https://basoche.example/tarifs' },
        ],
      },
    ]);
  });
});

describe('what stands around a private screen', () => {
  it('is a title, and that nothing of it is to be found', () => {
    expect(headOf('Paramètres')).toBe(
      '<title>Paramètres · Basoche</title><meta name="robots" content="noindex"/>',
    );
  });
});
