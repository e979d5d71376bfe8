import { emptyContent } from '@basoche/domain/news/writing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aText, written } from '../../../../test/news.ts';

let test: TestApp;
let editor: TestMember;
/** Sets the clock and signs in a new editor, since sessions of staff are short. */
const itIs = async (now: Date) => {
  test.clock.set(now);
  editor = await aMember(test, { kind: 'STAFF', staffRole: 'editor' });
};
const aSunday = new Date('2026-11-22T10:00:00Z');
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
beforeEach(() => itIs(aSunday));
afterAll(() => test.close());

const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
  const answer = await test.call(method, path, { token: editor.token, ...(body ? { body } : {}) });
  return { status: answer.statusCode, json: answer.json() };
};
const begin = async (slug: string, part: object = {}) =>
  (await call('POST', '/admin/articles', { content: await written(test, { slug, ...part }) })).json;
const command = (id: string, name: string, body: object) =>
  call('POST', `/admin/articles/${id}/${name}`, body);
const publicly = async (slug: string) => (await test.call('GET', `/news/${slug}`)).statusCode;
const acts = async (id: string): Promise<string[]> => {
  const { rows } = await test.platform.database.pool.query('select body from staff_act order by number');
  return rows
    .map(({ body }) => JSON.parse(body))
    .filter(({ on }) => on.id === id)
    .map(({ act }) => act);
};

describe('an article that comes out', () => {
  it('is seen by nobody before, wherever they look', async () => {
    const word = 'Ornithorynque';
    const { id } = await begin('cache', { title: word, body: [aText(`${word} en droit.`)] });
    const look = async () => ({
      article: await publicly('cache'),
      next: (await test.call('GET', '/news/cache/next')).statusCode,
      raw: await publicly(`brouillon-${id}`),
      found: (await test.call('GET', `/news?q=${word}`)).json().length,
      list: (await test.call('GET', '/news?limit=100')).body.includes(word),
      feed: (await test.app.inject({ url: '/blog/rss.xml' })).body.includes(word),
      map: (await test.app.inject({ url: '/sitemaps/actualites.xml' })).body.includes('/cache'),
      shared: (await test.app.inject({ url: '/partage/actualites/cache.png' })).statusCode,
    });
    const hidden = {
      article: 404,
      next: 404,
      raw: 404,
      found: 0,
      list: false,
      feed: false,
      map: false,
      shared: 404,
    };
    expect(await look()).toEqual(hidden);
    await command(id, 'schedule', { version: 1, day: '2026-11-25', time: '08:30' });
    expect(await look()).toEqual(hidden);
    await command(id, 'publish', { version: 2 });
    expect(await look()).toEqual({
      article: 200,
      next: 200,
      raw: 404,
      found: 1,
      list: true,
      feed: true,
      map: true,
      shared: 200,
    });
  });

  it('is refused with all that it lacks, in French, beside its fields', async () => {
    const { id } = (await call('POST', '/admin/articles', {})).json;
    const refused = await command(id, 'publish', { version: 1 });
    expect(refused).toMatchObject({ status: 409, json: { code: 'ARTICLE_INCOMPLETE' } });
    expect(refused.json.errors.map(({ path }: { path: string }) => path)).toEqual([
      'content.title',
      'content.slug',
      'content.subtitle',
      'content.authorID',
      'content.cover',
      'content.body',
    ]);
  });

  it('has an address of its own, of two that want one at once as well', async () => {
    const [one, other] = [await begin('voulue'), await begin('voulue')];
    const answers = await Promise.all([
      command(one.id, 'publish', { version: 1 }),
      command(other.id, 'schedule', { version: 1, day: '2026-12-01', time: '09:00' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      code: 'ARTICLE_ADDRESS_TAKEN',
      errors: [{ path: 'content.slug' }],
    });
  });

  it('does so by itself at a time of Paris, in winter and in summer', async () => {
    for (const [slug, day, at] of [
      ['hiver', '2027-01-10', '2027-01-10T07:30:00.000Z'],
      ['ete', '2027-07-10', '2027-07-10T06:30:00.000Z'],
    ] as const) {
      const { id } = await begin(slug);
      const scheduled = await command(id, 'schedule', { version: 1, day, time: '08:30' });
      expect(scheduled.json).toMatchObject({ stage: 'scheduled', firstPublishedAt: at });
      await itIs(new Date(new Date(at).getTime() - 60_000));
      expect(await publicly(slug)).toBe(404);
      await itIs(new Date(new Date(at).getTime() + 60_000));
      expect(await publicly(slug)).toBe(200);
      expect((await call('GET', `/admin/articles/${id}`)).json.stage).toBe('published');
      await itIs(aSunday);
    }
  });

  it('takes no time that is past, too far, or none in Paris', async () => {
    const { id } = await begin('a-temps');
    for (const [day, time, path] of [
      ['2026-11-22', '10:59', 'time'],
      ['2028-01-01', '10:00', 'time'],
      ['2027-03-28', '02:30', 'time'],
      ['2026-02-30', '10:00', 'day'],
      ['2026-12-01', '24:00', 'time'],
    ] as const) {
      const refused = await command(id, 'schedule', { version: 1, day, time });
      expect([day, refused.status, refused.json.errors[0].path]).toEqual([day, 400, path]);
    }
    const twice = await command(id, 'schedule', { version: 1, day: '2027-10-31', time: '02:30' });
    expect(twice.json.firstPublishedAt).toBe('2027-10-31T00:30:00.000Z');
  });
});

describe('an article that is out', () => {
  it('is corrected when somebody says so, says when and what, is taken back, and comes out again', async () => {
    const { id } = await begin('corrige');
    const first = await command(id, 'publish', { version: 1, correction: 'Rien encore' });
    expect(first.json).toMatchObject({ stage: 'published', correction: null, version: 2 });
    expect((await command(id, 'publish', { version: 2 })).json).toMatchObject({ code: 'STATE_CHANGED' });
    await itIs(new Date('2026-11-24T10:00:00Z'));
    const { content } = first.json;
    await call('PUT', `/admin/articles/${id}`, {
      version: 2,
      content: { ...content, title: 'La clause, revue' },
    });
    const read = async () => (await test.call('GET', '/news/corrige')).json();
    expect((await read()).data.title[0].text).toBe('La clause pénale');
    const corrected = await command(id, 'publish', { version: 3, correction: 'La date du décret.' });
    expect(corrected.json).toMatchObject({ isChanged: false, correction: 'La date du décret.' });
    expect(await read()).toMatchObject({
      first_publication_date: expect.stringMatching(/^2026-11-22/),
      last_publication_date: expect.stringMatching(/^2026-11-24/),
      data: { title: [{ text: 'La clause, revue' }], correction: 'La date du décret.' },
    });
    expect((await command(id, 'unschedule', { version: 4 })).status).toBe(409);
    expect((await command(id, 'withdraw', { version: 4 })).json.stage).toBe('withdrawn');
    expect([await publicly('corrige'), (await test.call('GET', '/news')).body.includes('revue')]).toEqual([
      410,
      false,
    ]);
    const again = await command(id, 'publish', { version: 5 });
    expect(again.json).toMatchObject({
      stage: 'published',
      firstPublishedAt: expect.stringMatching(/^2026-11-22/),
    });
    expect(await publicly('corrige')).toBe(200);
    expect(await acts(id)).toEqual([
      'article/publish',
      'article/correct',
      'article/withdraw',
      'article/publish',
    ]);
  });

  it('by two at once is decided once: two publish, one publishes and one withdraws, one saves meanwhile', async () => {
    const { id } = await begin('deux-fois');
    const both = await Promise.all([1, 2].map(() => command(id, 'publish', { version: 1 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { content } = (await call('GET', `/admin/articles/${id}`)).json;
    await call('PUT', `/admin/articles/${id}`, { version: 2, content: { ...content, title: 'Autre' } });
    const either = await Promise.all([
      command(id, 'publish', { version: 3 }),
      command(id, 'withdraw', { version: 3 }),
      call('PUT', `/admin/articles/${id}`, { version: 3, content }),
    ]);
    expect(either.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await call('GET', `/admin/articles/${id}`)).json.version).toBe(4);
  });

  it('is a draft again where its time is taken back', async () => {
    const { id } = await begin('reporte');
    await command(id, 'schedule', { version: 1, day: '2026-12-01', time: '09:00' });
    const back = await command(id, 'unschedule', { version: 2 });
    expect(back.json).toMatchObject({ stage: 'draft', firstPublishedAt: null });
    const changed = { ...back.json.content, slug: 'reporte-encore' };
    expect((await call('PUT', `/admin/articles/${id}`, { version: 3, content: changed })).status).toBe(200);
    expect((await command(id, 'publish', { version: 4 })).status).toBe(200);
    expect([await publicly('reporte'), await publicly('reporte-encore')]).toEqual([404, 200]);
  });

  it('is not there for what is not: unknown, or with nothing in it', async () => {
    const none = '0198c0de-0000-4000-8000-000000000000';
    for (const name of ['publish', 'withdraw', 'unschedule'])
      expect((await command(none, name, { version: 0 })).status).toBe(404);
    expect((await call('PUT', `/admin/articles/${none}`, { version: 0, content: emptyContent })).status).toBe(
      404,
    );
  });
});
