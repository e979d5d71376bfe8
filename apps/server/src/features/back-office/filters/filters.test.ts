import { officeFiltersAtMost } from '@basoche/domain/access/office-lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const aModerator = () => aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
const keep = ({ token }: TestMember, name: string, search: string, list = 'members') =>
  test.call('POST', '/admin/filters', { token, body: { list, name, search } });
const namesOf = async ({ token }: TestMember, list = 'members') => {
  const found = await test.call('GET', `/admin/filters?list=${list}`, { token });
  return found.json().map(({ name, search }: { name: string; search: string }) => [name, search]);
};

describe('kept filters', () => {
  it('are one person’s own, by name, and of one list', async () => {
    const [one, other] = [await aModerator(), await aModerator()];
    expect((await keep(one, 'Suspendus', '?etat=suspended&after=xyz&q=')).statusCode).toBe(201);
    await keep(one, 'à vérifier', 'etat=unverified');
    await keep(one, 'Masquées', 'etat=hidden', 'publications');
    expect(await namesOf(one)).toEqual([
      ['à vérifier', 'etat=unverified'],
      ['Suspendus', 'etat=suspended'],
    ]);
    expect(await namesOf(other)).toEqual([]);
  });

  it('of a name that is taken replace those that had it, and are dropped by their owner alone', async () => {
    const [one, other] = [await aModerator(), await aModerator()];
    await keep(one, 'Suspendus', 'etat=suspended');
    const { id } = (await keep(one, 'suspendus', 'etat=suspended&type=STUDENT')).json();
    expect(await namesOf(one)).toEqual([['suspendus', 'etat=suspended&type=STUDENT']]);
    const theirs = await test.call('DELETE', `/admin/filters/${id}`, { token: other.token });
    expect(theirs.statusCode).toBe(404);
    expect(await namesOf(one)).toHaveLength(1);
    expect((await test.call('DELETE', `/admin/filters/${id}`, { token: one.token })).statusCode).toBe(204);
    expect(await namesOf(one)).toEqual([]);
  });

  it('say what is wrong: nothing chosen, no name, an unknown list, one too many', async () => {
    const one = await aModerator();
    for (const [name, search, list, path] of [
      ['Rien', '?after=xyz', 'members', 'search'],
      [' ', 'q=a', 'members', 'name'],
      ['Ailleurs', 'q=a', 'nulle part', 'list'],
    ] as const) {
      const answer = await keep(one, name, search, list);
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
    }
    for (let kept = 0; kept < officeFiltersAtMost; kept += 1) await keep(one, `Filtre ${kept}`, 'q=a');
    expect((await keep(one, 'De trop', 'q=a')).json().code).toBe('TOO_MANY_FILTERS');
    expect(await namesOf(one)).toHaveLength(officeFiltersAtMost);
  });
});
