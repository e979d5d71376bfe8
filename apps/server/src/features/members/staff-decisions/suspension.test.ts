import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aListedMember } from '../../../../test/directory.ts';
import { aMember, type TestMember, testPassword } from '../../../../test/factories.ts';
import { aJobApplication, aJobOffer } from '../../../../test/jobs.ts';
import { aMission, aMissionForm, anApplication, proceed } from '../../../../test/missions.ts';
import { aSavedSearch, drainAll, mailsTo } from '../../../../test/searches.ts';
import { checkJournal } from '../../back-office/journal/service.ts';

/** A suspended member disappears from everything public, and is back unchanged when restored. */

let test: TestApp;
let moderator: TestMember;
let admin: TestMember;
let stranger: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  moderator = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
  admin = await aMember(test, { kind: 'STAFF', staffRole: 'admin' });
  stranger = await aMember(test);
});
afterAll(() => test.close());

const decide = ({ id }: Pick<TestMember, 'id'>, decision: string, by = moderator) =>
  test.call('POST', `/admin/members/${id}/${decision}`, {
    token: by.token,
    body: { reason: 'Le profil annonce un titre qui n’est pas le sien.' },
  });
const get = (path: string, token?: string) => test.call('GET', path, { token });

/** A company with unique words in its texts, a mission and an offer, each with an application. */
const aPlantedCompany = async (word: string) => {
  const creator = await aListedMember(test, {
    kind: 'COMPANY',
    companyName: `Zorvel${word}`,
    locations: ['48'],
    completeness: 90,
  });
  await test.platform.database.db
    .updateTable('member')
    .set({ presentation: `Prezento${word}.`, is_indexed: true, vanity: `zorvel-${word.toLowerCase()}` })
    .where('id', '=', creator.id)
    .execute();
  const candidate = await aMember(test);
  const missionId = await aMission(test, creator, { title: `Mission Titrello${word}` });
  const jobId = await aJobOffer(test, creator, { title: `Offre Titrello${word}` });
  const applicationId = await anApplication(test, missionId, candidate);
  await aJobApplication(test, jobId, candidate);
  return { creator, candidate, missionId, jobId, applicationId, words: ['zorvel', 'prezento', 'titrello'] };
};
type Planted = Awaited<ReturnType<typeof aPlantedCompany>>;

/** Public addresses that could name them, and others' favourites. */
const publicPaths = ({ creator, missionId, jobId }: Planted, word: string): string[] => [
  '/missions?limit=100',
  `/missions?q=Titrello${word}`,
  '/missions?limit=100&sort=deadline&departement=75',
  `/missions/single/${missionId}`,
  `/missions/others/${missionId}`,
  '/jobs?limit=100',
  `/jobs?q=Titrello${word}`,
  `/jobs/${jobId}`,
  `/jobs/others/${jobId}`,
  `/users/members/list?q=zorvel${word}`,
  '/users/members/list?departement=48&limit=100',
  `/users/${creator.id}`,
  `/users/company/listings/${creator.id}`,
  `/users/named/zorvel-${word.toLowerCase()}`,
  '/users/favourites',
  '/missions/favourites',
  '/jobs/favourites',
];

/** Texts of all addresses in the sitemap, and of the feed of offers. */
const mapped = async (): Promise<string> => {
  const at = async (url: string) => (await test.app.inject({ method: 'GET', url })).body;
  const index = await at('/sitemap.xml');
  const paths = [...index.matchAll(/<loc>[^<]*?(\/sitemaps\/[^<]+)<\/loc>/g)].map(([, path = '']) => path);
  const maps = await Promise.all([...paths, '/consult/emplois/flux/tous.xml'].map(at));
  return [index, ...maps].join();
};

/** Places where one of the words, or the id, can be read. */
const toldIn = async (planted: Planted, word: string, token: string): Promise<string[]> => {
  const words = [...planted.words.map((one) => `${one}${word}`.toLowerCase()), planted.creator.id];
  const told: string[] = [];
  const look = (where: string, body: string) => {
    if (words.some((one) => body.toLowerCase().includes(one))) told.push(where);
  };
  for (const as of [undefined, token]) {
    for (const path of publicPaths(planted, word))
      look(`${as ? 'member' : 'visitor'} ${path}`, (await get(path, as)).body);
  }
  look('maps', await mapped());
  return told;
};

describe('a suspended member', () => {
  it('is read nowhere in public, nor is anything of theirs, until they are restored; then all is as it was', async () => {
    const word = 'Kameleo';
    const planted = await aPlantedCompany(word);
    const { creator, missionId, jobId } = planted;
    const { token } = stranger;
    for (const path of [
      `/missions/favourites/${missionId}`,
      `/jobs/favourites/${jobId}`,
      `/users/favourites/${creator.id}`,
    ]) {
      await test.call('PUT', path, { token, body: {} });
    }
    const before = await toldIn(planted, word, token);
    expect(before).toContain(`visitor /missions/single/${missionId}`);
    expect(before).toContain(`visitor /jobs?q=Titrello${word}`);
    expect(before).toContain('maps');
    expect(before).toContain(`visitor /users/members/list?q=zorvel${word}`);
    const counted = (await get('/missions/customers/count', token)).body;

    expect((await decide(creator, 'suspend')).json()).toMatchObject({
      state: 'suspended',
      sessions: 0,
      page: null,
    });
    expect(await toldIn(planted, word, token)).toEqual([]);
    expect((await get(`/missions/single/${missionId}`)).statusCode).toBe(410);
    expect((await get(`/jobs/${jobId}`)).statusCode).toBe(410);
    expect((await get(`/users/${creator.id}`)).statusCode).toBe(404);

    expect((await decide(creator, 'restore')).json()).toMatchObject({
      state: 'active',
      permitted: ['suspend'],
    });
    expect(await toldIn(planted, word, token)).toEqual(before);
    expect((await get('/missions/customers/count', token)).body).toBe(counted);
  });

  it('is told why by mail, signed out at once, and told so at the next sign-in', async () => {
    const member = await aMember(test, { email: 'suspendue@exemple.fr' });
    expect((await get('/auth/me', member.token)).statusCode).toBe(200);
    await decide(member, 'suspend');
    expect((await get('/auth/me', member.token)).json().code).toBe('UNAUTHENTICATED');
    const login = () =>
      test.call('POST', '/auth/login', { body: { email: member.email, password: testPassword } });
    const refused = (await login()).json();
    expect(refused).toMatchObject({
      code: 'FORBIDDEN',
      title: expect.stringContaining('contester la décision'),
    });
    const guessing = { email: member.email, password: 'un autre mot de passe' };
    const guessed = await test.call('POST', '/auth/login', { body: guessing });
    expect(guessed.json().code).toBe('WRONG_CREDENTIALS');
    expect(guessed.body).not.toMatch(/suspendu|contester/);
    await drainAll(test);
    const [mail] = await mailsTo(test, member);
    expect(mail?.text).toContain('un titre qui n’est pas le sien');
    await decide(member, 'restore');
    expect((await login()).statusCode).toBe(200);
    expect((await get('/auth/me', member.token)).statusCode).toBe(401);
  });

  it('takes no application, and is told by no alert; what nobody had archived is listed again', async () => {
    const seeker = await aMember(test);
    await aSavedSearch(test, seeker);
    const creator = await aMember(test, { kind: 'COMPANY' });
    const archived = await aMission(test, creator, { title: 'Mission silencieuse archivée' });
    await test.call('POST', `/missions/publish/${archived}`, {
      token: creator.token,
      body: { isArchived: true },
    });
    const open = await aMission(test, creator, { title: 'Mission silencieuse ouverte' });
    await decide(creator, 'suspend');
    const body = { missionID: open, offer: 500, tvaApplicable: true };
    const refused = await test.call('POST', '/missions/postulate', { token: seeker.token, body });
    expect(refused.json().code).toBe('APPLICATIONS_CLOSED');
    await drainAll(test);
    expect((await mailsTo(test, seeker)).filter(({ text }) => text?.includes('silencieuse'))).toEqual([]);
    await decide(creator, 'restore');
    const { rows } = await test.platform.database.pool.query(
      'select id, is_listed, is_withheld from mission where creator_id = $1 and not is_archived',
      [creator.id],
    );
    expect(rows).toContainEqual({ id: open, is_listed: true, is_withheld: false });
  });

  it('is read by the other party, who sees that they are suspended and goes on', async () => {
    const { creator, candidate, applicationId } = await aPlantedCompany('Fil');
    await proceed(test, applicationId, [creator, 'action/price/accept'], [creator, 'action/choose/direct']);
    const thread = async (token: string) => (await get(`/messagerie/${applicationId}`, token)).json();
    await decide(creator, 'suspend');
    const found = await test.call('POST', `/messagerie/action/direct/accept/${applicationId}`, {
      token: candidate.token,
      body: {},
    });
    expect(found.json()).toMatchObject({ state: 'ONGOING', isOtherSuspended: true });
    expect((await get(`/missions/single/${found.json().mission.id}`, candidate.token)).statusCode).toBe(200);
    await decide(creator, 'restore');
    expect((await thread(candidate.token)).isOtherSuspended ?? false).toBe(false);
  });

  it('publishes nothing in a call that was let in a moment before', async () => {
    const creator = await aMember(test, { kind: 'COMPANY' });
    const body = aMissionForm(test, { title: 'Mission au même instant' });
    const [published, decided] = await Promise.all([
      test.call('POST', '/missions/create', { token: creator.token, body }),
      decide(creator, 'suspend'),
    ]);
    expect(decided.statusCode).toBe(200);
    expect([201, 401]).toContain(published.statusCode);
    expect((await get('/missions?q=instant&limit=100')).body).not.toContain('Mission au même instant');
  });
});

describe('a decision of staff', () => {
  it('is written down with its reason and in the journal, and taken once of two at the same time', async () => {
    const member = await aMember(test);
    const answers = await Promise.all([decide(member, 'suspend'), decide(member, 'suspend', admin)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const { decisions } = (await get(`/admin/members/${member.id}`, moderator.token)).json();
    expect(decisions).toHaveLength(1);
    expect(decisions[0]).toMatchObject({ decision: 'suspend', reason: expect.stringContaining('un titre') });
    const { rows } = await test.platform.database.pool.query(
      `select body from staff_act where body like $1`,
      [`%${member.id}%`],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].body).toContain('member/suspend');
    expect(rows[0].body).not.toContain('titre');
    expect((await checkJournal(test.platform)).broken).toBeNull();
  });

  it('and the member’s own deletion at once: the account is deleted, and nobody stays suspended without a reason', async () => {
    const member = await aMember(test);
    const [deleted, suspended] = await Promise.all([
      test.call('DELETE', '/users/me', { token: member.token }),
      decide(member, 'suspend'),
    ]);
    const { state, decisions } = (await get(`/admin/members/${member.id}`, moderator.token)).json();
    if (suspended.statusCode === 200) expect(decisions).toHaveLength(1);
    if (deleted.statusCode < 300) expect(state).toBe('deleted');
    else expect(state).toBe('suspended');
  });

  it('ends every session, and says so to who it was', async () => {
    const member = await aMember(test);
    expect((await decide(member, 'endSessions')).json().sessions).toBe(0);
    expect((await get('/auth/me', member.token)).statusCode).toBe(401);
    expect((await decide(member, 'endSessions')).json().code).toBe('STATE_CHANGED');
  });

  it('erases as the owner would: refused while money is held, and told where the account had its mails', async () => {
    const member = await aMember(test, { email: 'effacee@exemple.fr', lastName: 'Effaçable' });
    expect((await decide(member, 'erase', moderator)).json().code).toBe('FORBIDDEN');
    expect((await decide(member, 'erase', admin)).json()).toMatchObject({
      state: 'deleted',
      email: null,
      permitted: [],
    });
    await drainAll(test);
    expect(await mailsTo(test, member)).toHaveLength(1);
    const { rows } = await test.platform.database.pool.query(
      'select told_at from member_decision where member_id = $1',
      [member.id],
    );
    expect(rows).toEqual([{ told_at: null }]);
    expect((await decide(member, 'suspend')).json().code).toBe('STATE_CHANGED');

    const { creator, candidate, applicationId } = await aPlantedCompany('Porte');
    await proceed(
      test,
      applicationId,
      [creator, 'action/price/accept'],
      [creator, 'action/choose/portage'],
      [candidate, 'action/portage/accept'],
    );
    const held = await decide(candidate, 'erase', admin);
    expect([held.statusCode, held.json().code]).toEqual([409, 'ACCOUNT_IN_USE']);
    expect(held.json().title).toContain('Ce compte');
  });

  it('needs a reason', async () => {
    const member = await aMember(test);
    for (const reason of [undefined, '', '   ', 'x'.repeat(2_001)]) {
      const body = { reason };
      const answer = await test.call('POST', `/admin/members/${member.id}/suspend`, {
        token: moderator.token,
        body,
      });
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'reason']);
    }
  });
});
