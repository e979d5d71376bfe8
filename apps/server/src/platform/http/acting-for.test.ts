import { actingForHeader } from '@basoche/contract/acting-for';
import type { SeatRole } from '@basoche/domain/firms/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { aFirm, aSeat } from '../../../test/firms.ts';
import { aMissionForm } from '../../../test/missions.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const change = (text: string, ...values: unknown[]) => test.platform.database.pool.query(text, values);

/** A person, by default with a seat of a manager in a company. */
const seated = async ({
  role = 'manager',
  person,
  verified = true,
}: {
  role?: SeatRole;
  person?: TestMember;
  verified?: boolean;
} = {}) => {
  const of = await aMember(test, { kind: 'COMPANY', companyName: 'Verdelune', verified });
  const someone = person ?? (await aMember(test));
  const seat = await aSeat(test, await aFirm(test, { of }), someone, role);
  return { firm: of, person: someone, seat };
};

const get = (path: string, token: string | undefined, firm: string) =>
  test.call('GET', path, { token, headers: { [actingForHeader]: firm } });
const codeOf = async (path: string, token: string | undefined, firm: string) =>
  (await get(path, token, firm)).json().code ?? 'ok';

const publish = ({ token }: TestMember, firm: string) =>
  test.call('POST', '/missions/create', {
    token,
    body: aMissionForm(test),
    headers: { [actingForHeader]: firm },
  });

it('is made for the firm by the person: what is published is the firm’s', async () => {
  const { firm, person } = await seated();
  const me = (await get('/auth/me', person.token, firm.id)).json();
  const ofFirm = { firmID: firm.id, name: 'Verdelune', role: 'manager' };
  expect(me).toMatchObject({
    id: firm.id,
    userType: 'COMPANY',
    displayName: 'Verdelune',
    email: person.email,
    acting: ofFirm,
    firms: [ofFirm],
  });
  const published = await publish(person, firm.id.toUpperCase());
  expect(published.statusCode, published.body).toBe(201);
  const { rows } = await change('select creator_id from mission where id = $1', published.json().id);
  expect(rows).toEqual([{ creator_id: firm.id }]);
});

describe('is refused', () => {
  it('where the firm is not named once, by an id', async () => {
    const { firm, person } = await seated();
    for (const named of ['', 'verdelune', `${firm.id}, ${firm.id}`, `${firm.id} `.repeat(2)])
      expect([named, await codeOf('/auth/me', person.token, named)]).toEqual([named, 'FIRM_NOT_HERE']);
    const twice = await test.app.inject({
      url: '/api/auth/me',
      headers: { authorization: `Bearer ${person.token}`, [actingForHeader]: [firm.id, firm.id] },
    });
    expect(twice.json().code).toBe('FIRM_NOT_HERE');
  });

  it('without a session, even where visitors are admitted', async () => {
    const { firm } = await seated();
    for (const token of [undefined, 'x'.repeat(43)])
      for (const path of ['/auth/me', '/missions'])
        expect(await codeOf(path, token, firm.id)).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['of staff', { kind: 'STAFF' }, 'FIRM_NOT_HERE'],
    ['of a partner', { kind: 'PARTNER' }, 'FIRM_NOT_HERE'],
    ['of a firm', { kind: 'COMPANY' }, 'SEAT_ENDED'],
    ['of somebody whose address is not confirmed', { confirmed: false }, 'EMAIL_NOT_VALIDATED'],
    ['of somebody suspended', { suspended: true }, 'UNAUTHENTICATED'],
  ] as const)('to a seat %s', async (_whose, wishes, code) => {
    const { firm, person } = await seated({ person: await aMember(test, wishes), role: 'owner' });
    expect(await codeOf('/auth/me', person.token, firm.id)).toBe(code);
    expect(await codeOf('/missions', person.token, firm.id)).toBe(code);
  });

  it('to a session that owes its second factor, before anything is told of a firm', async () => {
    const { firm, person } = await seated();
    await change('update member set has_second_factor = true where id = $1', person.id);
    for (const named of [firm.id, crypto.randomUUID()])
      for (const path of ['/auth/me', '/missions'])
        expect(await codeOf(path, person.token, named)).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('in the same words for every firm where the person has no live seat', async () => {
    const [ended, suspended, erased] = [await seated(), await seated(), await seated()];
    await change('update seat set ended_at = now() where id = $1', ended.seat);
    await change('update member set suspended_at = now() where id = $1', suspended.firm.id);
    await change('update member set deleted_at = now(), email = null where id = $1', erased.firm.id);
    const { person } = await seated();
    for (const [token, firm] of [
      [ended.person.token, ended.firm.id],
      [suspended.person.token, suspended.firm.id],
      [erased.person.token, erased.firm.id],
      [person.token, ended.firm.id],
      [person.token, person.id],
      [person.token, crypto.randomUUID()],
    ] as const)
      expect(await codeOf('/auth/me', token, firm)).toBe('SEAT_ENDED');
    expect((await test.call('GET', '/auth/me', { token: person.token })).statusCode).toBe(200);
  });

  it('by the firm’s own state once the seat may make the call', async () => {
    const codeOfPublishing = async ({ firm, person }: Awaited<ReturnType<typeof seated>>) =>
      (await publish(person, firm.id)).json().code;
    expect(await codeOfPublishing(await seated({ verified: false }))).toBe('NOT_VERIFIED');
    expect(await codeOfPublishing(await seated({ verified: false, role: 'reader' }))).toBe(
      'ROLE_NOT_ALLOWED',
    );
    const person = await aMember(test);
    const customer = await aMember(test, { kind: 'CUSTOMER', isMoral: true });
    await aSeat(test, await aFirm(test, { of: customer }), person, 'owner');
    expect(await codeOf('/jobs/me', person.token, customer.id)).toBe('FORBIDDEN');
  });
});

it('asks for a fresh proof of the person, who may be unverified as themselves', async () => {
  const { firm, person } = await seated({ role: 'owner', person: await aMember(test, { verified: false }) });
  const ask = () =>
    test.call('POST', '/users/me/exports', {
      token: person.token,
      headers: { [actingForHeader]: firm.id },
      body: {},
    });
  await change(`update session set proved_at = now() - interval '1 hour' where member_id = $1`, person.id);
  expect((await ask()).json().code).toBe('PROOF_REQUIRED');
  await change('update session set proved_at = now() where member_id = $1', person.id);
  expect((await ask()).json().code).toBeUndefined();
});
