import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A fake of Prismic's content API (version 2): the repository with its refs, then pages of documents. The documents
 * have the documented format, including fields that are not read.
 */

const image = (path: string, alt: string | null = null) => ({
  dimensions: { width: 1200, height: 800 },
  alt,
  copyright: null,
  url: `https://images.prismic.io/basoche/${path}?auto=compress,format&rect=0,0,1200,800&w=1200&h=800`,
  id: 'Zx1',
  edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
});

const text = (type: string, content: string, spans: object[] = []) => ({
  type,
  text: content,
  spans,
  direction: 'ltr',
});

const slice = (slice_type: string, primary: object, items: object[] = []) => ({
  variation: 'default',
  version: 'initial',
  items,
  primary,
  id: `${slice_type}$0b1f`,
  slice_type,
  slice_label: null,
});

export const aDocument = (id: string, data: object = {}, dates: object = {}) => ({
  id,
  uid: null,
  url: null,
  type: 'article',
  href: `https://basoche.cdn.prismic.io/api/v2/documents/search?ref=Zr&q=%5B%5B%3Ad+%3D+at%28document.id%2C+%22${id}%22%29+%5D%5D`,
  tags: ['bail'],
  first_publication_date: '2026-03-02T09:12:31+0000',
  last_publication_date: '2026-06-11T14:03:00+0000',
  slugs: ['le-conge'],
  linked_documents: [],
  lang: 'fr-fr',
  alternate_languages: [],
  ...dates,
  data: {
    author: 'Inès Faure',
    avatar: image('ines.jpg'),
    categorie: 'Bail',
    miniature: image('conge.jpg', 'Une porte'),
    title: [text('heading1', 'Le congé pour vente')],
    subtitle: [text('paragraph', 'Forme, délai, prix.')],
    nom_universite: 'Université de Vauban',
    logo_universite: image('vauban.png', 'Logo'),
    lien_auteur: { link_type: 'Web', url: 'https://faure.example/', target: '_blank' },
    lien_universite: { link_type: 'Any' },
    body: [
      slice('titre_de_section', { titre: [text('heading2', 'Six mois')] }),
      slice('texte', {
        texte: [
          text('paragraph', 'Le délai court à la réception.', [
            { start: 3, end: 8, type: 'strong' },
            {
              start: 9,
              end: 14,
              type: 'hyperlink',
              data: { link_type: 'Web', url: 'https://legifrance.gouv.fr/', target: '_blank' },
            },
            { start: 0, end: 2, type: 'hyperlink', data: { link_type: 'Web', url: 'javascript:alert(1)' } },
            { start: 0, end: 2, type: 'label', data: { label: 'codespan' } },
          ]),
          text('o-list-item', 'Le prix'),
          text('list-item', 'La forme'),
          text('preformatted', 'if (a) b'),
        ],
      }),
      slice('image', {
        image: image('registre.jpg', 'Un registre'),
        caption: [text('paragraph', 'Au greffe')],
      }),
      slice('citation', {
        quote_text: [text('paragraph', 'Nul n’est censé ignorer')],
        quote_author: 'Adage',
      }),
      slice('carte_interactive', { lieu: 'Lyon' }),
    ],
    ...data,
  },
});

export interface ContentPeer {
  readonly apiUrl: string;
  /** Its documents; a request sets the size of a page. */
  documents: object[];
  /** Failure to simulate instead of an answer. */
  fails: 'no' | 'status' | 'garbage' | 'silence';
  /** True to claim that every page has a next one. */
  isEndless: boolean;
  /** Number of requests received. */
  asked: number;
  close(): Promise<void>;
}

const repository = {
  refs: [{ id: 'master', ref: 'Zr-the-master-ref', label: 'Master', isMasterRef: true }],
  integrationFieldsRef: null,
  bookmarks: {},
  types: { article: 'Article' },
  languages: [{ id: 'fr-fr', name: 'French - France', is_master: true }],
  tags: [],
  forms: {},
  oauth_initiate: '',
  oauth_token: '',
  version: 'd34db33',
  license: 'All Rights Reserved',
};

export const openContentPeer = async (): Promise<ContentPeer> => {
  const server = createServer((request, response) => {
    peer.asked += 1;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (peer.fails === 'silence') return;
    if (peer.fails === 'status') return answer(500, { message: 'Internal error' });
    if (peer.fails === 'garbage') return response.writeHead(200).end('<html>maintenance</html>');
    if (pathname === '/api/v2') return answer(200, repository);
    if (pathname !== '/api/v2/documents/search' || searchParams.get('ref') !== 'Zr-the-master-ref') {
      return answer(404, { message: 'Unknown ref' });
    }
    if (searchParams.get('q') !== '[[at(document.type, "article")]]')
      return answer(400, { message: 'Unexpected filter' });
    const size = Number(searchParams.get('pageSize') ?? 20);
    const page = Number(searchParams.get('page') ?? 1);
    const results = peer.documents.slice((page - 1) * size, page * size);
    const pages = peer.isEndless ? page + 1 : Math.max(1, Math.ceil(peer.documents.length / size));
    return answer(200, {
      page,
      results_per_page: size,
      results_size: results.length,
      total_results_size: peer.documents.length,
      total_pages: pages,
      next_page: page < pages ? `${peer.apiUrl}/documents/search?page=${page + 1}` : null,
      prev_page: null,
      results,
      version: 'd34db33',
      license: 'All Rights Reserved',
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const peer: ContentPeer = {
    apiUrl: `http://127.0.0.1:${port}/api/v2`,
    documents: [],
    fails: 'no',
    isEndless: false,
    asked: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return peer;
};
