import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, aSession, type TestMember } from '../../../../test/factories.ts';
import { codeAt } from '../../../platform/secrets/totp.ts';

let site: TestApp;
let staff: TestMember;
beforeAll(async () => {
  site = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => site.close());
beforeEach(async () => {
  staff = await aMember(site, { kind: 'STAFF', staffRole: 'moderator', secondFactor: false });
});

const step = 30_000;
const post = (token: string, call: string, code?: string) =>
  site.call('POST', `/auth/secondFactor/${call}`, { token, body: code === undefined ? {} : { code } });
const stateOf = async (token: string) => (await site.call('GET', '/auth/me', { token })).json().secondFactor;
const codeNow = (secret: string, offset = 0) => codeAt(secret, new Date(site.clock.now().getTime() + offset));

/** Adds an application to the account, then advances the clock to the start of a step whose code was not used. */
const enrol = async ({ token }: TestMember) => {
  const { secret } = (await post(token, 'start')).json();
  const confirmed = await post(token, 'confirm', await codeNow(secret));
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  site.clock.advance(4 * step - (site.clock.now().getTime() % step));
  const { recoveryCodes }: { recoveryCodes: string[] } = confirmed.json();
  return { secret: String(secret), recoveryCodes };
};

describe('an authenticator application', () => {
  it('is shown its secret as an image and as text, and counts once a code of it was confirmed', async () => {
    expect(await stateOf(staff.token)).toBe('none');
    const started = await post(staff.token, 'start');
    expect(started.json().secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(Buffer.from(started.json().qr.split(',')[1], 'base64').toString()).toContain('<svg');
    expect(await stateOf(staff.token)).toBe('none');
    const early = await post(staff.token, 'pass', await codeNow(started.json().secret));
    expect(early.json().code).toBe('SECOND_FACTOR_NOT_SET');
    const confirmed = await post(staff.token, 'confirm', await codeNow(started.json().secret));
    expect(new Set(confirmed.json().recoveryCodes).size).toBe(10);
    expect(await stateOf(staff.token)).toBe('passed');
  });

  it('is replaced while it was not confirmed, and by nobody afterwards', async () => {
    const first = (await post(staff.token, 'start')).json().secret;
    const second = (await post(staff.token, 'start')).json().secret;
    expect((await post(staff.token, 'confirm', await codeNow(first))).statusCode).toBe(400);
    expect((await post(staff.token, 'confirm', await codeNow(second))).statusCode).toBe(200);
    for (const call of [post(staff.token, 'start'), post(staff.token, 'confirm', '123456')]) {
      expect((await call).json().code).toBe('SECOND_FACTOR_SET');
    }
  });

  it('is asked for at each new session, and opens that one alone', async () => {
    const { secret } = await enrol(staff);
    const [one, other] = [await aSession(site, staff.id), await aSession(site, staff.id)];
    expect(await stateOf(one)).toBe('asked');
    const passed = await post(one, 'pass', await codeNow(secret));
    expect(passed.json()).toEqual({ recoveryCodesLeft: 10 });
    expect([await stateOf(one), await stateOf(other)]).toEqual(['passed', 'asked']);
  });

  it('keeps nothing that can be read in the database', async () => {
    const { secret, recoveryCodes } = await enrol(staff);
    const { rows } = await site.platform.database.pool.query<{ row: string }>(
      'select row_to_json(f)::text as row from second_factor f union all select row_to_json(c)::text from recovery_code c',
    );
    const kept = rows.map(({ row }) => row).join();
    for (const word of [secret, ...recoveryCodes, Buffer.from(secret).toString('hex')]) {
      expect(kept).not.toContain(word);
    }
  });
});

describe('a code', () => {
  it('is taken half a minute early or late, and no further', async () => {
    const { secret } = await enrol(staff);
    for (const [offset, expected] of [
      [-2 * step, 400],
      [-step, 200],
      [0, 200],
      [step, 200],
      [2 * step, 400],
    ] as const) {
      const answer = await post(staff.token, 'pass', await codeNow(secret, offset));
      expect([offset, answer.statusCode], answer.body).toEqual([offset, expected]);
    }
  });

  it('lets in once, and none before it does afterwards', async () => {
    const { secret } = await enrol(staff);
    const [earlier, code] = [await codeNow(secret, -step), await codeNow(secret)];
    expect((await post(staff.token, 'pass', code)).statusCode).toBe(200);
    for (const used of [code, earlier]) {
      const again = await post(staff.token, 'pass', used);
      expect([again.statusCode, again.json().errors[0].path]).toEqual([400, 'code']);
    }
  });

  it('lets in one of twenty who give it at once', async () => {
    const { secret } = await enrol(staff);
    const code = await codeNow(secret);
    const sessions = await Promise.all(Array.from({ length: 20 }, () => aSession(site, staff.id)));
    const answers = await Promise.all(sessions.map((token) => post(token, 'pass', code)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400 || status === 429)).toHaveLength(19);
    const states = await Promise.all(sessions.map(stateOf));
    expect(states.filter((state) => state === 'passed')).toHaveLength(1);
  });

  it('that is wrong five times is 429 with a time to wait, for the right one too, and for nobody else', async () => {
    const { secret } = await enrol(staff);
    const wrong = (await codeNow(secret, -10 * step)) === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await post(staff.token, 'pass', wrong)).statusCode).toBe(400);
    }
    const refused = await post(staff.token, 'pass', await codeNow(secret));
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    expect(await stateOf(await aSession(site, staff.id))).toBe('asked');
    const other = await aMember(site, { kind: 'PARTNER', secondFactor: false });
    await enrol(other);
  });

  it('that is right forgets the wrong ones', async () => {
    const { secret } = await enrol(staff);
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) await post(staff.token, 'pass', '000000');
      expect((await post(staff.token, 'pass', await codeNow(secret))).statusCode).toBe(200);
      site.clock.advance(step);
    }
  });
});

describe('a recovery code', () => {
  it('lets in once, however it is written', async () => {
    const { recoveryCodes } = await enrol(staff);
    const [code = ''] = recoveryCodes;
    const session = await aSession(site, staff.id);
    const passed = await post(session, 'pass', ` ${code.toLowerCase().replaceAll('-', ' ')} `);
    expect(passed.json()).toEqual({ recoveryCodesLeft: 9 });
    expect(await stateOf(session)).toBe('passed');
    expect((await post(await aSession(site, staff.id), 'pass', code)).statusCode).toBe(400);
  });

  it("of somebody else's lets nobody in", async () => {
    const { recoveryCodes } = await enrol(staff);
    const other = await aMember(site, { kind: 'STAFF', secondFactor: false });
    await enrol(other);
    expect((await post(other.token, 'pass', recoveryCodes[0])).statusCode).toBe(400);
  });
});

describe('what opens no door', () => {
  it("is another row's secret, which does not open there", async () => {
    const { sealing } = site.platform;
    const sealed = await sealing.seal('a secret', 'second-factor:one');
    expect(await sealing.unseal(sealed, 'second-factor:one')).toBe('a secret');
    await expect(sealing.unseal(sealed, 'second-factor:two')).rejects.toThrow('SECRETS_KEY');
  });
});
