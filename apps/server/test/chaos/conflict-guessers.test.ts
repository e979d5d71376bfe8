import { randomBytes } from 'node:crypto';
import {
  checksADay,
  checksInMonth,
  partiesAtMost,
  partyNamesADay,
  registerNamesAtMost,
} from '@basoche/domain/conflicts/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { aMissionWith, askAbout, nameParties } from '../conflicts.ts';
import { aMember } from '../factories.ts';
import {
  afterAnswer,
  age,
  type Chances,
  drawnFrom,
  evenly,
  fillFreely,
  guessedName,
  guessedWorld,
  likelierHalf,
  missingBits,
} from '../guessers.ts';
import { aMission } from '../missions.ts';

/**
 * People who guess names by the conflict check, at full size: ten thousand names, registers of five thousand,
 * four hundred missions (`npm run chaos -- guessers`). The suite has the short form
 * (`test/proof/conflict-guessers.test.ts`).
 */

const names = 10_000;
const all = Array.from({ length: names }, (_, name) => name);

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    environment: { NETWORK_LIMITS: 'off', CONFLICTS: 'on', SECRETS_KEY: randomBytes(32).toString('base64') },
  });
});
afterAll(() => test.close());

it('a client who tries sixty names a day reads the same whether the register has two hundred of ten thousand, or others', async () => {
  const draw = drawnFrom(5);
  const [hit, rest] = [all.slice(0, names / 2), all.slice(names / 2)];
  const some = (of: readonly number[], count: number) =>
    of
      .map((name) => ({ name, at: draw(1_000_000) }))
      .toSorted((a, b) => a.at - b.at)
      .slice(0, count)
      .map(({ name }) => name);
  const [register, others] = [some(hit, 200), some(rest, 200)];
  // Names that the first register does not have; every other mission also names one that it has.
  const missions = Array.from({ length: 10 }, (_, mission) => {
    const unknown = some(
      hit.filter((name) => !register.includes(name)),
      partiesAtMost - 1,
    );
    return [...unknown, ...(mission % 2 === 0 ? register.slice(mission, mission + 1) : [])];
  });
  const one = await guessedWorld(test, { register, missions, draw: 1 });
  const other = await guessedWorld(test, { register: others, missions, draw: 1 });
  expect(one.answers.filter((answer) => answer === 'examine')).toHaveLength(5);
  expect(other.answers).toEqual(Array(10).fill('nothing'));
  expect(other.seen).toEqual(one.seen);
}, 600_000);

describe('a candidate with a full register', () => {
  it('learns 0.83 bit of a party on average, and no name is likelier than one in five thousand', async () => {
    const draw = drawnFrom(11);
    Object.assign(test.platform, { draw });
    const guesser = await aMember(test);
    const listed = new Set(all.slice(0, registerNamesAtMost));
    await fillFreely(test, guesser, listed);
    const secrets = new Set<number>();
    while (secrets.size < 400) secrets.add(draw(names));
    let [lost, examined] = [0, 0];
    let client = await aMember(test, { kind: 'COMPANY' });
    let asked = 0;
    for (const secret of secrets) {
      if (asked % checksADay === 0) {
        await age(test, guesser.id, asked % checksInMonth === 0 ? 30 : 1);
        if (asked % partyNamesADay === 0) client = await aMember(test, { kind: 'COMPANY' });
      }
      asked += 1;
      const { missionId } = await aMissionWith(test, [guessedName(secret)], client);
      const { answer } = (await askAbout(test, guesser, missionId)).json();
      if (listed.has(secret)) expect(answer).toBe('examine');
      const chances = afterAnswer(evenly(names), listed, answer);
      lost += Math.log2(names) - missingBits(chances);
      if (answer === 'examine') examined += 1;
      expect(Math.max(...chances)).toBeLessThanOrEqual(1 / registerNamesAtMost + 1e-9);
      expect(chances[secret]).toBeGreaterThan(0);
    }
    const mean = lost / secrets.size;
    console.log(`${secrets.size} checks, ${examined} to examine: ${mean.toFixed(3)} bit lost on average`);
    expect(mean).toBeLessThan(0.9);
  }, 1_800_000);

  it('halves the names that are left with each mission of one party, if it may change its register at will', async () => {
    const client = await aMember(test, { kind: 'COMPANY' });
    const turns = [1, 5, 10, 16];
    const learnt = turns.map(() => 0);
    const secrets = [1_234, 4_999, 5_000, 7_531, 9_999];
    let named = 0;
    for (const [round, secret] of secrets.entries()) {
      Object.assign(test.platform, { draw: drawnFrom(17 + round) });
      const guesser = await aMember(test);
      let chances: Chances = evenly(names);
      for (let turn = 1; turn <= 16; turn += 1) {
        const listed = likelierHalf(chances);
        await fillFreely(test, guesser, listed);
        const missionId = await aMission(test, client);
        await nameParties(test, client, missionId, 0, [guessedName(secret)]);
        named += 1;
        if (named % partyNamesADay === 0) await age(test, client.id, 30);
        const { answer } = (await askAbout(test, guesser, missionId)).json();
        chances = afterAnswer(chances, listed, answer);
        expect(chances[secret]).toBeGreaterThan(0);
        const at = turns.indexOf(turn);
        if (at >= 0) learnt[at] = (learnt[at] ?? 0) + Math.log2(names) - missingBits(chances);
      }
    }
    const means = learnt.map((sum) => sum / secrets.length);
    console.log(
      `bits learnt of ${Math.log2(names).toFixed(1)}: ${turns.map((turn, at) => `${means[at]?.toFixed(2)} after ${turn}`).join(', ')}`,
    );
    for (const [at, turn] of turns.entries()) expect((means[at] ?? 0) / turn).toBeLessThanOrEqual(1);
  }, 1_800_000);
});
