import { invitationsADay } from '@basoche/domain/missions/invitation-limits';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, aSession, type TestMember } from '../../../../test/factories.ts';
import { aMission, anApplication } from '../../../../test/missions.ts';

let test: TestApp;
let second: TestApp;
let creator: TestMember;
let guest: TestMember;
let missionId: string;

beforeAll(async () => {
  const environment = { NETWORK_LIMITS: 'off' };
  test = await createTestApp({ environment });
  second = await createTestApp({ environment, databaseUrl: test.databaseUrl });
});
beforeEach(async () => {
  creator = await aMember(test, { kind: 'COMPANY', companyName: 'Étude Vasseur' });
  guest = await aMember(test);
  missionId = await aMission(test, creator);
});
afterAll(async () => {
  await second.close();
  await test.close();
});

const invite = (by: TestMember, missionID: string, { id: memberID }: Pick<TestMember, 'id'>, app = test) =>
  app.call('POST', '/missions/invitations', { token: by.token, body: { missionID, memberID } });
const codeOf = async (answer: ReturnType<typeof invite>): Promise<[number, string]> => {
  const { statusCode, body } = await answer;
  return [statusCode, JSON.parse(body).code];
};
const news = async ({ token }: TestMember) =>
  (await test.call('GET', '/notifications/new', { token })).json();
const mailsTo = async ({ email }: TestMember) =>
  (await test.mails()).filter(({ to }) => to?.[0]?.address === email);
const single = ({ token }: TestMember, id = missionId) =>
  test.call('GET', `/missions/single/${id}`, { token });
const standings = async (memberId: string) =>
  (await test.call('GET', `/missions/invitations/${memberId}`, { token: creator.token })).json();

describe('an invitation to apply', () => {
  it('reaches the invited as a notification and a mail that lead to the mission', async () => {
    const answer = await invite(creator, missionId, guest);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ missionID: missionId, memberID: guest.id });
    expect(await news(guest)).toMatchObject([
      {
        type: 'NEW_MESSAGE',
        postulationID: null,
        missionID: missionId,
        title: 'Vous êtes invité à postuler à cette mission.',
        subject: 'Rechercher la jurisprudence sur la rupture brutale',
      },
    ]);
    await test.drain();
    const [mail] = await mailsTo(guest);
    expect(mail?.subject).toContain('Invitation à postuler');
    expect(mail?.text).toContain('Étude Vasseur');
    expect(mail?.text).toContain(`http://basoche.test/consult/missions/${missionId}`);
  });

  it('is said on the mission, whose opening marks the notification as read', async () => {
    await invite(creator, missionId, guest);
    expect((await single(guest)).json()).toMatchObject({ isInvited: true, permitted: ['apply'] });
    expect(await news(guest)).toEqual([]);
    for (const other of [creator, await aMember(test)]) {
      expect((await single(other)).json()).toMatchObject({ isInvited: false });
    }
  });

  it('that was accepted shows on the candidate', async () => {
    await invite(creator, missionId, guest);
    await anApplication(test, missionId, guest);
    await anApplication(test, missionId, await aMember(test));
    const candidates = await test.call('GET', `/missions/postulants/${missionId}`, { token: creator.token });
    expect(candidates.json().map((one: { isInvited: boolean }) => one.isInvited)).toEqual([false, true]);
  });

  it('of an anonymous creator names nobody', async () => {
    const hidden = await aMember(test, { kind: 'COMPANY', companyName: 'CANARI-INVITATION' });
    const id = await aMission(test, hidden, { isAnonym: true });
    expect((await invite(hidden, id, guest)).statusCode).toBe(201);
    await test.call('PUT', `/missions/favourites/${id}`, { token: guest.token });
    await test.drain();
    const told = [
      JSON.stringify(await news(guest)),
      JSON.stringify(await mailsTo(guest)),
      (await single(guest, id)).body,
      (await test.call('GET', '/missions/favourites', { token: guest.token })).body,
    ];
    expect(told[1]).toContain('anonyme');
    for (const text of told) {
      for (const canary of ['CANARI-INVITATION', hidden.id, hidden.email]) expect(text).not.toContain(canary);
    }
    const jobs = await test.platform.database.pool.query(
      'select payload::text from graphile_worker._private_jobs',
    );
    expect(JSON.stringify(jobs.rows)).not.toContain('CANARI');
  });
});

describe('an invitation is refused', () => {
  it('a second time, and to who has applied', async () => {
    await invite(creator, missionId, guest);
    expect(await codeOf(invite(creator, missionId, guest))).toEqual([409, 'ALREADY_INVITED']);
    await anApplication(test, missionId, guest);
    expect(await codeOf(invite(creator, missionId, guest))).toEqual([409, 'INVITEE_APPLIED']);
  });

  it('to oneself, and to a mission that takes no applications', async () => {
    expect(await codeOf(invite(creator, missionId, creator))).toEqual([409, 'SELF_INVITATION']);
    const archived = await aMission(test, creator);
    await test.call('POST', `/missions/publish/${archived}`, {
      token: creator.token,
      body: { toPublish: false },
    });
    expect(await codeOf(invite(creator, archived, guest))).toEqual([409, 'INVITATIONS_CLOSED']);
  });

  it('to who may not apply, with the reason', async () => {
    const unverified = await aMember(test, { verified: false });
    const answer = await invite(creator, missionId, unverified);
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'INVITEE_CANNOT_APPLY',
      title: expect.stringContaining('n’est pas vérifié'),
    });
    const reserved = await aMission(test, creator, { nature: 'postulation' });
    expect((await invite(creator, reserved, guest)).json()).toMatchObject({
      status: 409,
      code: 'INVITEE_CANNOT_APPLY',
      title: expect.stringContaining('avocat'),
    });
  });

  it('to those whom nobody sees in the trade, as if they were not there', async () => {
    const nobody = [
      await aMember(test, { kind: 'CUSTOMER' }),
      await aMember(test, { kind: 'STAFF' }),
      await aMember(test, { kind: 'PARTNER' }),
      await aMember(test, { confirmed: false }),
      { id: '01890000-0000-7000-8000-000000000000' },
    ];
    const left = await aMember(test);
    await test.call('DELETE', '/users/me', { token: left.token });
    for (const one of [...nobody, left]) {
      expect(await codeOf(invite(creator, missionId, one))).toEqual([404, 'NOT_FOUND']);
      expect(await standings(one.id)).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it("to another's mission: a mission that one may not read is not confirmed to exist", async () => {
    const other = await aMember(test, { kind: 'COMPANY' });
    expect(await codeOf(invite(other, missionId, guest))).toEqual([403, 'FORBIDDEN']);
    await test.call('POST', `/missions/publish/${missionId}`, {
      token: creator.token,
      body: { toPublish: false },
    });
    expect(await codeOf(invite(other, missionId, guest))).toEqual([404, 'NOT_FOUND']);
  });

  it('once the day’s twenty are spent, until the next day in Paris', async () => {
    const { db } = test.platform.database;
    const now = test.clock.now();
    for (let sent = 0; sent < invitationsADay - 1; sent += 1) {
      const { id } = await aMember(test);
      const row = { mission_id: missionId, creator_id: creator.id, member_id: id, created_at: now };
      await db.insertInto('mission_invitation').values(row).execute();
    }
    const guests = [guest, await aMember(test), await aMember(test)];
    // One invitation is left for the day: of three sent at once, through two processes, one succeeds.
    const answers = await Promise.all(
      guests.map((one, index) => invite(creator, missionId, one, index % 2 === 0 ? test : second)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 429, 429]);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json().code).toBe('INVITATIONS_SPENT');
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    test.clock.advance(86_400_000);
    try {
      expect(parisDay(test.clock.now())).toBe(addDays(parisDay(now), 1));
      const token = await aSession(test, creator.id);
      const next = await invite({ ...creator, token }, missionId, await aMember(test));
      expect(next.statusCode, next.body).toBe(201);
    } finally {
      test.clock.advance(-86_400_000);
    }
  });

  it('to all but one of those who send it at once, over two processes', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        invite(creator, missionId, guest, index % 2 === 0 ? test : second),
      ),
    );
    const codes = answers.map((answer) => answer.json().code ?? answer.statusCode);
    expect(codes.toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 'ALREADY_INVITED')]);
    expect(await news(guest)).toHaveLength(1);
    await test.drain();
    expect(await mailsTo(guest)).toHaveLength(1);
  });

  it('to neither of two creators who invite each other at once', async () => {
    const other = await aMember(test, { kind: 'COMPANY' });
    const theirs = await aMission(test, other);
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => invite(creator, missionId, other, test)),
      ...Array.from({ length: 4 }, () => invite(other, theirs, creator, second)),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(6);
  });
});

describe('the missions to which a member may be invited', () => {
  it('are one’s own open ones, newest first, each with what stands in the way', async () => {
    const invited = await aMission(test, creator, { title: 'Invité' });
    const applied = await aMission(test, creator, { title: 'Postulé' });
    const reserved = await aMission(test, creator, { title: 'Réservée', nature: 'postulation' });
    const archived = await aMission(test, creator, { title: 'Archivée' });
    await aMission(test, await aMember(test), { title: 'D’un autre' });
    await invite(creator, invited, guest);
    await anApplication(test, applied, guest);
    await test.call('POST', `/missions/publish/${archived}`, {
      token: creator.token,
      body: { toPublish: false },
    });
    const found = await standings(guest.id);
    expect(
      found.map((one: { mission: { id: string }; standing: string }) => [one.mission.id, one.standing]),
    ).toEqual([
      [reserved, 'refused'],
      [applied, 'applied'],
      [invited, 'invited'],
      [missionId, 'open'],
    ]);
    expect(found[0].refusal).toMatchObject({ code: 'INVITEE_CANNOT_APPLY' });
    for (const one of found.slice(1)) expect(one.refusal).toBeNull();
  });

  it('come page after page', async () => {
    for (const _ of [1, 2, 3]) await aMission(test, creator);
    const path = `/missions/invitations/${guest.id}?limit=3`;
    const first = await test.call('GET', path, { token: creator.token });
    const next = /<\/api([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    const rest = await test.call('GET', next, { token: creator.token });
    const ids = [...first.json(), ...rest.json()].map((one: { mission: { id: string } }) => one.mission.id);
    expect(new Set(ids).size).toBe(4);
    expect(rest.json()).toHaveLength(1);
  });
});

describe('what is left of an invitation', () => {
  it('when the mission is archived: no mail, and no notification that leads nowhere', async () => {
    await invite(creator, missionId, guest);
    await test.call('POST', `/missions/publish/${missionId}`, {
      token: creator.token,
      body: { toPublish: false },
    });
    expect(await news(guest)).toEqual([]);
    await test.drain();
    expect(await mailsTo(guest)).toEqual([]);
  });

  it('when the invited has applied before the mail left: no mail', async () => {
    await invite(creator, missionId, guest);
    await anApplication(test, missionId, guest);
    await test.drain();
    const subjects = (await mailsTo(guest)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject?.includes('Invitation'))).toEqual([]);
  });

  it('when either leaves: nothing', async () => {
    const { db } = test.platform.database;
    const left = () =>
      db.selectFrom('mission_invitation').select('id').where('mission_id', '=', missionId).execute();
    const leaver = await aMember(test);
    for (const one of [guest, leaver]) await invite(creator, missionId, one);
    await test.call('DELETE', '/users/me', { token: leaver.token });
    expect(await left()).toHaveLength(1);
    await test.call('DELETE', '/users/me', { token: creator.token });
    expect(await left()).toHaveLength(0);
    expect(await news(guest)).toEqual([]);
  });
});
