import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember } from '../../../test/factories.ts';
import { anArticle, aText } from '../../../test/news.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const day = 86_400_000;
const ago = (ms: number) => new Date(test.clock.now().getTime() - ms);
const list = async (query = '') => {
  const answer = await test.call('GET', `/news${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const articles: { id: string; data: Record<string, unknown> }[] = answer.json();
  return { ids: articles.map(({ id }) => id), articles, total: Number(answer.headers['x-total-count']) };
};
const status = async (id: string) => (await test.call('GET', `/news/${id}`)).statusCode;

describe('the news', () => {
  it('are those that are out, the last published first, without their bodies', async () => {
    await anArticle(test, { id: 'ancien', first: ago(30 * day) });
    await anArticle(test, { id: 'revu', first: ago(40 * day), last: ago(day) });
    await anArticle(test, { id: 'brouillon', state: 'draft' });
    await anArticle(test, { id: 'demain', state: 'scheduled', first: ago(-day) });
    await anArticle(test, { id: 'retire', state: 'withdrawn', first: ago(day) });
    const { ids, articles, total } = await list();
    expect(ids).toEqual(['revu', 'ancien']);
    expect(total).toBe(2);
    expect(articles[0]?.data).not.toHaveProperty('body');
    expect(articles[0]?.data).toMatchObject({
      author: 'Camille Roy',
      categorie: 'Procédure',
      avatar: { url: null },
    });
  });

  it('come out at the time they are scheduled for, with nobody doing anything', async () => {
    await anArticle(test, { id: 'bientot', state: 'scheduled', first: ago(-60_000) });
    expect((await list()).ids).not.toContain('bientot');
    expect(await status('bientot')).toBe(404);
    test.clock.advance(61_000);
    try {
      expect((await list()).ids[0]).toBe('bientot');
      expect(await status('bientot')).toBe(200);
    } finally {
      test.clock.advance(-61_000);
    }
    expect((await list()).ids).not.toContain('bientot');
  });

  it('are searched in every field, whatever the case and the accents, and filtered by author or university', async () => {
    await anArticle(test, {
      id: 'clause',
      title: 'La clause résolutoire',
      author: 'Inès Faure',
      university: 'Université de Vauban',
      body: [aText('Le bailleur délivre un commandement.')],
    });
    expect((await list('?q=COMMANDEMENT%20bailleur')).ids).toEqual(['clause']);
    expect((await list('?q=RESOLUTOIRE')).ids).toEqual(['clause']);
    expect((await list('?q=ines%20faure')).ids).toEqual(['clause']);
    expect(await list('?q=introuvable')).toMatchObject({ ids: [], total: 0 });
    expect((await list('?author=In%C3%A8s%20Faure')).ids).toEqual(['clause']);
    expect((await list('?university=Universit%C3%A9%20de%20Vauban')).ids).toEqual(['clause']);
    expect((await list('?sort=universityAsc')).ids[0]).toBe('clause');
    const { authors, universities } = (await test.call('GET', '/news/names')).json();
    expect(authors).toEqual(['Camille Roy', 'Inès Faure']);
    expect(universities).toEqual(['Université de Vauban']);
  });

  it('come twenty-four a page', async () => {
    for (let number = 1; number <= 25; number += 1) await anArticle(test, { category: 'Nombreux' });
    const [first, second] = [await list('?q=nombreux'), await list('?q=nombreux&page=2')];
    expect([first.ids.length, second.ids.length, first.total, second.total]).toEqual([24, 1, 25, 25]);
    expect(new Set([...first.ids, ...second.ids]).size).toBe(25);
    expect((await list('?q=nombreux&page=3')).ids).toEqual([]);
    await test.platform.database.pool.query(`delete from article where category = 'Nombreux'`);
    expect((await list('?q=nombreux')).total).toBe(0);
  });

  it('refuse an order or a page that is none', async () => {
    for (const query of ['?sort=hasard', '?page=0', '?page=x', '?limit=101']) {
      expect((await test.call('GET', `/news${query}`)).statusCode, query).toBe(400);
    }
  });
});

describe('articles that are added', () => {
  it('are by the author and of the university who bear those names already, whatever their ids', async () => {
    const { pool } = test.platform.database;
    await pool.query(
      `insert into news_author (id, name, role) values ('ancienne', 'Rose Tellier', 'Notaire')`,
    );
    await pool.query(`insert into news_university (id, name) values ('ancienne', 'Université du Vexin')`);
    await anArticle(test, { id: 'ajoute', author: 'Rose Tellier', university: 'Université du Vexin' });
    expect((await test.call('GET', '/news/ajoute')).json().data).toMatchObject({
      author: 'Rose Tellier',
      role_auteur: 'Notaire',
      nom_universite: 'Université du Vexin',
    });
  });
});

describe('an article', () => {
  it('is whole, and leads to its author’s page where that is a member', async () => {
    const member = await aMember(test, { kind: 'EMPLOYEE' });
    const { rows } = await test.platform.database.pool.query('select email from member where id = $1', [
      member.id,
    ]);
    await anArticle(test, { id: 'signe', author: 'Louise Hamel', member: rows[0].email });
    const read = async () => (await test.call('GET', '/news/signe')).json();
    expect(await read()).toMatchObject({
      id: 'signe',
      first_publication_date: expect.stringMatching(/^\d{4}-.*Z$/),
      data: {
        title: [{ type: 'heading1', text: expect.any(String), spans: [] }],
        author: 'Louise Hamel',
        lien_auteur: `/users/${member.id}`,
        body: [{ slice_type: 'texte', primary: { texte: [{ type: 'paragraph' }] } }],
      },
    });
    await test.platform.database.pool.query('update member set suspended_at = now() where id = $1', [
      member.id,
    ]);
    test.clock.advance(61_000);
    try {
      expect((await read()).data.lien_auteur).toBeNull();
    } finally {
      test.clock.advance(-61_000);
    }
  });

  it('is gone once it is withdrawn, and was never there while it is a draft or has yet to come out', async () => {
    expect([
      await status('retire'),
      await status('brouillon'),
      await status('demain'),
      await status('rien'),
    ]).toEqual([410, 404, 404, 404]);
    for (const path of ['/news/retire', '/news/retire/next']) {
      expect((await test.call('GET', path)).json()).toMatchObject({ status: 410, code: 'GONE' });
    }
    await anArticle(test, { id: 'ephemere' });
    expect(await status('ephemere')).toBe(200);
    await test.platform.database.pool.query(`update article set state = 'withdrawn' where id = 'ephemere'`);
    expect(await status('ephemere')).toBe(410);
  });

  it('is followed by up to three others, those of its category first', async () => {
    await anArticle(test, { id: 'lu', category: 'Bail', author: 'Paul Meyer' });
    await anArticle(test, { id: 'voisin', category: 'Bail', first: ago(90 * day), author: 'Anne Roche' });
    await anArticle(test, { id: 'du-meme', category: 'Vente', first: ago(80 * day), author: 'Paul Meyer' });
    const next = (await test.call('GET', '/news/lu/next')).json().map(({ id }: { id: string }) => id);
    expect(next).toHaveLength(3);
    expect(next.slice(0, 2)).toEqual(['voisin', 'du-meme']);
    expect((await test.call('GET', '/news/rien/next')).statusCode).toBe(404);
  });

  it('keeps out the blocks of a kind that nothing shows', async () => {
    await anArticle(test, { id: 'inconnu' });
    await test.platform.database.pool.query(
      `update article set body = body || '[{"slice_type":"carte","primary":{}}]' where id = 'inconnu'`,
    );
    const { body } = (await test.call('GET', '/news/inconnu')).json().data;
    expect(body.map(({ slice_type }: { slice_type: string }) => slice_type)).toEqual(['texte']);
  });

  it('takes no other with it, whatever stands in its body', async () => {
    await anArticle(test, { id: 'abime' });
    const text = {
      type: 'paragraph',
      text: 'Reste.',
      spans: [{ type: 'hyperlink', start: 0, end: 5, data: { url: 'javascript:a()' } }],
    };
    const body = [
      null,
      1,
      { slice_type: 'texte' },
      { slice_type: 'texte', primary: { texte: [{ type: 'heading2', text: 'x', spans: [] }, text] } },
      { slice_type: 'image', primary: { image: { url: '/actualites/a.jpeg' }, caption: null } },
      { slice_type: 'citation', primary: { quote_text: 1 } },
    ];
    await test.platform.database.pool.query(
      `update article set body = $1::jsonb, subtitle = '[null, {"type":"paragraph"}]' where id = 'abime'`,
      [JSON.stringify(body)],
    );
    const answer = await test.call('GET', '/news/abime');
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data).toMatchObject({
      subtitle: [],
      body: [
        { slice_type: 'texte', primary: { texte: [{ text: 'Reste.', spans: [] }] } },
        {
          slice_type: 'image',
          primary: { image: { url: '/actualites/a.jpeg', alt: null, dimensions: null } },
        },
      ],
    });
    expect((await list()).total).toBeGreaterThan(1);
  });
});
