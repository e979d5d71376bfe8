import type { SavedSearch } from '@basoche/contract/saved-searches/saved-searches';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const aSearch = {
  name: 'Droit du travail à Lyon',
  audience: 'members',
  frequency: 'daily',
  filters: { domain: ['droit_travail'], departement: ['69'] },
};

const save = (member: TestMember, body: object = {}) =>
  test.call('POST', '/missions/searches', { token: member.token, body: { ...aSearch, ...body } });
const saved = async (member: TestMember, body: object = {}): Promise<SavedSearch> => {
  const answer = await save(member, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const listOf = async (member: TestMember): Promise<SavedSearch[]> =>
  (await test.call('GET', '/missions/searches', { token: member.token })).json();
const change = (
  member: TestMember,
  { id, name, audience, filters, frequency }: SavedSearch,
  wishes: object,
) =>
  test.call('PUT', `/missions/searches/${id}`, {
    token: member.token,
    body: { name, audience, filters, frequency, ...wishes },
  });

describe('a saved search', () => {
  it('is kept under its name with its filters, each once and in the order of their list', async () => {
    const member = await aMember(test);
    const search = await saved(member, {
      name: '  Contentieux social  ',
      filters: {
        domain: ['divorce', 'droit_travail', 'divorce'],
        nature: [],
        modality: 'distance',
        tarifLow: 500,
        q: ' licenciement ',
      },
    });
    expect(search).toMatchObject({
      name: 'Contentieux social',
      audience: 'members',
      frequency: 'daily',
      filters: {
        domain: ['divorce', 'droit_travail'],
        modality: ['distance'],
        tarifLow: 500,
        q: 'licenciement',
      },
    });
    expect(Object.keys(search.filters)).not.toContain('nature');
    expect(await listOf(member)).toEqual([search]);
  });

  it('may be saved by a member who is not verified', async () => {
    await saved(await aMember(test, { verified: false }));
  });

  it('may have no filter at all', async () => {
    expect((await saved(await aMember(test), { filters: {} })).filters).toEqual({});
  });

  it('has a name that no other search of its member has, whatever its case; others may use it', async () => {
    const member = await aMember(test);
    await saved(member, { name: 'Été à Paris' });
    const again = await save(member, { name: 'ÉTÉ À PARIS' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'SEARCH_NAME_TAKEN']);
    expect(again.json().errors).toEqual([{ path: 'name', message: expect.stringContaining('déjà') }]);
    await saved(await aMember(test), { name: 'Été à Paris' });
    expect(await listOf(member)).toHaveLength(1);
  });

  it('is one of at most twenty, even of many saved at once', async () => {
    const member = await aMember(test);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, number) => save(member, { name: `Recherche ${number}` })),
    );
    const codes = answers.map((answer) => answer.json().code ?? answer.statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(20);
    expect(codes.filter((code) => code === 'TOO_MANY_SEARCHES')).toHaveLength(10);
    const list = await listOf(member);
    expect(list).toHaveLength(20);
    const [first] = list;
    await test.call('DELETE', `/missions/searches/${first?.id}`, { token: member.token });
    await saved(member, { name: 'Une autre' });
  });

  it('is renamed, filtered otherwise and told at another rhythm, and keeps its list', async () => {
    const member = await aMember(test);
    const search = await saved(member);
    await saved(member, { name: 'Prise' });
    const changed = await change(member, search, {
      name: 'DROIT DU TRAVAIL À LYON',
      filters: { q: 'bail' },
      frequency: 'none',
    });
    expect(changed.json()).toEqual({
      ...search,
      name: 'DROIT DU TRAVAIL À LYON',
      filters: { q: 'bail' },
      frequency: 'none',
    });
    for (const audience of ['customers', 'jobs']) {
      const moved = await change(member, search, { audience, filters: {} });
      expect([moved.statusCode, moved.json().errors[0].path]).toEqual([400, 'audience']);
    }
    const taken = await change(member, search, { name: 'prise' });
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'SEARCH_NAME_TAKEN']);
  });

  it('is its member’s own', async () => {
    const member = await aMember(test);
    const stranger = await aMember(test);
    const search = await saved(member);
    for (const answer of [
      await change(stranger, search, { name: 'Volée' }),
      await test.call('DELETE', `/missions/searches/${search.id}`, { token: stranger.token }),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
    }
    expect(await listOf(member)).toEqual([search]);
    expect(await listOf(stranger)).toEqual([]);
  });

  it('goes with its member’s account', async () => {
    const member = await aMember(test);
    const { id } = await saved(member);
    await test.call('DELETE', '/users/me', { token: member.token });
    const { rows } = await test.platform.database.pool.query('select from saved_search where id = $1', [id]);
    expect(rows).toHaveLength(0);
  });
});

describe('what cannot be saved', () => {
  it.each([
    ['an unknown domain', { filters: { domain: ['droit_lunaire'] } }, 'filters.domain'],
    ['an order, which is no filter', { filters: { sort: 'price' } }, 'filters'],
    ['a page, which is no filter', { filters: { after: 'x', limit: 3 } }, 'filters'],
    ['a price that is not on the scale', { filters: { tarifLow: 333 } }, 'filters.tarifLow'],
    ['a low price above the high one', { filters: { tarifLow: 2_000, tarifHigh: 500 } }, 'filters.tarifLow'],
    ['words too long', { filters: { q: 'a'.repeat(101) } }, 'filters.q'],
    ['half of a character', { filters: { q: 'bail \ud800' } }, 'filters.q'],
    ['an unknown rhythm', { frequency: 'hourly' }, 'frequency'],
    ['an unknown list', { audience: 'everyone' }, 'audience'],
    ['a blank name', { name: ' \u00a0 ' }, 'name'],
    ['a name of two lines', { name: 'a\r\nBcc: b@c.fr' }, 'name'],
    ['a name too long', { name: 'a'.repeat(101) }, 'name'],
  ])('is %s', async (_what, wrong, field) => {
    const member = await aMember(test);
    const answer = await save(member, wrong);
    expect(answer.statusCode, answer.body).toBe(400);
    const paths = (answer.json().errors as { path: string }[]).map(({ path }) => path);
    expect(
      paths.some((path) => path === field || path.startsWith(`${field}.`)),
      answer.body,
    ).toBe(true);
    expect(await listOf(member)).toEqual([]);
  });
});

describe('a saved search of offers', () => {
  const ofJobs = {
    audience: 'jobs',
    filters: { contractType: ['CDD', 'CDI', 'CDD'], modality: 'mixte', domain: [], q: ' bail ' },
  };

  it('is kept with the filters of offers, among those of missions', async () => {
    const member = await aMember(test);
    const ofMissions = await saved(member);
    const search = await saved(member, { ...ofJobs, name: 'CDI et CDD' });
    expect(search).toMatchObject({
      audience: 'jobs',
      filters: { contractType: ['CDI', 'CDD'], modality: ['mixte'], q: 'bail' },
    });
    expect(Object.keys(search.filters).toSorted()).toEqual(['contractType', 'modality', 'q']);
    expect(await listOf(member)).toEqual([search, ofMissions]);
    const changed = await change(member, search, { filters: { contractType: ['collaboration'] } });
    expect(changed.json()).toEqual({ ...search, filters: { contractType: ['collaboration'] } });
  });

  it.each([
    ['a price', { tarifLow: 500 }, 'filters'],
    ['an unknown contract', { contractType: ['stage'] }, 'filters.contractType'],
    ['an order', { sort: 'newest' }, 'filters'],
  ])('has no %s', async (_what, filters, field) => {
    const answer = await save(await aMember(test), { ...ofJobs, filters });
    expect(answer.statusCode, answer.body).toBe(400);
    const paths = (answer.json().errors as { path: string }[]).map(({ path }) => path);
    expect(paths.some((path) => path.startsWith(field))).toBe(true);
  });

  it('asks nothing of missions, nor theirs of offers: the database itself refuses it', async () => {
    const member = await aMember(test);
    const { id } = await saved(member, { ...ofJobs, name: 'Offres' });
    const { pool } = test.platform.database;
    await expect(pool.query('update saved_search set on_place = true where id = $1', [id])).rejects.toThrow(
      'saved_search_of_one_list',
    );
  });
});
