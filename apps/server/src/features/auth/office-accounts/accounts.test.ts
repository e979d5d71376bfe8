import type { StaffRole } from '@basoche/domain/members/kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, aSession, type TestMember } from '../../../../test/factories.ts';
import { drainAll, mailsTo } from '../../../../test/searches.ts';

/** Accounts of staff and of the partner, managed by admins. */

let test: TestApp;
let admin: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  admin = await aMember(test, { kind: 'STAFF', staffRole: 'admin' });
});
afterAll(() => test.close());

const staff = (staffRole: StaffRole) => aMember(test, { kind: 'STAFF', staffRole });
const change = ({ id }: { id: string }, what: string, body: object = {}, by = admin) =>
  test.call('POST', `/admin/staff/${id}/${what}`, { token: by.token, body });
const list = async () => (await test.call('GET', '/admin/staff', { token: admin.token })).json();

describe('an account of the staff', () => {
  it('is made by an admin, who needs a recent code, and its link is sent', async () => {
    const body = { email: 'Adele.Roche@basoche.example', role: 'moderator' };
    const made = await test.call('POST', '/admin/staff', { token: admin.token, body });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({ role: 'moderator', isOpened: false, hasSecondFactor: false });
    await drainAll(test);
    const [mail] = await mailsTo(test, { ...admin, email: 'adele.roche@basoche.example' });
    expect(mail?.text).toContain('/resetPassword/');
    const again = await test.call('POST', '/admin/staff', { token: admin.token, body });
    expect(again.json().code).toBe('EMAIL_UNAVAILABLE');
    const old = await aSession(test, admin.id, new Date(test.clock.now().getTime() - 3_600_000));
    const asked = await test.call('POST', '/admin/staff', { token: old, body: { ...body, email: 'b@b.fr' } });
    expect(asked.json().code).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('is listed with its role, without anything secret, the partner with them', async () => {
    await aMember(test, { kind: 'PARTNER' });
    const accounts = await list();
    expect(accounts[0].role).toBe('admin');
    expect(accounts.at(-1).role).toBe('partner');
    expect(accounts.find(({ isOwn }: { isOwn: boolean }) => isOwn).id).toBe(admin.id);
    expect(JSON.stringify(accounts)).not.toMatch(/secret|password|token/);
  });

  it('changes role, is suspended and restored: each ends its sessions, and is told and written down', async () => {
    const one = await staff('editor');
    expect((await change(one, 'role', { role: 'moderator' })).json().role).toBe('moderator');
    expect((await test.call('GET', '/auth/me', { token: one.token })).statusCode).toBe(401);
    expect((await change(one, 'role', { role: 'moderator' })).json().code).toBe('STATE_CHANGED');
    expect((await change(one, 'suspend')).json().suspendedAt).not.toBeNull();
    expect((await change(one, 'suspend')).json().code).toBe('STATE_CHANGED');
    expect((await change(one, 'restore')).json().suspendedAt).toBeNull();
    expect((await change(one, 'resetFactor')).json().hasSecondFactor).toBe(false);
    await drainAll(test);
    expect(await mailsTo(test, one)).toHaveLength(4);
    const { rows } = await test.platform.database.pool.query(
      'select body from staff_act where body like $1',
      [`%${one.id}%`],
    );
    expect(rows.map(({ body }) => JSON.parse(body).act)).toEqual([
      'office/role',
      'office/suspend',
      'office/restore',
      'office/resetFactor',
    ]);
  });

  it('of one’s own is left to another admin, and a member is no affair of this screen', async () => {
    const member = await aMember(test);
    for (const what of ['suspend', 'restore', 'resetFactor']) {
      expect((await change(admin, what)).json().code).toBe('OWN_OFFICE');
      expect((await change(member, what)).json().code).toBe('NOT_FOUND');
    }
    expect((await change(admin, 'role', { role: 'editor' })).json().code).toBe('OWN_OFFICE');
    const partner = await aMember(test, { kind: 'PARTNER' });
    expect((await change(partner, 'role', { role: 'admin' })).json().code).toBe('NOT_FOUND');
    expect((await change(partner, 'suspend')).statusCode).toBe(200);
  });

  it('of two admins who lower each other at once: one does, and one admin stays', async () => {
    for (const what of ['role', 'suspend'] as const) {
      await test.platform.database.pool.query(
        "update member set staff_role = 'editor' where staff_role = 'admin' and id <> $1",
        [admin.id],
      );
      const other = await staff('admin');
      const answers = await Promise.all([
        change(other, what, what === 'role' ? { role: 'editor' } : {}, admin),
        change(admin, what, what === 'role' ? { role: 'editor' } : {}, other),
      ]);
      expect(answers.map(({ statusCode }) => statusCode < 300).toSorted()).toEqual([false, true]);
      const { rows } = await test.platform.database.pool.query(
        "select id from member where staff_role = 'admin' and suspended_at is null",
      );
      expect(rows).toHaveLength(1);
      admin = { ...admin, id: rows[0].id, token: await aSession(test, rows[0].id, test.clock.now()) };
    }
  });

  it('takes one of two roles at once', async () => {
    const one = await staff('editor');
    const answers = await Promise.all([
      change(one, 'role', { role: 'moderator' }),
      change(one, 'role', { role: 'moderator' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });
});
