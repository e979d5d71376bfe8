import type { CheckAnswer } from '@basoche/domain/conflicts/check';
import { chanceOf, namesInOneCall, registerNamesAtMost } from '@basoche/domain/conflicts/limits';
import type { TestApp } from './app.ts';
import {
  aDeclaration,
  addNames,
  aName,
  anAskingMission,
  askAbout,
  type Named,
  nthName,
} from './conflicts.ts';
import { aMember, type TestMember } from './factories.ts';
import { anApplication, proceed } from './missions.ts';

/** Probabilities of people who guess names by the conflict check, and all that they may read (rules §9). */

/** The name with this number among those that they guess; no two of them match. */
export const guessedName = (number: number) => aName(nthName(number), { firstName: 'Anne' });

/** A random number generator with the same numbers in each run. */
export const drawnFrom = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

/** Probability of each name to be the wanted party. */
export type Chances = readonly number[];

export const evenly = (names: number): Chances => Array.from({ length: names }, () => 1 / names);

/** Bits of information that are still missing to identify the party. */
export const missingBits = (chances: Chances): number =>
  chances.reduce((sum, chance) => (chance > 0 ? sum - chance * Math.log2(chance) : sum), 0);

/** The most revealing register: the likelier half of the names, up to the size of a register. */
export const likelierHalf = (chances: Chances): ReadonlySet<number> => {
  const order = chances.map((chance, name) => ({ chance, name })).toSorted((a, b) => b.chance - a.chance);
  const listed = new Set<number>();
  let sum = 0;
  for (const { chance, name } of order) {
    if (sum >= 0.5 || listed.size === registerNamesAtMost) break;
    listed.add(name);
    sum += chance;
  }
  return listed;
};

/** Probabilities after an answer about one party, with these names in the register. */
export const afterAnswer = (chances: Chances, listed: ReadonlySet<number>, answer: CheckAnswer): Chances => {
  const likely = (name: number) =>
    answer === 'examine' ? (listed.has(name) ? 1 : 1 / chanceOf) : listed.has(name) ? 0 : 1 - 1 / chanceOf;
  const weighed = chances.map((chance, name) => chance * likely(name));
  const total = weighed.reduce((one, other) => one + other, 0);
  return weighed.map((weight) => weight / total);
};

/** Sets the names of a register exactly, without the budget of changes of its owner. */
export const fillFreely = async (
  test: TestApp,
  guesser: Named & Pick<TestMember, 'id'>,
  listed: Iterable<number>,
): Promise<void> => {
  const { pool } = test.platform.database;
  await test.call('POST', '/conflicts/register/erase', { token: guesser.token });
  await pool.query('delete from conflict_act where member_id = $1', [guesser.id]);
  await pool.query('update conflict_register set began_at = $2 where member_id = $1', [
    guesser.id,
    test.clock.now(),
  ]);
  const names = [...listed].map(guessedName);
  for (let from = 0; from < names.length; from += namesInOneCall) {
    const added = await addNames(test, guesser, names.slice(from, from + namesInOneCall));
    if (added.statusCode !== 200) throw new Error(added.body);
  }
};

/** Moves all acts of an account into the past. */
export const age = async (test: TestApp, memberId: string, days: number): Promise<void> => {
  await test.platform.database.pool.query(
    `update conflict_act set at = at - $2 * interval '1 day' where member_id = $1`,
    [memberId, days],
  );
};

/** A text without ids, times, hashes and tokens, which differ between two worlds anyway. */
const plain = (text: string): string =>
  text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replaceAll(/[0-9a-f]{64}/g, 'hash')
    .replaceAll(/membre-[0-9a-f]+@exemple\.fr/g, 'address')
    .replaceAll(/\b[\w-]{43,}/g, 'token');

/** All that a client can read about a mission and about a thread of it. */
const seenOf = async (
  test: TestApp,
  { id, token }: TestMember,
  { missionId, thread }: { readonly missionId: string; readonly thread: string },
): Promise<string[]> => {
  const paths = [
    '/auth/me',
    '/notifications/new',
    `/missions/${id}`,
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
    const answer = await test.call('GET', path, { token, headers: { accept: 'application/json' } });
    const { statusCode, headers, body } = answer;
    if (statusCode !== 200) throw new Error(`${path}: ${body}`);
    seen.push(plain(`${path} ${headers['content-type']} ${body}`));
  }
  return seen;
};

interface Guessed {
  readonly register: readonly number[];
  /** Names of the parties of each mission. */
  readonly missions: readonly (readonly number[])[];
  /** The drawn number: 0 answers « to examine ». */
  readonly draw: number;
}

/**
 * A client names parties in several missions, while one candidate asks, declares independence, applies, is
 * shown the parties and retracts. Returns the answers of the candidate, and all that the client reads and is
 * mailed.
 */
export const guessedWorld = async (test: TestApp, { register, missions, draw }: Guessed) => {
  Object.assign(test.platform, { draw: () => draw });
  const client = await aMember(test, { kind: 'COMPANY' });
  const candidate = await aMember(test, { firstName: 'Thomas', lastName: 'Petit', jobName: 'Avocat' });
  await fillFreely(test, candidate, register);
  const answers: CheckAnswer[] = [];
  const seen: string[] = [];
  for (const parties of missions) {
    const missionId = await anAskingMission(test, client, parties.map(guessedName));
    answers.push((await askAbout(test, candidate, missionId)).json().answer);
    const declaration = { kind: 'declared', ...aDeclaration() } as const;
    const thread = await anApplication(test, missionId, candidate, 500, { independence: declaration });
    await proceed(
      test,
      thread,
      [client, 'mission/ndaConsent'],
      [candidate, 'mission/ndaConsent'],
      [client, 'parties/disclose', { listVersion: 1 }],
      [candidate, 'independence/retract'],
    );
    await test.drain();
    seen.push(...(await seenOf(test, client, { missionId, thread })));
    for (const { id } of [client, candidate]) await age(test, id, 1);
  }
  const mails = (await test.mails()).filter(({ to }) => to?.some(({ address }) => address === client.email));
  return { answers, seen: [...seen, ...mails.map(({ subject, text }) => plain(`${subject} ${text}`))] };
};
