import { randomBytes } from 'node:crypto';
import { checksADay, checksInMonth, partiesADay, partiesInMonth } from '@basoche/domain/conflicts/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import {
  addNames,
  aMissionWith,
  aName,
  anApplicationWith,
  anAskingMission,
  askAbout,
  nameParties,
  nthName,
} from '../conflicts.ts';
import { aMember, type TestMember } from '../factories.ts';
import { aMission, anApplication, proceed } from '../missions.ts';

/** People who use the conflict check to guess names: a client who guesses a register, and a candidate who guesses parties (rules §9). */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    environment: { NETWORK_LIMITS: 'off', CONFLICTS: 'on', SECRETS_KEY: randomBytes(32).toString('base64') },
  });
});
afterAll(() => test.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;
const age = (memberId: string, days: number) =>
  rows(`update conflict_act set at = at - $2 * interval '1 day' where member_id = $1`, memberId, days);
const named = (number: number) => aName(nthName(number), { firstName: 'Anne' });

describe('a client who guesses the register of a candidate', () => {
  /** All that a client reads after a candidate asked and applied, without ids and times. */
  const seenBy = async (client: TestMember, missionId: string, thread: string): Promise<string[]> => {
    const paths = [
      '/auth/me',
      '/notifications/new',
      '/missions/manage',
      `/missions/single/${missionId}`,
      `/missions/parties/${missionId}`,
      `/missions/postulants/${missionId}`,
      `/conflicts/checks/${missionId}`,
      '/missions/discussions',
      `/messagerie/${thread}`,
      `/messagerie/parties/${thread}`,
      `/messagerie/evidence/${thread}`,
    ];
    const seen: string[] = [];
    for (const path of paths) {
      const { statusCode, headers, body } = await test.call('GET', path, {
        token: client.token,
        headers: { accept: 'application/json' },
      });
      const said = `${path} ${statusCode} ${headers['content-type']} ${body}`;
      const plain = said
        .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'id')
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
        .replaceAll(/[0-9a-f]{64}/g, 'hash')
        .replaceAll(/membre-[0-9a-f]+@exemple\.fr/g, 'address');
      seen.push(plain);
    }
    return seen;
  };

  /** A candidate whose register has the party or does not, and who asks, applies, declares and is shown the parties alike. */
  const world = async (register: object[], draw: number) => {
    Object.assign(test.platform, { draw: () => draw });
    const candidate = await aMember(test, { firstName: 'Thomas', lastName: 'Petit', jobName: 'Avocat' });
    await addNames(test, candidate, register);
    const client = await aMember(test, { kind: 'COMPANY' });
    const missionId = await anAskingMission(test, client, [named(1), named(2)]);
    const { answer } = (await askAbout(test, candidate, missionId)).json();
    const thread = await anApplicationWith(test, missionId, candidate, 'declared');
    await proceed(
      test,
      thread,
      [client, 'mission/ndaConsent'],
      [candidate, 'mission/ndaConsent'],
      [client, 'parties/disclose'],
      [candidate, 'independence/retract'],
    );
    await test.drain();
    const mails = (await test.mails()).filter(({ to }) =>
      to?.some(({ address }) => address === client.email),
    );
    return {
      answer,
      seen: await seenBy(client, missionId, thread),
      mails: mails.map(({ subject }) => subject),
    };
  };

  it('reads the same in both worlds, whatever the candidate was answered', async () => {
    const worlds = [
      await world([named(1), named(7)], 1),
      await world([named(6), named(7)], 1),
      await world([named(6), named(7)], 0),
    ];
    expect(worlds.map(({ answer }) => answer)).toEqual(['examine', 'nothing', 'examine']);
    const [first, ...others] = worlds;
    for (const other of others) {
      expect(other.seen).toEqual(first?.seen);
      expect(other.mails).toEqual(first?.mails);
    }
    expect(first?.seen.join('')).not.toMatch(/examine|nothing/);
  });

  it('tries sixty names a day and three hundred in thirty days: ten thousand take 34 times thirty days', async () => {
    const client = await aMember(test, { kind: 'COMPANY' });
    let tried = 0;
    for (let day = 0; day < 30; day += 1) {
      for (;;) {
        const missionId = await aMission(test, client);
        const parties = Array.from({ length: 30 }, (_, index) => named(tried + index));
        const { code } = (await nameParties(test, client, missionId, 0, parties)).json();
        if (code !== undefined) {
          expect(code).toBe('PARTIES_SPENT');
          break;
        }
        tried += 30;
      }
      expect(tried).toBeLessThanOrEqual(partiesADay * (day + 1));
      await age(client.id, 1);
    }
    expect(tried).toBe(partiesInMonth);
    expect(Math.ceil(10_000 / tried)).toBe(34);
  });
});

describe('a candidate who guesses the parties of a mission', () => {
  it('learns nothing by editing the register and asking again, fifty times', async () => {
    Object.assign(test.platform, { draw: () => 1 });
    const candidate = await aMember(test);
    const { missionId } = await aMissionWith(test, [named(25)]);
    await addNames(test, candidate, [named(99)]);
    const first = (await askAbout(test, candidate, missionId)).body;
    for (let turn = 0; turn < 50; turn += 1) {
      await addNames(test, candidate, [named(turn)]);
      if (turn % 10 === 0) {
        await test.call('POST', '/conflicts/register/erase', { token: candidate.token });
        await addNames(test, candidate, [named(25)]);
      }
      expect((await askAbout(test, candidate, missionId)).body).toBe(first);
    }
    expect(await rows('select from conflict_check where member_id = $1', candidate.id)).toHaveLength(1);
  });

  it('halves the names that are left at most with each mission of the same party, ten a day and forty in thirty days', async () => {
    const candidates = 256;
    const secret = 100;
    let seed = 7;
    // A small generator, the same in each run.
    Object.assign(test.platform, {
      draw: (below: number) => {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor((seed / 2_147_483_648) * below);
      },
    });
    const guesser = await aMember(test);
    const client = await aMember(test, { kind: 'COMPANY' });
    let chances = Array.from({ length: candidates }, () => 1 / candidates);
    const bits = () =>
      chances.reduce((sum, chance) => (chance > 0 ? sum - chance * Math.log2(chance) : sum), 0);
    const learnt: number[] = [];
    for (let turn = 0; turn < checksADay; turn += 1) {
      // Splits the likelier half off, as the best guesser does.
      const order = chances.map((chance, name) => ({ chance, name })).toSorted((a, b) => b.chance - a.chance);
      const listed = new Set<number>();
      let sum = 0;
      for (const { chance, name } of order) {
        if (sum >= 0.5) break;
        listed.add(name);
        sum += chance;
      }
      await test.call('POST', '/conflicts/register/erase', { token: guesser.token });
      await addNames(test, guesser, [...listed].slice(0, 250).map(named));
      const missionId = await aMission(test, client);
      await nameParties(test, client, missionId, 0, [named(secret)]);
      await age(client.id, 1);
      const { answer } = (await askAbout(test, guesser, missionId)).json();
      const likely = (name: number) =>
        answer === 'examine' ? (listed.has(name) ? 1 : 1 / 16) : listed.has(name) ? 0 : 15 / 16;
      const weighed = chances.map((chance, name) => chance * likely(name));
      const total = weighed.reduce((one, other) => one + other, 0);
      chances = weighed.map((weight) => weight / total);
      learnt.push(Math.log2(candidates) - bits());
    }
    console.log('bits learnt after each check:', learnt.map((bit) => bit.toFixed(2)).join(' '));
    expect(chances[secret]).toBeGreaterThan(0);
    expect((learnt.at(-1) ?? 0) / checksADay).toBeLessThan(1);
    const next = (await aMissionWith(test, [named(secret)])).missionId;
    expect((await askAbout(test, guesser, next)).json().code).toBe('CHECKS_SPENT');
    expect(checksInMonth).toBe(40);
  });
});

it('a canary of a register and of a party stands in no answer to another, in no mail and in no row', async () => {
  const [kept, party] = ['Zyxwvutsrq', 'Qponmlkjih'];
  const candidate = await aMember(test);
  await addNames(test, candidate, [aName(kept, { reference: `Dossier ${kept}` })]);
  const { client, missionId } = await aMissionWith(test, [aName(party)]);
  await askAbout(test, candidate, missionId);
  const thread = await anApplication(test, missionId, candidate);
  await test.drain();
  const admin = await aMember(test, { kind: 'STAFF' });
  const read = async (path: string, { token }: { token: string }) =>
    (await test.call('GET', path, { token })).body;
  const ofMission = [
    `/missions/single/${missionId}`,
    `/messagerie/${thread}`,
    '/notifications/new',
    '/auth/me',
  ];
  for (const path of [...ofMission, '/conflicts/register', `/conflicts/checks/${missionId}`]) {
    expect(await read(path, candidate)).not.toContain(party);
    expect(await read(path, client)).not.toContain(kept);
    for (const name of [kept, party]) expect(await read(path, admin)).not.toContain(name);
  }
  for (const mail of await test.mails()) {
    for (const name of [kept, party]) expect(JSON.stringify(mail)).not.toContain(name);
  }
  const tables = await rows(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  for (const { name } of tables) {
    for (const word of [kept, party])
      expect([
        name,
        await rows(`select from ${name} t where t::text ilike '%' || $1 || '%' limit 1`, word),
      ]).toEqual([name, []]);
  }
});
