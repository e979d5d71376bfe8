import { hearingWatchedHours } from '@basoche/domain/access/office-queues';
import { addDays, parisDay, parisInstant } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aHearing, takeHearing } from '../../../../test/hearings.ts';

/** Staff, bars and hearings that nobody took (rules §10, "Staff"). */

let test: TestApp;
let staff: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', HEARINGS: 'on' } });
  test.clock.set(parisInstant('2037-12-07', '10:00') ?? new Date());
  staff = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
});
afterAll(() => test.close());

const anAvocat = () => aMember(test, { jobName: 'Avocat' });
const get = async (path: string, { token }: TestMember) => (await test.call('GET', path, { token })).json();
const keysOf = async ({ id }: TestMember): Promise<string[]> =>
  (
    await test.platform.database.db
      .selectFrom('notification')
      .select('key')
      .where('member_id', '=', id)
      .execute()
  ).map(({ key }) => key);
const mailsTo = async ({ email }: TestMember) =>
  (await test.mails()).filter(({ to }) => JSON.stringify(to).includes(email ?? '-'));

describe('a bar that staff decide', () => {
  const decide = (what: 'confirm' | 'refuse', { id }: TestMember, body: object) =>
    test.call('POST', `/admin/bars/${id}/${what}`, { token: staff.token, body });
  const say = ({ token }: TestMember, court: string) =>
    test.call('PUT', '/hearings/bar', { token, body: { court } });

  it('is told to its member by a notification and a mail, with the reason of a refusal', async () => {
    const [one, other] = [await anAvocat(), await anAvocat()];
    await say(one, 'tj-69123');
    await say(other, 'tj-01053');
    expect((await decide('confirm', one, { court: 'tj-69123' })).statusCode).toBe(204);
    const reason = 'L’annuaire indique un autre barreau.';
    expect((await decide('refuse', other, { court: 'tj-01053', reason })).statusCode).toBe(204);
    await test.drain();
    expect(await keysOf(one)).toContain('BAR_CONFIRMED');
    expect(await keysOf(other)).toContain('BAR_REFUSED');
    const [confirmed] = (await mailsTo(one)).slice(-1);
    expect(confirmed?.subject).toBe('Votre barreau est confirmé.');
    expect(confirmed?.text).toContain('Lyon');
    const [refused] = (await mailsTo(other)).slice(-1);
    expect(refused?.text).toContain(reason);
    expect(refused?.text).toContain('/parametres/audiences');
  });

  it('is not mailed about once its member has stated another', async () => {
    const member = await anAvocat();
    await say(member, 'tj-69123');
    await decide('refuse', member, { court: 'tj-69123', reason: 'Ce n’est pas votre barreau.' });
    await say(member, 'tj-01053');
    await test.drain();
    expect((await mailsTo(member)).map(({ subject }) => subject)).not.toContain(
      'Votre barreau n’a pas été confirmé',
    );
  });
});

describe('a hearing that nobody took', () => {
  const day = () => addDays(parisDay(test.clock.now()), 1);
  const queueOf = async (name: string, app = test) => {
    const queues = (await app.call('GET', '/admin/overview', { token: staff.token })).json();
    return queues.find(({ queue }: { queue: string }) => queue === name);
  };
  const setWave = (id: string, wave: number) =>
    test.platform.database.db.updateTable('hearing').set({ wave }).where('mission_id', '=', id).execute();

  it('is listed for staff without what its client wrote, until somebody takes it', async () => {
    const [client, taker] = [await anAvocat(), await anAvocat()];
    const id = await aHearing(test, client, { matter: 'Référé Zanzibar', brief: 'Consignes Zanzibar.' });
    const listed = async () => (await get('/admin/hearings?limit=50', staff)) as { id: string }[];
    const hearing = (await listed()).find((one) => one.id === id);
    expect(hearing).toMatchObject({
      court: { name: 'Tribunal judiciaire de Lyon' },
      act: 'pleading',
      price: 150,
      client: { id: client.id },
      isUnfilled: false,
    });
    expect(JSON.stringify(await listed())).not.toContain('Zanzibar');
    // Somebody who found and declined it was not told.
    await test.call('POST', `/hearings/${id}/decline`, { token: (await anAvocat()).token });
    expect(await listed()).toContainEqual(expect.objectContaining({ id, told: 0 }));
    expect((await takeHearing(test, taker, id)).statusCode).toBe(201);
    expect((await listed()).some((one) => one.id === id)).toBe(false);
  });

  it('is counted on the overview after its last wave, once its hour is near', async () => {
    const client = await anAvocat();
    const near = await aHearing(test, client, { day: day(), time: '09:00' });
    const far = await aHearing(test, client, { day: addDays(day(), 20), time: '09:00' });
    const before = (await queueOf('hearings')).waiting;
    await setWave(far, 3);
    expect((await queueOf('hearings')).waiting).toBe(before);
    await setWave(near, 2);
    expect((await queueOf('hearings')).waiting).toBe(before);
    await setWave(near, 3);
    const counted = await queueOf('hearings');
    expect(counted.waiting).toBe(before + 1);
    expect(new Date(counted.oldestAt).getTime()).toBe(
      (parisInstant(day(), '09:00')?.getTime() ?? 0) - hearingWatchedHours * 3_600_000,
    );
    expect(await queueOf('bars')).toMatchObject({ queue: 'bars' });
  });

  it('is cancelled by staff with a reason that its client reads, once', async () => {
    const client = await anAvocat();
    const id = await aHearing(test, client);
    const cancel = (reason = 'La demande nomme une partie.') =>
      test.call('POST', `/admin/hearings/${id}/cancel`, { token: staff.token, body: { reason } });
    expect((await cancel(' ')).statusCode).toBe(400);
    const answers = await Promise.all([cancel(), cancel()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    expect((await cancel()).json().code).toBe('HEARING_CLOSED');
    await test.drain();
    expect(await get(`/hearings/${id}`, client)).toMatchObject({
      state: 'cancelled',
      brief: null,
      steps: [{ kind: 'cancelled' }],
    });
    expect(await keysOf(client)).toContain('HEARING_STOPPED');
    expect((await mailsTo(client)).at(-1)?.text).toContain('La demande nomme une partie.');
    const admin = await aMember(test, { kind: 'STAFF', staffRole: 'admin' });
    const acts = await get('/admin/journal', admin);
    expect(acts).toContainEqual(
      expect.objectContaining({ act: 'hearing/cancel', on: expect.objectContaining({ id }) }),
    );
  });

  it('is not cancelled by staff once it was taken, of two at once by one of them', async () => {
    const [client, taker] = [await anAvocat(), await anAvocat()];
    const id = await aHearing(test, client, { day: addDays(day(), 5) });
    const [taken, cancelled] = await Promise.all([
      takeHearing(test, taker, id),
      test.call('POST', `/admin/hearings/${id}/cancel`, { token: staff.token, body: { reason: 'Essai.' } }),
    ]);
    const codes = [taken.statusCode, cancelled.statusCode];
    expect([
      [201, 409],
      [409, 204],
    ]).toContainEqual(codes);
  });

  it('is in no queue while hearings are switched off', async () => {
    const off = await createTestApp({
      databaseUrl: test.databaseUrl,
      environment: { NETWORK_LIMITS: 'off', HEARINGS: 'off' },
    });
    expect(await queueOf('hearings', off)).toBeUndefined();
    expect(await queueOf('bars', off)).toBeUndefined();
    expect(await queueOf('verifications', off)).toBeDefined();
    await off.close();
  });
});
