import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { deleteFavouritesOf } from './service.ts';

/** Favourite members, with private notes. */

let test: TestApp;
let reader: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  reader = await aMember(test, { verified: false });
});
afterAll(() => test.close());

const put = ({ token }: TestMember, id: string, body: object = {}) =>
  test.call('PUT', `/users/favourites/${id}`, { token, body });
const drop = ({ token }: TestMember, id: string) => test.call('DELETE', `/users/favourites/${id}`, { token });
const list = ({ token }: TestMember, query = '') => test.call('GET', `/users/favourites${query}`, { token });
const kept = async (of: TestMember) =>
  (await list(of)).json().map((entry: { id: string; favourite: unknown }) => [entry.id, entry.favourite]);

describe('favourite members', () => {
  it('are kept once, with the last note, and let go as often as one likes', async () => {
    const { id } = await aMember(test);
    expect((await put(reader, id)).statusCode).toBe(204);
    expect(await kept(reader)).toEqual([[id, { note: null }]]);
    expect((await put(reader, id, { note: ' À rappeler\nen mars. ' })).statusCode).toBe(204);
    expect(await kept(reader)).toEqual([[id, { note: 'À rappeler\nen mars.' }]]);
    for (const _ of [1, 2]) expect((await drop(reader, id)).statusCode).toBe(204);
    expect(await kept(reader)).toEqual([]);
  });

  it('come the last kept first, page after page, with their number on the first', async () => {
    const owner = await aMember(test, { kind: 'COMPANY' });
    const ids: string[] = [];
    for (const _ of [1, 2, 3]) {
      test.clock.advance(1_000);
      const { id } = await aMember(test);
      await put(owner, id);
      ids.unshift(id);
    }
    const first = await list(owner, '?limit=2');
    const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);
    expect([idsOf(first.json()), first.headers['x-total-count']]).toEqual([ids.slice(0, 2), '3']);
    const next = /<\/api([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await test.call('GET', next, { token: owner.token });
    expect([idsOf(second.json()), second.headers['x-total-count']]).toEqual([ids.slice(2), undefined]);
  });

  it('and their notes are told to nobody else, wherever the member is shown', async () => {
    const { id } = await aMember(test, { lastName: 'Tournemire' });
    await put(reader, id, { note: 'Zibeline confidentielle' });
    const stranger = await aMember(test);
    const shown = (token?: string) => test.call('GET', '/users/members/list?q=tournemire', { token });
    expect((await shown(reader.token)).json()).toMatchObject([
      { favourite: { note: 'Zibeline confidentielle' } },
    ]);
    for (const token of [undefined, stranger.token]) {
      expect((await shown(token)).json()).toMatchObject([{ favourite: null }]);
      expect((await test.call('GET', `/users/${id}`, { token })).body).not.toContain('Zibeline');
    }
  });

  it('are neither oneself, nor a customer, nor who is off the directory; those leave the list', async () => {
    const customer = await aMember(test, { kind: 'CUSTOMER' });
    const suspended = await aMember(test, { suspended: true });
    for (const { id } of [reader, customer, suspended]) {
      expect((await put(reader, id)).json().code).toBe('NOT_FOUND');
    }
    const owner = await aMember(test);
    const { id } = await aMember(test);
    await put(owner, id, { note: 'Une note.' });
    const suspend = (at: string) =>
      test.platform.database.pool.query(`update member set suspended_at = ${at} where id = $1`, [id]);
    await suspend('now()');
    expect([await kept(owner), (await list(owner)).headers['x-total-count']]).toEqual([[], '0']);
    await suspend('null');
    expect(await kept(owner)).toEqual([[id, { note: 'Une note.' }]]);
  });

  it('take a note of 2 000 characters at most', async () => {
    const { id } = await aMember(test);
    expect((await put(reader, id, { note: 'é'.repeat(2_000) })).statusCode).toBe(204);
    const answer = await put(reader, id, { note: 'é'.repeat(2_001) });
    expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([400, 'note']);
  });

  it('are forgotten with an account: its own, and it as others’', async () => {
    const [one, other] = [await aMember(test), await aMember(test)];
    await put(one, other.id, { note: 'Une note.' });
    await put(other, one.id);
    const { transaction, pool } = test.platform.database;
    await transaction((trx) => deleteFavouritesOf(trx, one.id));
    const { rows } = await pool.query('select 1 from member_favourite where $1 in (member_id, kept_id)', [
      one.id,
    ]);
    expect(rows).toEqual([]);
  });
});
