import { addDays, parisDay } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aCv, aPdf } from '../../../../test/files.ts';
import { aJobApplication, aJobOffer } from '../../../../test/jobs.ts';

let test: TestApp;
let company: TestMember;
let candidate: TestMember;
let jobId: string;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
beforeEach(async () => {
  company = await aMember(test, { kind: 'COMPANY', companyName: 'Étude Roux' });
  candidate = await aMember(test, { firstName: 'Léa', lastName: 'Fontaine' });
  jobId = await aJobOffer(test, company);
});
afterAll(() => test.close());

const apply = (body?: object, { token } = candidate, id = jobId) =>
  test.call('POST', `/jobs/postulate/${id}`, { token, ...(body === undefined ? {} : { body }) });
const didApply = async ({ token } = candidate, id = jobId) =>
  (await test.call('GET', `/jobs/didPostulate/${id}`, { token })).json();
const get = (path: string, { token } = candidate) => test.call('GET', path, { token });
const change = (columns: Record<string, unknown>, id = jobId) =>
  test.platform.database.db.updateTable('job_offer').set(columns).where('id', '=', id).execute();

describe('applying to an offer', () => {
  it('needs nothing but to press the button: no body at all', async () => {
    expect(await didApply()).toBe(false);
    const answer = await apply();
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({ isRefused: false, isWithdrawn: false, jobOffer: { id: jobId } });
    expect(await didApply()).toBe(true);
    const thread = await get(`/messagerie/${answer.json().id}`);
    expect(thread.json()).toMatchObject({ type: 'JOB', state: 'NEW', sent: { letter: null, cv: null } });
  });

  it('may come with a letter, a CV, or both, which the candidate sees as they were sent', async () => {
    const cvID = await aCv(test, candidate, aPdf('CV Léa.pdf'));
    const answer = await apply({ letter: '  Madame,\n\nVotre offre…  ', cvID });
    const { sent } = (await get(`/messagerie/${answer.json().id}`)).json();
    expect(sent).toMatchObject({ letter: 'Madame,\n\nVotre offre…', cv: { id: cvID, name: 'CV Léa.pdf' } });
  });

  it('tells the creator, by a notification and by mail', async () => {
    await apply({ letter: 'Bonjour.' });
    await test.drain();
    const notifications = (await get('/notifications/new', company)).json();
    expect(notifications).toMatchObject([{ type: 'NEW_JOB_CANDIDATE' }]);
    const mail = (await test.mails()).findLast(({ to }) => to?.[0]?.address === company.email);
    expect(mail?.text).toContain('Juriste en droit des sociétés');
    expect(mail?.text).not.toContain('Bonjour.');
  });

  it('twice is refused, and so is the second of two at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => apply({ letter: 'Bonjour.' })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409, 409]);
    const codes = answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json().code);
    expect(new Set(codes)).toEqual(new Set(['ALREADY_APPLIED']));
    expect((await apply()).json().code).toBe('ALREADY_APPLIED');
    expect((await get(`/jobs/postulates/count/${jobId}`, company)).json()).toEqual([1, 0]);
    const { rows } = await test.platform.database.pool.query(
      'select count(*)::int as number from job_application s join application a on a.id = s.application_id where a.job_id = $1',
      [jobId],
    );
    expect(rows).toEqual([{ number: 1 }]);
  });

  it('is refused to the creator, past the last day, and to who is not verified', async () => {
    expect((await apply({}, company)).json().code).toBe('OWN_MISSION');
    expect((await apply({}, await aMember(test, { verified: false }))).json().code).toBe('NOT_VERIFIED');
    expect((await apply({}, await aMember(test, { kind: 'CUSTOMER' }))).json().code).toBe('FORBIDDEN');
    await change({ end_date: addDays(parisDay(test.clock.now()), -1), is_listed: false });
    expect((await apply()).json()).toMatchObject({ status: 409, code: 'APPLICATIONS_CLOSED' });
  });

  it('to an archived offer is applying to none, but for who had applied', async () => {
    const before = await aMember(test);
    await aJobApplication(test, jobId, before);
    await change({ is_archived: true, is_listed: false });
    expect((await apply()).json().code).toBe('NOT_FOUND');
    expect(await didApply()).toMatchObject({ code: 'NOT_FOUND' });
    expect(await didApply(before)).toBe(true);
    expect(await didApply(company)).toBe(false);
    expect((await apply({}, before)).json().code).toBe('ALREADY_APPLIED');
  });

  it('is refused while the offer is being archived, or is there before', async () => {
    for (let round = 0; round < 10; round += 1) {
      const offer = await aJobOffer(test, company);
      const [applied, archived] = await Promise.all([
        apply({}, candidate, offer),
        test.call('POST', `/jobs/update/${offer}`, { token: company.token, body: { isArchived: true } }),
      ]);
      expect([archived.statusCode, [201, 404].includes(applied.statusCode)]).toEqual([200, true]);
    }
  });
});

describe('the offers that one has applied to', () => {
  const titles = async (query = '') =>
    (await get(`/jobs/postulates${query}`))
      .json()
      .map(({ jobOffer }: { jobOffer: { title: string } }) => jobOffer.title);

  beforeEach(async () => {
    const wishes = [
      {
        title: 'Premier',
        domain: 'divorce',
        contract_type: 'CDD',
        modality: 'distance',
        department: null,
        city: null,
      },
      { title: 'Deuxième', domain: 'droit_fiscal', contract_type: 'CDI', department: '69', city: 'Lyon' },
      { title: 'Troisième', domain: 'droit_fiscal', contract_type: 'other', modality: 'mixte' },
    ] as const;
    for (const wish of wishes) {
      test.clock.advance(1_000);
      await aJobApplication(test, await aJobOffer(test, company, wish), candidate);
    }
  });

  it('come newest first, a page at a time', async () => {
    expect(await titles()).toEqual(['Troisième', 'Deuxième', 'Premier']);
    const first = await get('/jobs/postulates?limit=2');
    const next = /<\/api([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    expect((await get(next)).json()).toMatchObject([{ jobOffer: { title: 'Premier' } }]);
  });

  it.each([
    ['?domain=droit_fiscal', ['Troisième', 'Deuxième']],
    ['?domain=droit_fiscal&domain=divorce&contractType=CDD', ['Premier']],
    ['?departement=69', ['Deuxième']],
    ['?modality=distance', ['Premier']],
    ['?modality=distance&modality=mixte', ['Troisième', 'Premier']],
    ['?nature=audit', []],
    ['?q=deuxi%C3%A8me', ['Deuxième']],
    ['?q=lyon', ['Deuxième']],
  ])('narrowed by %s are those, and are counted so', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
    const [all, applied] = (await get(`/jobs/count${query}`)).json();
    expect(applied).toBe(expected.length);
    expect(all).toBeGreaterThanOrEqual(applied);
  });

  it('stay when they are archived, refused or withdrawn, and say so', async () => {
    const [third, second, first] = (await get('/jobs/postulates')).json();
    await change({ is_archived: true, is_listed: false }, third.jobOffer.id);
    await test.call('POST', `/messagerie/action/refuseCandidate/${second.id}`, {
      token: company.token,
      body: {},
    });
    await test.call('POST', `/messagerie/action/withdraw/${first.id}`, { token: candidate.token, body: {} });
    expect((await get('/jobs/postulates')).json()).toMatchObject([
      { isRefused: false, isWithdrawn: false, jobOffer: { isArchived: true } },
      { isRefused: true, isWithdrawn: false },
      { isRefused: true, isWithdrawn: true },
    ]);
  });

  it('are nobody else’s', async () => {
    expect((await get('/jobs/postulates', await aMember(test))).json()).toEqual([]);
    expect((await get('/jobs/count', company)).json()[1]).toBe(0);
  });
});
