import { defaultEligibilityRules } from '@basoche/domain/missions/default-eligibility-rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aSignature } from '../../../../test/conflicts.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aMission } from '../../../../test/missions.ts';
import { rulesOf } from './service.ts';

let test: TestApp;
let company: TestMember;
let customer: TestMember;
let jurist: TestMember;
let student: TestMember;
let notary: TestMember;

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  company = await aMember(test, { kind: 'COMPANY' });
  customer = await aMember(test, { kind: 'CUSTOMER' });
  jurist = await aMember(test);
  student = await aMember(test, { kind: 'STUDENT' });
  notary = await aMember(test, { jobName: 'Notaire' });
});
afterAll(() => test.close());

const pool = () => test.platform.database.pool;

const readAs = async (reader: TestMember | undefined, mission: string) =>
  (await test.call('GET', `/missions/single/${mission}`, { token: reader?.token })).json();

const applyAs = (candidate: TestMember, missionID: string, said: object = {}) =>
  test.call('POST', '/missions/postulate', {
    token: candidate.token,
    body: { missionID, offer: 450, tvaApplicable: false, ...said },
  });

/** Runs `work` with only these rows in the table. */
const withTable = async (rows: readonly string[], work: () => Promise<void>): Promise<void> => {
  await pool().query('create table kept as table eligibility_rule; delete from eligibility_rule');
  try {
    for (const row of rows) {
      await pool().query(
        `insert into eligibility_rule (position, natures, clients, everyone, professions, students, article, explanation) values ${row}`,
      );
    }
    await work();
  } finally {
    await pool().query(
      'delete from eligibility_rule; insert into eligibility_rule select * from kept; drop table kept',
    );
  }
};

describe('the rules table', () => {
  it('starts as the default of the domain, to the letter', async () => {
    expect(await rulesOf(test.platform.database.db)).toEqual(defaultEligibilityRules);
  });

  it('is shown to anyone, with the article of each rule', async () => {
    for (const token of [undefined, student.token, customer.token]) {
      const answer = await test.call('GET', '/missions/rules', { token });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual(defaultEligibilityRules);
    }
  });

  it('opens nothing when it is empty, and says so', async () => {
    const mission = await aMission(test, company);
    await withTable([], async () => {
      expect((await test.call('GET', '/missions/rules')).json()).toEqual([]);
      expect(await readAs(jurist, mission)).toMatchObject({
        permitted: [],
        applyRefusal: { code: 'PROFESSION_NOT_ALLOWED' },
        eligibility: { mayApply: false, article: null },
      });
      const refused = await applyAs(jurist, mission);
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'PROFESSION_NOT_ALLOWED']);
    });
    expect((await applyAs(jurist, mission)).statusCode).toBe(201);
  });

  it('opens at once what staff write, and to those alone whom they name', async () => {
    const mission = await aMission(test, company, { nature: 'postulation' });
    const rule = `(1, '{postulation}', '{MEMBER}', false, '{Notaire}', false, 'Code de test, art. 1', 'Une phrase.')`;
    await withTable([rule], async () => {
      expect(await readAs(notary, mission)).toMatchObject({
        permitted: ['apply'],
        eligibility: { mayApply: true, article: 'Code de test, art. 1', explanation: 'Une phrase.' },
      });
      const refused = await applyAs(jurist, mission);
      expect(refused.json()).toMatchObject({
        code: 'PROFESSION_NOT_ALLOWED',
        title: expect.stringContaining('notaire (Code de test, art. 1)'),
      });
      expect((await applyAs(notary, mission, aSignature)).statusCode).toBe(201);
    });
  });

  it('opens nothing by a row with codes that nobody knows, which breaks nothing either', async () => {
    const mission = await aMission(test, company);
    const rows = [
      `(1, '{astrologie}', '{MEMBER}', true, '{}', true, 'Loi A', 'Une phrase.')`,
      `(2, '{recherches}', '{MEMBER}', false, '{Astrologue}', true, 'Loi A', 'Une phrase.')`,
      `(3, '{recherches,astrologie}', '{CUSTOMER}', false, '{Notaire,Astrologue}', true, 'Loi A', 'Une phrase.')`,
    ];
    await withTable(rows, async () => {
      expect((await test.call('GET', '/missions/rules')).json()).toMatchObject([
        { natures: ['recherches'], clients: ['CUSTOMER'], professions: ['Notaire'] },
      ]);
      expect(await readAs(notary, mission)).toMatchObject({
        permitted: [],
        eligibility: { mayApply: false },
      });
    });
  });

  it('takes no row that names nothing, nobody, no article, or everyone beside somebody', async () => {
    for (const row of [
      `(90, '{}', '{MEMBER}', true, '{}', true, 'Loi A', 'Une phrase.')`,
      `(90, '{audit}', '{}', true, '{}', true, 'Loi A', 'Une phrase.')`,
      `(90, '{audit}', '{TOUS}', true, '{}', true, 'Loi A', 'Une phrase.')`,
      `(90, '{audit}', '{MEMBER}', false, '{}', true, 'Loi A', 'Une phrase.')`,
      `(90, '{audit}', '{MEMBER}', true, '{Avocat}', true, 'Loi A', 'Une phrase.')`,
      `(90, '{audit}', '{MEMBER}', true, '{}', true, ' ', 'Une phrase.')`,
      `(1, '{audit}', '{MEMBER}', true, '{}', true, 'Loi A', 'Une phrase.')`,
    ]) {
      const insert = pool().query(
        `insert into eligibility_rule (position, natures, clients, everyone, professions, students, article, explanation) values ${row}`,
      );
      await expect(insert, row).rejects.toThrow(/violates|duplicate/);
    }
  });
});

describe('one mission', () => {
  it('tells a student why a consultation is closed to them, with the article', async () => {
    const mission = await aMission(test, company, { nature: 'consultation' });
    expect(await readAs(student, mission)).toMatchObject({
      applyRefusal: { code: 'PROFESSION_NOT_ALLOWED' },
      eligibility: {
        nature: 'consultation',
        client: 'MEMBER',
        mayApply: false,
        article: 'Loi n°\u00a071-1130 du 31\u00a0décembre 1971, art.\u00a054 et 56 à 60',
        explanation: expect.stringContaining('études de droit'),
      },
    });
    expect((await applyAs(student, mission)).json().code).toBe('PROFESSION_NOT_ALLOWED');
    expect(await readAs(jurist, mission)).toMatchObject({
      permitted: ['apply'],
      eligibility: { mayApply: true },
    });
  });

  it("opens a customer's drafting to a notary and closes it to a jurist", async () => {
    const mission = await aMission(test, customer, { nature: 'redaction' });
    expect(await readAs(jurist, mission)).toMatchObject({
      permitted: [],
      eligibility: { client: 'CUSTOMER', mayApply: false, article: expect.stringContaining('54 et 56') },
    });
    expect((await applyAs(jurist, mission)).statusCode).toBe(403);
    expect(await readAs(notary, mission)).toMatchObject({
      eligibility: { client: 'CUSTOMER', mayApply: true },
    });
    expect((await applyAs(notary, mission, aSignature)).statusCode).toBe(201);
  });

  it('says nothing of the table to a visitor, a customer or its own creator', async () => {
    const mission = await aMission(test, company, { nature: 'consultation' });
    for (const reader of [undefined, customer, company]) {
      expect(await readAs(reader, mission)).toMatchObject({ eligibility: null });
    }
  });

  it('says what the table says where something else keeps one from applying', async () => {
    const unverified = await aMember(test, { kind: 'STUDENT', verified: false });
    const mission = await aMission(test, company, { nature: 'consultation' });
    expect(await readAs(unverified, mission)).toMatchObject({
      applyRefusal: { code: 'NOT_VERIFIED' },
      eligibility: { mayApply: false },
    });
  });
});

describe('the lists of open missions', () => {
  const closedIn = async (path: string, reader: TestMember | undefined, mission: string) => {
    const list: readonly { id: string; isClosedToViewer?: true }[] = (
      await test.call('GET', path, { token: reader?.token })
    ).json();
    return list.find(({ id }) => id === mission)?.isClosedToViewer ?? false;
  };

  it('mark what is closed to the profession of their reader, and to nobody else', async () => {
    const consultation = await aMission(test, company, { nature: 'consultation' });
    const drafting = await aMission(test, customer, { nature: 'redaction' });
    const marks = async (reader: TestMember | undefined) => [
      await closedIn('/missions', reader, consultation),
      await closedIn('/missions/customers/list', reader, drafting),
    ];
    expect(await marks(student)).toEqual([true, true]);
    expect(await marks(jurist)).toEqual([false, true]);
    expect(await marks(notary)).toEqual([false, false]);
    // Not for its own creator, nor for readers who cannot apply.
    expect(await marks(company)).toEqual([false, true]);
    expect(await marks(customer)).toEqual([false, false]);
    expect(await marks(undefined)).toEqual([false, false]);
  });
});
