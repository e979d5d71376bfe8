import type { MissionForm } from '@basoche/contract/missions/publishing';
import { departments } from '@basoche/domain/options/departments';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, aSession, type TestMember } from '../../../test/factories.ts';
import { aMission, aMissionForm, anApplication } from '../../../test/missions.ts';
import { unlistExpired } from './service.ts';

let test: TestApp;
let company: TestMember;
let reader: TestMember;
const titles: string[] = [];

const publish = async (title: string, wishes: Partial<MissionForm> = {}, creator = company) => {
  titles.push(title);
  return aMission(test, creator, { title, ...wishes });
};

interface Listed {
  id: string;
  title: string;
  skillsRequired: string;
}

const list = async (query = ''): Promise<Listed[]> => {
  const answer = await test.call('GET', `/missions${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const titlesOf = async (query = '') => (await list(query)).map(({ title }) => title);
const count = async (query = ''): Promise<[number, number]> =>
  (await test.call('GET', `/missions/count/user/${reader.id}${query}`, { token: reader.token })).json();

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  company = await aMember(test, { kind: 'COMPANY' });
  reader = await aMember(test);
  await publish('affaires 75 place');
  await publish('affaires 69 place', { place: '69', nature: 'audit' });
  await publish('affaires distance', { onPlace: false, place: null, city: null });
  await publish('divorce 75 place', { domain: 'divorce' });
  await publish('divorce distance', { domain: 'divorce', onPlace: false, place: null, nature: 'audit' });
  await publish('sans délai', { domain: 'droit_fiscal', endDate: null });
});
afterAll(() => test.close());

describe('the list of missions', () => {
  it('is newest first', async () => {
    expect(await titlesOf()).toEqual(titles.toReversed());
  });

  it.each([
    ['?domain=divorce', ['divorce distance', 'divorce 75 place']],
    ['?departement=75', ['sans délai', 'divorce 75 place', 'affaires 75 place']],
    ['?modality=distance', ['divorce distance', 'affaires distance']],
    ['?nature=audit', ['divorce distance', 'affaires 69 place']],
    ['?domain=divorce&domain=droit_affaires&departement=75', ['divorce 75 place', 'affaires 75 place']],
    ['?domain=droit_affaires&departement=75&departement=69&nature=audit', ['affaires 69 place']],
    ['?domain=droit_affaires&modality=onPlace&departement=75&nature=recherches', ['affaires 75 place']],
    ['?domain=divorce&domain=divorce', ['divorce distance', 'divorce 75 place']],
    ['?modality=onPlace&modality=distance&nature=audit', ['divorce distance', 'affaires 69 place']],
    ['?domain=droit_rural', []],
  ])('filtered by %s keeps those alone, and its count agrees', async (query, expected) => {
    expect(await titlesOf(query)).toEqual(expected);
    expect(await count(query)).toEqual([expected.length, 0]);
  });

  it('takes every filter with many values at once', async () => {
    const every = [
      ...departments.map(({ value }) => `departement=${value}`),
      ...legalDomains.map(({ value }) => `domain=${value}`),
    ].join('&');
    expect(await titlesOf(`?${every}`)).toEqual(
      titles.filter((title) => title !== 'affaires distance' && title !== 'divorce distance').toReversed(),
    );
  });

  it('comes page by page, with a link to the next one, each mission once', async () => {
    const seen: string[] = [];
    let path: string | undefined = '/missions?limit=2&domain=droit_affaires&domain=divorce';
    while (path !== undefined) {
      const page: Awaited<ReturnType<TestApp['call']>> = await test.call('GET', path);
      seen.push(...page.json().map((one: Listed) => one.title));
      path = /<\/api([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(seen).toEqual(titles.slice(0, 5).toReversed());
  });

  it('cuts descriptions at 250 characters and adds three dots', async () => {
    const words = 'mot '.repeat(500).trim();
    const id = await publish('longue', { domain: 'droit_rural', skillsRequired: words });
    const [card] = await list('?domain=droit_rural');
    expect(card?.skillsRequired).toBe(`${words.slice(0, 250)}...`);
    const single = await test.call('GET', `/missions/single/${id}`);
    expect(single.json().skillsRequired).toBe(words);
  });

  it("leaves external customers' missions out, which may be read one by one", async () => {
    const customer = await aMember(test, { kind: 'CUSTOMER' });
    const id = await aMission(test, customer, { title: 'client', domain: 'droit_penal' });
    expect(await titlesOf('?domain=droit_penal')).toEqual([]);
    expect(await count('?domain=droit_penal')).toEqual([0, 0]);
    const single = await test.call('GET', `/missions/single/${id}`);
    expect(single.json()).toMatchObject({ isFromCustomer: true, isOpen: true });
  });
});

describe('a mission leaves the list', () => {
  it('when it is archived, and comes back when it is published again', async () => {
    const id = await publish('éphémère', { domain: 'droit_sport' });
    const set = (toPublish: boolean) =>
      test.call('POST', `/missions/publish/${id}`, { token: company.token, body: { toPublish } });
    expect((await set(false)).json()).toMatchObject({ isArchived: true, isOpen: false });
    expect(await titlesOf('?domain=droit_sport')).toEqual([]);
    expect((await count('?domain=droit_sport'))[0]).toBe(0);
    expect((await set(false)).statusCode).toBe(200);
    await set(true);
    await set(true);
    expect(await titlesOf('?domain=droit_sport')).toEqual(['éphémère']);
    expect((await count('?domain=droit_sport'))[0]).toBe(1);
  });

  it('and its page, when it is archived, for all but its creator and its candidates', async () => {
    const id = await aMission(test, company, { title: 'retirée', domain: 'droit_sport' });
    const candidate = await aMember(test);
    await anApplication(test, id, candidate);
    const body = { toPublish: false };
    await test.call('POST', `/missions/publish/${id}`, { token: company.token, body });
    const read = async (token?: string) =>
      (await test.call('GET', `/missions/single/${id}`, token === undefined ? {} : { token })).statusCode;
    expect([await read(), await read(reader.token)]).toEqual([410, 410]);
    expect([await read(company.token), await read(candidate.token)]).toEqual([200, 200]);
    expect((await test.call('GET', `/missions/others/${id}`)).statusCode).toBe(410);
  });

  it('when its domain changes, for the list of the other one', async () => {
    const id = await publish('mobile', { domain: 'droit_presse' });
    const body = aMissionForm(test, { title: 'mobile', domain: 'droit_mineurs' });
    await test.call('POST', `/missions/update/${id}`, { token: company.token, body });
    expect([await titlesOf('?domain=droit_presse'), await titlesOf('?domain=droit_mineurs')]).toEqual([
      [],
      ['mobile'],
    ]);
    expect([await count('?domain=droit_presse'), await count('?domain=droit_mineurs')]).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  it('the day after its deadline, keeps its page, and takes no application', async () => {
    const today = parisDay(test.clock.now());
    const id = await publish('dernier jour', { domain: 'droit_routier', endDate: today });
    expect(await titlesOf('?domain=droit_routier')).toEqual(['dernier jour']);
    test.clock.advance(86_400_000);
    try {
      expect(await titlesOf('?domain=droit_routier')).toEqual([]);
      const token = await aSession(test, reader.id);
      const counts = async () =>
        (await test.call('GET', `/missions/count/user/${reader.id}?domain=droit_routier`, { token })).json();
      expect(await counts()).toEqual([0, 0]);
      await unlistExpired(test.platform);
      expect(await counts()).toEqual([0, 0]);
      expect((await test.call('GET', `/missions/single/${id}`)).json()).toMatchObject({ isOpen: false });
      const body = { missionID: id, offer: 200, tvaApplicable: false };
      const late = await test.call('POST', '/missions/postulate', { token, body });
      expect([late.statusCode, late.json().code]).toEqual([409, 'APPLICATIONS_CLOSED']);
    } finally {
      test.clock.advance(-86_400_000);
    }
  });

  it('sixty days after publication where it has no deadline', async () => {
    test.clock.advance(60 * 86_400_000);
    expect(await titlesOf('?domain=droit_fiscal')).toEqual(['sans délai']);
    test.clock.advance(86_400_000);
    expect(await titlesOf('?domain=droit_fiscal')).toEqual([]);
    test.clock.advance(-61 * 86_400_000);
  });
});

describe('what one has applied to', () => {
  it('is listed and counted under the same filters, whatever has become of the mission', async () => {
    const id = await publish('postulée', { domain: 'droit_societes' });
    const applicationId = await anApplication(test, id, reader, 320.5);
    await test.call('POST', `/missions/publish/${id}`, { token: company.token, body: { toPublish: false } });
    const applied = async (query: string) =>
      (await test.call('GET', `/missions/postulate/${reader.id}${query}`, { token: reader.token })).json();
    expect(await applied('?domain=droit_societes')).toMatchObject([
      { id: applicationId, offer: 320.5, state: 'NEW', mission: { id, isArchived: true } },
    ]);
    expect(await applied('?domain=droit_rural')).toEqual([]);
    expect(await count('?domain=droit_societes')).toEqual([0, 1]);
  });

  it('tells its candidates when it is edited', async () => {
    const id = await publish('à modifier', { domain: 'droit_energie' });
    await anApplication(test, id, reader);
    const body = aMissionForm(test, { title: 'modifiée', domain: 'droit_energie' });
    await test.call('POST', `/missions/update/${id}`, { token: company.token, body });
    await test.drain();
    const news = (await test.call('GET', '/notifications/new', { token: reader.token })).json();
    expect(news[0]).toMatchObject({
      type: 'NEW_MESSAGE',
      subject: 'modifiée',
      title: 'La mission à laquelle vous avez postulé a été modifiée.',
    });
  });
});

describe('who may apply', () => {
  const refusalFor = async (who: TestMember, id: string) =>
    (await test.call('GET', `/missions/single/${id}`, { token: who.token })).json();

  it('is said before anything is typed, in the words of the refusal', async () => {
    const id = await publish('consultation', { domain: 'droit_public', nature: 'consultation' });
    const student = await aMember(test, { kind: 'STUDENT', jobName: 'Étudiant' });
    const unverified = await aMember(test, { verified: false });
    const { applyRefusal, permitted } = await refusalFor(student, id);
    expect(permitted).toEqual([]);
    expect(applyRefusal.code).toBe('PROFESSION_NOT_ALLOWED');
    const body = { missionID: id, offer: 100, tvaApplicable: false };
    const answer = await test.call('POST', '/missions/postulate', { token: student.token, body });
    expect([answer.statusCode, answer.json().code, answer.json().title]).toEqual([
      403,
      applyRefusal.code,
      applyRefusal.title,
    ]);
    expect((await refusalFor(unverified, id)).applyRefusal.code).toBe('NOT_VERIFIED');
    expect((await refusalFor(company, id)).permitted).toEqual(['update', 'publish', 'candidates', 'fill']);
    expect((await test.call('GET', `/missions/single/${id}`)).json()).toMatchObject({
      permitted: [],
      applyRefusal: null,
    });
  });
});

describe("a creator's own missions", () => {
  it('are all told to the creator, with their candidates; to others only the open and named ones', async () => {
    const creator = await aMember(test, { kind: 'COMPANY' });
    const named = await aMission(test, creator, { title: 'nommée', domain: 'droit_baux' });
    const hidden = await aMission(test, creator, { title: 'anonyme', isAnonym: true });
    const archived = await aMission(test, creator, { title: 'archivée' });
    await test.call('POST', `/missions/publish/${archived}`, {
      token: creator.token,
      body: { toPublish: false },
    });
    await anApplication(test, named, reader);
    const own = async (who: TestMember, query = '') =>
      (await test.call('GET', `/missions/${creator.id}${query}`, { token: who.token })).json();
    expect((await own(creator)).map(({ id }: Listed) => id)).toEqual([archived, hidden, named]);
    expect((await own(creator, '?isArchived=true')).map(({ id }: Listed) => id)).toEqual([archived]);
    expect((await own(creator)).at(-1)).toMatchObject({ candidates: 1, newCandidates: 1 });
    expect(await own(reader)).toMatchObject([{ id: named, candidates: 0, newCandidates: 0 }]);
    expect(await own(reader, '?isArchived=true')).toEqual([]);
    const counts = await test.call('GET', `/missions/count/creator/${creator.id}`, { token: creator.token });
    expect(counts.json()).toEqual([2, 1]);
  });
});

describe('other missions', () => {
  it('are four at most, nearest first: same domain, then same nature, then newest', async () => {
    const wish = (nature: MissionForm['nature'], domain: MissionForm['domain'] = 'droit_douanier') => ({
      domain,
      nature,
    });
    await publish('même nature', wish('veille', 'droit_rural'));
    await publish('même domaine 1', wish('formation'));
    await publish('tout pareil', wish('veille'));
    await publish('même domaine 2', wish('formation'));
    const id = await publish('elle-même', wish('veille'));
    const others = (await test.call('GET', `/missions/others/${id}`)).json();
    expect(others.map(({ title }: Listed) => title)).toEqual([
      'tout pareil',
      'même domaine 2',
      'même domaine 1',
      'même nature',
    ]);
  });
});

describe('an open deadline', () => {
  it('may be today in Paris, and not the day before', async () => {
    const today = parisDay(test.clock.now());
    expect(await publish('aujourd’hui', { endDate: today })).toBeTruthy();
    await expect(publish('hier', { endDate: addDays(today, -1) })).rejects.toThrow(/400/);
  });
});
