import { currentConfidentiality } from '@basoche/domain/threads/confidentiality';
import { maskContacts } from '@basoche/domain/threads/contacts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { aJobApplication, aJobOffer } from '../../../test/jobs.ts';
import { aMission, anApplication, proceed } from '../../../test/missions.ts';

/** The parties' words about an offer, before the confidentiality agreement (rules §3, "Words"). */

let test: TestApp;
let company: TestMember;
let candidate: TestMember;
let missionId: string;

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());
beforeEach(async () => {
  company = await aMember(test, { kind: 'COMPANY', companyName: 'Atelier Verne' });
  candidate = await aMember(test, { firstName: 'Camille', lastName: 'Roy' });
  missionId = await aMission(test, company);
});

const presentation = 'Dix ans de baux. Appelez-moi au 06 12 34 56 78.';
const refusal = 'Au-dessus de notre budget. Écrivez à claire@verne.fr.';
const masked = { presentation: maskContacts(presentation), refusal: maskContacts(refusal) };

const read = async ({ token }: TestMember, id: string, query = '') =>
  (await test.call('GET', `/messagerie/${id}${query}`, { token })).json();
const consents = (id: string) =>
  proceed(test, id, [company, 'mission/ndaConsent'], [candidate, 'mission/ndaConsent']);
const mailsTo = async ({ email }: TestMember) => {
  await test.drain();
  return (await test.mails()).filter(({ to }) => to?.[0]?.address === email);
};
const titlesOf = async ({ token }: TestMember): Promise<string[]> =>
  (await test.call('GET', '/notifications/new', { token }))
    .json()
    .map(({ title }: { title: string }) => title);
const recordOf = async ({ token }: TestMember, id: string): Promise<string> =>
  (await test.call('GET', `/messagerie/evidence/${id}`, { token, headers: { accept: 'application/json' } }))
    .body;

describe('a presentation and a delay', () => {
  it('come with the price, and the creator reads them without contact details until both accepted the agreement', async () => {
    const id = await anApplication(test, missionId, candidate, 500, { presentation, delayDays: 5 });
    expect(await read(candidate, id)).toMatchObject({ presentation, delayDays: 5 });
    expect(await read(company, id)).toMatchObject({ presentation: masked.presentation, delayDays: 5 });
    const list = await test.call('GET', `/missions/postulants/${missionId}`, { token: company.token });
    expect(list.json()).toMatchObject([{ id, presentation: masked.presentation, delayDays: 5 }]);
    await consents(id);
    expect(await read(company, id)).toMatchObject({ presentation });
  });

  it('are nothing where nothing is said', async () => {
    const id = await anApplication(test, missionId, candidate);
    expect(await read(company, id)).toMatchObject({ presentation: null, delayDays: null, refusalText: null });
  });

  it('stand in the record without contact details, which both parties take away', async () => {
    const id = await anApplication(test, missionId, candidate, 500, { presentation, delayDays: 5 });
    const record = await recordOf(company, id);
    expect(record).toContain('Dix ans de baux.');
    expect(record).toContain('\\"delayDays\\":5');
    expect(record).not.toContain('06 12 34 56 78');
    expect(await recordOf(candidate, id)).not.toContain('06 12 34 56 78');
  });
});

describe('the agreement accepted with an application', () => {
  it('counts at once, and the creator alone is left to accept it', async () => {
    const ndaVersion = currentConfidentiality.version;
    const id = await anApplication(test, missionId, candidate, 500, { ndaVersion });
    expect(await read(company, id)).toMatchObject({ postulantNDAConsent: true, creatorNDAConsent: false });
    const [mail, ...others] = await mailsTo(company);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('L’accord de confidentialité est déjà accepté de son côté');
    await proceed(test, id, [company, 'mission/ndaConsent']);
    expect((await read(candidate, id)).actions).toMatchObject([
      { type: 'PRICE' },
      { type: 'NDA', result: 'ACCEPTED' },
    ]);
    expect(await recordOf(candidate, id)).toContain(`\\"version\\":\\"${ndaVersion}\\"`);
  });

  it('of another version is refused, and nobody has applied', async () => {
    const answer = await test.call('POST', '/missions/postulate', {
      token: candidate.token,
      body: { missionID: missionId, offer: 500, tvaApplicable: true, ndaVersion: '1999-01-01' },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'NDA_VERSION']);
    const didApply = await test.call('GET', `/missions/postulate/${missionId}/${candidate.id}`, {
      token: candidate.token,
    });
    expect(didApply.json()).toBe(false);
  });

  it('counts for a job offer too', async () => {
    const jobId = await aJobOffer(test, company);
    const id = await aJobApplication(test, jobId, candidate, { ndaVersion: currentConfidentiality.version });
    expect(await read(company, id)).toMatchObject({ postulantNDAConsent: true, presentation: null });
  });
});

describe('a price refused with a suggestion and a word', () => {
  it('tells both to the candidate: in the thread, beside the notification and in the mail', async () => {
    const id = await anApplication(test, missionId, candidate, 500);
    await proceed(test, id, [company, 'action/price/refuse', { suggestion: 410.5, text: refusal }]);
    expect(await read(candidate, id)).toMatchObject({
      actions: [{ type: 'PRICE', result: 'REFUSED', reason: masked.refusal, suggestion: 410.5 }],
      permitted: expect.arrayContaining(['price/new']),
    });
    expect((await read(company, id)).actions).toMatchObject([{ reason: refusal }]);
    const [title = ''] = await titlesOf(candidate);
    expect(title).toContain('410,50\u00a0€\u00a0HT');
    expect(title).toContain(masked.refusal);
    const mail = (await mailsTo(candidate)).at(-1);
    expect(mail?.text).toContain(`vous suggère 410,50\u00a0€\u00a0HT`);
    expect(mail?.text).toContain(masked.refusal);
    expect(mail?.text).not.toContain('claire@verne.fr');
    expect(await recordOf(company, id)).not.toContain('claire@verne.fr');
    expect(await recordOf(company, id)).toContain('\\"suggestionCents\\":41050');
  });

  it('is read whole once both accepted the agreement, by who asks for what is new as well', async () => {
    const id = await anApplication(test, missionId, candidate, 500);
    await proceed(test, id, [company, 'action/price/refuse', { text: refusal }]);
    const { position } = await read(candidate, id);
    await consents(id);
    const news = await read(candidate, id, `?since=${position}`);
    expect(news.actions).toMatchObject([
      { type: 'PRICE', reason: refusal, suggestion: null },
      { type: 'NDA' },
    ]);
  });

  it('may be refused without either', async () => {
    const id = await anApplication(test, missionId, candidate, 500);
    await proceed(test, id, [company, 'action/price/refuse']);
    expect((await read(candidate, id)).actions).toMatchObject([{ reason: null, suggestion: null }]);
    expect((await mailsTo(candidate)).at(-1)?.text).toContain('Vous pouvez en proposer un autre.');
  });
});

describe('a candidate refused with a word', () => {
  it('reads it in the thread and in the mail, of a mission as of an offer', async () => {
    const ofMission = await anApplication(test, missionId, candidate);
    const ofJob = await aJobApplication(test, await aJobOffer(test, company), candidate);
    for (const id of [ofMission, ofJob]) {
      await proceed(test, id, [company, 'action/refuseCandidate', { text: refusal }]);
      expect(await read(candidate, id)).toMatchObject({ isRefused: true, refusalText: masked.refusal });
      expect(await read(company, id)).toMatchObject({ refusalText: refusal });
      expect((await mailsTo(candidate)).at(-1)?.text).toContain(masked.refusal);
      expect(await recordOf(candidate, id)).not.toContain('claire@verne.fr');
    }
    expect((await titlesOf(candidate)).filter((title) => title.includes(masked.refusal))).toHaveLength(2);
  });
});
