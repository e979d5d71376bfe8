import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const say = (member: TestMember, body: object) =>
  test.call('POST', `/users/visibility/${member.id}`, { token: member.token, body });
const follow = (vanity: string) => test.call('GET', `/users/named/${encodeURIComponent(vanity)}`);

describe('who finds a page', () => {
  it('is nobody by way of search engines until its owner says so, and again once they take it back', async () => {
    const person = await aMember(test);
    const answer = await say(person, { isIndexed: true });
    expect(answer.json()).toMatchObject({ id: person.id, isIndexed: true });
    expect((await say(person, { isIndexed: false })).json().isIndexed).toBe(false);
  });

  it('is who was given the address that its owner chose, however it is typed', async () => {
    const company = await aMember(test, { kind: 'COMPANY' });
    expect((await say(company, { vanity: 'Étude Vasseur & Cie' })).json().own.vanity).toBe(
      'etude-vasseur-cie',
    );
    expect((await follow('etude-vasseur-cie')).json()).toEqual({ id: company.id, userType: 'COMPANY' });
    expect((await follow('ETUDE-vasseur-cie')).statusCode).toBe(200);
    await say(company, { vanity: null });
    expect((await follow('etude-vasseur-cie')).statusCode).toBe(404);
  });

  it('of two who ask for one address at once, one has it and the other is told', async () => {
    const both = await Promise.all([aMember(test), aMember(test)]);
    const answers = await Promise.all(both.map((member) => say(member, { vanity: 'le-meme-nom' })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('VANITY_TAKEN');
  });

  it('gives the address back with the account, and leads to nobody who is suspended', async () => {
    const gone = await aMember(test);
    await say(gone, { vanity: 'bientot-libre' });
    await test.call('DELETE', '/users/me', { token: gone.token });
    expect((await follow('bientot-libre')).statusCode).toBe(404);
    const next = await aMember(test);
    expect((await say(next, { vanity: 'bientot-libre' })).statusCode).toBe(200);
    const { db } = test.platform.database;
    await db.updateTable('member').set({ suspended_at: new Date() }).where('id', '=', next.id).execute();
    expect((await follow('bientot-libre')).statusCode).toBe(404);
  });

  it('refuses what is no address, beside its field', async () => {
    const person = await aMember(test);
    for (const vanity of ['a', '--', 'admin', 'x'.repeat(60), 12]) {
      const answer = await say(person, { vanity });
      expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([400, 'vanity']);
    }
  });
});

describe('the map for robots', () => {
  const mapped = async (name: string) => {
    const index = (await test.app.inject('/sitemap.xml')).body;
    const parts = [...index.matchAll(new RegExp(`/sitemaps/${name}/[0-9a-f-]+\\.xml`, 'g'))].map(
      ([path]) => path,
    );
    return (await Promise.all(parts.map((path) => test.app.inject(path)))).map(({ body }) => body).join('');
  };

  it('lists the pages of those who said so, and takes off who takes it back', async () => {
    const [person, company, silent] = [
      await aMember(test, { kind: 'STUDENT' }),
      await aMember(test, { kind: 'COMPANY' }),
      await aMember(test),
    ];
    for (const member of [person, company]) await say(member, { isIndexed: true });
    expect(await mapped('membres')).toContain(`http://basoche.test/users/${person.id}`);
    expect(await mapped('entreprises')).toContain(`http://basoche.test/entreprises/${company.id}`);
    expect(await mapped('membres')).not.toContain(silent.id);
    await say(person, { isIndexed: false });
    expect(await mapped('membres')).not.toContain(person.id);
  });
});
