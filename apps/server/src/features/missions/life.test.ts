import { titleOf } from '@basoche/domain/notifications/keys';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { checksum } from '../../../test/checksum.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { aMission, aMissionForm, anApplication, proceed } from '../../../test/missions.ts';
import { findProspect } from '../threads/mission-applications/store.ts';
import { tellOfEdit } from '../threads/posting-edits/service.ts';

/** A creator's mission: editing, relaunching, publishing again. */

let test: TestApp;
let creator: TestMember;
let candidate: TestMember;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set(new Date('2026-11-23T09:00:00Z'));
  creator = await aMember(test, { kind: 'COMPANY' });
  candidate = await aMember(test);
});

const call = async (path: string, member: TestMember, body?: object) =>
  test.call(body === undefined ? 'GET' : 'POST', path, {
    token: member.token,
    ...(body === undefined ? {} : { body }),
  });

const edit = async (id: string, wishes: object = {}) => {
  const answer = await call(`/missions/update/${id}`, creator, { ...aMissionForm(test), ...wishes });
  expect(answer.statusCode, answer.body).toBe(200);
  await test.drain();
};

const titlesOf = async (member: TestMember): Promise<string[]> =>
  (await call('/notifications/new', member)).json().map(({ title }: { title: string }) => title);

const threadOf = async (id: string, member: TestMember) => (await call(`/messagerie/${id}`, member)).json();

describe('editing a mission', () => {
  it('of somebody else is refused; archived, it is not there for them, as an offer', async () => {
    const id = await aMission(test, creator);
    const stranger = await aMember(test, { kind: 'COMPANY' });
    const codeOf = async () =>
      (await call(`/missions/update/${id}`, stranger, aMissionForm(test))).json().code;
    expect(await codeOf()).toBe('FORBIDDEN');
    await call(`/missions/publish/${id}`, creator, { toPublish: false });
    expect(await codeOf()).toBe('NOT_FOUND');
  });

  it('that changes nothing changes no row and notifies nobody', async () => {
    const id = await aMission(test, creator);
    await anApplication(test, id, candidate);
    await test.drain();
    // Without the queue's tables, whose rows disappear shortly after their jobs; jobs of edits are counted
    // instead.
    const rows = async () => (await checksum(test)).replace(/,graphile.*$/, '');
    const before = await rows();
    test.clock.advance(60_000);
    const answer = await call(`/missions/update/${id}`, creator, aMissionForm(test));
    expect(answer.statusCode).toBe(200);
    expect(await rows()).toBe(before);
    const edits = sql`select from graphile_worker.jobs where task_identifier = 'missions.edited'`;
    expect((await edits.execute(test.platform.database.db)).rows).toEqual([]);
  });

  it('notifies each candidate once for each edit, even where its job runs twice', async () => {
    const id = await aMission(test, creator);
    await anApplication(test, id, candidate);
    test.clock.advance(1_000);
    await edit(id, { title: 'Un autre titre' });
    test.clock.advance(1_000);
    await edit(id, { title: 'Un troisième titre' });
    expect(await titlesOf(candidate)).toEqual([titleOf('MISSION_EDITED'), titleOf('MISSION_EDITED')]);
    const at = test.clock.now().toISOString();
    for (const _twice of [1, 2]) {
      await sql`select graphile_worker.add_job('missions.edited', json_build_object('missionId', ${id}::text,
        'terms', '[]'::json, 'at', ${at}::text))`.execute(test.platform.database.db);
      await test.drain();
    }
    expect(await titlesOf(candidate)).toHaveLength(3);
  });

  it('is told though the job of a later one came to an end first: none of them is lost', async () => {
    const id = await aMission(test, creator);
    const thread = await anApplication(test, id, candidate);
    await test.drain();
    const { platform } = test;
    const at = (seconds: number) => new Date(test.clock.now().getTime() + seconds * 1_000).toISOString();
    const first = { missionId: id, terms: ['price'] as const, at: at(1) };
    await tellOfEdit(platform, { missionId: id, terms: [], at: at(2) });
    await tellOfEdit(platform, first);
    await tellOfEdit(platform, first);
    expect((await threadOf(thread, candidate)).offerToConfirm).toEqual(['price']);
    expect((await titlesOf(candidate)).toSorted()).toEqual(
      [titleOf('MISSION_EDITED'), titleOf('PRICE_TO_CONFIRM')].toSorted(),
    );
  });

  it('again and again before they run leaves one job that looks for its saved searches', async () => {
    const id = await aMission(test, creator);
    for (const toPublish of [true, true, false, true]) {
      await call(`/missions/publish/${id}`, creator, { toPublish });
    }
    await call(`/missions/update/${id}`, creator, aMissionForm(test, { title: 'Un autre titre' }));
    const { rows } = await sql`select from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'missions.published' and j.payload ->> 'missionId' = ${id}::text`.execute(
      test.platform.database.db,
    );
    expect(rows).toHaveLength(1);
  });

  it('does not tell those who applied after it, nor those whose application is closed', async () => {
    const id = await aMission(test, creator);
    const refused = await anApplication(test, id, candidate);
    await proceed(test, refused, [creator, 'action/refuseCandidate']);
    await test.drain();
    const told = await titlesOf(candidate);
    test.clock.advance(1_000);
    const answer = await call(`/missions/update/${id}`, creator, aMissionForm(test, { tarifHigh: 1_000 }));
    expect(answer.statusCode).toBe(200);
    test.clock.advance(1_000);
    const late = await aMember(test);
    const lateThread = await anApplication(test, id, late);
    await test.drain();
    expect(await titlesOf(late)).toEqual([]);
    expect((await threadOf(lateThread, late)).offerToConfirm).toEqual([]);
    expect(await titlesOf(candidate)).toEqual(told);
  });

  it('has the open offer confirmed where the price range, the place or the execution changed', async () => {
    const id = await aMission(test, creator);
    const thread = await anApplication(test, id, candidate);
    test.clock.advance(1_000);
    await edit(id, { place: '69', city: 'Lyon' });
    test.clock.advance(1_000);
    await edit(id, { place: '69', city: 'Lyon', tarifHigh: 1_000 });
    expect(await threadOf(thread, creator)).toMatchObject({ offerToConfirm: ['price', 'place'] });
    expect(await threadOf(thread, candidate)).toMatchObject({
      offerToConfirm: ['price', 'place'],
      permitted: ['nda', 'price/confirm', 'withdraw'],
    });
    const [listed] = (await call(`/missions/postulants/${id}`, creator)).json();
    expect(listed).toMatchObject({ id: thread, offerToConfirm: ['price', 'place'] });
    const [applied] = (await call(`/missions/postulate/${candidate.id}`, candidate)).json();
    expect(applied).toMatchObject({ id: thread, offerToConfirm: ['price', 'place'] });
    expect(await titlesOf(candidate)).toEqual([titleOf('PRICE_TO_CONFIRM'), titleOf('PRICE_TO_CONFIRM')]);
    const mails = (await test.mails()).filter(({ to }) => to?.[0]?.address === candidate.email);
    expect(mails.at(-1)?.subject).toContain('Confirmez votre prix');
    expect(mails.at(-1)?.text).toContain('le prix et le lieu');
  });

  it('waits for an application that is being written, so that its price is marked', async () => {
    const id = await aMission(test, creator);
    const { db } = test.platform.database;
    const applying = await db.startTransaction().execute();
    await findProspect(applying, id, candidate.id);
    const editing = call(`/missions/update/${id}`, creator, aMissionForm(test, { tarifHigh: 1_000 }));
    const waiting = sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1);
    await applying.rollback().execute();
    expect((await editing).statusCode).toBe(200);
  });

  it('is settled by the candidate who confirms: the creator is told', async () => {
    const id = await aMission(test, creator);
    const thread = await anApplication(test, id, candidate);
    test.clock.advance(1_000);
    await edit(id, { onPlace: false, place: null, city: null });
    await proceed(test, thread, [candidate, 'action/price/confirm']);
    await test.drain();
    expect(await threadOf(thread, creator)).toMatchObject({ offerToConfirm: [], state: 'NEW' });
    expect(await titlesOf(creator)).toContain(titleOf('PRICE_CONFIRMED'));
    const again = await call(`/messagerie/action/price/confirm/${thread}`, candidate, {});
    expect([again.statusCode, again.json().code]).toEqual([409, 'NOTHING_TO_CONFIRM']);
  });

  it('keeps the creator from nothing: accepting settles it', async () => {
    const id = await aMission(test, creator);
    const thread = await anApplication(test, id, candidate);
    test.clock.advance(1_000);
    await edit(id, { tarifLow: 350 });
    await proceed(test, thread, [creator, 'action/price/accept']);
    expect(await threadOf(thread, candidate)).toMatchObject({
      state: 'WAITING_ACCEPTATION',
      offerToConfirm: [],
    });
  });

  it('keeps any price of its range to the cent', async () => {
    const id = await aMission(test, creator, { tarifLow: 666.67, tarifHigh: 800 });
    const body = { ...aMissionForm(test), tarifLow: 325, tarifHigh: 910.5 };
    expect((await call(`/missions/update/${id}`, creator, body)).json()).toMatchObject({
      tarifLow: 325,
      tarifHigh: 910.5,
    });
  });

  it('refuses a wanted profile that the rules keep out, with the article beside the field', async () => {
    const id = await aMission(test, creator);
    const closed = { ...aMissionForm(test), nature: 'consultation', experience: 'etudiants | 2_5ans' };
    for (const path of ['/missions/create', `/missions/update/${id}`]) {
      const answer = await call(path, creator, closed);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toEqual([
        { path: 'experience', message: expect.stringMatching(/Étudiants.*fermée à ce profil.*art\./) },
      ]);
    }
    expect((await call('/missions/create', creator, { ...closed, experience: '2_5ans' })).statusCode).toBe(
      201,
    );
  });
});

describe('relaunching a mission', () => {
  const expired = async (wishes: object = {}) => {
    const id = await aMission(test, creator, wishes);
    test.clock.advance(70 * 86_400_000);
    // Sessions of the tests expire after a day, so they are extended.
    await sql`update session set expires_at = ${new Date(test.clock.now().getTime() + 86_400_000)}`.execute(
      test.platform.database.db,
    );
    return id;
  };
  const inDays = (days: number) => addDays(parisDay(test.clock.now()), days);

  it('puts it back at the head of the lists, with a deadline or for sixty days', async () => {
    const id = await expired();
    const other = await aMission(test, creator);
    test.clock.advance(1_000);
    const answer = await call(`/missions/relaunch/${id}`, creator, { endDate: inDays(10) });
    expect(answer.json()).toMatchObject({
      endDate: inDays(10),
      publishedAt: expect.stringContaining(parisDay(test.clock.now())),
      isOpen: true,
    });
    const heads = (await test.call('GET', '/missions?limit=2')).json();
    expect(heads.map((mission: { id: string }) => mission.id)).toEqual([id, other]);

    const without = await expired({ endDate: null });
    const open = await call(`/missions/relaunch/${without}`, creator, { endDate: null });
    expect(open.json()).toMatchObject({ endDate: null, isOpen: true });
    test.clock.advance(59 * 86_400_000);
    expect((await test.call('GET', `/missions/single/${without}`)).json().isOpen).toBe(true);
  });

  it('starts now where the day it was to start has passed', async () => {
    const today = parisDay(test.clock.now());
    const past = await expired({ startNow: false, startDate: addDays(today, 30) });
    const answer = await call(`/missions/relaunch/${past}`, creator, { endDate: inDays(10) });
    expect(answer.json()).toMatchObject({ startNow: true, startDate: null });
    const later = await expired({ startNow: false, startDate: addDays(parisDay(test.clock.now()), 90) });
    const kept = await call(`/missions/relaunch/${later}`, creator, { endDate: inDays(10) });
    expect(kept.json().startNow).toBe(false);
  });

  it('publishes an archived one; published again without it, it stays closed', async () => {
    const id = await expired();
    await call(`/missions/publish/${id}`, creator, { toPublish: false });
    const published = (await call(`/missions/publish/${id}`, creator, { toPublish: true })).json();
    expect(published).toMatchObject({ isArchived: false, isOpen: false });
    expect(published.permitted).toContain('relaunch');
    await call(`/missions/publish/${id}`, creator, { toPublish: false });
    const relaunched = (await call(`/missions/relaunch/${id}`, creator, { endDate: null })).json();
    expect(relaunched).toMatchObject({ isArchived: false, isOpen: true });
    expect(relaunched.permitted).not.toContain('relaunch');
  });

  it('is refused while the deadline is not past, archived or not, and for a day that is', async () => {
    const id = await aMission(test, creator);
    for (const toPublish of [true, false]) {
      await call(`/missions/publish/${id}`, creator, { toPublish });
      const early = await call(`/missions/relaunch/${id}`, creator, { endDate: null });
      expect([early.statusCode, early.json().code]).toEqual([409, 'MISSION_STILL_OPEN']);
    }
    const late = await expired();
    const past = await call(`/missions/relaunch/${late}`, creator, { endDate: inDays(-1) });
    expect(past.json().errors).toEqual([
      { path: 'endDate', message: 'Cette date est passée\u202f: choisissez aujourd’hui ou plus tard.' },
    ]);
  });
});

describe('a creator who leaves', () => {
  it('lets others publish while the threads of their missions are being closed', async () => {
    const id = await aMission(test, creator);
    const thread = await anApplication(test, id, candidate);
    const { db } = test.platform.database;
    const busy = await db.startTransaction().execute();
    await sql`select from application where id = ${thread}::uuid for update`.execute(busy);
    const leaving = test.call('DELETE', '/users/me', { token: creator.token });
    const waiting = sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1);
    const other = await aMember(test, { kind: 'COMPANY' });
    expect(await aMission(test, other)).toBeTruthy();
    await busy.rollback().execute();
    expect((await leaving).statusCode).toBe(204);
    expect((await test.call('GET', `/missions/single/${id}`)).json().code).toBe('GONE');
  });
});
