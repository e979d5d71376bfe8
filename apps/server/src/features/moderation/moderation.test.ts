import { addDays, parisDay } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { aJobOffer } from '../../../test/jobs.ts';
import { aMission, aMissionForm, anApplication } from '../../../test/missions.ts';
import { aSavedSearch, drainAll, mailsTo } from '../../../test/searches.ts';
import { checkJournal } from '../back-office/journal/service.ts';

/** Missions and offers that staff hide with a statement of reasons, and restore. */

let test: TestApp;
let moderator: TestMember;
let creator: TestMember;
let candidate: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  moderator = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
  creator = await aMember(test, { kind: 'COMPANY', companyName: 'Étude Vauban' });
  candidate = await aMember(test);
});
afterAll(() => test.close());

type Kind = 'missions' | 'jobs';
const statement = {
  ground: 'DISCRIMINATION',
  origin: 'REPORT',
  facts: 'Le texte écarte les personnes de plus de quarante ans.',
  basis: 'Code du travail, art. L. 1132-1',
};
const post = (who: TestMember, path: string, body: object) =>
  test.call('POST', path, { token: who.token, body });
const get = async (who: TestMember | null, path: string) =>
  test.call('GET', path, who === null ? {} : { token: who.token });
const hide = (kind: Kind, id: string, body: object = statement) =>
  post(moderator, `/admin/publications/${kind}/${id}/hide`, body);
const restore = (kind: Kind, id: string) =>
  post(moderator, `/admin/publications/${kind}/${id}/restore`, { note: 'Le passage est corrigé.' });
const ask = (kind: Kind, id: string, text = 'Le passage est retiré.') =>
  post(creator, `/moderation/${kind}/${id}/review`, { text });
const uphold = (kind: Kind, id: string) =>
  post(moderator, `/admin/publications/${kind}/${id}/uphold`, { note: 'Le texte n’a pas changé.' });
const made = {
  missions: (title: string) => aMission(test, creator, { title }),
  jobs: (title: string) => aJobOffer(test, creator, { title }),
} as const;
const single = { missions: '/missions/single/', jobs: '/jobs/' } as const;
const stateFor = async (kind: Kind, id: string) =>
  (await get(moderator, `/admin/publications/${kind}/${id}`)).json().state;
const titles = async (who: TestMember): Promise<string[]> =>
  (await get(who, '/notifications/new')).json().map(({ title }: { title: string }) => title);
/** Number of waiting reviews in staff's overview. */
const reviewsWaiting = async (): Promise<number> =>
  (await get(moderator, '/admin/overview'))
    .json()
    .find(({ queue }: { queue: string }) => queue === 'publications').waiting;
const listed = async (kind: Kind, id: string) => {
  const table = kind === 'missions' ? 'mission_listing where mission_id' : 'job_listing where job_id';
  const { rows } = await test.platform.database.pool.query(`select from ${table} = $1`, [id]);
  return rows.length === 1;
};

describe.each(['missions', 'jobs'] as const)('a hidden publication (%s)', (kind) => {
  it('is told to its creator, by a notification and by a mail with the whole statement, and read on its page', async () => {
    const id = await made[kind]('Dépouiller une doctrine');
    expect((await get(creator, `/moderation/${kind}/${id}`)).json()).toEqual([]);
    const answer = await hide(kind, id);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      state: 'hidden',
      creator: { id: creator.id },
      measures: [{ ...statement, hiddenBy: 'Anne Lefèvre', restoredAt: null, reviews: [] }],
    });
    await test.drain();
    expect((await titles(creator))[0]).toMatch(/est masquée par la modération\. Lisez pourquoi\.$/);
    const mail = (await mailsTo(test, creator)).at(-1);
    expect(mail?.subject).toMatch(/est masquée\u202f: exposé des motifs$/);
    for (const said of [
      'Dépouiller une doctrine',
      statement.facts,
      'Discrimination',
      statement.basis,
      'aucun moyen automatisé n’a servi',
      'règlement extrajudiciaire',
    ]) {
      expect(mail?.text).toContain(said);
    }
    const [measure] = (await get(creator, `/moderation/${kind}/${id}`)).json();
    expect(measure).toMatchObject({ ...statement, restoredAt: null });
    expect(JSON.stringify(measure)).not.toContain('hiddenBy');
    expect((await get(candidate, `/moderation/${kind}/${id}`)).statusCode).toBe(404);
    const own = await get(creator, single[kind] + id);
    expect(own.json()).toMatchObject({ isHidden: true, isOpen: false, isArchived: false });
  });

  it('is gone for others, and takes no application', async () => {
    const id = await made[kind]('Classer des pièces');
    await hide(kind, id);
    for (const who of [null, candidate]) {
      expect((await get(who, single[kind] + id)).statusCode).toBe(410);
    }
    const applied =
      kind === 'missions'
        ? await post(candidate, '/missions/postulate', { missionID: id, offer: 400, tvaApplicable: true })
        : await post(candidate, `/jobs/postulate/${id}`, {});
    expect([applied.statusCode, applied.json().code]).toEqual([409, 'APPLICATIONS_CLOSED']);
  });

  it('stays off the lists whatever its creator does with it, and comes back as it is by then', async () => {
    const id = await made[kind]('Relire un mémoire');
    await hide(kind, id);
    const edited =
      kind === 'missions'
        ? await post(
            creator,
            `/missions/update/${id}`,
            aMissionForm(test, { title: 'Relire un long mémoire' }),
          )
        : await post(creator, `/jobs/update/${id}`, { title: 'Relire un long mémoire' });
    expect(edited.statusCode, edited.body).toBe(200);
    expect(await listed(kind, id)).toBe(false);
    await test.platform.database.pool.query(
      `update ${kind === 'missions' ? 'mission' : 'job_offer'} set is_listed = true where id = $1`,
      [id],
    );
    expect(await listed(kind, id)).toBe(false);
    expect((await restore(kind, id)).json().state).toBe('published');
    expect(await listed(kind, id)).toBe(true);
    expect((await get(null, single[kind] + id)).json().title).toBe('Relire un long mémoire');
  });

  it('may be archived, and is published again by its creator only once it is restored', async () => {
    const id = await made[kind]('Trier des archives');
    await hide(kind, id);
    const publish = (toPublish: boolean) =>
      kind === 'missions'
        ? post(creator, `/missions/publish/${id}`, { toPublish })
        : post(creator, `/jobs/update/${id}`, { isArchived: !toPublish });
    expect((await publish(false)).statusCode).toBe(200);
    expect((await publish(true)).json().code).toBe('PUBLICATION_HIDDEN');
    expect((await restore(kind, id)).json().state).toBe('archived');
    expect(await listed(kind, id)).toBe(false);
    expect((await publish(true)).statusCode).toBe(200);
    expect(await listed(kind, id)).toBe(true);
  });

  it('whose deadline has passed meanwhile is restored, not listed, and may be relaunched then alone', async () => {
    const id = await made[kind]('Vérifier des citations');
    await hide(kind, id);
    const yesterday = addDays(parisDay(test.clock.now()), -1);
    await test.platform.database.pool.query(
      kind === 'missions'
        ? 'update mission set end_date = $2, closes_on = $2 where id = $1'
        : 'update job_offer set end_date = $2 where id = $1',
      [id, yesterday],
    );
    const relaunch = () =>
      post(creator, `/${kind}/relaunch/${id}`, { endDate: addDays(parisDay(test.clock.now()), 9) });
    expect((await get(creator, single[kind] + id)).json().permitted).not.toContain('relaunch');
    expect((await relaunch()).json().code).toBe('PUBLICATION_HIDDEN');
    await restore(kind, id);
    expect(await listed(kind, id)).toBe(false);
    expect((await relaunch()).statusCode).toBe(200);
    expect(await listed(kind, id)).toBe(true);
  });

  it('is looked at again where its creator asks, once at a time, and both answers are told', async () => {
    const id = await made[kind]('Résumer un arrêt');
    expect((await ask(kind, id)).json().code).toBe('NOT_HIDDEN');
    await hide(kind, id);
    expect((await uphold(kind, id)).json().code).toBe('REVIEW_NOT_ASKED');
    expect((await ask(kind, id, '  ')).json().errors[0].path).toBe('text');
    expect((await post(candidate, `/moderation/${kind}/${id}/review`, { text: 'Moi.' })).statusCode).toBe(
      404,
    );
    expect((await ask(kind, id)).statusCode).toBe(201);
    expect((await ask(kind, id)).json().code).toBe('REVIEW_ASKED');
    expect(await stateFor(kind, id)).toBe('review');
    expect((await uphold(kind, id)).json().state).toBe('hidden');
    await test.drain();
    expect((await titles(creator))[0]).toContain('reste masquée');
    expect(await reviewsWaiting()).toBe(0);
    expect((await mailsTo(test, creator)).at(-1)?.text).toContain('Le texte n’a pas changé.');
    expect((await ask(kind, id, 'Tout est réécrit.')).statusCode).toBe(201);
    expect(await reviewsWaiting()).toBe(1);
    expect((await restore(kind, id)).json().state).toBe('published');
    await test.drain();
    expect((await titles(creator))[0]).toContain('est rétablie');
    expect((await mailsTo(test, creator)).at(-1)?.text).toContain('Le passage est corrigé.');
    const [measure] = (await get(creator, `/moderation/${kind}/${id}`)).json();
    expect(measure).toMatchObject({
      restoredNote: 'Le passage est corrigé.',
      reviews: [
        { text: 'Le passage est retiré.', outcome: 'UPHELD', note: 'Le texte n’a pas changé.' },
        { text: 'Tout est réécrit.', outcome: 'RESTORED', note: 'Le passage est corrigé.' },
      ],
    });
    expect((await ask(kind, id)).json().code).toBe('NOT_HIDDEN');
  });

  it('is hidden once, and restored once, of many who decide at once', async () => {
    const id = await made[kind]('Traduire un contrat');
    const codes = (answers: readonly { statusCode: number }[]) =>
      answers.map(({ statusCode }) => statusCode).toSorted();
    const ten = (act: () => Promise<{ statusCode: number }>) => Promise.all(Array.from({ length: 6 }, act));
    expect(codes(await ten(() => hide(kind, id)))).toEqual([200, 409, 409, 409, 409, 409]);
    expect(codes(await ten(() => ask(kind, id)))).toEqual([201, 409, 409, 409, 409, 409]);
    const both = await Promise.all([restore(kind, id), uphold(kind, id), restore(kind, id)]);
    expect(both.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    expect([both[0], both[2]].filter((answer) => answer?.statusCode === 200)).toHaveLength(1);
    expect(await stateFor(kind, id)).toBe('published');
    expect((await checkJournal(test.platform)).broken).toBeNull();
  });
});

describe('a mission that is hidden while others act', () => {
  it('is never listed, whatever was first: an edit, an archiving, an application', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const id = await made.missions(`Comparer des clauses ${turn}`);
      const someone = await aMember(test);
      const answers = await Promise.all([
        hide('missions', id),
        post(creator, `/missions/update/${id}`, aMissionForm(test, { title: 'Comparer deux clauses' })),
        post(creator, `/missions/publish/${id}`, { toPublish: turn % 2 === 0 }),
        post(someone, '/missions/postulate', { missionID: id, offer: 400, tvaApplicable: true }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).filter((code) => code >= 500)).toEqual([]);
      expect(answers[0].statusCode).toBe(200);
      expect([201, 409]).toContain(answers[3].statusCode);
      expect(await listed('missions', id)).toBe(false);
      const seen = await get(someone, single.missions + id);
      expect(seen.statusCode).toBe(answers[3].statusCode === 201 ? 200 : 410);
    }
  });

  it('keeps its open threads, and both parties read there that it was taken off', async () => {
    const id = await made.missions('Annoter un jugement');
    const applicationId = await anApplication(test, id, candidate);
    await hide('missions', id);
    for (const party of [creator, candidate]) {
      const thread = (await get(party, `/messagerie/${applicationId}`)).json();
      expect(thread.mission).toMatchObject({ isHidden: true, isOpen: false });
    }
    expect((await get(candidate, single.missions + id)).json().isHidden).toBe(true);
    const accepted = await post(creator, `/messagerie/action/price/accept/${applicationId}`, {});
    expect(accepted.statusCode, accepted.body).toBeLessThan(300);
    await restore('missions', id);
    const thread = (await get(candidate, `/messagerie/${applicationId}`)).json();
    expect(thread.mission.isHidden).toBeUndefined();
  });
});

describe('the title of what is hidden', () => {
  const word = 'Zyblorque';

  it('is nowhere for anybody but its creator, its candidates and staff', async () => {
    const reader = await aMember(test);
    await aSavedSearch(test, reader, { name: 'Tout', filters: {}, frequency: 'daily' });
    await aSavedSearch(test, reader, { name: 'Offres', audience: 'jobs', filters: {}, frequency: 'instant' });
    const missionId = await aMission(test, creator, { title: `Mission ${word}`, domain: 'divorce' });
    const jobId = await aJobOffer(test, creator, { title: `Offre ${word}`, domain: 'divorce' });
    await aMission(test, creator, { title: 'Autre mission', domain: 'divorce' });
    const neighbour = await aMission(test, creator, { title: 'Voisine', domain: 'divorce' });
    const jobNeighbour = await aJobOffer(test, creator, { title: 'Voisin', domain: 'divorce' });
    await post(reader, `/missions/favourites/${missionId}`, {});
    await post(creator, '/missions/invitations', { missionID: missionId, memberID: reader.id });
    await hide('missions', missionId);
    await hide('jobs', jobId);
    await drainAll(test);
    const visitor = [
      `/missions?q=${word}`,
      '/missions?limit=100',
      '/missions?limit=100&sort=deadline',
      '/missions?domain=divorce',
      `/missions/single/${missionId}`,
      `/missions/others/${neighbour}`,
      `/jobs?q=${word}`,
      '/jobs?limit=100',
      `/jobs/${jobId}`,
      `/jobs/others/${jobNeighbour}`,
      `/users/company/listings/${creator.id}`,
    ];
    const memberOnly = [
      `/missions/${creator.id}`,
      '/missions/favourites',
      '/jobs/favourites',
      '/notifications/new',
      '/missions/searches',
      `/missions/single/${missionId}`,
      `/jobs/${jobId}`,
    ];
    for (const [who, paths] of [
      [null, visitor],
      [reader, [...visitor, ...memberOnly]],
    ] as const) {
      for (const path of paths) {
        const { body, statusCode } = await get(who, path);
        expect(body, path).not.toContain(word);
        expect(statusCode, path).toBeLessThan(500);
      }
    }
    for (const path of [
      '/consult/emplois/flux/tous.xml',
      '/consult/emplois/flux/divorce.xml',
      ...[
        ...(await test.app.inject('/sitemap.xml')).body.matchAll(/<loc>http:\/\/basoche\.test([^<]+)/g),
      ].map(([, path = '']) => path),
    ]) {
      const { body, statusCode } = await test.app.inject(path);
      expect(body, path).not.toContain(word);
      for (const id of [missionId, jobId]) expect(body, path).not.toContain(id);
      expect(statusCode, path).toBe(200);
    }
    for (const picture of [`missions/${missionId}.png`, `emplois/${jobId}.png`]) {
      expect((await test.app.inject(`/partage/${picture}`)).statusCode).toBe(410);
    }
    for (const mail of await mailsTo(test, reader))
      expect(`${mail.subject} ${mail.text}`).not.toContain(word);
    const count = await get(reader, `/missions/count/user/${reader.id}?q=${word}`);
    expect(count.json()).toEqual([0, 0]);
    // Restored, it is listed again, and alerts are sent.
    await restore('jobs', jobId);
    await drainAll(test);
    expect((await get(null, `/jobs?q=${word}`)).json()).toHaveLength(1);
    expect((await mailsTo(test, reader)).some(({ subject }) => subject?.includes(word))).toBe(true);
  });
});

describe("staff's list of publications", () => {
  const ids = async (query: string) =>
    (await get(moderator, `/admin/publications?${query}`)).json().map(({ id }: { id: string }) => id);

  it('has missions and offers together, the newest first, in pages that lose and repeat none', async () => {
    const owner = await aMember(test, { kind: 'CUSTOMER', customerName: 'Paule Roux' });
    const mine: string[] = [];
    for (let made = 0; made < 5; made += 1) {
      mine.push(await aMission(test, owner, { title: `Recenser ${made}`, isAnonym: true }));
    }
    const offers = [await aJobOffer(test, creator, { title: 'Recenseur' })];
    const all = await ids('limit=100&q=recens');
    expect(new Set(all)).toEqual(new Set([...mine, ...offers]));
    let path: string | undefined = '/admin/publications?limit=2&q=recens';
    const paged: string[] = [];
    while (path !== undefined) {
      const answer = await get(moderator, path);
      paged.push(...answer.json().map(({ id }: { id: string }) => id));
      path = /<\/api([^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    expect(paged).toEqual(all);
    expect(new Set(await ids(`limit=100&creatorID=${owner.id}`))).toEqual(new Set(mine));
    expect(new Set(await ids('limit=100&q=recens&from=customers'))).toEqual(new Set(mine));
    expect(await ids('limit=100&q=recens&from=members')).toEqual(offers);
    expect(await ids('limit=100&q=recens&kind=jobs')).toEqual(offers);
    const [line] = (await get(moderator, `/admin/publications?creatorID=${owner.id}`)).json();
    expect(line).toMatchObject({ isAnonym: true, creator: { name: 'Paule Roux' }, state: 'published' });
  });

  it('is narrowed by state and nature', async () => {
    const id = await aMission(test, creator, { title: 'Bordereau', nature: 'veille' });
    const of = async (state: string) => (await ids(`limit=100&q=bordereau&state=${state}`)).length;
    const states = async () =>
      Promise.all(['published', 'archived', 'hidden', 'review'].map(async (state) => of(state)));
    expect(await states()).toEqual([1, 0, 0, 0]);
    await hide('missions', id);
    expect(await states()).toEqual([0, 0, 1, 0]);
    await ask('missions', id);
    expect(await states()).toEqual([0, 0, 1, 1]);
    await restore('missions', id);
    await post(creator, `/missions/publish/${id}`, { toPublish: false });
    expect(await states()).toEqual([0, 1, 0, 0]);
    expect(await ids('q=bordereau&nature=veille')).toEqual([id]);
    expect(await ids('q=bordereau&nature=audit')).toEqual([]);
    expect(await ids('q=%22%26%7C%21%3A%2A')).toBeInstanceOf(Array);
  });

  it.each([
    ['state=ouverte'],
    ['nature=rien'],
    ['kind=articles'],
    ['from=all'],
    ['creatorID=moi'],
    ['limit=0'],
  ])('refuses %s', async (query) => {
    const answer = await get(moderator, `/admin/publications?${query}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT']);
  });
});

describe('a statement of reasons', () => {
  it.each([
    [{ ...statement, ground: 'NONE' }, 'ground'],
    [{ ...statement, origin: undefined }, 'origin'],
    [{ ...statement, facts: '   ' }, 'facts'],
    [{ ...statement, facts: 'x'.repeat(2_001) }, 'facts'],
    [{ ...statement, basis: '' }, 'basis'],
    [{ ...statement, basis: 'x'.repeat(301) }, 'basis'],
    [{ ...statement, basis: 'deux\nlignes' }, 'basis'],
  ])('is refused as %o', async (body, path) => {
    const id = await made.missions('Ranger');
    const answer = await hide('missions', id, body);
    expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([400, path]);
    expect(await stateFor('missions', id)).toBe('published');
  });

  it('is of something that is there', async () => {
    expect((await hide('missions', moderator.id)).statusCode).toBe(404);
    expect((await hide('jobs', moderator.id)).statusCode).toBe(404);
    expect((await get(moderator, `/admin/publications/jobs/${moderator.id}`)).statusCode).toBe(404);
  });
});
