import { titleOf } from '@basoche/domain/notifications/keys';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { aCv } from '../../../test/files.ts';
import { aJobApplication, aJobOffer } from '../../../test/jobs.ts';
import { aMission, anApplication } from '../../../test/missions.ts';

/** Threads of job offers: their commands, and the commands that they do not have (rules §3, "Job threads"). */

let test: TestApp;
let company: TestMember;
let candidate: TestMember;
let jobId: string;
let thread: string;

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());
beforeEach(async () => {
  company = await aMember(test, { kind: 'COMPANY', companyName: 'Atelier Verne' });
  candidate = await aMember(test, { firstName: 'Camille', lastName: 'Roy' });
  jobId = await aJobOffer(test, company, { title: 'Juriste en droit immobilier' });
  thread = await aJobApplication(test, jobId, candidate);
});

const post = (path: string, { token }: TestMember, body: object = {}) =>
  test.call('POST', path, { token, body });
const codeOf = async (answer: ReturnType<typeof post>) => {
  const { statusCode, body } = await answer;
  return statusCode < 300 ? statusCode : [statusCode, JSON.parse(body).code];
};
const read = async (member: TestMember, id = thread) =>
  (await test.call('GET', `/messagerie/${id}`, { token: member.token })).json();
const consent = (member: TestMember, id = thread) => post(`/messagerie/job/ndaConsent/${id}`, member);
const say = (member: TestMember, content: string, clientId = 'message-un-seul') =>
  post(`/messagerie/${thread}`, member, { content, clientId });
const titlesOf = async (member: TestMember): Promise<string[]> => {
  const answer = await test.call('GET', '/notifications/new', { token: member.token });
  return answer.json().map(({ title }: { title: string }) => title);
};
const mailsTo = async ({ email }: TestMember) => {
  await test.drain();
  return (await test.mails()).filter(({ to }) => to?.[0]?.address === email);
};

describe('the thread of a job offer', () => {
  it('tells each party of the offer, what was sent, and what they may do', async () => {
    const expected = {
      id: thread,
      type: 'JOB',
      state: 'NEW',
      isRefused: false,
      mission: null,
      jobOffer: { id: jobId, title: 'Juriste en droit immobilier', creatorName: 'Atelier Verne' },
      sent: { letter: null, cv: null },
      offer: null,
      actions: [],
      messages: [],
      user: { id: candidate.id, name: 'Camille Roy', role: 'EMPLOYEE' },
      creator: { id: company.id, name: 'Atelier Verne', role: 'COMPANY' },
    };
    expect(await read(company)).toMatchObject({ ...expected, permitted: ['nda', 'refuseCandidate'] });
    expect(await read(candidate)).toMatchObject({ ...expected, permitted: ['nda', 'withdraw'] });
  });

  it('exists for its parties alone, another candidate of the same offer included', async () => {
    const other = await aMember(test);
    await aJobApplication(test, jobId, other);
    const customer = await aMember(test, { kind: 'CUSTOMER' });
    for (const member of [other, customer, await aMember(test)]) {
      const { statusCode } = await test.call('GET', `/messagerie/${thread}`, { token: member.token });
      expect(statusCode).toBe(404);
    }
  });

  it('gives what was sent to both parties', async () => {
    await test.platform.database.db
      .insertInto('job_application')
      .values({ application_id: thread, letter: 'Madame, Monsieur', cv_id: null })
      .onConflict((on) => on.column('application_id').doUpdateSet({ letter: 'Madame, Monsieur' }))
      .execute();
    for (const member of [company, candidate]) {
      expect((await read(member)).sent).toEqual({ letter: 'Madame, Monsieur', cv: null });
    }
  });

  it('stays readable once the offer is archived', async () => {
    await test.platform.database.db
      .updateTable('job_offer')
      .set({ is_archived: true, is_listed: false })
      .where('id', '=', jobId)
      .execute();
    expect((await read(candidate)).jobOffer).toMatchObject({ isArchived: true, isOpen: false });
    expect(await codeOf(consent(candidate))).toBe(200);
  });
});

describe('its confidentiality agreement', () => {
  it('has a call of its own: that of missions finds no such thread, nor the other way round', async () => {
    expect(await codeOf(post(`/messagerie/mission/ndaConsent/${thread}`, company))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    const mission = await aMission(test, company);
    const other = await anApplication(test, mission, candidate);
    expect(await codeOf(consent(candidate, other))).toEqual([404, 'NOT_FOUND']);
    expect((await read(candidate, other)).postulantNDAConsent).toBe(false);
  });

  it('comes before any message; the first consent asks the other party, the second closes it', async () => {
    expect(await codeOf(say(candidate, 'Bonjour'))).toEqual([403, 'NDA_REQUIRED']);
    expect(await codeOf(consent(candidate))).toBe(200);
    expect(await titlesOf(company)).toContain('L’accord de confidentialité attend votre acceptation.');
    expect(await codeOf(say(candidate, 'Bonjour'))).toBe(201);
    expect(await codeOf(say(company, 'Bonjour', 'reponse-trop-tot'))).toEqual([403, 'NDA_REQUIRED']);
    const answer = await consent(company);
    expect(answer.json()).toMatchObject({
      creatorNDAConsent: true,
      postulantNDAConsent: true,
      actions: [{ type: 'NDA', result: 'ACCEPTED' }],
      permitted: ['message', 'refuseCandidate'],
    });
    expect(await codeOf(consent(company))).toEqual([409, 'ALREADY_CONSENTED']);
  });
});

/** Commands that exist only for missions, with the party that gives them. */
const ofMissions = [
  ['action/price/accept', 'creator'],
  ['action/price/refuse', 'creator'],
  ['action/price/new', 'candidate'],
  ['action/price/confirm', 'candidate'],
  ['action/choose/direct', 'creator'],
  ['action/direct/accept', 'candidate'],
  ['action/direct/refuse', 'candidate'],
  ['mission/validate', 'creator'],
] as const;

describe('its commands', () => {
  it.each(ofMissions)('%s is none of them', async (command, by) => {
    const body = command === 'action/price/new' ? { offer: 500 } : {};
    const [party, other] = by === 'creator' ? [company, candidate] : [candidate, company];
    const path = `/messagerie/${command}/${thread}`;
    const before = await read(company);
    expect(await codeOf(post(path, party, body))).toEqual([409, 'STATE_CHANGED']);
    expect(await codeOf(post(path, other, body))).toEqual([403, 'FORBIDDEN']);
    expect(await codeOf(post(path, await aMember(test), body))).toEqual([404, 'NOT_FOUND']);
    expect(await read(company)).toEqual(before);
  });

  it('refuse and withdraw close it for good, each by its party', async () => {
    const refuse = `/messagerie/action/refuseCandidate/${thread}`;
    const withdraw = `/messagerie/action/withdraw/${thread}`;
    expect(await codeOf(post(refuse, candidate))).toEqual([403, 'FORBIDDEN']);
    expect(await codeOf(post(withdraw, company))).toEqual([403, 'FORBIDDEN']);
    expect(await codeOf(post(refuse, company))).toBe(200);
    for (const [path, member] of [
      [refuse, company],
      [withdraw, candidate],
    ] as const) {
      expect(await codeOf(post(path, member))).toEqual([409, 'STATE_CHANGED']);
    }
    expect(await codeOf(consent(candidate))).toEqual([409, 'STATE_CHANGED']);
    expect(await codeOf(say(candidate, 'Bonjour'))).toEqual([403, 'MESSAGES_CLOSED']);
    expect(await read(candidate)).toMatchObject({
      state: 'REFUSED',
      isRefused: true,
      isWithdrawn: false,
      permitted: [],
    });
  });
});

describe('what is told', () => {
  it('of an application names the offer, in the mail and beside the notification', async () => {
    const [news] = (await test.call('GET', '/notifications/new', { token: company.token })).json();
    expect(news).toMatchObject({
      type: 'NEW_JOB_CANDIDATE',
      postulationID: thread,
      missionID: null,
      subject: 'Juriste en droit immobilier',
    });
    const [mail] = await mailsTo(company);
    expect(mail?.subject).toBe(
      'Nouvelle candidature pour votre offre «\u00a0Juriste en droit immobilier\u00a0»',
    );
    expect(mail?.text).toContain('Camille Roy a postulé à votre offre');
    expect(mail?.text).not.toMatch(/mission|prix|€/);
    expect(mail?.text).toContain(`/messages/${thread}`);
  });

  it('of a refusal, of a withdrawal and of a message speaks of an offer', async () => {
    await consent(company);
    await say(company, 'Bonjour');
    test.clock.advance(6 * 60_000);
    await test.platform.database.pool.query(
      "update graphile_worker._private_jobs set run_at = now() where run_at < now() + interval '1 hour'",
    );
    await test.drain();
    await post(`/messagerie/action/refuseCandidate/${thread}`, company);
    const toCandidate = await mailsTo(candidate);
    const texts = toCandidate.map(({ text }) => text ?? '').join('\n');
    expect(texts).toContain('Atelier Verne vous a écrit à propos de l’offre');
    expect(texts).toContain('Votre candidature à l’offre');
    const second = await aMember(test);
    const other = await aJobApplication(test, jobId, second);
    await post(`/messagerie/action/withdraw/${other}`, second);
    const toCompany = await mailsTo(company);
    expect(toCompany.at(-1)?.text).toContain('a retiré sa candidature à votre offre');
    for (const { text } of [...toCandidate, ...toCompany]) expect(text).not.toContain('mission');
    expect(await titlesOf(candidate)).toContain(titleOf('CANDIDATE_REFUSED'));
    expect(await titlesOf(company)).toContain(titleOf('CANDIDATE_WITHDREW'));
  });

  it('of a filled offer goes once to each candidate whom nobody refused', async () => {
    const refused = await aMember(test);
    const closed = await aJobApplication(test, jobId, refused);
    await post(`/messagerie/action/refuseCandidate/${closed}`, company);
    expect(await codeOf(post(`/jobs/fill/${jobId}`, company))).toBe(200);
    await test.drain();
    expect((await titlesOf(candidate)).filter((title) => title === titleOf('JOB_FILLED'))).toHaveLength(1);
    expect(await titlesOf(refused)).not.toContain(titleOf('JOB_FILLED'));
    expect((await mailsTo(candidate)).at(-1)?.subject).toContain('Offre pourvue');
    expect(await read(candidate)).toMatchObject({
      state: 'NEW',
      jobOffer: { isFilled: true },
      permitted: ['nda', 'withdraw'],
    });
  });
});

describe('when a member leaves', () => {
  it('who published, the offer is archived and its candidates are refused', async () => {
    expect(await codeOf(test.call('DELETE', '/users/me', { token: company.token }))).toBe(204);
    const found = await read(candidate);
    expect(found).toMatchObject({
      state: 'REFUSED',
      isWithdrawn: false,
      creator: { name: 'Compte supprimé' },
      jobOffer: { isArchived: true, creatorName: 'Compte supprimé' },
    });
  });

  it('who applied, the application is withdrawn and stays readable without the CV', async () => {
    const file = await aCv(test, candidate);
    const second = await aJobOffer(test, company);
    thread = await aJobApplication(test, second, candidate, { letter: 'Madame, Monsieur', cvID: file });
    await consent(candidate);
    await say(candidate, 'Bonjour');
    expect((await read(company)).sent).toMatchObject({ letter: 'Madame, Monsieur', cv: { id: file } });
    expect(await codeOf(test.call('DELETE', '/users/me', { token: candidate.token }))).toBe(204);
    const cv = await test.call('GET', `/jobs/cv/${file}`, { token: company.token });
    expect(cv.statusCode).toBe(404);
    expect(await read(company)).toMatchObject({
      isWithdrawn: true,
      sent: { letter: 'Madame, Monsieur', cv: null },
      user: { name: 'Compte supprimé' },
      messages: [{ content: 'Bonjour' }],
    });
  });
});
