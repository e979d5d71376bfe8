import { randomBytes } from 'node:crypto';
import {
  checksADay,
  checksInMonth,
  partyNamesADay,
  partyNamesInMonth,
} from '@basoche/domain/conflicts/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { addNames, aMissionWith, aName, askAbout, nameParties, tablesWith } from '../conflicts.ts';
import { aMember } from '../factories.ts';
import {
  afterAnswer,
  age,
  drawnFrom,
  evenly,
  guessedName,
  guessedWorld,
  likelierHalf,
  missingBits,
} from '../guessers.ts';
import { aMission, anApplication } from '../missions.ts';

/**
 * People who guess names by the conflict check: a client guesses a register, a candidate guesses parties
 * (rules §9).
 */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    environment: { NETWORK_LIMITS: 'off', CONFLICTS: 'on', SECRETS_KEY: randomBytes(32).toString('base64') },
  });
});
afterAll(() => test.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;

/** One party with this many names among those that are guessed, from this one on. */
const aliasesFrom = (first: number, count: number) => {
  const families = Array.from({ length: count }, (_, index) => guessedName(first + index).name);
  return aName(families.join(' alias '), { firstName: 'Anne' });
};

describe('a client who guesses the register of a candidate', () => {
  it('reads the same in both worlds, whatever the candidate was answered', async () => {
    const missions = [[1, 2]];
    const worlds = [
      await guessedWorld(test, { register: [1, 7], missions, draw: 1 }),
      await guessedWorld(test, { register: [6, 7], missions, draw: 1 }),
      await guessedWorld(test, { register: [6, 7], missions, draw: 0 }),
    ];
    expect(worlds.map(({ answers }) => answers)).toEqual([['examine'], ['nothing'], ['examine']]);
    const [first, ...others] = worlds;
    for (const other of others) expect(other.seen).toEqual(first?.seen);
    expect(first?.seen.join('')).not.toMatch(/examine|"nothing"/);
  });

  it.each([
    ['of one name', 1],
    ['of four names', 4],
  ])(
    'tries sixty names a day and three hundred in thirty days with parties %s: ten thousand take 34 times thirty days',
    async (_of, aliases) => {
      const client = await aMember(test, { kind: 'COMPANY' });
      let tried = 0;
      for (let day = 0; day < 30; day += 1) {
        for (;;) {
          const missionId = await aMission(test, client);
          const parties = Array.from({ length: 20 / aliases }, (_, index) =>
            aliasesFrom(tried + index * aliases, aliases),
          );
          const { code } = (await nameParties(test, client, missionId, 0, parties)).json();
          if (code !== undefined) {
            expect(code).toBe('PARTIES_SPENT');
            break;
          }
          tried += parties.length * aliases;
        }
        expect(tried).toBeLessThanOrEqual(partyNamesADay * (day + 1));
        await age(test, client.id, 1);
      }
      expect(tried).toBe(partyNamesInMonth);
      expect(Math.ceil(10_000 / tried)).toBe(34);
    },
  );
});

describe('a candidate who guesses the parties of a mission', () => {
  it('learns nothing by editing the register and asking again, fifty times', async () => {
    Object.assign(test.platform, { draw: () => 1 });
    const candidate = await aMember(test);
    const { missionId } = await aMissionWith(test, [guessedName(25)]);
    await addNames(test, candidate, [guessedName(99)]);
    const first = (await askAbout(test, candidate, missionId)).body;
    for (let turn = 0; turn < 50; turn += 1) {
      await addNames(test, candidate, [guessedName(turn)]);
      if (turn % 10 === 0) {
        await test.call('POST', '/conflicts/register/erase', { token: candidate.token });
        await addNames(test, candidate, [guessedName(25)]);
      }
      expect((await askAbout(test, candidate, missionId)).body).toBe(first);
    }
    expect(await rows('select from conflict_check where member_id = $1', candidate.id)).toHaveLength(1);
  });

  it('halves the names that are left at most with each mission of the same party, ten a day and forty in thirty days', async () => {
    const candidates = 256;
    const secret = 100;
    Object.assign(test.platform, { draw: drawnFrom(7) });
    const guesser = await aMember(test);
    const client = await aMember(test, { kind: 'COMPANY' });
    let chances = evenly(candidates);
    const learnt: number[] = [];
    for (let turn = 0; turn < checksADay; turn += 1) {
      const listed = likelierHalf(chances);
      await test.call('POST', '/conflicts/register/erase', { token: guesser.token });
      await addNames(test, guesser, [...listed].slice(0, 250).map(guessedName));
      const missionId = await aMission(test, client);
      await nameParties(test, client, missionId, 0, [guessedName(secret)]);
      await age(test, client.id, 1);
      const { answer } = (await askAbout(test, guesser, missionId)).json();
      chances = afterAnswer(chances, listed, answer);
      learnt.push(Math.log2(candidates) - missingBits(chances));
    }
    console.log('bits learnt after each check:', learnt.map((bit) => bit.toFixed(2)).join(' '));
    expect(chances[secret]).toBeGreaterThan(0);
    expect((learnt.at(-1) ?? 0) / checksADay).toBeLessThan(1);
    const next = (await aMissionWith(test, [guessedName(secret)])).missionId;
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
  for (const name of [kept, party]) expect(await tablesWith(test, name)).toEqual([]);
});
