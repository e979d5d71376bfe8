import { photoParts } from '@basoche/contract/members/company-editing';
import { careerEntriesAtMost, companyPhotosAtMost, documentsASlot } from '@basoche/domain/limits';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { anExperience } from '../careers.ts';
import { aMember, type TestMember } from '../factories.ts';
import { aPdf, aSmallPicture } from '../files.ts';
import { all, atOnce, expectNothingLoose, numberOf, post, tally } from './members-at-once.ts';

/** Concurrent edits of a profile are stored once and whole: no edit is lost and no limit is exceeded. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterEach(() => expectNothingLoose(test));
afterAll(() => test.close());

const read = async ({ id, token }: TestMember) => (await test.call('GET', `/users/${id}`, { token })).json();

const storedCompleteness = async ({ id }: TestMember): Promise<number> => {
  const { completeness } = await test.platform.database.db
    .selectFrom('member')
    .select('completeness')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return completeness;
};

describe('edits of one profile at once', () => {
  it('are all kept where each says something else, and how complete it is follows the last', async () => {
    const member = await aMember(test);
    const said: readonly object[] = [
      { role: 'Juriste' },
      { location: 'Lyon (69)' },
      { about: 'Je rédige.' },
      { hourlyCost: 120 },
      { skillDomains: 'droit_travail' },
      { workLocations: ['REMOTE'] },
      { experience: '3 ans' },
      { preferences: { sectors: ['droit_fiscal'] } },
      { preferences: { companySizes: ['pme'] } },
    ];
    const answers = await Promise.all([
      ...said.map((body) => post(test, member, 'student/update', body)),
      post(test, member, 'updateskills', { skills: [{ name: 'RGPD', grade: 4 }] }),
      post(test, member, 'experience', anExperience),
      post(test, member, 'student/picture/update', { picture: aSmallPicture() }),
    ]);
    expect(tally(answers)).toEqual({ done: said.length + 3 });
    const profile = await read(member);
    expect(profile).toMatchObject(Object.assign({}, ...said.slice(0, -2)));
    expect(profile.preferences).toMatchObject({ sectors: ['droit_fiscal'], companySizes: ['pme'] });
    expect([profile.own.completeness.percentage, await storedCompleteness(member)]).toEqual([100, 100]);
  });

  it('of two texts leave both of one edit', async () => {
    const member = await aMember(test);
    const answers = await all((index) =>
      post(test, member, 'student/update', { role: `Rôle ${index}`, about: `Texte ${index}` }),
    );
    expect(tally(answers)).toEqual({ done: atOnce });
    const { role, about } = await read(member);
    expect(about.replace('Texte', 'Rôle')).toBe(role);
  });

  it('of skills leave one list, whoever sends the same one twenty times or another', async () => {
    const member = await aMember(test);
    const same = [{ name: 'RGPD', grade: 3 }];
    expect(tally(await all(() => post(test, member, 'updateskills', { skills: same })))).toEqual({
      done: atOnce,
    });
    expect((await read(member)).skills).toEqual(same);
    const lists = Array.from({ length: atOnce }, (_, index) => [
      { name: index % 2 === 0 ? 'Contentieux' : 'IA', grade: (index % 5) + 1 },
      { name: 'RGPD', grade: ((index + 1) % 5) + 1 },
    ]);
    await all((index) => post(test, member, 'updateskills', { skills: lists[index] }));
    expect(lists).toContainEqual((await read(member)).skills);
  });

  it('of a career pass no limit, and take off what is there once', async () => {
    const member = await aMember(test);
    const answers = await all(() => post(test, member, 'experience', anExperience), careerEntriesAtMost + 5);
    expect(tally(answers)).toEqual({ done: careerEntriesAtMost, TOO_MANY_CAREER_ENTRIES: 5 });
    expect(await numberOf(test, 'experience', member)).toBe(careerEntriesAtMost);
    const [first = '', second = '', third = ''] = answers
      .filter(({ statusCode }) => statusCode === 201)
      .map((answer) => String(answer.json().id));
    const remove = (entry: string) =>
      test.call('DELETE', `/users/experience/${member.id}/${entry}`, { token: member.token });
    expect(tally(await Promise.all([remove(first), remove(second)]))).toEqual({ done: 2 });
    expect(tally(await all(() => remove(third)))).toEqual({ done: 1, NOT_FOUND: atOnce - 1 });
    expect(await numberOf(test, 'experience', member)).toBe(careerEntriesAtMost - 3);
  });
});

describe('pictures at once', () => {
  it('of one person leave one, with its files', async () => {
    const member = await aMember(test);
    const path = `/users/student/picture/update/${member.id}`;
    const answers = await all((index) =>
      index % 4 === 3
        ? test.call('DELETE', path, { token: member.token })
        : post(test, member, 'student/picture/update', { picture: aSmallPicture() }),
    );
    expect(tally(answers)).toEqual({ done: atOnce });
    const { pictureURL, own } = await read(member);
    expect(await numberOf(test, 'picture', member)).toBe(pictureURL === null ? 0 : 1);
    expect(await storedCompleteness(member)).toBe(own.completeness.percentage);
    if (pictureURL !== null) expect((await test.app.inject(`${pictureURL}/96`)).statusCode).toBe(200);
  });

  it('of a company are never more than six, and each is in one place', async () => {
    const company = await aMember(test, { kind: 'COMPANY' });
    const six = () => Object.fromEntries(photoParts.map((part) => [part, aSmallPicture()]));
    const seventh = await post(test, company, 'company/pictures/update', {
      ...six(),
      picture7: aSmallPicture(),
    });
    expect(seventh.json().code).toBe('INVALID_INPUT');
    expect(await numberOf(test, 'picture', company)).toBe(0);
    expect(tally(await all(() => post(test, company, 'company/pictures/update', six()), 6))).toEqual({
      done: 6,
    });
    const { photos } = await read(company);
    expect(new Set(photos).size).toBe(companyPhotosAtMost);
    expect(await numberOf(test, 'picture', company)).toBe(companyPhotosAtMost);

    // Each request keeps another picture beside a new one: later ones find it already gone.
    const answers = await all(
      (index) =>
        post(test, company, 'company/pictures/update', {
          picture1: photos[index],
          picture2: aSmallPicture(),
        }),
      6,
    );
    expect(tally(answers)).toEqual({ done: 1, INVALID_INPUT: 5 });
    const left = (await read(company)).photos.filter((photo: string | null) => photo !== null);
    expect([left.length, await numberOf(test, 'picture', company)]).toEqual([2, 2]);
  });

  it('beside texts of the same company lose none of them', async () => {
    const company = await aMember(test, { kind: 'COMPANY' });
    const answers = await Promise.all([
      post(test, company, 'company/logo/update', { picture: aSmallPicture() }),
      post(test, company, 'company/leader/update', { name: 'Anne Roux', picture: aSmallPicture() }),
      post(test, company, 'company/presentation/update', {
        presentation: 'Une étude.',
        picture: aSmallPicture(),
      }),
      post(test, company, 'company/update', {
        values: 'La clarté.',
        sectors: 'droit_fiscal',
        locations: '69',
      }),
      post(test, company, 'company/update', { headquartersName: 'Lyon (69)', creationDate: 1987 }),
    ]);
    expect(tally(answers)).toEqual({ done: 5 });
    const page = await read(company);
    expect(page).toMatchObject({
      logoURL: expect.any(String),
      leader: { name: 'Anne Roux', photoURL: expect.any(String) },
      presentation: 'Une étude.',
      presentationPictureURL: expect.any(String),
      values: 'La clarté.',
      headquartersName: 'Lyon (69)',
      creationDate: 1987,
    });
    expect([page.own.completeness.percentage, await storedCompleteness(company)]).toEqual([100, 100]);
  });
});

describe('what there is one of', () => {
  it('a short address is given to one of those who want it', async () => {
    const members = await all(() => aMember(test), 8);
    const answers = await Promise.all(
      members.map((one) => post(test, one, 'visibility', { vanity: 'course-unique' })),
    );
    expect(tally(answers)).toEqual({ done: 1, VANITY_TAKEN: 7 });
  });

  it('a favourite is kept once, with one of its notes', async () => {
    const [keeper, kept] = [await aMember(test), await aMember(test)];
    const answers = await all((index) =>
      test.call('PUT', `/users/favourites/${kept.id}`, {
        token: keeper.token,
        body: { note: `Note ${index}` },
      }),
    );
    expect(tally(answers)).toEqual({ done: atOnce });
    expect(await numberOf(test, 'member_favourite', keeper)).toBe(1);
  });

  it('a calendar has one address, and the others lead nowhere', async () => {
    const { token } = await aMember(test);
    const answers = await all(() => test.call('POST', '/availability/calendar', { token }), 8);
    const addresses = answers.map((answer) => new URL(answer.json().url).pathname);
    const open = await Promise.all(addresses.map(async (url) => (await test.app.inject(url)).statusCode));
    expect(open.toSorted()).toEqual([200, 404, 404, 404, 404, 404, 404, 404]);
  });

  it('documents are sent once, and no more of them are taken than have room', async () => {
    const member = await aMember(test, { verified: false });
    const token = member.token;
    const add = () =>
      test.call('POST', '/verification/documents?slot=diploma', { token, body: { file: aPdf() } });
    expect(tally(await all(add, documentsASlot + 4))).toEqual({ done: documentsASlot, TOO_MANY_PROOFS: 4 });
    const sent = await all(() => test.call('POST', '/verification', { token }), 8);
    expect(tally(sent)).toEqual({ done: 1, PROOFS_WAIT: 7 });
    await test.call('DELETE', '/users/me', { token });
  });
});
