import type { Job, JobCard, OwnJob } from '@basoche/contract/jobs/jobs';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { aJobApplication, aJobForm, aJobOffer } from '../../../test/jobs.ts';

let test: TestApp;
let creator: TestMember;
let jurist: TestMember;

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  creator = await aMember(test, { kind: 'COMPANY' });
  jurist = await aMember(test);
});
afterAll(() => test.close());

const get = (path: string, reader?: TestMember) =>
  test.call('GET', path, reader === undefined ? {} : { token: reader.token });
const update = (id: string, body: object) =>
  test.call('POST', `/jobs/update/${id}`, { token: creator.token, body });
const titles = async (query: string): Promise<string[]> =>
  (await get(`/jobs?${query}`)).json().map(({ title }: JobCard) => title);

describe('an offer', () => {
  it('tells each reader what they may do, and why they may not apply', async () => {
    const id = await aJobOffer(test, creator);
    const standing = async (reader?: TestMember) => {
      const { permitted, applyRefusal }: Job = (await get(`/jobs/${id}`, reader)).json();
      return [permitted, applyRefusal?.code ?? null];
    };
    expect(await standing()).toEqual([[], null]);
    expect(await standing(jurist)).toEqual([['apply'], null]);
    expect(await standing(await aMember(test, { kind: 'STUDENT' }))).toEqual([['apply'], null]);
    expect(await standing(await aMember(test, { verified: false }))).toEqual([[], 'NOT_VERIFIED']);
    expect(await standing(await aMember(test, { kind: 'CUSTOMER' }))).toEqual([[], 'CUSTOMER_CANNOT_APPLY']);
    expect(await standing(creator)).toEqual([['update', 'publish', 'candidates', 'fill'], 'OWN_MISSION']);
    const candidate = await aMember(test);
    const postulationID = await aJobApplication(test, id, candidate);
    expect(await standing(candidate)).toEqual([[], 'ALREADY_APPLIED']);
    expect((await get(`/jobs/${id}`, candidate)).json()).toMatchObject({ hasApplied: true, postulationID });
  });

  it('names its creator to everybody, and says all of what it offers', async () => {
    const body = aJobForm(test, { salary: '42 à 48 k€' });
    const made = await test.call('POST', '/jobs/create', { token: creator.token, body });
    expect(made.statusCode).toBe(201);
    const job: Job = (await get(`/jobs/${made.json().id}`)).json();
    expect(job).toMatchObject({
      ...body,
      creatorID: creator.id,
      creatorRole: 'COMPANY',
      startDate: null,
      isOpen: true,
      isArchived: false,
      isFilled: false,
      isFavourite: false,
    });
    expect(job.creatorName).not.toBe('');
  });

  it('that is archived is read by its creator and its candidates alone', async () => {
    const id = await aJobOffer(test, creator);
    const candidate = await aMember(test);
    await aJobApplication(test, id, candidate);
    expect((await update(id, { isArchived: true })).statusCode).toBe(200);
    for (const reader of [undefined, jurist]) {
      expect((await get(`/jobs/${id}`, reader)).json()).toMatchObject({ status: 410, code: 'GONE' });
      expect((await get(`/jobs/others/${id}`, reader)).statusCode).toBe(410);
    }
    for (const reader of [creator, candidate]) {
      expect((await get(`/jobs/${id}`, reader)).json()).toMatchObject({ isArchived: true, isOpen: false });
    }
    const listed: JobCard[] = (await get('/jobs?limit=100')).json();
    expect(listed.map((card) => card.id)).not.toContain(id);
  });

  it('stays readable past its last day, and takes nobody any more', async () => {
    const yesterday = addDays(parisDay(test.clock.now()), -1);
    const id = await aJobOffer(test, creator, { title: 'Clerc à la journée', end_date: yesterday });
    expect((await get(`/jobs/${id}`)).json()).toMatchObject({ isOpen: false, isArchived: false });
    const { permitted }: Job = (await get(`/jobs/${id}`, creator)).json();
    expect(permitted).toContain('relaunch');
    expect(await titles('q=clerc')).toEqual([]);
    expect((await get(`/jobs/${id}`, jurist)).json().applyRefusal.code).toBe('APPLICATIONS_CLOSED');
  });
});

describe('the other offers of one', () => {
  it('are four at most, the nearest first: same domain and nature, then domain, then nature, then the newest', async () => {
    const wish = (title: string, domain: 'droit_rural' | 'droit_sport', nature: 'veille' | 'audit') => ({
      title,
      domain,
      nature,
    });
    for (const one of [
      wish('Domaine', 'droit_rural', 'audit'),
      wish('Nature', 'droit_sport', 'veille'),
      wish('Ni l’un ni l’autre', 'droit_sport', 'audit'),
      wish('Les deux', 'droit_rural', 'veille'),
    ]) {
      test.clock.advance(1_000);
      await aJobOffer(test, creator, one);
    }
    const id = await aJobOffer(test, creator, wish('Elle-même', 'droit_rural', 'veille'));
    const others: JobCard[] = (await get(`/jobs/others/${id}`)).json();
    expect(others.map(({ title }) => title).slice(0, 3)).toEqual(['Les deux', 'Domaine', 'Nature']);
    expect(others).toHaveLength(4);
    expect(others.map((other) => other.id)).not.toContain(id);
  });
});

describe('a search for words', () => {
  it('finds offers by their French, without accents and with a slip, the titles first, and marks the words', async () => {
    await aJobOffer(test, creator, {
      title: 'Gestionnaire de copropriétés',
      description: 'Tenue des assemblées générales.',
    });
    test.clock.advance(1_000);
    await aJobOffer(test, creator, {
      title: 'Assistant',
      description: 'Au service de la copropriété et des syndics.',
    });
    for (const asked of ['copropriete', 'copropriétés', 'coproprieté', 'coproprété']) {
      expect(await titles(`q=${encodeURIComponent(asked)}`)).toEqual([
        'Gestionnaire de copropriétés',
        'Assistant',
      ]);
    }
    const [, second]: JobCard[] = (await get('/jobs?q=copropriete')).json();
    const [range] = second?.marks?.jobDescription ?? [];
    expect(second?.jobDescription.slice(...(range ?? []))).toBe('copropriété');
    expect(await titles('q=de%20la')).toEqual(await titles(''));
  });

  it('knows the words of offers, and no others', async () => {
    await aJobOffer(test, creator, { title: 'Juriste en zymologie' });
    const answer = await test.call('GET', '/missions?q=zymologie');
    expect(answer.json()).toEqual([]);
    expect(await titles('q=zimologie')).toEqual(['Juriste en zymologie']);
  });
});

describe("one's own offers", () => {
  it('are listed page after page, the last published first, with their candidates, and counted', async () => {
    const company = await aMember(test, { kind: 'COMPANY' });
    const ids: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      test.clock.advance(1_000);
      ids.unshift(await aJobOffer(test, company));
    }
    const [newest = '', , oldest = ''] = ids;
    for (const candidate of [jurist, await aMember(test)]) await aJobApplication(test, oldest, candidate);
    await test.call('POST', `/jobs/update/${newest}`, { token: company.token, body: { isArchived: true } });
    const first = await get('/jobs/me?limit=2', company);
    const path = /<\/api([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    const all: OwnJob[] = [...first.json(), ...(await get(path, company)).json()];
    expect(all.map(({ id }) => id)).toEqual(ids);
    expect(all.at(-1)).toMatchObject({ candidates: 2, newCandidates: 2 });
    expect((await get('/jobs/me/count', company)).json()).toEqual([2, 1]);
    const archived: OwnJob[] = (await get('/jobs/me?isArchived=true', company)).json();
    expect(archived.map(({ id }) => id)).toEqual([newest]);
    expect((await get('/jobs/me', jurist)).json()).toEqual([]);
  });
});
