import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectWithin } from '../../../../../../scripts/support/bounds.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aDocument, type ContentPeer, openContentPeer } from '../../../../test/content-service.ts';
import { createDatabase } from '../../../../test/database.ts';
import { openLog } from '../../../platform/observability/log.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let peer: ContentPeer;
let test: TestApp;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

const warned: object[] = [];

/** A new program with an empty cache, and a test double of the content service. */
beforeEach(async () => {
  warned.length = 0;
  peer = await openContentPeer();
  const log = openLog('silent');
  test = await createTestApp({
    databaseUrl: database.url,
    log: Object.assign(log, { warn: (about: object) => warned.push(about) }),
    environment: { NETWORK_LIMITS: 'off', PRISMIC_REPOSITORY: 'basoche', PRISMIC_API_URL: peer.apiUrl },
  });
});
afterEach(async () => {
  await test.close();
  await peer.close();
});

const get = (path: string) => test.call('GET', path);
const ids = async (query = '') => {
  const answer = await get(`/news${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().map(({ id }: { id: string }) => id);
};

describe('news of the content service', () => {
  it('are answered in the shape of the specification, like those of the database', async () => {
    peer.documents = [aDocument('ZxArticle_1-a')];
    const answer = await get('/news/ZxArticle_1-a');
    expect(answer.statusCode, answer.body).toBe(200);
    const { data, ...article } = answer.json();
    expect(article).toEqual({
      id: 'ZxArticle_1-a',
      first_publication_date: '2026-03-02T09:12:31.000Z',
      last_publication_date: '2026-06-11T14:03:00.000Z',
    });
    expect(data).toMatchObject({
      author: 'Inès Faure',
      avatar: { url: expect.stringContaining('https://images.prismic.io/basoche/ines.jpg') },
      categorie: 'Bail',
      miniature: { alt: 'Une porte' },
      title: [{ type: 'heading1', text: 'Le congé pour vente', spans: [] }],
      subtitle: [{ type: 'paragraph', text: 'Forme, délai, prix.', spans: [] }],
      nom_universite: 'Université de Vauban',
      logo_universite: { alt: 'Logo' },
      lien_auteur: 'https://faure.example/',
      lien_universite: null,
    });
    expect(data.body).toEqual([
      { slice_type: 'titre_de_section', primary: { titre: 'Six mois' } },
      {
        slice_type: 'texte',
        primary: {
          texte: [
            {
              type: 'paragraph',
              text: 'Le délai court à la réception.',
              spans: [
                { type: 'strong', start: 3, end: 8 },
                {
                  type: 'hyperlink',
                  start: 9,
                  end: 14,
                  data: { link_type: 'Web', url: 'https://legifrance.gouv.fr/' },
                },
              ],
            },
            { type: 'o-list-item', text: 'Le prix', spans: [] },
            { type: 'list-item', text: 'La forme', spans: [] },
          ],
        },
      },
      {
        slice_type: 'image',
        primary: {
          image: {
            url: expect.stringContaining('registre.jpg'),
            alt: 'Un registre',
            dimensions: { width: 1200, height: 800 },
          },
          caption: 'Au greffe',
        },
      },
      { slice_type: 'citation', primary: { quote_text: 'Nul n’est censé ignorer', quote_author: 'Adage' } },
    ]);
  });

  it('leave out what nothing shows, and say each kind once', async () => {
    peer.documents = [aDocument('a'), aDocument('b')];
    await ids();
    expect(warned).toEqual([{ sliceType: 'preformatted' }, { sliceType: 'carte_interactive' }]);
  });

  it('are searched, filtered, ordered and paged by the same rules', async () => {
    peer.documents = [
      ...Array.from({ length: 101 }, (_, number) =>
        aDocument(`n${number}`, { categorie: 'Nombreux', author: 'Zoé' }),
      ),
      aDocument('neuf', { author: 'Abel' }, { last_publication_date: '2026-10-01T00:00:00+0000' }),
    ];
    const first = await get('/news');
    expect([first.json().length, first.headers['x-total-count']]).toEqual([24, '102']);
    expect((await ids())[0]).toBe('neuf');
    expect(await ids('?author=abel')).toEqual(['neuf']);
    expect((await ids('?q=NOMBREUX&page=5')).length).toBe(5);
    expect((await get('/news/names')).json()).toEqual({
      authors: ['Abel', 'Zoé'],
      universities: ['Université de Vauban'],
    });
    expect((await get('/news/neuf/next')).json()).toHaveLength(3);
    expect((await get('/news/rien')).statusCode).toBe(404);
    const feed = await test.app.inject({ method: 'GET', url: '/blog/rss.xml' });
    expect(feed.body).toContain('http://basoche.test/blog/article/neuf');
  });

  it('are read whatever a document lacks or holds instead, and a document that is no article is left out', async () => {
    const empty = {
      author: null,
      avatar: {},
      categorie: null,
      miniature: {},
      subtitle: [],
      nom_universite: null,
    };
    peer.documents = [
      aDocument('pauvre', { ...empty, logo_universite: {}, lien_auteur: { link_type: 'Any' }, body: [] }),
      aDocument('etrange', {
        avatar: 'x',
        title: 'En une ligne',
        body: 'non',
        lien_auteur: { url: 'javascript:alert(1)' },
      }),
      aDocument('sans-titre', { title: [] }),
      aDocument('jamais-paru', {}, { first_publication_date: null }),
      { id: 'vide' },
      aDocument('../../etc'),
    ];
    expect((await ids()).toSorted()).toEqual(['etrange', 'pauvre']);
    const { data } = (await get('/news/etrange')).json();
    expect(data).toMatchObject({
      title: [{ text: 'En une ligne' }],
      avatar: { url: null },
      lien_auteur: null,
      body: [],
    });
  });
});

describe('a document that nobody would write', () => {
  it('says nothing that the site could not say: no number, no day and no address beyond what is read of them', async () => {
    const span = (start: number) => ({ type: 'strong', start, end: start + 1 });
    const image = (width: number, height: number) => ({
      slice_type: 'image',
      primary: { image: { url: 'https://images.prismic.io/a/1.png', dimensions: { width, height } } },
    });
    peer.documents = [
      aDocument(
        'enorme',
        {
          title: [{ type: 'heading1', text: 'Titre '.repeat(20_000) }],
          body: [
            {
              slice_type: 'texte',
              primary: { texte: [{ type: 'paragraph', text: 'Un', spans: [span(1e20), span(-5), span(0)] }] },
            },
            image(1e300, 5),
            image(-1, 0),
          ],
        },
        { last_publication_date: '+275760-09-13T00:00:00.000Z' },
      ),
      aDocument('hors-du-temps', {}, { first_publication_date: '-000001-01-01T00:00:00Z' }),
    ];
    expect(await ids()).toEqual(['enorme']);
    const answer = await get('/news/enorme');
    expect(answer.statusCode, answer.body).toBe(200);
    const { data, first_publication_date, last_publication_date } = answer.json();
    expect(last_publication_date).toBe(first_publication_date);
    expect(data.body[0].primary.texte[0].spans).toEqual([
      { type: 'strong', start: 0, end: 0 },
      { type: 'strong', start: 0, end: 1 },
    ]);
    for (const { primary } of data.body.slice(1)) expect(primary.image.dimensions).toBeNull();
  });

  it('takes no other with it, whatever stands where words are expected, and is there once if it comes twice', async () => {
    const none = { toString: 1 };
    peer.documents = [
      aDocument('a', { categorie: [{ text: none }], nom_universite: none }),
      aDocument('b', { title: [{ text: none }, { text: 'Reste' }] }),
      aDocument('c', {
        body: [{ slice_type: none }, { slice_type: 'texte', primary: { texte: [{ type: none }] } }],
      }),
      aDocument('a'),
    ];
    expect((await ids()).toSorted()).toEqual(['a', 'b', 'c']);
    expect((await get('/news')).headers['x-total-count']).toBe('3');
  });

  it('does not fill the log with kinds of its own', async () => {
    const kinds = Array.from({ length: 500 }, (_, number) => ({ slice_type: `${number}`.repeat(1_000) }));
    peer.documents = [aDocument('a', { body: kinds })];
    expect(await ids()).toEqual(['a']);
    expect(warned.length).toBeLessThanOrEqual(100);
    expect(JSON.stringify(warned).length).toBeLessThan(20_000);
  });
});

describe('what the content service answers', () => {
  it('is read to its end where it is long, and no further than there may be articles', async () => {
    peer.documents = Array.from({ length: 3_050 }, (_, number) => ({
      ...aDocument(`n${number}`),
      data: { title: `Titre ${number}` },
    }));
    expect((await get('/news')).headers['x-total-count']).toBe('3050');
    peer.documents = [aDocument('seul')];
    peer.isEndless = true;
    test.clock.advance(11 * 60_000);
    await expect.poll(() => ids()).toEqual(['seul']);
  });

  it('is kept for a minute, then asked anew', async () => {
    peer.documents = [aDocument('a')];
    expect(await ids()).toEqual(['a']);
    const { asked } = peer;
    peer.documents = [aDocument('b')];
    expect(await ids()).toEqual(['a']);
    expect(peer.asked).toBe(asked);
    test.clock.advance(61_000);
    // A stale cache is served while it is refreshed.
    expect(await ids()).toEqual(['a']);
    await expect.poll(() => ids()).toEqual(['b']);
    peer.documents = [aDocument('c')];
    test.clock.advance(11 * 60_000);
    expect(await ids()).toEqual(['c']);
  });

  it.each(['status', 'garbage', 'silence'] as const)(
    'stays when the service fails (%s), however old it is; where there is nothing, the call is unavailable, never a failure',
    async (failure) => {
      peer.fails = failure;
      const [first, again] = await Promise.all([get('/news'), get('/news/a')]);
      expect([first.statusCode, again.statusCode]).toEqual([503, 503]);
      expect(first.json().code).toBe('UNAVAILABLE');
      const { asked } = peer;
      expect((await get('/news')).statusCode).toBe(503);
      // After a failure, the service is not called for a while.
      expect(peer.asked).toBe(asked);
      peer.fails = 'no';
      peer.documents = [aDocument('a')];
      test.clock.advance(11_000);
      expect(await ids()).toEqual(['a']);
      peer.fails = failure;
      test.clock.advance(20 * 60_000);
      const start = performance.now();
      expect(await ids()).toEqual(['a']);
      // With a cache, no request waits for a service that does not answer.
      expectWithin(performance.now() - start, 2_500);
      expect((await get('/news/a')).statusCode).toBe(200);
    },
  );

  it('is asked for once, however many wait for it', async () => {
    peer.documents = [aDocument('a')];
    await Promise.all(Array.from({ length: 20 }, () => ids()));
    expect(peer.asked).toBe(2);
  });
});
