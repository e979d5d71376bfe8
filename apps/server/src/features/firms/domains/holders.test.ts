import { actingForHeader } from '@basoche/contract/acting-for';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aTeamWithDomain, outcomeOf, type TeamWithDomain } from '../../../../test/join-requests.ts';

let records: string[] = [];
const dns = { txt: async () => records };

let test: TestApp;
let other: TestApp;
beforeAll(async () => {
  const environment = { NETWORK_LIMITS: 'off' };
  test = await createTestApp({ environment, dns });
  other = await createTestApp({ environment, dns, databaseUrl: test.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await test.close();
});
beforeEach(() => {
  records = [];
});

const dayMs = 86_400_000;
const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;
const call = (
  { firm, owner }: TeamWithDomain,
  method: 'POST' | 'GET',
  path: string,
  body?: object,
  app = test,
) =>
  app.call(method, `/firms/current/domains${path}`, {
    token: owner.token,
    headers: { [actingForHeader]: firm.id },
    ...(body === undefined ? {} : { body }),
  });

/** A firm adds the domain of another one, and the DNS has its record. */
const aRival = async (domain: string) => {
  const rival = await aTeamWithDomain(test);
  const { id, record } = (await call(rival, 'POST', '', { domain })).json();
  records.push(record.text);
  return { rival, id };
};
const check = async (team: TeamWithDomain, id: string, app = test) =>
  outcomeOf(await call(team, 'POST', `/${id}/check`, { way: 'dns' }, app));
const proofsOf = async (team: TeamWithDomain) =>
  (await call(team, 'GET', ''))
    .json()
    .map(({ domain, proof }: { domain: string; proof: object | null }) => [domain, proof !== null]);
/** Makes the proof of a firm as old as said. */
const age = ({ firm }: TeamWithDomain, days: number) =>
  rows(
    'update firm_domain set verified_at = $2, checked_at = case when checked_at is not null then $2::timestamptz end where firm_id = $1',
    firm.id,
    new Date(test.clock.now().getTime() - days * dayMs),
  );

describe('a domain that another firm proves by the DNS', () => {
  it('is given up by a firm whose record is gone; its owners are told, and of no other firm', async () => {
    const team = await aTeamWithDomain(test, { way: 'dns' });
    const { rival, id } = await aRival(team.domain);
    expect(await check(rival, id)).toBe('ok');
    expect(await proofsOf(rival)).toContainEqual([team.domain, true]);
    expect(await proofsOf(team)).toEqual([[team.domain, false]]);
    expect(await rows('select act from firm_act where firm_id = $1', team.firm.id)).toEqual([
      { act: 'domain/lost' },
    ]);
    expect(
      await rows('select member_id, key, title from notification where firm_id = $1', team.firm.id),
    ).toEqual([
      {
        member_id: team.owner.id,
        key: 'DOMAIN_LOST',
        title: 'Un domaine de l’équipe n’est plus vérifié\u202f: s’il est à vous, vérifiez-le de nouveau.',
      },
    ]);
  });

  it('is kept by a firm whose record is there too, however old the proof', async () => {
    const team = await aTeamWithDomain(test, { way: 'dns' });
    await age(team, 200);
    const { rival, id } = await aRival(team.domain);
    records.push(`basoche-${team.domain}`);
    expect(await check(rival, id)).toBe('DOMAIN_TAKEN');
    expect(await proofsOf(team)).toEqual([[team.domain, true]]);
  });

  it('is given up by a suspended firm', async () => {
    const team = await aTeamWithDomain(test);
    await rows('update member set suspended_at = now() where id = $1', team.firm.id);
    const { rival, id } = await aRival(team.domain);
    records.push(`basoche-${team.domain}`);
    expect(await check(rival, id)).toBe('ok');
  });

  it('is given up ninety days after a code, and not before', async () => {
    const team = await aTeamWithDomain(test);
    const { rival, id } = await aRival(team.domain);
    await age(team, 89);
    expect(await check(rival, id)).toBe('DOMAIN_TAKEN');
    await age(team, 90);
    expect(await check(rival, id)).toBe('ok');
    expect(await proofsOf(team)).toEqual([[team.domain, false]]);
  });

  it('goes to one of two who prove it at once', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      records = [];
      const team = await aTeamWithDomain(test, { way: 'dns' });
      const [one, two] = [await aRival(team.domain), await aRival(team.domain)];
      const outcomes = await Promise.all([check(one.rival, one.id), check(two.rival, two.id, other)]);
      expect(outcomes.toSorted()).toEqual(['DOMAIN_TAKEN', 'ok']);
    }
  });

  it('is proved again at that moment by its firm, without a wait of each for the other', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      records = [];
      const team = await aTeamWithDomain(test, { way: 'dns' });
      const { rival, id } = await aRival(team.domain);
      const [{ id: own }] = await rows('select id from firm_domain where firm_id = $1', team.firm.id);
      const [theirs, ours] = await Promise.all([check(rival, id), check(team, own, other)]);
      expect([theirs, ours]).toEqual(['ok', 'DOMAIN_NOT_PROVED']);
    }
  });
});
