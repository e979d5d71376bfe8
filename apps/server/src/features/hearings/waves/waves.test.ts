import { addDays, parisDay, parisInstant } from '@basoche/domain/time/paris';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, aSession, type TestMember } from '../../../../test/factories.ts';
import {
  aHearing,
  aListener as aListenerOf,
  runHearingJobs,
  takeHearing,
} from '../../../../test/hearings.ts';
import { recordStatements } from '../../../../test/read-whole.ts';
import { sideBySide } from '../../../../test/side-by-side.ts';

import { notifyWave } from './service.ts';

/** Waves of notices, by a clock that the test moves. */

let test: TestApp;
beforeEach(async () => {
  await test?.close();
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', HEARINGS: 'on' } });
  test.clock.set(parisInstant('2037-12-07', '10:00') ?? new Date());
});
afterAll(() => test.close());

const aListener = (more: object = {}) => aListenerOf(test, more);
const publish = (client: TestMember, more: object = {}) => aHearing(test, client, more);

const after = (minutes: number) => runHearingJobs(test, minutes);

const told = async ({ id }: TestMember, key = 'HEARING_NOTICE'): Promise<number> =>
  (
    await test.platform.database.pool.query('select 1 from notification where member_id = $1 and key = $2', [
      id,
      key,
    ])
  ).rows.length;

/** The hearing as its client reads it, by a new session: days may have passed. */
const read = async (id: string, client: TestMember) =>
  (await test.call('GET', `/hearings/${id}`, { token: await aSession(test, client.id) })).json();

const steps = async (id: string, client: TestMember): Promise<string[]> =>
  (await read(id, client)).steps.map(
    ({ kind, told: count }: { kind: string; told: number | null }) => `${kind} ${count}`,
  );

const aClient = () => aMember(test, { jobName: 'Avocat' });

describe('waves', () => {
  it('write their notices in few statements, each with its notification and its mail', async () => {
    const client = await aClient();
    const listeners = await sideBySide(Array.from({ length: 12 }), () => aListener());
    const id = await publish(client);
    const recording = recordStatements();
    await notifyWave(test.platform, { missionId: id, wave: 1 });
    const sent = recording.take();
    recording.stop();
    const about = (words: RegExp) => sent.filter(({ text }) => words.test(text)).length;
    expect(await steps(id, client)).toEqual(['sent 12']);
    expect(await Promise.all(listeners.map((one) => told(one)))).toEqual(listeners.map(() => 1));
    expect([about(/insert into notification/), about(/insert into "hearing_notice"/)]).toEqual([1, 1]);
    expect(about(/graphile_worker\.add_jobs?\(/)).toBeLessThan(6);
    await test.drain();
    const subjects = (await test.mails()).filter(({ subject = '' }) => subject.includes('150'));
    expect(subjects).toHaveLength(12);
  });

  it('tell those who are near and free, an hour later those who may be, at last all who go farther', async () => {
    const client = await aClient();
    const near = await aListener();
    const perhaps = await aListener({ week: 0 });
    const farther = await aListener({ town: '75056', goesFarther: true });
    const far = await aListener({ town: '75056' });
    const dear = await aListener({ lowest: 200 });
    const elsewhere = await aListener({ kinds: ['tc'] });
    const off = await aListener({ isOn: false });
    const id = await publish(client);

    await after(0);
    expect(await steps(id, client)).toEqual(['sent 1']);
    expect([await told(near), await told(perhaps)]).toEqual([1, 0]);
    await after(59);
    expect(await told(perhaps)).toBe(0);
    await after(1);
    expect([await told(near), await told(perhaps), await told(farther)]).toEqual([1, 1, 0]);
    await after(120);
    expect(await told(farther)).toBe(1);
    expect(await steps(id, client)).toEqual(['sent 1', 'widened 1', 'widened 1']);
    for (const nobody of [far, dear, elsewhere, off, client]) expect(await told(nobody)).toBe(0);
    expect(await told(client, 'HEARING_WIDENED')).toBe(2);
  });

  it('pass over whoever is away, is paused, lost their verification, or may not act there', async () => {
    const client = await aClient();
    const away = await aListener();
    const day = addDays(parisDay(test.clock.now()), 3);
    await test.call('POST', '/hearings/absences', {
      token: away.token,
      body: { firstDay: day, lastDay: day },
    });
    const [paused, unverified, barless, member] = [
      await aListener(),
      await aListener(),
      await aListener(),
      await aListener(),
    ];
    const { pool } = test.platform.database;
    await pool.query("update hearing_profile set paused_until = '2038-01-01' where member_id = $1", [
      paused.id,
    ]);
    await pool.query('update member set verified_at = null where id = $1', [unverified.id]);
    await pool.query(
      "insert into bar_entry (member_id, court, stated_at, confirmed_at) values ($1, 'tj-69123', now(), now())",
      [member.id],
    );
    await publish(client, { act: 'representation' });
    await after(0);
    expect(await told(member)).toBe(1);
    for (const nobody of [away, paused, unverified, barless]) expect(await told(nobody)).toBe(0);
  });

  it('wait for the morning at night, and stop once the hearing is withdrawn', async () => {
    test.clock.set(parisInstant('2037-12-07', '22:30') ?? new Date());
    const [client, near] = [await aClient(), await aListener()];
    const id = await publish(client);
    await after(8 * 60);
    expect(await told(near)).toBe(0);
    await after(31);
    expect(await told(near)).toBe(1);
    await test.call('POST', `/hearings/${id}/cancel`, { token: client.token });
    const late = await aListener({ week: 0 });
    await after(24 * 60);
    expect(await told(late)).toBe(0);
    expect(await steps(id, client)).toEqual(['sent 1', 'cancelled null']);
  });

  it('end with the news that nobody came, an hour after the last, by mail as well', async () => {
    const client = await aClient();
    const id = await publish(client);
    for (const minutes of [0, 60, 120, 59]) await after(minutes);
    expect(await told(client, 'HEARING_UNFILLED')).toBe(0);
    await after(1);
    expect(await told(client, 'HEARING_UNFILLED')).toBe(1);
    expect((await steps(id, client)).at(-1)).toBe('unfilled null');
    const mails = (await test.mails()).filter(({ to }) => to?.[0]?.address === client.email);
    expect(mails.map(({ subject }) => subject?.replaceAll(/\s/g, ' '))).toEqual([
      'Personne n’a encore pris « Audience du 10 décembre 2037, 9 h · Tribunal judiciaire de Lyon »',
    ]);
    expect(mails[0]?.text).toContain(`/audiences/${id}`);
    // Raised after that, the client is told again if still nobody comes.
    const token = await aSession(test, client.id);
    await test.call('POST', `/hearings/${id}/raise`, { token, body: { price: 200 } });
    await after(0);
    await after(60);
    expect(await told(client, 'HEARING_UNFILLED')).toBe(2);
  });

  it('write to each as they wish, with day, hour, town and price and nothing of the brief', async () => {
    const [client, near, silent] = [await aClient(), await aListener(), await aListener()];
    const wish = { topic: 'hearings', channel: 'mail', wanted: false };
    await test.call('PUT', '/notifications/wishes', { token: silent.token, body: wish });
    const day = addDays(parisDay(test.clock.now()), 1);
    const id = await publish(client, { day, price: 1_200 });
    await after(0);
    const mails = await test.mails();
    const of = ({ email }: TestMember) => mails.filter(({ to }) => to?.[0]?.address === email);
    expect(of(near).map(({ subject }) => subject?.replaceAll(/\s/g, ' '))).toEqual([
      'Audience demain 9 h à Lyon, 1 200 € HT',
    ]);
    expect(of(near)[0]?.text).toContain(`/audiences/${id}`);
    expect(of(near)[0]?.text).not.toContain('Kervella');
    expect(of(silent)).toEqual([]);
    expect(await told(silent)).toBe(1);
  });

  it('wait while their client is suspended, and pass over a member who is', async () => {
    const [client, near, suspended] = [await aClient(), await aListener(), await aListener()];
    const suspend = (member: TestMember, at: Date | null) =>
      test.platform.database.pool.query('update member set suspended_at = $2 where id = $1', [member.id, at]);
    await publish(client);
    await suspend(client, test.clock.now());
    await suspend(suspended, test.clock.now());
    await after(30);
    expect(await told(near)).toBe(0);
    await suspend(client, null);
    await after(60);
    expect([await told(near), await told(suspended)]).toEqual([1, 0]);
  });

  it('begin anew when it is given back: for all but who gave it back and who declined it', async () => {
    const [client, taker, near, declined] = [
      await aClient(),
      await aListener(),
      await aListener(),
      await aListener(),
    ];
    const id = await publish(client);
    await after(0);
    await test.call('POST', `/hearings/${id}/decline`, { token: declined.token });
    const { postulationID } = (await takeHearing(test, taker, id)).json();
    await test.drain();
    const body = { why: 'prevented' };
    await test.call('POST', `/messagerie/hearing/giveBack/${postulationID}`, { token: taker.token, body });
    // First its end, then the notices.
    await after(0);
    await after(0);
    expect([await told(taker), await told(near), await told(declined)]).toEqual([1, 2, 1]);
    expect(await steps(id, client)).toEqual(['sent 3', 'taken null', 'reopened 1']);
    const late = await aListener({ week: 0 });
    await after(60);
    expect(await told(late)).toBe(1);
  });

  it('end at the hour of the hearing: its client is told, its instructions are gone', async () => {
    const client = await aClient();
    const id = await publish(client);
    await after(3 * 24 * 60);
    expect(await told(client, 'HEARING_PASSED')).toBe(1);
    expect(await read(id, client)).toMatchObject({ state: 'passed', brief: null, permitted: [] });
  });

  it('go on after a return and a raise in one night, as the wave between them came while it was taken', async () => {
    test.clock.set(parisInstant('2037-12-07', '19:50') ?? new Date());
    const client = await aClient();
    const near = await aListener();
    const perhaps = await aListener({ week: 0 });
    const id = await publish(client);
    await after(0);
    await after(10);
    const taker = await aClient();
    const { postulationID } = (await takeHearing(test, taker, id)).json();
    await after(60);
    await test.call('POST', `/messagerie/hearing/giveBack/${postulationID}`, {
      token: taker.token,
      body: { why: 'prevented' },
    });
    await after(60);
    const raised = await test.call('POST', `/hearings/${id}/raise`, {
      token: client.token,
      body: { price: 200 },
    });
    expect(raised.statusCode, raised.body).toBe(200);
    await after(0);
    expect(await told(near)).toBe(1);
    await after(10 * 60);
    expect(await told(near)).toBe(2);
    await after(60);
    expect(await told(perhaps)).toBeGreaterThan(0);
    expect(await steps(id, client)).toContain('widened 1');
  });

  it('end at the hour, also where the clock of the program is behind that of its jobs', async () => {
    const client = await aClient();
    const id = await publish(client);
    const { heldAt } = await read(id, client);
    test.clock.set(new Date(new Date(heldAt).getTime() - 20_000));
    await test.platform.database.pool.query(
      "update graphile_worker._private_jobs set run_at = now() where key = 'hearings.pass:' || $1",
      [id],
    );
    await test.drain();
    expect((await read(id, client)).state).toBe('open');
    await after(2);
    expect((await read(id, client)).state).toBe('passed');
  });
});
