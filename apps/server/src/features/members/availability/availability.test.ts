import { addDays, parisDay, parisHour } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, aSession, type TestMember } from '../../../../test/factories.ts';
import { aMission, anApplication, proceed } from '../../../../test/missions.ts';
import { addJob } from '../../../platform/queue/queue.ts';

let test: TestApp;
let member: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
beforeEach(async () => {
  member = await aMember(test);
});
afterAll(() => test.close());

const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}, { token } = member) =>
  test.call(method, path, { token, ...(method === 'POST' ? { body } : {}) });
const read = async () => (await call('GET', '/availability')).json();
const today = () => parisDay(test.clock.now());

describe('availability', () => {
  it('is said, seen by others for two weeks, confirmed with a click, and taken back', async () => {
    expect(await read()).toEqual({
      status: null,
      from: null,
      confirmedAt: null,
      isShown: false,
      isToConfirm: false,
    });
    expect((await call('POST', '/availability/confirm')).statusCode).toBe(404);
    const said = (await call('POST', '/availability', { status: 'AVAILABLE' })).json();
    expect(said).toMatchObject({ status: 'AVAILABLE', from: null, isShown: true, isToConfirm: false });
    const seen = async () => (await test.call('GET', `/users/${member.id}`)).json().availability;
    expect(await seen()).toEqual({ status: 'AVAILABLE', from: null, confirmedOn: today() });
    const { rows } = await test.platform.database.pool.query(
      `update member_availability set confirmed_at = $2 where member_id = $1 returning 1`,
      [member.id, new Date(test.clock.now().getTime() - 14 * 86_400_000)],
    );
    expect(rows).toHaveLength(1);
    expect(await read()).toMatchObject({ status: 'AVAILABLE', isShown: false, isToConfirm: true });
    expect(await seen()).toBeNull();
    expect((await call('POST', '/availability/confirm')).json()).toMatchObject({ isShown: true });
    expect((await call('DELETE', '/availability')).statusCode).toBe(204);
    expect((await read()).status).toBeNull();
  });

  it('from a day is of a day to come', async () => {
    for (const from of [undefined, null, today(), addDays(today(), 400)]) {
      const answer = await call('POST', '/availability', { status: 'SOON', from });
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'from']);
    }
    const from = addDays(today(), 10);
    expect((await call('POST', '/availability', { status: 'SOON', from })).json().from).toBe(from);
    // A date given with BUSY is ignored.
    expect((await call('POST', '/availability', { status: 'BUSY', from })).json().from).toBeNull();
  });

  it('of a company or a customer is none', async () => {
    for (const kind of ['COMPANY', 'CUSTOMER'] as const) {
      const other = await aMember(test, { kind });
      expect((await call('POST', '/availability', { status: 'BUSY' }, other)).statusCode).toBe(403);
    }
  });
});

describe('on Mondays', () => {
  const ask = async () => {
    await addJob(test.platform.database.db, 'availability.ask', {});
    await test.drain();
  };
  const mailsTo = async ({ email }: TestMember) =>
    (await test.mails()).filter(({ to }) => to?.[0]?.address === email);
  const at = (day: string, hour: number) => test.clock.set(parisHour(day, hour));
  const said = async (day: string, body: object) => {
    at(day, 12);
    member = await aMember(test);
    await call('POST', '/availability', body);
    return member;
  };
  afterAll(() => test.clock.set(new Date()));

  it('at nine, whoever is available and has not said so for a week is asked, once', async () => {
    const asked = await said('2029-11-20', { status: 'AVAILABLE' });
    const fresh = await said('2029-11-27', { status: 'AVAILABLE' });
    const busy = await said('2029-11-20', { status: 'BUSY' });
    at('2029-12-03', 8);
    await ask();
    expect(await mailsTo(asked)).toHaveLength(0);
    at('2029-12-03', 10);
    await Promise.all([ask(), ask()]);
    at('2029-12-05', 10);
    await ask();
    expect(await mailsTo(asked)).toHaveLength(1);
    expect([await mailsTo(fresh), await mailsTo(busy)]).toEqual([[], []]);
  });

  it('the link of the mail confirms once it is posted, and not when it is opened', async () => {
    const asked = await said('2030-11-19', { status: 'AVAILABLE' });
    at('2030-12-02', 9);
    await ask();
    const [mail] = await mailsTo(asked);
    const token = /\/disponibilite\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    member = { ...asked, token: await aSession(test, asked.id) };
    const before = await read();
    const opened = await test.app.inject({ method: 'GET', url: `/api/availability/confirm/${token}` });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/disponibilite/${token}`]);
    expect(await read()).toEqual(before);
    const post = (link: string) => test.call('POST', `/availability/confirm/${link}`, { body: {} });
    expect((await post(token)).statusCode).toBe(204);
    expect(await read()).toMatchObject({ isShown: true, isToConfirm: false });
    expect((await post('inconnu')).statusCode).toBe(404);
    // The mail asked about an earlier availability, so its link is void.
    await call('POST', '/availability', { status: 'BUSY' });
    expect((await post(token)).statusCode).toBe(404);
  });

  it('whoever was to be available from a day that has come is available', async () => {
    await said('2031-11-19', { status: 'SOON', from: '2031-11-21' });
    at('2031-11-21', 1);
    await ask();
    member = { ...member, token: await aSession(test, member.id) };
    expect(await read()).toMatchObject({ status: 'AVAILABLE', from: null });
  });

  it("and whoever is being deleted on that day is waited for, and stands in nobody's way", async () => {
    const { id } = await said('2032-11-19', { status: 'SOON', from: '2032-11-21' });
    at('2032-11-21', 1);
    member = { ...member, token: await aSession(test, id) };
    const { pool } = test.platform.database;
    const deleting = await pool.connect();
    await deleting.query('begin');
    await deleting.query('select from member where id = $1 for update', [id]);
    const late = [call('POST', '/availability/confirm'), call('DELETE', '/availability')];
    const asked = ask();
    const waiting = async () => {
      const { rows } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    };
    await expect.poll(waiting).toBe(3);
    await deleting.query('delete from member_availability where member_id = $1', [id]);
    await deleting.query('update member set email = null, deleted_at = now() where id = $1', [id]);
    await deleting.query('commit');
    deleting.release();
    await asked;
    expect((await Promise.all(late)).map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  });
});

describe('the calendar', () => {
  const address = async (method: 'GET' | 'POST' = 'GET') =>
    (await call(method, '/availability/calendar')).json().url;
  const get = (url: string, headers: Record<string, string> = {}) =>
    test.app.inject({ method: 'GET', url: new URL(url).pathname, headers });
  const unfolded = (body: string) => body.replaceAll(/\r\n[ \t]/g, '');

  const ongoing = async (form: object = {}) => {
    const owner = await aMember(test, { kind: 'COMPANY', companyName: 'Étude Lambert, Roux & associés' });
    const missionId = await aMission(test, owner, form);
    const id = await anApplication(test, missionId, member);
    await proceed(test, id, [owner, 'action/price/accept'], [owner, 'action/choose/direct']);
    await proceed(test, id, [member, 'action/direct/accept']);
    return { owner, id };
  };

  it('has the missions that its owner carries out, from acceptance to their last day, and nothing else', async () => {
    const title = `Relecture; d’un bail, ${'très '.repeat(20)}long`;
    const { owner, id } = await ongoing({ title, timeLimit: 'Dix jours', startNow: true, startDate: null });
    const waiting = await aMission(test, owner, { title: 'Mission qui attend' });
    await anApplication(test, waiting, member);
    const answer = await get(await address('POST'));
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    const lines = answer.body.split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(answer.body).not.toContain('\n\n');
    const text = unfolded(answer.body);
    const day = (date: string) => date.replaceAll('-', '');
    expect(text).toContain(`SUMMARY:${title.replaceAll(/[;,]/g, '\\$&')}`);
    expect(text).toContain(`UID:mission-${id}@basoche.test`);
    expect(text).toContain(`DTSTART;VALUE=DATE:${day(today())}`);
    expect(text).toContain(`DTEND;VALUE=DATE:${day(addDays(today(), 11))}`);
    expect(text).toContain('Étude Lambert\\, Roux & associés');
    expect(text).toContain('X-WR-TIMEZONE:Europe/Paris');
    expect(text).toMatch(/DTSTAMP:\d{8}T\d{6}Z\r\n/);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    const etag = String(answer.headers.etag);
    const again = await get(await address(), { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await proceed(test, id, [owner, 'mission/validate']);
    expect((await get(await address())).body).not.toContain('BEGIN:VEVENT');
  });

  it('has a secret address that its owner sees again, and that is gone once it is replaced or closed', async () => {
    expect(await address()).toBeNull();
    const first = await address('POST');
    expect(first).toMatch(/^http:\/\/basoche\.test\/agenda\/[\w-]{43}\.ics$/);
    expect(await address()).toBe(first);
    const second = await address('POST');
    expect([(await get(first)).statusCode, (await get(second)).statusCode]).toEqual([404, 200]);
    await call('DELETE', '/availability/calendar');
    expect([(await get(second)).statusCode, await address()]).toEqual([404, null]);
    const last = await address('POST');
    const { rows } = await test.platform.database.pool.query(
      `select f::text as row from calendar_feed f where member_id = $1`,
      [member.id],
    );
    expect(rows[0].row).not.toContain(/agenda\/([\w-]+)/.exec(last)?.[1]);
    await test.call('DELETE', '/users/me', { token: member.token });
    expect((await get(last)).statusCode).toBe(404);
  });

  it('at an address that is none is not there', async () => {
    for (const name of ['a.ics', `${'a'.repeat(43)}.ics`, `${'a'.repeat(43)}`, '..%2f.ics']) {
      expect((await test.app.inject({ method: 'GET', url: `/agenda/${name}` })).statusCode).toBe(404);
    }
  });
});
