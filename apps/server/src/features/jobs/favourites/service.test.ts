import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aJobApplication, aJobOffer } from '../../../../test/jobs.ts';

let test: TestApp;
let creator: TestMember;
let reader: TestMember;

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  creator = await aMember(test, { kind: 'COMPANY', companyName: 'Étude Beaumont' });
});
afterAll(() => test.close());

interface Card {
  id: string;
  isFavourite: boolean;
}

const favourite = (method: 'PUT' | 'DELETE', { token }: TestMember, id: string) =>
  test.call(method, `/jobs/favourites/${id}`, { token });
const list = ({ token }: TestMember, query = '') => test.call('GET', `/jobs/favourites${query}`, { token });
const idsOf = (cards: readonly Card[]) => cards.map(({ id }) => id);

describe('favourites of offers', () => {
  it('are kept once however often they are asked for, and dropped as often', async () => {
    reader = await aMember(test, { verified: false });
    const id = await aJobOffer(test, creator);
    for (const _ of [1, 2]) expect((await favourite('PUT', reader, id)).statusCode).toBe(204);
    expect(idsOf((await list(reader)).json())).toEqual([id]);
    for (const _ of [1, 2]) expect((await favourite('DELETE', reader, id)).statusCode).toBe(204);
    expect((await list(reader)).json()).toEqual([]);
  });

  it('come the last kept first, page after page, with their number on the first', async () => {
    reader = await aMember(test);
    const kept: string[] = [];
    for (const _ of [1, 2, 3]) {
      const id = await aJobOffer(test, creator);
      await favourite('PUT', reader, id);
      kept.unshift(id);
      test.clock.advance(1_000);
    }
    const first = await list(reader, '?limit=2');
    expect([idsOf(first.json()), first.headers['x-total-count']]).toEqual([kept.slice(0, 2), '3']);
    const next = /<\/api([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await test.call('GET', next, { token: reader.token });
    expect([idsOf(second.json()), second.headers['x-total-count']]).toEqual([kept.slice(2), undefined]);
  });

  it('are marked on every card that their reader is shown, and on nobody else’s', async () => {
    reader = await aMember(test);
    const near = { domain: 'droit_sport', nature: 'veille' } as const;
    const [id, other] = [await aJobOffer(test, creator, near), await aJobOffer(test, creator, near)];
    await favourite('PUT', reader, id);
    const marksOf = async (path: string, token: string | undefined): Promise<boolean[]> => {
      const answer = (await test.call('GET', path, { token })).json();
      const cards: Card[] = Array.isArray(answer) ? answer : [answer];
      return cards.filter((card) => card.id === id).map((card) => card.isFavourite);
    };
    for (const path of [
      '/jobs?domain=droit_sport',
      `/jobs/others/${other}`,
      `/jobs/${id}`,
      '/jobs/favourites',
    ]) {
      expect([path, await marksOf(path, reader.token)]).toEqual([path, [true]]);
    }
    for (const token of [undefined, creator.token]) {
      for (const path of ['/jobs?domain=droit_sport', `/jobs/others/${other}`, `/jobs/${id}`]) {
        expect([path, await marksOf(path, token)]).toEqual([path, [false]]);
      }
    }
  });

  it('and lists say what their reader has applied to', async () => {
    reader = await aMember(test);
    const near = { domain: 'droit_rural', nature: 'veille' } as const;
    const [id, other] = [await aJobOffer(test, creator, near), await aJobOffer(test, creator, near)];
    await aJobApplication(test, id, reader);
    for (const one of [id, other]) await favourite('PUT', reader, one);
    const appliedIn = async (path: string, token?: string) => {
      const cards: { id: string; hasApplied?: boolean }[] = (await test.call('GET', path, { token })).json();
      return cards.filter((card) => card.hasApplied).map((card) => card.id);
    };
    for (const path of ['/jobs?domain=droit_rural', `/jobs/others/${other}`, '/jobs/favourites'])
      expect([path, await appliedIn(path, reader.token)]).toEqual([path, [id]]);
    expect(await appliedIn('/jobs?domain=droit_rural')).toEqual([]);
  });

  it('that have closed stay; archived ones stay for their creator alone', async () => {
    reader = await aMember(test);
    const id = await aJobOffer(test, creator, { end_date: '2026-01-01', is_listed: false });
    for (const member of [reader, creator]) await favourite('PUT', member, id);
    expect((await list(reader)).json()).toMatchObject([{ id, isOpen: false, isFavourite: true }]);
    await test.platform.database.pool.query('update job_offer set is_archived = true where id = $1', [id]);
    const gone = await list(reader);
    expect([gone.json(), gone.headers['x-total-count']]).toEqual([[], '0']);
    expect((await list(creator)).json()).toMatchObject([{ id, isArchived: true }]);
    // It can still be removed, but not added again.
    expect((await favourite('DELETE', reader, id)).statusCode).toBe(204);
    for (const method of ['PUT', 'DELETE'] as const) {
      expect((await favourite(method, reader, id)).json().code).toBe('NOT_FOUND');
    }
  });

  it('leave with the account', async () => {
    reader = await aMember(test);
    await favourite('PUT', reader, await aJobOffer(test, creator));
    expect((await test.call('DELETE', '/users/me', { token: reader.token })).statusCode).toBe(204);
    const { rows } = await test.platform.database.pool.query(
      'select count(*) from job_favourite where member_id = $1',
      [reader.id],
    );
    expect(rows[0].count).toBe(0);
  });
});
