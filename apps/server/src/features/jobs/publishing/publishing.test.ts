import type { Job } from '@basoche/contract/jobs/jobs';
import type { JobForm } from '@basoche/contract/jobs/publishing';
import { jobDraftsAtMost } from '@basoche/domain/limits';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, aSession, type TestMember } from '../../../../test/factories.ts';
import { aJobForm, aJobOffer } from '../../../../test/jobs.ts';

/** An offer's creator writes, edits, archives, relaunches and fills it. */

let test: TestApp;
let creator: TestMember;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set(new Date('2026-11-23T09:00:00Z'));
  creator = await aMember(test, { kind: 'COMPANY' });
});

const post = (path: string, body?: object, member = creator) =>
  test.call('POST', path, { token: member.token, ...(body === undefined ? {} : { body }) });

const ok = async (answer: ReturnType<typeof post>, status = 200): Promise<Job> => {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBe(status);
  return JSON.parse(body);
};

const create = (wishes: Partial<JobForm> & { draftID?: string } = {}) =>
  ok(post('/jobs/create', { ...aJobForm(test), ...wishes }), 201);
const edit = (id: string, changes: object) => ok(post(`/jobs/update/${id}`, changes));

const isInList = async (id: string): Promise<boolean> =>
  (await test.call('GET', '/jobs?limit=100')).json().some((card: { id: string }) => card.id === id);

const waiting = async (task: string) => {
  const jobs = sql`select from graphile_worker.jobs where task_identifier = ${task}`;
  return (await jobs.execute(test.platform.database.db)).rows.length;
};

const codeOf = async (answer: ReturnType<typeof post>) => (await answer).json().code;

describe('an offer', () => {
  it('is published as it was written, listed, and its saved searches are looked for', async () => {
    const before = await waiting('jobs.published');
    const offer = await create();
    expect(offer).toMatchObject({
      ...aJobForm(test),
      creatorID: creator.id,
      creatorRole: 'COMPANY',
      startDate: null,
      isArchived: false,
      isFilled: false,
      isOpen: true,
      permitted: ['update', 'publish', 'candidates', 'fill'],
    });
    expect(await isInList(offer.id)).toBe(true);
    expect(await waiting('jobs.published')).toBe(before + 1);
  });

  it('has the defaults of the form', async () => {
    const { domain, nature, contractType, timing, startNow, ...rest } = aJobForm(test);
    expect(await ok(post('/jobs/create', rest), 201)).toMatchObject({
      domain: 'droit_affaires',
      nature: 'recherches',
      contractType: 'CDI',
      timing: 'full',
      startNow: true,
    });
  });

  it('that starts now has no start date, and one at a distance has neither department nor city', async () => {
    expect(
      await create({
        startNow: true,
        startDate: '2026-12-24',
        modality: 'distance',
        place: '75',
        city: 'Paris',
      }),
    ).toMatchObject({ startDate: null, place: null, city: null });
  });

  it('has none of what its form left empty', async () => {
    const empty = { salary: '', salaryDescription: ' ', salaryLow: null, salaryHigh: null };
    const offer = await create(empty);
    expect(offer).toMatchObject({ salary: null, salaryDescription: null, salaryPeriod: null });
    expect(await edit(offer.id, { salary: '45 000 €' })).toMatchObject({ salary: '45 000 €' });
    expect(await edit(offer.id, { salary: '' })).toMatchObject({ salary: null });
  });

  it("is published in one's own name alone", async () => {
    const own = { creatorID: creator.id, creatorRole: 'COMPANY' };
    await ok(post('/jobs/create', { ...aJobForm(test), ...own }), 201);
    for (const claim of [{ creatorID: (await aMember(test)).id }, { creatorRole: 'STUDENT' }]) {
      expect(await codeOf(post('/jobs/create', { ...aJobForm(test), ...claim }))).toBe('ACTOR_MISMATCH');
    }
  });
});

describe('editing an offer', () => {
  it('changes what is given, and leaves the rest as it is', async () => {
    const { id, ...before } = await create();
    expect(await edit(id, { title: 'Juriste confirmé (F/H)' })).toEqual({
      ...before,
      id,
      title: 'Juriste confirmé (F/H)',
    });
    expect(await edit(id, { salaryLow: 45_000 })).toMatchObject({ salaryLow: 45_000, salaryHigh: 48_000 });
    expect(await edit(id, { salaryLow: null, salaryHigh: null })).toMatchObject({ salaryPeriod: null });
    expect(await edit(id, { place: '33' })).toMatchObject({ place: '33', city: null });
    expect(await edit(id, { modality: 'distance' })).toMatchObject({ place: null, city: null });
  });

  it('is judged with what was there: a range whose other bound is lower, a place that is missing', async () => {
    const { id } = await create();
    for (const [field, changes] of [
      ['salaryLow', { salaryLow: 60_000 }],
      ['salaryHigh', { salaryHigh: null }],
      ['place', { place: null }],
      ['startDate', { startNow: false }],
    ] as const) {
      const answer = (await post(`/jobs/update/${id}`, changes)).json();
      expect(answer.errors.map(({ path }: { path: string }) => path)).toContain(field);
    }
  });

  it('keeps the days that have passed since it was written, and takes no other past day', async () => {
    const { id } = await create({ startNow: false, startDate: '2026-11-25' });
    test.clock.advance(30 * 86_400_000);
    const token = await aSession(test, creator.id);
    const later = (changes: object) => test.call('POST', `/jobs/update/${id}`, { token, body: changes });
    expect((await later({ title: 'Relu' })).json()).toMatchObject({ title: 'Relu', isOpen: false });
    const yesterday = addDays(parisDay(test.clock.now()), -1);
    expect((await later({ endDate: yesterday })).statusCode).toBe(400);
    expect((await later({ startDate: yesterday })).statusCode).toBe(400);
  });

  it('archives it, off the list and off the network, and publishes it again', async () => {
    const { id } = await create();
    expect(await edit(id, { isArchived: true })).toMatchObject({ isArchived: true, isOpen: false });
    expect(await isInList(id)).toBe(false);
    expect((await test.call('GET', `/jobs/${id}`)).statusCode).toBe(410);
    const stranger = await aMember(test);
    expect(await codeOf(post(`/jobs/update/${id}`, { title: 'À moi' }, stranger))).toBe('NOT_FOUND');
    expect(await edit(id, { isArchived: false })).toMatchObject({ isArchived: false, isOpen: true });
    expect(await isInList(id)).toBe(true);
    expect(await codeOf(post(`/jobs/update/${id}`, { title: 'À moi' }, stranger))).toBe('FORBIDDEN');
  });

  it('past its deadline lists it no more, however often it is published', async () => {
    const id = await aJobOffer(test, creator, { end_date: '2026-11-22', is_listed: false });
    expect(await edit(id, { isArchived: false })).toMatchObject({ isArchived: false, isOpen: false });
    expect(await isInList(id)).toBe(false);
    expect(await waiting('jobs.published')).toBeGreaterThanOrEqual(0);
  });

  it('by twenty at once loses nothing that any of them changed', async () => {
    const { id } = await create();
    const changes = [
      { title: 'Titre changé' },
      { salaryHigh: 52_000 },
      { jobDescription: 'Description changée' },
      { contractType: 'CDD' },
      { city: 'Villeurbanne' },
    ];
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) => edit(id, changes[turn % changes.length] ?? {})),
    );
    expect(await ok(test.call('GET', `/jobs/${id}`))).toMatchObject(Object.assign({}, ...changes));
  });
});

describe('relaunching an offer', () => {
  it('past its deadline puts it back at the head, published, and a start that has passed is now', async () => {
    const id = await aJobOffer(test, creator, {
      end_date: '2026-11-22',
      is_listed: false,
      is_archived: true,
      filled_at: new Date('2026-11-10T09:00:00Z'),
      start_now: false,
      start_date: '2026-11-20',
      published_at: new Date('2026-10-01T09:00:00Z'),
    });
    expect(await ok(post(`/jobs/relaunch/${id}`, { endDate: '2026-12-31' }))).toMatchObject({
      endDate: '2026-12-31',
      startNow: true,
      startDate: null,
      isArchived: false,
      isFilled: false,
      isOpen: true,
      publishedAt: expect.stringMatching(/^2026-11-23T09:00/),
    });
    expect(await isInList(id)).toBe(true);
  });

  it('waits for its deadline, and takes no past day', async () => {
    const { id } = await create();
    expect(await codeOf(post(`/jobs/relaunch/${id}`, { endDate: '2026-12-31' }))).toBe('JOB_STILL_OPEN');
    const past = await aJobOffer(test, creator, { end_date: '2026-11-22', is_listed: false });
    expect((await post(`/jobs/relaunch/${past}`, { endDate: '2026-11-22' })).statusCode).toBe(400);
  });
});

describe('an offer for which somebody was found', () => {
  it('is archived and filled, once; published again it looks for somebody again', async () => {
    const { id } = await create();
    const before = await waiting('jobs.filled');
    const tries = await Promise.all(Array.from({ length: 5 }, () => post(`/jobs/fill/${id}`)));
    expect(tries.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await waiting('jobs.filled')).toBe(before + 1);
    expect(await ok(test.call('GET', `/jobs/${id}`, { token: creator.token }))).toMatchObject({
      isArchived: true,
      isFilled: true,
      permitted: ['update', 'publish', 'candidates'],
    });
    expect(await isInList(id)).toBe(false);
    expect(await codeOf(post(`/jobs/fill/${id}`))).toBe('JOB_ALREADY_FILLED');
    expect(await edit(id, { title: 'Titre corrigé' })).toMatchObject({ isFilled: true, isArchived: true });
    expect(await edit(id, { isArchived: false })).toMatchObject({ isFilled: false, isOpen: true });
  });
});

describe('a draft of an offer', () => {
  const drafts = async (member = creator) =>
    (await test.call('GET', '/jobs/drafts', { token: member.token })).json();
  const begin = async (values: object) => (await post('/jobs/drafts', { values })).json();

  it('is kept as it was typed, the one written last first, for its author alone', async () => {
    const first = await begin({ title: 'Juriste', endDate: null });
    test.clock.advance(60_000);
    const second = await begin({ title: '', experiences: 'juriste' });
    expect((await drafts()).map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
    test.clock.advance(60_000);
    const kept = await test.call('PUT', `/jobs/drafts/${first.id}`, {
      token: creator.token,
      body: { values: { title: 'Juriste (F/H)' } },
    });
    expect(kept.json()).toEqual({
      ...first,
      values: { title: 'Juriste (F/H)' },
      updatedAt: expect.stringMatching(/^2026-11-23T09:02/),
    });
    expect((await drafts())[0].id).toBe(first.id);
    expect(await drafts(await aMember(test))).toEqual([]);
  });

  it('goes with the offer that it becomes, once, and stays where the offer is refused', async () => {
    const { id: draftID } = await begin({ title: 'Juriste' });
    expect((await post('/jobs/create', { ...aJobForm(test), title: '', draftID })).statusCode).toBe(400);
    expect(await drafts()).toHaveLength(1);
    const body = { ...aJobForm(test), draftID };
    const tries = await Promise.all(Array.from({ length: 5 }, () => post('/jobs/create', body)));
    expect(tries.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 404, 404, 404, 404]);
    expect(await drafts()).toEqual([]);
    const own = await test.call('GET', '/jobs/me', { token: creator.token });
    expect(own.json()).toHaveLength(1);
  });

  it("of somebody else is published by nobody: it stays its author's", async () => {
    const { id: draftID } = await begin({ title: 'Juriste' });
    const stranger = await aMember(test);
    expect(await codeOf(post('/jobs/create', { ...aJobForm(test), draftID }, stranger))).toBe('NOT_FOUND');
    expect(await drafts()).toHaveLength(1);
  });

  it('is one of so many at most, even begun all at once', async () => {
    const tries = await Promise.all(
      Array.from({ length: jobDraftsAtMost + 5 }, () => post('/jobs/drafts', { values: {} })),
    );
    const codes = tries.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(jobDraftsAtMost);
    expect(codes.filter((code) => code === 409)).toHaveLength(5);
    expect(await drafts()).toHaveLength(jobDraftsAtMost);
  });

  it('is deleted by its author, and with their account', async () => {
    const { id } = await begin({ title: 'Juriste' });
    await begin({ title: 'Notaire' });
    const remove = () => test.call('DELETE', `/jobs/drafts/${id}`, { token: creator.token });
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 404]);
    expect((await test.call('DELETE', '/users/me', { token: creator.token })).statusCode).toBe(204);
    const { rows } = await sql`select from job_draft where author_id = ${creator.id}::uuid`.execute(
      test.platform.database.db,
    );
    expect(rows).toEqual([]);
  });
});
