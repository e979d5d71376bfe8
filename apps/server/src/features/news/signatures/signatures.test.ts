import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aSmallPicture } from '../../../../test/files.ts';
import { anArticle } from '../../../../test/news.ts';

let test: TestApp;
let editor: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  editor = await aMember(test, { kind: 'STAFF', staffRole: 'editor' });
});
afterAll(() => test.close());

const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
  const answer = await test.call(method, `/admin/news${path}`, {
    token: editor.token,
    ...(body ? { body, form: true } : {}),
  });
  return { status: answer.statusCode, json: answer.statusCode === 204 ? null : answer.json() };
};
const shown = async (address: string) => (await test.app.inject({ url: address })).statusCode;

describe('who signs articles', () => {
  it('is added with a portrait and the member that they are, changed, and every article follows', async () => {
    const member = await aMember(test, { kind: 'EMPLOYEE' });
    const added = await call('POST', '/authors', {
      name: 'Rose Tellier',
      role: 'Notaire',
      member: `https://basoche.test/users/${member.id}`,
      picture: aSmallPicture(),
    });
    expect(added).toMatchObject({
      status: 201,
      json: {
        id: 'rose-tellier',
        role: 'Notaire',
        member: { id: member.id, page: `/users/${member.id}` },
        articles: 0,
      },
    });
    const { avatarURL } = added.json;
    expect(await shown(`${avatarURL}/96`)).toBe(200);
    await anArticle(test, { id: 'de-rose', author: 'Rose Tellier' });
    const changed = await call('POST', '/authors/rose-tellier', {
      name: 'Rose Tellier-Roy',
      role: '',
      picture: '',
    });
    expect(changed.json).toMatchObject({
      name: 'Rose Tellier-Roy',
      role: null,
      member: null,
      avatarURL: null,
    });
    expect(await shown(`${avatarURL}/96`)).toBe(404);
    expect((await test.call('GET', '/news/de-rose')).json().data).toMatchObject({
      author: 'Rose Tellier-Roy',
      avatar: { url: null },
    });
  });

  it('has a name of their own, and is known by an id that no other has', async () => {
    expect((await call('POST', '/authors', { name: 'Jean Roy' })).json.id).toBe('jean-roy');
    expect((await call('POST', '/authors', { name: 'Jean Röy' })).json.id).toBe('jean-roy-2');
    const taken = await call('POST', '/authors', { name: 'Jean Roy' });
    expect(taken.json).toMatchObject({ code: 'SIGNATURE_NAME_TAKEN', errors: [{ path: 'name' }] });
    expect((await call('POST', '/authors/jean-roy-2', { name: 'Jean Roy' })).status).toBe(409);
    const both = await Promise.all([1, 2].map(() => call('POST', '/authors', { name: 'Ines Aubry' })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('is removed only where no article, written or out, bears their name', async () => {
    await call('POST', '/authors', { name: 'Libre' });
    await anArticle(test, { id: 'pris', author: 'Pris' });
    expect((await call('DELETE', '/authors/pris')).json).toMatchObject({ code: 'SIGNATURE_IN_USE' });
    expect((await call('DELETE', '/authors/libre')).status).toBe(204);
    expect((await call('DELETE', '/authors/libre')).status).toBe(404);
    const names = (await call('GET', '/authors')).json.map(({ name }: { name: string }) => name);
    expect(names).toContain('Pris');
    expect(names).not.toContain('Libre');
  });

  it('says what is wrong: no name, a member whom nobody knows, a picture that is none', async () => {
    const member = await aMember(test, { kind: 'EMPLOYEE' });
    const none = new File(['x'], 'a.png', { type: 'image/png' });
    for (const [body, status, path] of [
      [{ name: ' ' }, 400, 'name'],
      [{ name: 'A', member: 'personne@a.test' }, 400, 'member'],
      // An editor cannot find a member by mail address or by id.
      [{ name: 'A', member: member.email }, 400, 'member'],
      [{ name: 'A', member: '0198c0de-0000-4000-8000-000000000000' }, 400, 'member'],
      [{ name: 'A', picture: none }, 415, undefined],
    ] as const) {
      const refused = await call('POST', '/authors', body);
      expect([refused.status, refused.json.errors?.[0]?.path]).toEqual([status, path]);
    }
    expect((await call('POST', '/authors/personne', { name: 'Personne' })).status).toBe(404);
  });
});

describe('a university', () => {
  it('has an address that is encrypted, a logo, and leaves when no article is of it', async () => {
    const added = await call('POST', '/universities', {
      name: 'Université de Vauban',
      url: 'vauban.example/droit',
      picture: aSmallPicture(),
    });
    expect(added).toMatchObject({
      status: 201,
      json: { id: 'universite-de-vauban', url: 'https://vauban.example/droit', articles: 0 },
    });
    const refused = await call('POST', '/universities', { name: 'X', url: 'javascript:alert(1)' });
    expect(refused.json.errors[0].path).toBe('url');
    await anArticle(test, { id: 'de-vauban', university: 'Université de Vauban' });
    expect((await call('DELETE', '/universities/universite-de-vauban')).status).toBe(409);
    const { json } = await call('GET', '/universities');
    expect(json).toMatchObject([{ name: 'Université de Vauban', articles: 1 }]);
    expect(await shown(`${json[0].logoURL}/96`)).toBe(200);
  });
});
