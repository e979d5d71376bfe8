import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSilence, plant } from '../../../test/anonymous-canary.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { aMission, anApplication, proceed } from '../../../test/missions.ts';
import { aWorld, type World } from '../../../test/world.ts';
import { reportHandlers } from './reactions.ts';

/** Reports of a member about the other party of a thread, and their outcome. */

let test: TestApp;
let second: TestApp;
let moderator: TestMember;
beforeAll(async () => {
  const environment = { NETWORK_LIMITS: 'off' };
  test = await createTestApp({ environment });
  second = await createTestApp({ databaseUrl: test.databaseUrl, environment });
  moderator = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
});
afterAll(async () => {
  await second.close();
  await test.close();
});

const run = { id: '1', attempt: 1, lastAttempt: false, signal: new AbortController().signal };
const reason = 'Il me relance chaque nuit, hors de la mission.';
const report = ({ token }: TestMember, about: string, body: object = { reason }, by = test) =>
  by.call('POST', `/messagerie/signal/${about}`, { token, body });
const can = async ({ token }: TestMember, userId: string): Promise<boolean> =>
  (await test.call('GET', `/messagerie/canSignal/${userId}`, { token })).json();
const ofThread = async ({ token }: TestMember, id: string) =>
  (await test.call('GET', `/messagerie/signal/thread/${id}`, { token })).json();
const settle = (
  id: string,
  body: object = {
    outcome: 'measures',
    note: 'Un rappel des règles a été adressé.',
    measures: ['warning'],
    ground: 'terms',
    statement: 'Des messages insistants, hors de toute mission.',
  },
) => test.call('POST', `/admin/reports/${id}/settle`, { token: moderator.token, body });
const mailsTo = async ({ email }: TestMember) =>
  (await test.mails()).filter((mail) => mail.to?.[0]?.address === email);
const titles = async ({ token }: TestMember): Promise<string[]> =>
  (await test.call('GET', '/notifications/new', { token }))
    .json()
    .map(({ title }: { title: string }) => title);

describe('staff', () => {
  it('are each told once of a report, whoever of them cannot be written to', async () => {
    const unreachable = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
    const world = await aWorld(test, 'new');
    await report(world.owner, world.candidate.id);
    const { mailer } = test.platform;
    const told: string[] = [];
    const platform = {
      ...test.platform,
      mailer: {
        ...mailer,
        send: async ({ to }: Parameters<typeof mailer.send>[0]) => {
          if (to === unreachable.email) throw new Error('There is no such mailbox.');
          told.push(to);
        },
      },
    };
    const { pool } = test.platform.database;
    const waiting = async () => {
      const { rows } = await pool.query(
        `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
          where t.identifier = 'reports.mail' and j.payload->>'mail' = 'toStaff'`,
      );
      return rows.map(({ payload }) => payload);
    };
    const [first] = await waiting();
    await reportHandlers['reports.mail'](first, platform, run);
    const each = (await waiting()).filter(({ memberId }) => memberId !== undefined);
    expect(each.map(({ memberId }) => memberId).sort()).toEqual([moderator.id, unreachable.id].sort());
    const outcomes = await Promise.allSettled(
      each.map((job) => reportHandlers['reports.mail'](job, platform, run)),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(told).toEqual([moderator.email]);
    await pool.query(`update member set suspended_at = now() where id = $1`, [unreachable.id]);
  });
});

describe('a member', () => {
  it('may report the other party of a thread, and nobody else', async () => {
    const world = await aWorld(test, 'new');
    const { owner, candidate, otherCandidate, guest } = world;
    expect(await can(owner, candidate.id)).toBe(true);
    expect(await can(candidate, owner.id)).toBe(true);
    for (const [who, whom] of [
      [owner, owner.id],
      [owner, guest.id],
      [candidate, otherCandidate.id],
      [guest, owner.id],
      [owner, '0198aaaa-0000-7000-8000-000000000000'],
    ] as const) {
      expect(await can(who, whom)).toBe(false);
      expect((await report(who, whom)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
  });

  it('is told at once that it was received, by mail, and the one who is reported is told nothing', async () => {
    const world = await aWorld(test, 'talking');
    const { owner, candidate } = world;
    await test.drain();
    const before = { mails: (await mailsTo(candidate)).length, titles: await titles(candidate) };
    const answer = await report(owner, candidate.id, { reason, category: 'harassment' });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({ settledAt: null, outcome: null, note: null });
    await test.drain();
    const [mail] = (await mailsTo(owner)).filter(
      ({ subject }) => subject === 'Votre signalement est enregistré',
    );
    expect(mail?.text).toContain('sous 7 jours');
    expect(mail?.text).not.toContain(reason);
    expect((await mailsTo(candidate)).length).toBe(before.mails);
    expect(await titles(candidate)).toEqual(before.titles);
    expect((await mailsTo(moderator)).map(({ subject }) => subject)).toContain(
      'Nouveau signalement\u202f: Harcèlement ou propos déplacés',
    );
    expect(await ofThread(candidate, world.applicationId)).toEqual({
      canReport: true,
      last: null,
      readings: [],
    });
  });

  it('reports a person once until that is settled, whatever the thread', async () => {
    const { owner, candidate } = await aWorld(test, 'new');
    const missionId = await aMission(test, owner);
    const second = await anApplication(test, missionId, candidate);
    await report(owner, candidate.id);
    expect(await can(owner, candidate.id)).toBe(false);
    for (const about of [candidate.id, `thread/${second}`]) {
      expect((await report(owner, about)).json()).toMatchObject({ status: 409, code: 'REPORT_WAITS' });
    }
    expect(await ofThread(owner, second)).toMatchObject({ canReport: false, last: { settledAt: null } });
  });

  it('is told the outcome with a sentence, by notification and by mail, and may report again', async () => {
    const world = await aWorld(test, 'new');
    const { id } = (await report(world.owner, `thread/${world.applicationId}`)).json();
    const settled = await settle(id);
    expect(settled.json()).toMatchObject({
      outcome: 'measures',
      reporter: { id: world.owner.id },
      subject: { id: world.candidate.id },
      reportsOfSubject: 1,
      postulationID: world.applicationId,
      reason,
    });
    expect(await titles(world.owner)).toContain(
      'Votre signalement a été examiné. Des mesures ont été prises.',
    );
    expect((await titles(world.candidate)).join()).not.toContain('signalement');
    await test.drain();
    const [mail] = (await mailsTo(world.owner)).filter(
      ({ subject }) => subject === 'Votre signalement a été examiné',
    );
    expect(mail?.text).toContain('Un rappel des règles a été adressé.');
    expect(await ofThread(world.owner, world.applicationId)).toMatchObject({
      canReport: true,
      last: { outcome: 'measures', note: 'Un rappel des règles a été adressé.' },
    });
    expect(await can(world.owner, world.candidate.id)).toBe(true);
    expect((await settle(id)).json()).toMatchObject({ status: 409, code: 'REPORT_SETTLED' });
    expect((await report(world.owner, world.candidate.id)).statusCode).toBe(201);
  });

  it('is told so where nothing was found', async () => {
    const world = await aWorld(test, 'new');
    const { id } = (await report(world.owner, world.candidate.id)).json();
    await settle(id, { outcome: 'nothing', note: 'Les messages restent courtois.' });
    expect(await titles(world.owner)).toContain(
      'Votre signalement a été examiné. Aucun manquement n’a été constaté.',
    );
  });
});

describe('of two at once', () => {
  it('one report is stored and the others told 409, by id and through the thread', async () => {
    const { owner, candidate, applicationId } = await aWorld(test, 'new');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        report(
          owner,
          index % 2 === 0 ? candidate.id : `thread/${applicationId}`,
          { reason },
          index % 3 === 0 ? second : test,
        ),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(9).fill(409)]);
  });

  it('one settlement stands, and the reporter is told it once', async () => {
    const { owner, candidate } = await aWorld(test, 'new');
    const { id } = (await report(owner, candidate.id)).json();
    const answers = await Promise.all(Array.from({ length: 6 }, () => settle(id)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(5).fill(409)]);
    expect((await titles(owner)).filter((title) => title.includes('signalement'))).toHaveLength(1);
    const { rows } = await test.platform.database.pool.query(
      "select body from staff_act where body::json -> 'on' ->> 'id' = $1",
      [id],
    );
    expect(rows.map(({ body }) => JSON.parse(body))).toMatchObject([
      {
        act: 'report/settle',
        by: { memberId: moderator.id, role: 'moderator' },
        details: { outcome: 'measures' },
      },
    ]);
  });
});

describe('staff', () => {
  it('see those that wait, oldest first, and page through them and through the settled', async () => {
    const worlds: World[] = [];
    for (let round = 0; round < 3; round += 1) worlds.push(await aWorld(test, 'new'));
    for (const { owner, candidate } of worlds) {
      test.clock.advance(1_000);
      await report(owner, candidate.id);
    }
    const ids = async (state: string) => {
      const found: { id: string; reportedAt: string; settledAt: string }[] = [];
      let path = `/admin/reports?state=${state}&limit=2`;
      for (let page = 0; page < 40; page += 1) {
        const answer = await test.call('GET', path, { token: moderator.token });
        found.push(...answer.json());
        const next = /<\/api([^>]*)>/.exec(String(answer.headers.link ?? ''))?.[1];
        if (next === undefined) break;
        path = next;
      }
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      return found;
    };
    const waiting = await ids('waiting');
    expect(waiting.length).toBeGreaterThanOrEqual(6);
    expect(waiting.map(({ reportedAt }) => reportedAt)).toEqual(
      waiting.map(({ reportedAt }) => reportedAt).toSorted(),
    );
    for (const { id } of waiting.slice(0, 2)) {
      test.clock.advance(1_000);
      await settle(id);
    }
    const settled = await ids('settled');
    expect(settled.slice(0, 2).map(({ id }) => id)).toEqual(
      waiting
        .slice(0, 2)
        .map(({ id }) => id)
        .reverse(),
    );
  });
});

describe('an anonymous creator', () => {
  it.each(['COMPANY', 'CUSTOMER'] as const)(
    '%s is reported through the thread, and nothing tells the candidate who it is',
    async (kind) => {
      const canary = await plant(test, kind, `Kaŝito${randomBytes(3).toString('hex')}`);
      const candidate = await aMember(test);
      const application = await anApplication(test, canary.missionId, candidate);
      // By their member id they cannot be reported, even if it is guessed.
      expect(await can(candidate, canary.creator.id)).toBe(false);
      const guessed = await report(candidate, canary.creator.id);
      const invented = await report(candidate, '0198aaaa-0000-7000-8000-000000000000');
      expect([guessed.statusCode, guessed.body]).toEqual([404, invented.body]);

      expect(await ofThread(candidate, application)).toEqual({ canReport: true, last: null, readings: [] });
      const answer = await report(candidate, `thread/${application}`);
      expect(answer.statusCode, answer.body).toBe(201);
      const waits = await ofThread(candidate, application);
      await settle(answer.json().id);
      await test.drain();
      const said = [
        answer.body,
        JSON.stringify(waits),
        JSON.stringify(await ofThread(candidate, application)),
        (await titles(candidate)).join(),
        ...(await mailsTo(candidate)).map((mail) => JSON.stringify(mail)),
      ];
      expect((await mailsTo(candidate)).map(({ subject }) => subject)).toEqual(
        expect.arrayContaining(['Votre signalement est enregistré', 'Votre signalement a été examiné']),
      );
      expectSilence(canary, said);
    },
  );

  it('is not told by a report of somebody who is known: the two are counted apart until the price is accepted', async () => {
    const canary = await plant(test, 'COMPANY', `Nekonata${randomBytes(3).toString('hex')}`);
    const candidate = await aMember(test);
    const known = await anApplication(test, await aMission(test, canary.creator), candidate);
    const hidden = await anApplication(test, canary.missionId, candidate);
    expect((await report(candidate, canary.creator.id)).statusCode).toBe(201);
    expect(await ofThread(candidate, known)).toMatchObject({ canReport: false });
    expect(await ofThread(candidate, hidden)).toEqual({ canReport: true, last: null, readings: [] });
    expect((await report(candidate, `thread/${hidden}`)).statusCode).toBe(201);
    expect((await report(candidate, `thread/${hidden}`)).json()).toMatchObject({ code: 'REPORT_WAITS' });
    await proceed(test, hidden, [canary.creator, 'action/price/accept']);
    expect(await ofThread(candidate, hidden)).toMatchObject({ canReport: false });
    expect(await can(candidate, canary.creator.id)).toBe(false);
  });
});
