import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aSmallPicture } from '../../../../test/files.ts';
import { aJobOffer } from '../../../../test/jobs.ts';
import { aMission } from '../../../../test/missions.ts';

let test: TestApp;
let company: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
beforeEach(async () => {
  company = await aMember(test, { kind: 'COMPANY' });
});
afterAll(() => test.close());

const edit = (part: string, body: object, { of = company, form = false } = {}) =>
  test.call('POST', `/users/company/${part}update/${of.id}`, { token: of.token, body, form });
const page = async () => (await test.call('GET', `/users/${company.id}`, { token: company.token })).json();
const refused = (answer: Awaited<ReturnType<typeof edit>>) => ({
  status: answer.statusCode,
  path: answer.json().errors?.[0]?.path,
});

/** The company's pictures, each with true if its file exists. */
const kept = async () => {
  const rows = await test.platform.database.db
    .selectFrom('picture')
    .innerJoin('picture_file', 'picture_file.picture_id', 'picture.id')
    .select(['picture.id', 'picture.purpose', 'file_id'])
    .where('member_id', '=', company.id)
    .execute();
  const stored = await Promise.all(rows.map(({ file_id }) => test.platform.files.open(file_id)));
  if (stored.includes(null)) throw new Error('A file is not there.');
  return [...new Set(rows.map(({ id, purpose }) => `${purpose} ${id}`))];
};

describe('what a company says of itself', () => {
  it('changes where it is given, stays where it is absent, and is emptied by null or an empty text', async () => {
    const all = {
      creationDate: 1987,
      headquartersName: 'Lyon (69)',
      companyName: 'Étude Nouvelle',
      profiles: 'Des juristes curieux.',
      values: 'La clarté.\nLe calme.',
      websiteURL: 'exemple.fr/equipe',
      sectors: 'droit_fiscal | divorce',
      locations: '69, 2A',
    };
    const answer = await edit('', all);
    expect(answer.json()).toMatchObject({ ...all, websiteURL: 'https://exemple.fr/equipe' });
    expect((await edit('', { sectors: 'divorce' })).json()).toMatchObject({
      ...all,
      sectors: 'divorce',
      websiteURL: 'https://exemple.fr/equipe',
    });
    const emptied = await edit('', {
      creationDate: null,
      headquartersName: '',
      profiles: null,
      values: ' ',
      websiteURL: '',
      sectors: null,
      locations: '',
    });
    expect(emptied.json()).toMatchObject({
      companyName: 'Étude Nouvelle',
      creationDate: null,
      headquartersName: null,
      profiles: null,
      values: null,
      websiteURL: null,
      sectors: '',
      locations: '',
    });
  });

  it('is refused beside its field, and nothing is changed', async () => {
    const wrong: [object, string][] = [
      [{ creationDate: 1899 }, 'creationDate'],
      [{ creationDate: test.clock.now().getUTCFullYear() + 1 }, 'creationDate'],
      [{ creationDate: 1987.5 }, 'creationDate'],
      [{ companyName: ' ' }, 'companyName'],
      [{ companyName: null }, 'companyName'],
      [{ websiteURL: 'javascript:alert(1)' }, 'websiteURL'],
      [{ sectors: 'divorce | droit_lunaire' }, 'sectors'],
      [{ locations: '69 | 75' }, 'locations'],
      [{ locations: '971' }, 'locations'],
    ];
    const before = await page();
    for (const [body, path] of wrong) {
      expect(refused(await edit('', { values: 'Autre chose', ...body }))).toEqual({ status: 400, path });
    }
    expect(await page()).toEqual(before);
  });

  it('makes its page complete: logo, presentation, domains, departments and headquarters', async () => {
    expect((await page()).own.completeness.percentage).toBe(0);
    await edit('logo/', { picture: aSmallPicture() });
    await edit('presentation/', { presentation: 'Une étude.' }, { form: true });
    await edit('', { sectors: 'divorce', locations: '69' });
    expect((await page()).own.completeness).toMatchObject({ percentage: 80 });
    const { own } = (await edit('', { headquartersName: 'Lyon (69)' })).json();
    expect(own.completeness).toEqual({ percentage: 100, missing: [] });
    const { isComplete } = (await test.call('GET', '/auth/me', { token: company.token })).json();
    expect(isComplete).toBe(true);
  });
});

describe("a company's pictures", () => {
  it('replace one another: of a logo that is changed or removed no file is left', async () => {
    const first = (await edit('logo/', { picture: aSmallPicture() })).json().logoURL;
    const second = (await edit('logo/', { picture: aSmallPicture() })).json().logoURL;
    expect(first).toMatch(/^\/photos\//);
    expect(second).not.toBe(first);
    expect(await kept()).toEqual([`logo ${second.split('/')[2]}`]);
    expect((await edit('logo/', {}, { form: true })).json().logoURL).toBe(second);
    expect((await edit('logo/', { picture: '' }, { form: true })).json().logoURL).toBeNull();
    expect(await kept()).toEqual([]);
  });

  it('stay with the leader and the presentation whose words alone are changed', async () => {
    const first = (await edit('leader/', { name: 'Anne Lefèvre', picture: aSmallPicture() })).json().leader;
    expect(first).toMatchObject({ name: 'Anne Lefèvre', role: 'Dirigeant', linkedinURL: null });
    const linkedinURL = 'https://www.linkedin.com/in/anne-lefevre';
    const changed = { name: 'Anne Petit', role: 'Gérante', linkedinURL };
    const { leader } = (await edit('leader/', changed, { form: true })).json();
    expect(leader).toEqual({ ...changed, photoURL: first.photoURL });
    expect(
      refused(await edit('leader/', { linkedinURL: 'https://exemple.fr/in/anne' }, { form: true })),
    ).toEqual({
      status: 400,
      path: 'linkedinURL',
    });
    const written = (
      await edit('presentation/', { presentation: 'Une étude.', picture: aSmallPicture() })
    ).json();
    const rewritten = (await edit('presentation/', { presentation: '' }, { form: true })).json();
    expect(rewritten).toMatchObject({
      presentation: null,
      presentationPictureURL: written.presentationPictureURL,
    });
    const without = { presentation: 'Une étude.', picture: '' };
    expect((await edit('presentation/', without, { form: true })).json()).toMatchObject({
      presentation: 'Une étude.',
      presentationPictureURL: null,
    });
  });
});

describe("the photos of a company's page", () => {
  const photos = (body: object) => edit('pictures/', body, { form: true });

  it('are set as a whole: new, kept, moved to another place, or gone with their files', async () => {
    const [a, , c] = (await photos({ picture1: aSmallPicture(), picture3: aSmallPicture() })).json().photos;
    expect(await kept()).toHaveLength(2);
    const moved = (await photos({ picture1: c, picture2: a, picture6: aSmallPicture() })).json().photos;
    expect(moved).toEqual([c, a, null, null, null, expect.stringMatching(/^\/photos\//)]);
    expect((await photos({ picture2: c, picture1: '' })).json().photos).toEqual([
      null,
      c,
      null,
      null,
      null,
      null,
    ]);
    expect(await kept()).toEqual([`photo ${c.split('/')[2]}`]);
    expect((await photos({})).json().photos).toEqual([null, null, null, null, null, null]);
    expect(await kept()).toEqual([]);
  });

  it("are one's own, each in one place: nothing is changed otherwise, and what came with them is not kept", async () => {
    const [own] = (await photos({ picture1: aSmallPicture() })).json().photos;
    const { logoURL } = (await edit('logo/', { picture: aSmallPicture() })).json();
    const other = await aMember(test, { kind: 'COMPANY' });
    const [foreign] = (await edit('pictures/', { picture1: aSmallPicture() }, { of: other })).json().photos;
    const before = await kept();
    for (const address of [foreign, logoURL, '/photos/1', 'https://exemple.fr/a.png', own.toUpperCase()]) {
      const answer = await photos({ picture1: aSmallPicture(), picture2: address });
      expect(refused(answer)).toEqual({ status: 400, path: 'picture2' });
    }
    expect(refused(await photos({ picture1: own, picture4: own }))).toEqual({
      status: 400,
      path: 'picture4',
    });
    expect((await page()).photos[0]).toBe(own);
    expect(await kept()).toEqual(before);
  });
});

describe("the missions and offers on a company's page", () => {
  const listings = async (id: string, token?: string) =>
    test.call('GET', `/users/company/listings/${id}`, { token });

  it('are those that are open and bear its name, whoever looks', async () => {
    const named = await aMission(test, company);
    await aMission(test, company, { isAnonym: true });
    const archived = await aMission(test, company);
    await test.call('POST', `/missions/publish/${archived}`, {
      token: company.token,
      body: { toPublish: false },
    });
    const job = await aJobOffer(test, company);
    for (const token of [undefined, company.token]) {
      const { missions, jobs } = (await listings(company.id, token)).json();
      expect(missions.map(({ id }: { id: string }) => id)).toEqual([named]);
      expect(jobs.map(({ id }: { id: string }) => id)).toEqual([job]);
    }
  });

  it('are nowhere where there is no page: of persons, of customers, of those who did not confirm', async () => {
    const others = [
      await aMember(test, { kind: 'STUDENT' }),
      await aMember(test, { kind: 'CUSTOMER' }),
      await aMember(test, { kind: 'COMPANY', confirmed: false }),
      await aMember(test, { kind: 'COMPANY', suspended: true }),
    ];
    for (const { id } of others) expect((await listings(id)).statusCode).toBe(404);
  });
});
