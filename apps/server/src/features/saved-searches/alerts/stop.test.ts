import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aMission } from '../../../../test/missions.ts';
import { aSavedSearch, drainAll } from '../../../../test/searches.ts';

let test: TestApp;
let creator: TestMember;
let member: TestMember;
beforeEach(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  creator = await aMember(test, { kind: 'COMPANY' });
  member = await aMember(test);
});
afterEach(() => test.close());

/** Path, below `/api`, of the unsubscribe header of the latest mail. */
const unsubscribePath = async (): Promise<string> => {
  const mail = (await test.mails()).at(-1);
  const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  return /\/api(\/[^>]+)>$/.exec(header)?.[1] ?? '';
};

const frequencies = async () => {
  const answer = await test.call('GET', '/missions/searches', { token: member.token });
  return Object.fromEntries(
    (answer.json() as { name: string; frequency: string }[]).map(({ name, frequency }) => [name, frequency]),
  );
};

const post = (path: string, type: string, payload: string) =>
  test.app.inject({ method: 'POST', url: `/api${path}`, headers: { 'content-type': type }, payload });

describe('the link of a mail', () => {
  it('stops that search alone, without logging in, and twice is harmless', async () => {
    await aSavedSearch(test, member, { name: 'Arrêtée', filters: { domain: ['droit_affaires'] } });
    await aSavedSearch(test, member, { name: 'Autre', filters: { domain: ['divorce'] } });
    await aMission(test, creator);
    await drainAll(test);
    const path = await unsubscribePath();
    for (const _time of [1, 2]) {
      const answer = await test.call('POST', path);
      expect([answer.statusCode, answer.json()]).toEqual([200, { name: 'Arrêtée' }]);
      expect(await frequencies()).toEqual({ Arrêtée: 'none', Autre: 'instant' });
    }
    await aMission(test, creator, { title: 'Après' });
    await drainAll(test);
    expect(await test.mails()).toHaveLength(1);
  });

  it('stops what was found and claimed already', async () => {
    await aSavedSearch(test, member);
    await aMission(test, creator);
    await test.drain();
    const path = await unsubscribePath();
    await aMission(test, creator, { title: 'Dans la minute' });
    await test.drain();
    await test.call('POST', path);
    await drainAll(test);
    expect(await test.mails()).toHaveLength(1);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=a1',
      '--a1\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--a1--\r\n',
    ],
  ])('is posted to by mail programs as %s (RFC 8058)', async (type, payload) => {
    await aSavedSearch(test, member);
    await aMission(test, creator);
    await drainAll(test);
    const answer = await post(await unsubscribePath(), type, payload);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await frequencies()).toEqual({ 'Ma recherche': 'none' });
  });

  it('stops nothing where it is only opened, as scanners of mail do', async () => {
    await aSavedSearch(test, member);
    await aMission(test, creator);
    await drainAll(test);
    const path = await unsubscribePath();
    for (const method of ['PUT', 'DELETE'] as const) {
      expect((await test.call(method, path)).statusCode).toBe(405);
    }
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await test.app.inject({ method, url: `/api${path}` });
      const screen = `/alertes/arret/${path.split('/').at(-1)}`;
      expect([statusCode, headers.location]).toEqual([303, screen]);
    }
    const elsewhere = await test.call('GET', '/missions/searches/stop/%2F%2Fexemple.fr');
    expect(elsewhere.headers.location).toBe('/alertes/arret/%2F%2Fexemple.fr');
    expect(await frequencies()).toEqual({ 'Ma recherche': 'instant' });
  });

  it('shows a browser that posts its form the screen that says so, and no data', async () => {
    await aSavedSearch(test, member);
    await aMission(test, creator);
    await drainAll(test);
    const path = await unsubscribePath();
    const token = path.split('/').at(-1);
    const browse = (to: string) =>
      test.app.inject({
        method: 'POST',
        url: `/api${to}`,
        headers: {
          accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: '',
      });
    const stopped = await browse(path);
    expect([stopped.statusCode, stopped.headers.location, stopped.body]).toEqual([
      303,
      `/alertes/arret/${token}?etat=arretee`,
      '',
    ]);
    expect(await frequencies()).toEqual({ 'Ma recherche': 'none' });
    for (const nothing of ['inconnu', 'a'.repeat(201)]) {
      const gone = await browse(`/missions/searches/stop/${nothing}`);
      expect([gone.statusCode, gone.headers.location]).toEqual([
        303,
        `/alertes/arret/${nothing}?etat=inconnue`,
      ]);
    }
  });

  it('that no mail had is a 404, and so is that of a search that is gone', async () => {
    const searchId = await aSavedSearch(test, member);
    await aMission(test, creator);
    await drainAll(test);
    const path = await unsubscribePath();
    await test.call('DELETE', `/missions/searches/${searchId}`, { token: member.token });
    for (const gone of [
      path,
      '/missions/searches/stop/inconnu',
      `/missions/searches/stop/${'a'.repeat(43)}`,
    ]) {
      const answer = await test.call('POST', gone);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
    }
  });

  it('is kept as a hash alone', async () => {
    await aSavedSearch(test, member);
    await aMission(test, creator);
    await drainAll(test);
    const token = (await unsubscribePath()).split('/').at(-1) ?? '';
    const { rows } = await test.platform.database.pool.query('select * from alert_stop');
    expect(rows).toHaveLength(1);
    expect(rows[0].token_hash).toHaveLength(32);
    expect(JSON.stringify(rows).includes(token)).toBe(false);
  });
});

describe('a posted form', () => {
  it('is taken by no other call, and no larger than it is', async () => {
    const type = 'application/x-www-form-urlencoded';
    const login = await post('/auth/login', type, 'email=a%40b.fr&password=c');
    expect([login.statusCode, login.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA']);
    const large = await post('/missions/searches/stop/inconnu', type, 'a'.repeat(5_000));
    expect([large.statusCode, large.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });
});
