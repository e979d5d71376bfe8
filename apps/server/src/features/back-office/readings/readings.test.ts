import { randomUUID } from 'node:crypto';
import { routes } from '@basoche/contract/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { pathOf } from '../../../../test/calls.ts';
import { aMember, aSession, type TestMember } from '../../../../test/factories.ts';
import { aReport } from '../../../../test/reports.ts';
import { aWorld, type World } from '../../../../test/world.ts';

/** Staff read a thread only for an open report or dispute, for a limited time, and both parties are notified. */

let test: TestApp;
let world: World;
let moderator: TestMember;
let report: string;
const canary = 'Libellule-47';
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());
beforeEach(async () => {
  world = await aWorld(test, 'files');
  moderator = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
  report = await aReport(test, world.candidate, world.owner, world.applicationId);
  for (let n = 0; n < 3; n += 1) await say(world.owner, `${canary} message ${n}`);
});

const say = async ({ token }: TestMember, content: string) => {
  const body = { content, clientId: randomUUID() };
  const sent = await test.call('POST', `/messagerie/${world.applicationId}`, { token, body });
  expect(sent.statusCode, sent.body).toBe(201);
};
const reason = 'Le signalement cite des phrases sans date.';
const open = (body: object = {}, token = moderator.token) =>
  test.call('POST', '/admin/readings', {
    token,
    body: { because: 'report', caseID: report, reason, ...body },
  });
const read = (id: string, query = '', token = moderator.token) =>
  test.call('GET', `/admin/readings/${id}${query}`, { token });
const acts = async () => {
  const { rows } = await test.platform.database.pool.query<{ body: string }>(
    'select body from staff_act order by number desc limit 10',
  );
  return rows.map(({ body }) => JSON.parse(body)).filter(({ on }) => on.id === world.applicationId);
};
const told = async ({ token }: TestMember) =>
  (await test.call('GET', '/notifications/new', { token }))
    .json()
    .filter(({ title }: { title: string }) => title.startsWith('Notre équipe a ouvert cet échange'));

describe('a thread', () => {
  it('is opened for thirty minutes, with a recent code, and read by who opened it alone', async () => {
    const opened = await open();
    expect(opened.statusCode, opened.body).toBe(201);
    const { id, openedAt, endsAt } = opened.json();
    expect(Date.parse(endsAt) - Date.parse(openedAt)).toBe(30 * 60_000);
    const page = (await read(id)).json();
    const said = page.messages.map(({ content }: { content: string }) => content);
    expect(said).toEqual(expect.arrayContaining([`${canary} message 0`, `${canary} message 2`]));
    expect(page.messages.at(-1)).toMatchObject({ by: 'creator', author: null });
    const person = await aMember(test, { firstName: 'Claire', lastName: 'Delmas' });
    const { position } = page.messages.at(-1);
    await test.platform.database.pool.query(
      'update message set person_id = $1 where application_id = $2 and position = $3',
      [person.id, world.applicationId, position],
    );
    expect((await read(id)).json().messages.at(-1)).toMatchObject({ by: 'creator', author: 'Claire Delmas' });
    const other = await aMember(test, { kind: 'STAFF', staffRole: 'admin' });
    expect((await read(id, '', other.token)).statusCode).toBe(404);
    const old = await aSession(test, moderator.id, new Date(test.clock.now().getTime() - 16 * 60_000));
    expect((await open({}, old)).json().code).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('is written down when it is opened and at each page and file, without a word of anybody', async () => {
    const { id } = (await open()).json();
    await read(id);
    const file = `/admin/readings/${id}/attachments/${world.attachmentId}`;
    expect((await test.call('GET', file, { token: moderator.token })).statusCode).toBe(200);
    expect((await acts()).map(({ act }) => act)).toEqual(['reading/file', 'reading/page', 'reading/open']);
    expect(JSON.stringify(await acts())).not.toContain('phrases');
    expect((await acts()).at(-1)).toMatchObject({ details: { because: 'report', report, reading: id } });
    const waiting = `/admin/readings/${id}/attachments/${world.waitingAttachmentId}`;
    expect((await test.call('GET', waiting, { token: moderator.token })).statusCode).toBe(404);
  });

  it('tells both parties in the same words, who neither reported nor why, and once of several at once', async () => {
    await Promise.all(Array.from({ length: 6 }, () => open()));
    await test.drain();
    const mails = (await test.mails()).filter(
      ({ subject }) => subject === 'Notre équipe a ouvert un de vos échanges',
    );
    for (const who of [world.owner, world.candidate]) {
      expect(await told(who)).toHaveLength(1);
      const mine = mails.filter(({ to }) => to?.[0]?.address === who.email);
      expect(mine).toHaveLength(1);
      expect(mine[0]?.text).toContain('pour s’assurer du respect des règles');
      expect(mine[0]?.text).not.toMatch(/signal|phrases sans date/i);
      const standing = await test.call('GET', `/messagerie/signal/thread/${world.applicationId}`, {
        token: who.token,
      });
      expect(standing.json().readings).toMatchObject([{ because: 'report' }]);
    }
  });

  it('is read without a trace of presence: no read mark moves, and no notification is read', async () => {
    const marks = async () =>
      (
        await test.platform.database.pool.query(
          'select creator_read_position, candidate_read_position, updated_at, position from application where id = $1',
          [world.applicationId],
        )
      ).rows;
    const { id } = (await open()).json();
    const before = await marks();
    await read(id);
    expect(await marks()).toEqual(before);
  });

  it('is closed after the time, by its reader, or with its case', async () => {
    const over = (await open()).json();
    test.clock.advance(30 * 60_000);
    expect((await read(over.id)).json()).toMatchObject({ status: 403, code: 'READING_ENDED' });

    moderator = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
    const closed = (await open()).json();
    const close = await test.call('POST', `/admin/readings/${closed.id}/close`, {
      token: moderator.token,
      body: {},
    });
    expect(close.statusCode).toBe(204);
    test.clock.advance(1_000);
    expect((await read(closed.id)).json().code).toBe('READING_ENDED');

    const settled = (await open()).json();
    await test.call('POST', `/admin/reports/${report}/settle`, {
      token: moderator.token,
      body: { outcome: 'nothing', note: 'Rien à relever.' },
    });
    expect((await read(settled.id)).json().code).toBe('READING_ENDED');
    expect((await open()).json().code).toBe('CASE_CLOSED');
  });

  it('is opened on nothing else: no case, another kind of case, a mission that nobody contests', async () => {
    for (const body of [
      { caseID: world.applicationId },
      { because: 'dispute', caseID: world.applicationId },
      { because: 'dispute', caseID: report },
    ]) {
      expect((await open(body)).statusCode).toBe(404);
    }
    expect((await open({ reason: ' ' })).json().errors[0].path).toBe('reason');
    expect((await open({ because: 'curiosity' })).json().errors[0].path).toBe('because');
  });

  it('of a contested mission is opened on the dispute, until it is settled', async () => {
    const contested = await aWorld(test, 'contested');
    const opened = await open({ because: 'dispute', caseID: contested.applicationId });
    expect(opened.statusCode, opened.body).toBe(201);
    expect((await read(opened.json().id)).statusCode).toBe(200);
    await test.call('POST', `/admin/disputes/${contested.applicationId}/settle`, {
      token: moderator.token,
      body: { outcome: 'release', reason: 'La note est complète.' },
    });
    expect((await read(opened.json().id)).json().code).toBe('READING_ENDED');
  });

  it('comes in pages', async () => {
    const { id } = (await open()).json();
    for (let n = 3; n < 55; n += 1) await say(world.owner, `${canary} message ${n}`);
    const page = (await read(id)).json();
    expect(page.messages).toHaveLength(50);
    const rest = (await read(id, `?after=${page.next}`)).json();
    expect([rest.messages.at(-1).content, rest.next]).toEqual([`${canary} message 54`, null]);
  });

  it('is in no other answer that staff or the partner get', async () => {
    const admin = await aMember(test, { kind: 'STAFF', staffRole: 'admin' });
    const partner = await aMember(test, { kind: 'PARTNER' });
    const ids = [
      world.applicationId,
      world.missionId,
      report,
      world.owner.id,
      world.candidate.id,
      world.attachmentId,
    ];
    const reads = routes.filter(
      ({ method, access, name }) =>
        method === 'GET' &&
        access.who !== 'anyone' &&
        name !== 'readings.read' &&
        name !== 'readings.readFile',
    );
    expect(reads.filter(({ access }) => access.who === 'staff').length).toBeGreaterThan(8);
    for (const { path, params } of reads) {
      for (const id of ids) {
        const given = Object.fromEntries(Object.keys(params.shape).map((name) => [name, id]));
        for (const { token } of [moderator, admin, partner]) {
          const answer = await test.call('GET', pathOf(path, given), { token });
          expect(answer.body, `${path} gives a message`).not.toContain(canary);
        }
        if (Object.keys(params.shape).length === 0) break;
      }
    }
  });
});
