import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aMission, anApplication } from '../../../../test/missions.ts';

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
  test.call(method, `/missions/favourites/${id}`, { token });
const list = ({ token }: TestMember, query = '') =>
  test.call('GET', `/missions/favourites${query}`, { token });
const idsOf = (cards: readonly Card[]) => cards.map(({ id }) => id);
const archive = (id: string) =>
  test.call('POST', `/missions/publish/${id}`, { token: creator.token, body: { toPublish: false } });

describe('favourites', () => {
  it('are kept once however often they are asked for, and dropped as often', async () => {
    reader = await aMember(test, { verified: false });
    const id = await aMission(test, creator);
    for (const _ of [1, 2]) expect((await favourite('PUT', reader, id)).statusCode).toBe(204);
    expect(idsOf((await list(reader)).json())).toEqual([id]);
    for (const _ of [1, 2]) expect((await favourite('DELETE', reader, id)).statusCode).toBe(204);
    expect((await list(reader)).json()).toEqual([]);
  });

  it('asked for many times at once are kept once', async () => {
    reader = await aMember(test);
    const id = await aMission(test, creator);
    const answers = await Promise.all(Array.from({ length: 10 }, () => favourite('PUT', reader, id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 204));
    expect((await list(reader)).headers['x-total-count']).toBe('1');
  });

  it('come the last kept first, page after page, with their number on the first', async () => {
    reader = await aMember(test);
    const kept: string[] = [];
    for (const _ of [1, 2, 3, 4, 5]) {
      const id = await aMission(test, creator);
      await favourite('PUT', reader, id);
      kept.unshift(id);
      test.clock.advance(1_000);
    }
    const first = await list(reader, '?limit=2');
    expect(first.headers['x-total-count']).toBe('5');
    const found: string[] = [];
    let next: string | null = '/missions/favourites?limit=2';
    while (next !== null) {
      const page = await test.call('GET', next, { token: reader.token });
      found.push(...idsOf(page.json()));
      const link: string | undefined = /<\/api([^>]+)>/.exec(String(page.headers.link))?.[1];
      if (next !== '/missions/favourites?limit=2') expect(page.headers['x-total-count']).toBeUndefined();
      next = link ?? null;
    }
    expect(found).toEqual(kept);
    // Added again, a favourite keeps its place.
    await favourite('PUT', reader, kept[4] ?? '');
    expect(idsOf((await list(reader)).json())).toEqual(kept);
  });

  it('are marked on every card that their reader is shown, and on nobody else’s', async () => {
    reader = await aMember(test);
    const near = { domain: 'droit_sport', nature: 'veille' } as const;
    const [id, other] = [await aMission(test, creator, near), await aMission(test, creator, near)];
    const thread = await anApplication(test, id, reader);
    await favourite('PUT', reader, id);
    const cardsOf = async (path: string, token: string | undefined): Promise<Card[]> => {
      const answer = (await test.call('GET', path, { token })).json();
      const cards: (Card & { mission?: Card })[] = Array.isArray(answer) ? answer : [answer];
      return cards.map((card) => card.mission ?? card).filter((card) => card.id === id);
    };
    const paths = [
      '/missions?domain=droit_sport',
      `/missions/others/${other}`,
      `/missions/single/${id}`,
      `/missions/${creator.id}?limit=100`,
    ];
    const own = [`/missions/postulate/${reader.id}`, `/messagerie/${thread}`];
    for (const path of [...paths, ...own]) {
      expect([path, (await cardsOf(path, reader.token)).map((card) => card.isFavourite)]).toEqual([
        path,
        [true],
      ]);
    }
    for (const token of [undefined, creator.token]) {
      for (const path of paths.slice(0, 3)) {
        expect([path, (await cardsOf(path, token)).map((card) => card.isFavourite)]).toEqual([path, [false]]);
      }
    }
  });

  it('and lists say what their reader has applied to', async () => {
    reader = await aMember(test);
    const near = { domain: 'droit_rural', nature: 'veille' } as const;
    const [id, other] = [await aMission(test, creator, near), await aMission(test, creator, near)];
    await anApplication(test, id, reader);
    for (const one of [id, other]) await favourite('PUT', reader, one);
    const appliedIn = async (path: string, token?: string) => {
      const cards: { id: string; hasApplied?: boolean }[] = (await test.call('GET', path, { token })).json();
      return cards.filter((card) => card.hasApplied).map((card) => card.id);
    };
    const open = '/missions?domain=droit_rural';
    for (const path of [open, `/missions/others/${other}`, '/missions/favourites'])
      expect([path, await appliedIn(path, reader.token)]).toEqual([path, [id]]);
    expect(await appliedIn(open, creator.token)).toEqual([]);
    expect(await appliedIn(open)).toEqual([]);
  });

  it('that have closed stay; archived ones stay for their creator and their candidates alone', async () => {
    reader = await aMember(test);
    const candidate = await aMember(test);
    const id = await aMission(test, creator);
    await anApplication(test, id, candidate);
    for (const member of [reader, candidate, creator]) await favourite('PUT', member, id);
    test.clock.advance(40 * 86_400_000);
    try {
      const { rows } = await test.platform.database.pool.query(`select now() + interval '90 days' as later`);
      await test.platform.database.pool.query('update session set expires_at = $1', [rows[0].later]);
      expect((await list(reader)).json()).toMatchObject([{ id, isOpen: false, isFavourite: true }]);
      await archive(id);
      const gone = await list(reader);
      expect([gone.json(), gone.headers['x-total-count']]).toEqual([[], '0']);
      for (const member of [candidate, creator]) {
        expect((await list(member)).json()).toMatchObject([{ id, isArchived: true }]);
      }
    } finally {
      test.clock.advance(-40 * 86_400_000);
    }
    // It can still be removed, but not added again.
    expect((await favourite('DELETE', reader, id)).statusCode).toBe(204);
    for (const method of ['PUT', 'DELETE'] as const) {
      expect((await favourite(method, reader, id)).json().code).toBe('NOT_FOUND');
    }
  });

  it('leave with the account', async () => {
    reader = await aMember(test);
    await favourite('PUT', reader, await aMission(test, creator));
    expect((await test.call('DELETE', '/users/me', { token: reader.token })).statusCode).toBe(204);
    const { rows } = await test.platform.database.pool.query(
      'select count(*) from mission_favourite where member_id = $1',
      [reader.id],
    );
    expect(rows[0].count).toBe(0);
  });
});
