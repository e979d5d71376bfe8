import { defaultDemandRules } from '@basoche/domain/vigilance/default-demands';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';

/** The documents that staff require, by kind of prestataire and client (rules §12, "Documents"). */

let test: TestApp;
/** A second process, to check that no rule is cached outside the database. */
let second: TestApp;
let admin: TestMember;
let moderator: TestMember;
beforeAll(async () => {
  const environment = { NETWORK_LIMITS: 'off', VIGILANCE: 'tell' };
  test = await createTestApp({ environment });
  second = await createTestApp({ databaseUrl: test.databaseUrl, environment });
  admin = await aMember(test, { kind: 'STAFF', staffRole: 'admin' });
  moderator = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
});
afterAll(async () => {
  await second.close();
  await test.close();
});

const get = async (who: TestMember, path: string, by = test) =>
  (await by.call('GET', path, { token: who.token })).json();
const stored = async (by = test) => (await get(moderator, '/admin/rules', by)).vigilance;
const cell = { document: 'registration', candidate: 'independent', client: 'professional' } as const;
const rule = {
  demand: 'nothing',
  article: 'Décision du comité',
  explanation: 'Le comité ne la demande plus.',
};
const asked = { demand: 'asked', article: 'Code de commerce', explanation: 'Elle est demandée.' };
const change = async (who: TestMember, changes: object = {}, by = test) => {
  const { version } = await stored();
  const body = { version, ...cell, rule, reason: 'Essai.', ...changes };
  return by.call('POST', '/admin/rules/vigilance', { token: who.token, body });
};
const inOrder = (rules: readonly { document: string; candidate: string; client: string }[]) =>
  rules.toSorted((one, other) =>
    `${one.document} ${one.candidate} ${one.client}`.localeCompare(
      `${other.document} ${other.candidate} ${other.client}`,
    ),
  );

it('is, in a new database, what the domain says', async () => {
  const { version, rules } = await stored();
  expect(version).toBe(1);
  expect(inOrder(rules)).toEqual(inOrder(defaultDemandRules));
});

it('less of the code du travail takes an administrator who confirms it, and holds at once in every process', async () => {
  const jurist = await aMember(test);
  const demanded = async () =>
    (await get(jurist, '/vigilance', second)).items.find(
      ({ kind }: { kind: string }) => kind === cell.document,
    ).demand;
  expect(await demanded()).toBe('asked');
  expect((await change(moderator, { confirmsReserved: true })).json().code).toBe('RESERVED_NATURE');
  expect((await change(admin)).json().code).toBe('RESERVED_UNCONFIRMED');
  const either = { ...rule, demand: 'either' };
  expect((await change(moderator, { rule: either })).json().code).toBe('RESERVED_NATURE');
  expect((await stored()).version).toBe(1);
  expect(await demanded()).toBe('asked');
  const done = await change(admin, { confirmsReserved: true });
  expect(done.statusCode, done.body).toBe(200);
  expect(done.json().vigilance.version).toBe(2);
  expect(done.json().vigilance.rules).toContainEqual({ ...cell, ...rule });
  expect(done.json().vigilance.rules).toHaveLength(defaultDemandRules.length);
  expect(await stored(second)).toEqual(done.json().vigilance);
  expect(await demanded()).toBe('nothing');
  const [line] = await get(moderator, '/admin/rules/history');
  expect(line).toMatchObject({
    by: 'Anne Lefèvre',
    reason: 'Essai.',
    eligibility: null,
    portage: null,
    conflicts: null,
    hearings: null,
    vigilance: { before: { ...cell, reason: { demand: 'asked' } }, after: { ...cell, reason: rule } },
  });
  const [act] = await get(admin, '/admin/journal');
  expect(act).toMatchObject({ act: 'rules/vigilance' });
  expect(JSON.stringify(act)).not.toContain('comité');
});

it('more of it, or less of the insurance, is a moderator’s change', async () => {
  expect((await change(moderator, { rule: asked })).statusCode).toBe(200);
  const insurance = { document: 'insurance', candidate: 'company', client: 'professional' };
  expect((await change(moderator, { ...insurance, rule })).statusCode).toBe(200);
});

it('an asked document without a line is asked for less by an administrator alone', async () => {
  await test.platform.database.pool.query(
    `delete from vigilance_rule where document = 'contributions' and candidate = 'abroad'`,
  );
  const bare = { document: 'contributions', candidate: 'abroad', client: 'private' };
  expect((await change(moderator, bare)).json().code).toBe('RESERVED_NATURE');
  expect((await change(admin, { ...bare, confirmsReserved: true })).statusCode).toBe(200);
  const [line] = await get(moderator, '/admin/rules/history');
  expect(line.vigilance.before).toEqual({ ...bare, reason: null });
});

it('is changed once by two who read the same version', async () => {
  const { version } = await stored();
  const answers = await Promise.all(
    [admin, moderator, admin].map((who, turn) =>
      change(who, { version, rule: asked }, turn === 1 ? second : test),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
});

it.each([
  [{ document: 'casier' }, 'document'],
  [{ candidate: 'tous' }, 'candidate'],
  [{ client: 'tous' }, 'client'],
  [{ rule: { ...rule, demand: 'rien' } }, 'rule.demand'],
  [{ rule: { ...rule, article: ' ' } }, 'rule.article'],
  [{ rule: { ...rule, explanation: '' } }, 'rule.explanation'],
  [{ rule: null }, 'rule'],
  [{ reason: '' }, 'reason'],
])('is not changed by %o', async (changes, path) => {
  const before = await stored();
  const answer = await change(admin, changes);
  expect(answer.statusCode, answer.body).toBe(400);
  expect(answer.json().errors[0].path).toBe(path);
  expect(await stored()).toEqual(before);
});

it('is neither told nor changed while the switch is off', async () => {
  const off = await createTestApp({
    databaseUrl: test.databaseUrl,
    environment: { NETWORK_LIMITS: 'off', VIGILANCE: 'off' },
  });
  expect(await stored(off)).toBeNull();
  const before = await stored();
  expect((await change(admin, { confirmsReserved: true }, off)).json().code).toBe('NOT_FOUND');
  expect(await stored()).toEqual(before);
  await off.close();
});
