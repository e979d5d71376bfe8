import { emptyContent } from '@basoche/domain/news/writing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aSmallPicture } from '../../../../test/files.ts';
import { anArticle, aText, keyOfArticle, written } from '../../../../test/news.ts';

let test: TestApp;
let editor: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  editor = await aMember(test, { kind: 'STAFF', staffRole: 'editor' });
});
afterAll(() => test.close());

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, by = editor) => {
  const answer = await test.call(method, path, { token: by.token, ...(body ? { body } : {}) });
  return { status: answer.statusCode, json: answer.statusCode === 204 ? null : answer.json() };
};
const begin = async (content?: object) => (await call('POST', '/admin/articles', { content })).json;
const save = (id: string, version: number, content: object, by = editor) =>
  call('PUT', `/admin/articles/${id}`, { version, content }, by);
const filesThere = async () => {
  const found: string[] = [];
  for await (const { id } of test.platform.files.list()) found.push(id);
  return found.sort();
};

describe('an article that is written', () => {
  it('begins empty, keeps whatever is typed, and is read as it was', async () => {
    const begun = await begin();
    expect(begun).toMatchObject({ version: 1, stage: 'draft', content: emptyContent, isChanged: false });
    const content = {
      ...emptyContent,
      title: ' Sans fin ',
      body: [
        { slice_type: 'titre_de_section', primary: { titre: '' } },
        { slice_type: 'texte', primary: { texte: [] } },
        { slice_type: 'image', primary: { image: null, caption: null } },
        { slice_type: 'citation', primary: { quote_text: 'Dura\nlex', quote_author: null } },
      ],
    };
    const saved = await save(begun.id, 1, content);
    expect(saved).toMatchObject({ status: 200, json: { version: 2, content } });
    expect(saved.json.updatedBy).toEqual(expect.any(String));
    expect((await call('GET', `/admin/articles/${begun.id}`)).json).toEqual(saved.json);
  });

  it('moves nothing that readers hold', async () => {
    const numberOf = async () =>
      (await test.platform.database.pool.query('select number from news_version')).rows[0].number;
    const { id } = await begin();
    const before = await numberOf();
    expect((await save(id, 1, { ...emptyContent, title: 'Silence' })).status).toBe(200);
    expect(await numberOf()).toBe(before);
  });

  it('by two at once is one’s: the other is told by whom, and loses nothing', async () => {
    const { id } = await begin();
    const other = await aMember(test, { kind: 'STAFF', staffRole: 'admin' });
    const answers = await Promise.all([
      save(id, 1, { ...emptyContent, title: 'Un' }),
      save(id, 1, { ...emptyContent, title: 'Deux' }, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.json).toMatchObject({
      code: 'STATE_CHANGED',
      title: expect.stringContaining('entre-temps'),
    });
    expect((await call('GET', `/admin/articles/${id}`)).json.version).toBe(2);
  });

  it('that was written before this tool is taken up as it is', async () => {
    await anArticle(test, { id: 'ancien', title: 'Ancien article', body: [aText('Un texte.')] });
    const id = await keyOfArticle(test, 'ancien');
    const { json } = await call('GET', `/admin/articles/${id}`);
    expect(json).toMatchObject({ version: 0, stage: 'published', isChanged: false, updatedBy: null });
    const saved = await save(id, 0, { ...json.content, title: 'Ancien article, revu' });
    expect(saved.json).toMatchObject({ version: 1, isChanged: true });
    expect((await test.call('GET', '/news/ancien')).json().data.title[0].text).toBe('Ancien article');
    expect((await call('GET', `/admin/articles/${id}/preview`)).json.data.title[0].text).toBe(
      'Ancien article, revu',
    );
  });

  it('keeps its address once it was out', async () => {
    await anArticle(test, { id: 'adresse' });
    const id = await keyOfArticle(test, 'adresse');
    const { content } = (await call('GET', `/admin/articles/${id}`)).json;
    const refused = await save(id, 0, { ...content, slug: 'autre' });
    expect(refused).toMatchObject({ status: 400, json: { errors: [{ path: 'content.slug' }] } });
  });

  it('names signatures that are there, links that may be written and pictures that were brought to it', async () => {
    const [one, other] = [await begin(), await begin()];
    const picture = await call('POST', `/admin/articles/${other.id}/pictures`, { file: aSmallPicture() });
    const link = (url: string) => ({
      type: 'hyperlink',
      start: 0,
      end: 2,
      data: { link_type: 'Web', url },
    });
    const bad = [
      [{ authorID: 'personne' }, 'content.authorID'],
      [{ universityID: 'aucune' }, 'content.universityID'],
      [{ cover: { url: picture.json.url, alt: '' } }, 'content.cover'],
      [{ cover: { url: 'https://a.test/x.png', alt: '' } }, 'content.cover.url'],
      [{ title: 'x'.repeat(161) }, 'content.title'],
      [{ title: 'a\u0007' }, 'content.title'],
      [
        { subtitle: [{ type: 'paragraph', text: 'Ici', spans: [link('javascript:alert(1)')] }] },
        'content.subtitle.0.spans.0.data.url',
      ],
      [
        { body: [{ slice_type: 'image', primary: { image: picture.json, caption: null } }] },
        'content.body.0',
      ],
      [{ body: [{ slice_type: 'carte', primary: {} }] }, 'content.body.0.slice_type'],
      [{ body: Array(101).fill({ slice_type: 'texte', primary: { texte: [] } }) }, 'content.body'],
    ] as const;
    for (const [part, path] of bad) {
      const refused = await save(one.id, 1, { ...emptyContent, ...part });
      expect([path, refused.status, refused.json.errors?.[0]?.path]).toEqual([path, 400, path]);
    }
    expect((await call('GET', `/admin/articles/${one.id}`)).json.version).toBe(1);
  });

  it('is listed by what was written last, searched, and told by its stage', async () => {
    await anArticle(test, {
      id: 'prevu',
      title: 'Zéphyr prévu',
      state: 'scheduled',
      first: new Date('2199-01-01'),
    });
    await anArticle(test, {
      id: 'sorti',
      title: 'Zéphyr sorti',
      state: 'scheduled',
      first: new Date('2020-01-01'),
    });
    await anArticle(test, { id: 'repris', title: 'Zéphyr repris', state: 'withdrawn' });
    await begin({ ...emptyContent, title: 'Zéphyr en cours' });
    const list = async (query: string) =>
      (await call('GET', `/admin/articles${query}`)).json.map(
        ({ title, stage }: { title: string; stage: string }) => [title, stage],
      );
    expect(await list('?q=ZEPHYR&stage=published')).toEqual([['Zéphyr sorti', 'published']]);
    expect(await list('?q=zephyr&stage=scheduled')).toEqual([['Zéphyr prévu', 'scheduled']]);
    expect(await list('?q=zephyr&stage=withdrawn')).toEqual([['Zéphyr repris', 'withdrawn']]);
    expect((await list('?q=zephyr'))[0]).toEqual(['Zéphyr en cours', 'draft']);
    expect(await list('?q=%25')).toEqual([]);
    const seen: string[] = [];
    let path: string | undefined = '/admin/articles?q=zephyr&limit=1';
    while (path !== undefined) {
      const page: Awaited<ReturnType<TestApp['call']>> = await test.call('GET', path, {
        token: editor.token,
      });
      seen.push(...page.json().map(({ title }: { title: string }) => title));
      path = /<\/api([^>]+)>/.exec(String(page.headers.link))?.[1];
    }
    expect(new Set(seen).size).toBe(4);
    expect(seen).toHaveLength(4);
  });
});

describe('the pictures of an article', () => {
  it('are drawn anew, and are for who writes alone until it is out with them', async () => {
    const { id, version } = await begin(await written(test, { slug: 'imagee' }));
    const wide = await sharp({ create: { width: 1_200, height: 800, channels: 3, background: '#369' } })
      .jpeg()
      .toBuffer();
    const file = new File([Uint8Array.from(wide)], 'a.jpg', { type: 'image/jpeg' });
    const brought = await call('POST', `/admin/articles/${id}/pictures`, { file });
    expect(brought).toMatchObject({
      status: 201,
      json: { alt: null, dimensions: { width: 1_200, height: 800 } },
    });
    const unused = await call('POST', `/admin/articles/${id}/pictures`, { file });
    const { url } = brought.json;
    const get = async (path: string) => (await test.app.inject({ url: path })).statusCode;
    expect(await get(`${url}/480`)).toBe(404);
    const own = await test.call('GET', `/admin/articles/pictures/${url.split('/').at(-1)}`, {
      token: editor.token,
    });
    expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const content = await written(test, { slug: 'imagee', cover: { url, alt: 'Un registre' } });
    expect((await save(id, version, content)).status).toBe(200);
    expect(await get(`${url}/480`)).toBe(404);
    expect((await call('POST', `/admin/articles/${id}/publish`, { version: 2 })).status).toBe(200);
    expect([await get(`${url}/480`), await get(url), await get(`${url}/97`)]).toEqual([200, 200, 404]);
    expect(await get(`${unused.json.url}/480`)).toBe(404);
    expect((await call('POST', `/admin/articles/${id}/withdraw`, { version: 3 })).status).toBe(200);
    expect(await get(`${url}/480`)).toBe(404);
  });

  it('are refused where they are none, and are copied with what is written of another article', async () => {
    const { id } = await begin();
    const none = new File(['<svg onload="alert(1)"/>'], 'a.png', { type: 'image/png' });
    expect((await call('POST', `/admin/articles/${id}/pictures`, { file: none })).status).toBe(415);
    const { url } = (await call('POST', `/admin/articles/${id}/pictures`, { file: aSmallPicture() })).json;
    const copy = await begin({ ...emptyContent, cover: { url, alt: 'Copie' } });
    expect(copy.content.cover).toMatchObject({
      alt: 'Copie',
      url: expect.stringMatching(/^\/actualites\/images\//),
    });
    expect(copy.content.cover.url).not.toBe(url);
  });

  it('leave with a draft that is deleted; what was out is not deleted', async () => {
    const before = await filesThere();
    const { id } = await begin();
    await call('POST', `/admin/articles/${id}/pictures`, { file: aSmallPicture() });
    expect((await call('DELETE', `/admin/articles/${id}`)).status).toBe(204);
    await test.drain();
    expect(await filesThere()).toEqual(before);
    expect((await call('GET', `/admin/articles/${id}`)).status).toBe(404);
    await anArticle(test, { id: 'reste', state: 'withdrawn' });
    const kept = await call('DELETE', `/admin/articles/${await keyOfArticle(test, 'reste')}`);
    expect(kept.json).toMatchObject({ code: 'STATE_CHANGED' });
  });
});

describe('where articles come from a content service', () => {
  it('each call says that they are written there', async () => {
    const elsewhere = await createTestApp({
      environment: { NETWORK_LIMITS: 'off', PRISMIC_REPOSITORY: 'basoche' },
    });
    try {
      const { token } = await aMember(elsewhere, { kind: 'STAFF', staffRole: 'editor' });
      const key = '0198c0de-0000-4000-8000-000000000000';
      for (const [method, path, body] of [
        ['GET', '/admin/articles'],
        ['POST', '/admin/articles', {}],
        ['GET', `/admin/articles/${key}`],
        ['PUT', `/admin/articles/${key}`, { version: 0, content: emptyContent }],
        ['DELETE', `/admin/articles/${key}`],
        ['POST', `/admin/articles/${key}/publish`, { version: 0 }],
        ['POST', `/admin/articles/${key}/pictures`, { file: aSmallPicture() }],
        ['GET', '/admin/news/authors'],
        ['POST', '/admin/news/universities', { name: 'Université', picture: aSmallPicture() }],
        ['DELETE', '/admin/news/authors/x'],
      ] as const) {
        const answer = await elsewhere.call(method, path, { token, ...(body ? { body } : {}) });
        expect([path, answer.statusCode, answer.json().code]).toEqual([path, 409, 'NEWS_WRITTEN_ELSEWHERE']);
      }
    } finally {
      await elsewhere.close();
    }
  });
});
