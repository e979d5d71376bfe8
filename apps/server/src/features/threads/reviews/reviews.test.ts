import type { Thread } from '@basoche/contract/threads/threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, aSession, type TestMember } from '../../../../test/factories.ts';
import { aMission, anApplication } from '../../../../test/missions.ts';
import { aWorld, type World } from '../../../../test/world.ts';
import { gradesFor, ratingsOf } from './service.ts';

/** Reviews of a finished mission, from writing to their display for others. */

let test: TestApp;
let second: TestApp;
beforeAll(async () => {
  const environment = { NETWORK_LIMITS: 'off' };
  test = await createTestApp({ environment });
  second = await createTestApp({ databaseUrl: test.databaseUrl, environment });
});
afterAll(async () => {
  await second.close();
  await test.close();
});

const words = { owner: 'Uzanto laŭdinda, prompta en tout.', candidate: 'Klientino patiente et claire.' };

const review = (world: World, who: 'owner' | 'candidate', grade: number, by = test) =>
  by.call('POST', `/messagerie/mission/review/${world.applicationId}`, {
    token: world[who].token,
    body: { grade, text: words[who] },
  });
const reply = (world: World, who: 'owner' | 'candidate', text: string) =>
  test.call('POST', `/messagerie/mission/review/reply/${world.applicationId}`, {
    token: world[who].token,
    body: { text },
  });
const read = async (world: World, { token }: TestMember): Promise<Thread> =>
  (await test.call('GET', `/messagerie/${world.applicationId}`, { token })).json();

/** Advances the clock by days and runs the timers that are due by then. */
const wait = async (days: number) => {
  test.clock.advance(days * 86_400_000);
  await test.platform.database.pool.query(
    'update graphile_worker._private_jobs set run_at = now() where run_at <= $1',
    [test.clock.now()],
  );
  await test.drain();
};
const newTitles = async ({ token }: TestMember): Promise<string[]> =>
  (await test.call('GET', '/notifications/new', { token }))
    .json()
    .map(({ title }: { title: string }) => title);
const mailsTo = async ({ email }: TestMember, subject: string) =>
  (await test.mails()).filter((mail) => mail.to?.[0]?.address === email && mail.subject?.startsWith(subject))
    .length;
/** New sessions, since sessions expire as days pass. */
const again = async (world: World): Promise<World> => {
  const owner = { ...world.owner, token: await aSession(test, world.owner.id) };
  return {
    ...world,
    owner,
    candidate: { ...world.candidate, token: await aSession(test, world.candidate.id) },
  };
};
const standing = async (memberId: string, as: 'creator' | 'candidate') =>
  (await ratingsOf(test.platform.database.db, [{ memberId, as }], test.clock.now()))({ memberId, as });

describe('a review', () => {
  it('is hidden from the other party until theirs is in, and counts for nobody', async () => {
    const world = await aWorld(test, 'done');
    const answer = await review(world, 'owner', 4);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().reviews).toMatchObject({
      mine: { grade: 4, text: words.owner, reply: null },
      other: null,
      otherOpensAt: null,
    });
    const seen = await read(world, world.candidate);
    expect(seen.reviews).toMatchObject({
      mine: null,
      other: null,
      otherOpensAt: answer.json().reviews.mine.opensAt,
    });
    expect(seen.permitted).toContain('review');
    expect(JSON.stringify(seen)).not.toContain('laŭdinda');
    expect(await standing(world.candidate.id, 'candidate')).toEqual({ rating: null, nbMissions: 1 });
    expect(await newTitles(world.candidate)).toContain(
      'Une recommandation vous attend. Écrivez la vôtre pour la lire.',
    );
    await test.drain();
    expect(await mailsTo(world.candidate, 'Une recommandation vous attend')).toBe(1);
    for (const mail of await test.mails()) expect(JSON.stringify(mail)).not.toContain('laŭdinda');
  });

  it('opens with the second one for both, the first author is told once, and then it counts', async () => {
    const world = await aWorld(test, 'done');
    await review(world, 'owner', 4);
    const second = await review(world, 'candidate', 5);
    expect(second.json().reviews).toMatchObject({
      mine: { grade: 5 },
      other: { grade: 4, text: words.owner },
    });
    expect((await read(world, world.owner)).reviews).toMatchObject({ other: { text: words.candidate } });
    await test.drain();
    expect(await mailsTo(world.owner, 'Recommandations ouvertes')).toBe(1);
    expect(await newTitles(world.owner)).toContain('Les recommandations de la mission sont ouvertes.');
    expect(await standing(world.candidate.id, 'candidate')).toEqual({
      rating: { average: 4, count: 1 },
      nbMissions: 1,
    });
    expect(await standing(world.owner.id, 'creator')).toEqual({
      rating: { average: 5, count: 1 },
      nbMissions: 0,
    });
    expect(await standing(world.owner.id, 'candidate')).toEqual({ rating: null, nbMissions: 0 });
    await wait(15);
    // The author of the second review has read the first on screen, and gets no mail.
    expect(await mailsTo(world.owner, 'Recommandations ouvertes')).toBe(1);
    expect(await mailsTo(world.candidate, 'Recommandations ouvertes')).toBe(0);
  });

  it('opens alone after fourteen days, both are told, and who is written of may reply once', async () => {
    let world = await aWorld(test, 'done');
    await review(world, 'owner', 2);
    expect((await reply(world, 'candidate', 'Je ne suis pas de cet avis.')).json()).toMatchObject({
      code: 'NO_REVIEW',
    });
    await wait(13.9);
    world = await again(world);
    expect((await read(world, world.candidate)).reviews?.other).toBeNull();
    await wait(0.2);
    world = await again(world);
    expect(await mailsTo(world.candidate, 'Recommandations ouvertes')).toBe(1);
    expect(await mailsTo(world.owner, 'Recommandations ouvertes')).toBe(1);
    const seen = await read(world, world.candidate);
    expect(seen.reviews?.other).toMatchObject({ grade: 2, text: words.owner });
    expect(seen.permitted).toEqual(expect.arrayContaining(['review', 'review/reply']));
    const replied = await reply(world, 'candidate', 'Je ne suis pas de cet avis.');
    expect(replied.json().reviews.other.reply).toMatchObject({ text: 'Je ne suis pas de cet avis.' });
    expect((await reply(world, 'candidate', 'Encore un mot.')).json()).toMatchObject({
      code: 'ALREADY_REPLIED',
    });
    expect((await read(world, world.owner)).reviews?.mine?.reply?.text).toBe('Je ne suis pas de cet avis.');
    const late = await review(world, 'candidate', 3);
    expect(late.json().reviews.mine).toMatchObject({ grade: 3 });
    await test.drain();
    expect(await mailsTo(world.owner, 'Vous avez reçu une recommandation')).toBe(1);
    expect(await mailsTo(world.owner, 'Recommandations ouvertes')).toBe(1);
  });

  it('is refused after thirty days, before DONE, and a second time', async () => {
    const early = await aWorld(test, 'ongoing');
    expect((await review(early, 'owner', 4)).json()).toMatchObject({ status: 409, code: 'STATE_CHANGED' });
    expect((await read(early, early.owner)).reviews).toBeNull();
    let world = await aWorld(test, 'done');
    await review(world, 'owner', 4);
    expect((await review(world, 'owner', 1)).json()).toMatchObject({ status: 409, code: 'ALREADY_REVIEWED' });
    await wait(30.1);
    world = await again(world);
    expect((await review(world, 'candidate', 4)).json()).toMatchObject({
      status: 409,
      code: 'REVIEWS_CLOSED',
    });
  });

  it('is never changed in the database, nor is a reply', async () => {
    const world = await aWorld(test, 'done');
    await review(world, 'owner', 4);
    await review(world, 'candidate', 5);
    await reply(world, 'candidate', 'Merci.');
    const { pool } = test.platform.database;
    for (const change of [
      'update review set grade = 5',
      "update review set text = 'Autre chose que cela.'",
      "update review set reply = 'Autre chose.' where reply is not null",
      "update review set opens_at = opens_at + interval '1 day'",
      'delete from review',
    ]) {
      await expect(pool.query(change)).rejects.toThrow(/never changed/);
    }
  });

  it('comes to both browsers as a change of the thread', async () => {
    const world = await aWorld(test, 'done');
    const { position } = await read(world, world.candidate);
    await review(world, 'owner', 4);
    expect((await read(world, world.candidate)).position).toBe(position + 1);
  });
});

/** Two processes on one database, at the same clock time. */
const bothProcesses = (): [TestApp, TestApp] => {
  second.clock.advance(test.clock.now().getTime() - second.clock.now().getTime());
  return [test, second];
};

describe('of two reviews at once', () => {
  it('by one party, one is stored and the other told 409', async () => {
    const world = await aWorld(test, 'done');
    const apps = bothProcesses();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => review(world, 'owner', 1 + (index % 5), apps[index % 2])),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  });

  it('by the two parties, both are stored and open', async () => {
    for (let round = 0; round < 4; round += 1) {
      const world = await aWorld(test, 'done');
      const [one, other] = bothProcesses();
      const answers = await Promise.all([
        review(world, 'owner', 4, one),
        review(world, 'candidate', 5, other),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      for (const member of [world.owner, world.candidate]) {
        expect((await read(world, member)).reviews).toMatchObject({
          mine: {},
          other: {},
          otherOpensAt: null,
        });
      }
    }
  });
});

describe('the words of a review', () => {
  const consenting = (world: World) =>
    test.call('POST', `/messagerie/mission/review/${world.applicationId}`, {
      token: world.owner.token,
      body: { grade: 4, text: words.owner, isPublic: true },
    });
  const shown = async (world: World, token?: string) =>
    (await test.call('GET', `/users/${world.candidate.id}`, { token })).json().grades;

  it('are read by everybody with the consent of their author, and the reply with them; the name is not', async () => {
    const world = await aWorld(test, 'done');
    expect((await consenting(world)).json().reviews.mine).toMatchObject({ isPublic: true });
    expect(await shown(world)).toEqual([]);
    await review(world, 'candidate', 5);
    await reply(world, 'candidate', 'Merci pour votre confiance.');
    expect((await read(world, world.candidate)).reviews?.other).toMatchObject({ isPublic: true });
    const stranger = await aMember(test);
    for (const token of [undefined, stranger.token]) {
      expect(await shown(world, token)).toEqual([
        {
          grade: 4,
          date: expect.any(String),
          companyName: null,
          text: words.owner,
          reply: 'Merci pour votre confiance.',
        },
      ]);
    }
  });

  it('are read by nobody else any more once their author has erased the account', async () => {
    const world = await aWorld(test, 'done');
    await consenting(world);
    await review(world, 'candidate', 5);
    expect(await shown(world)).toMatchObject([{ text: words.owner }]);
    const left = await test.call('DELETE', '/users/me', { token: world.owner.token });
    expect(left.statusCode, left.body).toBe(204);
    await test.drain();
    expect(await shown(world)).toMatchObject([{ grade: 4, text: null }]);
  });
});

describe('what others see of reviews', () => {
  it('is a grade and a day: the words and the name go to the profile, its author and staff alone', async () => {
    const world = await aWorld(test, 'done');
    await review(world, 'owner', 4);
    await review(world, 'candidate', 5);
    await reply(world, 'candidate', 'Dankon pro via fido.');
    const { db } = test.platform.database;
    const asked = (viewer: Parameters<typeof gradesFor>[2]) =>
      gradesFor(db, world.candidate.id, viewer, test.clock.now());
    const stranger = await aMember(test);
    const { company_name } = await db
      .selectFrom('member')
      .select('company_name')
      .where('id', '=', world.owner.id)
      .executeTakeFirstOrThrow();
    for (const viewer of [
      { memberId: world.candidate.id, kind: 'EMPLOYEE' },
      { memberId: world.owner.id, kind: 'COMPANY' },
      { memberId: stranger.id, kind: 'STAFF' },
    ] as const) {
      expect(await asked(viewer)).toEqual([
        expect.objectContaining({
          grade: 4,
          text: words.owner,
          companyName: company_name,
          reply: 'Dankon pro via fido.',
        }),
      ]);
    }
    for (const viewer of [null, { memberId: stranger.id, kind: 'EMPLOYEE' }] as const) {
      const grades = await asked(viewer);
      expect(grades).toEqual([
        { grade: 4, date: expect.any(String), companyName: null, text: null, reply: null },
      ]);
    }
    await test.drain();
    const others = [world.otherCandidate, world.guest, stranger];
    const said = await Promise.all(
      others.flatMap(({ token, id }) => [
        test.call('GET', `/messagerie/${world.applicationId}`, { token }),
        test.call('GET', `/missions/single/${world.missionId}`, { token }),
        test.call('GET', `/missions/postulants/${world.missionId}`, { token }),
        test.call('GET', '/notifications/new', { token }),
        test.call('GET', `/missions/postulate/${id}`, { token }),
      ]),
    );
    const addresses = others.map(({ email }) => email);
    const mails = (await test.mails()).filter((mail) => addresses.includes(mail.to?.[0]?.address ?? ''));
    for (const text of [...said.map(({ body }) => body), ...mails.map((mail) => JSON.stringify(mail))]) {
      expect(text).not.toMatch(/laŭdinda|Klientino|Dankon/);
    }
  });

  it('stands on the card of a candidate on another mission, average and number', async () => {
    const world = await aWorld(test, 'done');
    await review(world, 'owner', 4);
    await review(world, 'candidate', 5);
    const other = await aWorld(test, 'new');
    const missionId = await aMission(test, other.owner);
    await anApplication(test, missionId, world.candidate);
    const cards = await test.call('GET', `/missions/postulants/${missionId}`, { token: other.owner.token });
    expect(cards.json()).toMatchObject([{ rating: { average: 4, count: 1 }, nbMissions: 1 }]);
  });
});
