import { actingForHeader } from '@basoche/contract/acting-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aFirm, aLink, anInvitation, aSeat, createFirmApps, type TestFirm } from '../../../../test/firms.ts';
import { hashOfSecret } from '../../../platform/secrets/secrets.ts';

let test: TestApp;
let other: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ test, other, close } = await createFirmApps());
});
afterAll(() => close());

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;

const aTeam = async () => {
  const company = await aMember(test, { kind: 'COMPANY', companyName: 'Verdelune Industries' });
  const owner = await aMember(test, { firstName: 'Claire', lastName: 'Delmas' });
  return { company, owner, firm: await aFirm(test, { of: company, owner }) };
};
const make = (firm: TestFirm, { token }: TestMember, body: object) =>
  test.call('POST', '/firms/current/links', { token, headers: { [actingForHeader]: firm.id }, body });
const read = (token: string) => test.call('POST', '/firms/links/read', { body: { token } });
const join = ({ token: session }: TestMember, token: string, app = test) =>
  app.call('POST', '/firms/links/accept', { token: session, body: { token } });
const codeOf = (given: Awaited<ReturnType<typeof read>>) =>
  given.statusCode < 300 ? given.statusCode : given.json().code;

describe('a link into a firm', () => {
  it('is told once, read by anybody who has it, and joined by', async () => {
    const { firm, owner } = await aTeam();
    const made = await make(firm, owner, { role: 'reader', days: 14, uses: 10 });
    expect(made.statusCode, made.body).toBe(201);
    const { address, invitation } = made.json();
    const [place, token = ''] = address.split('#');
    expect(place).toBe('http://basoche.test/equipe/rejoindre');
    expect(invitation).toMatchObject({ role: 'reader', email: null, link: { uses: 0, usesAtMost: 10 } });
    expect(
      (await rows('select token_hash from firm_invitation where id = $1', invitation.id))[0].token_hash,
    ).toEqual(hashOfSecret(token));
    expect((await read(token)).json()).toEqual({
      firm: { id: firm.id, name: 'Verdelune Industries' },
      role: 'reader',
      expiresAt: invitation.expiresAt,
    });
    const person = await aMember(test);
    expect((await join(person, token)).json()).toEqual({ firmID: firm.id });
    expect(codeOf(await join(person, token))).toBe('ALREADY_SEATED');
    const list = await test.call('GET', '/firms/current/invitations', {
      token: owner.token,
      headers: { [actingForHeader]: firm.id },
    });
    expect(list.json()).toMatchObject([{ id: invitation.id, link: { uses: 1, usesAtMost: 10 } }]);
    expect(list.body).not.toContain(token);
    expect(await rows('select act from firm_act where firm_id = $1 order by id', firm.id)).toEqual([
      { act: 'link/made' },
      { act: 'seat/begun' },
    ]);
  });

  it('is announced to whoever made it, on their screen too', async () => {
    const { firm } = await aTeam();
    const manager = await aMember(test);
    await aSeat(test, firm, manager, 'manager');
    const made = await make(firm, manager, { role: 'reader', days: 1, uses: 2 });
    const token = made.json().address.split('#')[1];
    const told = () =>
      rows(
        `select member_id, title from notification where firm_id = $1 and key = 'SEAT_BEGUN' order by id`,
        firm.id,
      );
    await join(await aMember(test), token);
    // Without a name, which would outlive the account.
    const title = 'Une personne a rejoint l’équipe par votre invitation.';
    expect(await told()).toEqual([{ member_id: manager.id, title }]);
  });

  it('gives no role that opens money or the team, for fourteen days and fifty people at most', async () => {
    const { firm, owner } = await aTeam();
    const wrong = [{ role: 'manager' }, { days: 15 }, { days: 0 }, { uses: 51 }, { uses: 0 }, { uses: 1.5 }];
    for (const one of wrong) {
      const given = await make(firm, owner, { role: 'reader', days: 1, uses: 1, ...one });
      expect(given.json()).toMatchObject({ code: 'INVALID_INPUT', errors: [{ path: Object.keys(one)[0] }] });
    }
    const publisher = await aMember(test);
    await aSeat(test, firm, publisher);
    expect(codeOf(await make(firm, publisher, { role: 'reader', days: 1, uses: 1 }))).toBe(
      'ROLE_NOT_ALLOWED',
    );
  });

  it('ends when it lapses, when it is revoked, and with the seat of the person who made it', async () => {
    const { firm } = await aTeam();
    const ended = [
      `update firm_invitation set expires_at = now() - interval '1 second' where token_hash = $1`,
      `update firm_invitation set state = 'revoked', ended_at = now() where token_hash = $1`,
    ];
    for (const how of ended) {
      const token = await aLink(test, firm);
      await rows(how, hashOfSecret(token));
      expect(codeOf(await read(token))).toBe('INVITATION_ENDED');
      expect(codeOf(await join(await aMember(test), token))).toBe('INVITATION_ENDED');
    }
    expect(codeOf(await read('a'.repeat(43)))).toBe('NOT_FOUND');

    const manager = await aMember(test);
    await aSeat(test, firm, manager, 'manager');
    const made = await make(firm, manager, { role: 'reader', days: 1, uses: 5 });
    const token = made.json().address.split('#')[1];
    const headers = { [actingForHeader]: firm.id };
    await test.call('POST', '/firms/current/leave', { token: manager.token, headers, body: {} });
    expect(codeOf(await join(manager, token))).toBe('INVITATION_ENDED');
  });

  it('as an invitation, leads in while its maker may act and gives its role', async () => {
    const { firm } = await aTeam();
    const manager = await aMember(test);
    const seat = await aSeat(test, firm, manager, 'manager');
    const by = { ...firm, owner: manager };
    const token = await aLink(test, by);
    const person = await aMember(test);
    const id = await anInvitation(test, by, person.email);
    const accept = () =>
      test.call('POST', `/firms/invitations/${id}/accept`, { token: person.token, body: {} });
    const listed = async () =>
      (await test.call('GET', '/firms/invitations', { token: person.token })).json().length;
    const change = async (text: string, value: unknown, whose: string) => {
      await rows(text, value, whose);
      return [codeOf(await read(token)), codeOf(await join(await aMember(test), token)), await listed()];
    };
    const ended = ['INVITATION_ENDED', 'INVITATION_ENDED', 0];
    const suspension = 'update member set suspended_at = $1 where id = $2';
    expect(await change(suspension, test.clock.now(), manager.id)).toEqual(ended);
    expect(codeOf(await accept())).toBe('INVITATION_ENDED');
    expect(await change(suspension, null, manager.id)).toEqual([200, 200, 1]);
    const role = 'update seat set role = $1 where id = $2';
    expect(await change(role, 'publisher', seat)).toEqual(ended);
    expect(await change(role, 'manager', seat)).toEqual([200, 200, 1]);
    expect(await change('update seat set ended_at = $1 where id = $2', test.clock.now(), seat)).toEqual(
      ended,
    );
    expect(codeOf(await accept())).toBe('INVITATION_ENDED');
  });

  it('brings nobody back who was removed since it was made', async () => {
    const { firm, owner } = await aTeam();
    const token = await aLink(test, firm);
    const person = await aMember(test);
    await join(person, token);
    const headers = { [actingForHeader]: firm.id };
    await test.call('POST', '/firms/current/leave', { token: person.token, headers, body: {} });
    expect(codeOf(await join(person, token))).toBe(200);
    const [seat] = await rows('select id from seat where person_id = $1 and ended_at is null', person.id);
    const path = `/firms/current/seats/${seat.id}/remove`;
    await test.call('POST', path, { token: owner.token, headers, body: {} });
    expect(codeOf(await join(person, token))).toBe('INVITATION_ENDED');
    test.clock.advance(1_000);
    expect(codeOf(await join(person, await aLink(test, firm)))).toBe(200);
  });

  it('lets in as many as it has places, of many at once on two processes', async () => {
    const { firm } = await aTeam();
    const token = await aLink(test, firm, { uses: 3 });
    const people = await Promise.all(Array.from({ length: 20 }, () => aMember(test)));
    const answers = await Promise.all(
      people.map((person, index) => join(person, token, index % 2 ? other : test)),
    );
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === 200)).toHaveLength(3);
    expect(new Set(codes)).toEqual(new Set([200, 'INVITATION_ENDED']));
    expect(
      await rows('select uses, state from firm_invitation where token_hash = $1', hashOfSecret(token)),
    ).toEqual([{ uses: 3, state: 'spent' }]);
    expect(await rows('select from seat where firm_id = $1', firm.id)).toHaveLength(4);
  });
});
