import { actingForHeader } from '@basoche/contract/acting-for';
import { firmInvitationsADay } from '@basoche/domain/firms/invitations';
import type { SeatRole } from '@basoche/domain/firms/roles';
import { seatsAtMost } from '@basoche/domain/firms/team';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aFirm, anInvitation, aSeat, createFirmApps, type TestFirm } from '../../../../test/firms.ts';
import { aMission, anApplication } from '../../../../test/missions.ts';
import { eraseMember } from '../../own-data/erasure/service.ts';

let test: TestApp;
let other: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ test, other, close } = await createFirmApps());
});
afterAll(() => close());

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;

const forFirm = (
  firm: TestFirm,
  { token }: TestMember,
  method: 'GET' | 'POST' | 'DELETE',
  body?: object,
  id = '',
) =>
  test.call(method, `/firms/current/invitations${id && `/${id}`}`, {
    token,
    headers: { [actingForHeader]: firm.id },
    ...(body === undefined ? {} : { body }),
  });
const invite = (firm: TestFirm, by: TestMember, email: string, role: SeatRole = 'publisher') =>
  forFirm(firm, by, 'POST', { email, role });
const waiting = async (firm: TestFirm, by: TestMember) => (await forFirm(firm, by, 'GET')).json();
const answer = ({ token }: TestMember, id: string, what: 'accept' | 'refuse', app = test) =>
  app.call('POST', `/firms/invitations/${id}/${what}`, { token, body: {} });
const read = ({ token }: TestMember, id: string) => test.call('GET', `/firms/invitations/${id}`, { token });
const listed = async ({ token }: TestMember) =>
  (await test.call('GET', '/firms/invitations', { token })).json();
const codeOf = (given: Awaited<ReturnType<typeof read>>) =>
  given.statusCode < 300 ? given.statusCode : given.json().code;
const stateOf = async (id: string) =>
  (await rows('select state from firm_invitation where id = $1', id))[0].state;
const roleIn = async (firm: TestFirm, { token }: TestMember) =>
  (await test.call('GET', '/firms/current', { token, headers: { [actingForHeader]: firm.id } })).json().role;

const aTeam = async () => {
  const company = await aMember(test, { kind: 'COMPANY', companyName: 'Verdelune Industries' });
  const owner = await aMember(test, { firstName: 'Claire', lastName: 'Delmas' });
  return { company, owner, firm: await aFirm(test, { of: company, owner }) };
};
const karim = () => aMember(test, { firstName: 'Karim', lastName: 'Saïdi' });
const join = async (firm: TestFirm, role: SeatRole) => {
  const person = await aMember(test);
  await aSeat(test, firm, person, role);
  return person;
};

const mailTo = async (address: string) => {
  await test.drain();
  return (await test.mails()).findLast(({ to }) => to?.[0]?.address === address);
};

describe('an invitation to an address', () => {
  it('is mailed, read and accepted by the person whose address it is; its maker is told', async () => {
    const { firm, owner } = await aTeam();
    const person = await karim();
    const made = await invite(firm, owner, person.email.toUpperCase(), 'manager');
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json();
    expect(made.json()).toMatchObject({
      email: person.email,
      role: 'manager',
      state: 'waiting',
      madeBy: 'Claire Delmas',
      link: null,
      permitted: { revoke: true },
    });
    const mail = await mailTo(person.email);
    expect(mail?.subject).toBe('Rejoindre l’équipe de Verdelune Industries');
    expect(mail?.text).toContain('Claire Delmas vous invite');
    expect(mail?.text).toContain(`/equipe/invitations/${id}#${encodeURIComponent(person.email)}`);
    const offered = {
      id,
      role: 'manager',
      firm: { id: firm.id, name: 'Verdelune Industries' },
      state: 'waiting',
    };
    expect((await read(person, id)).json()).toMatchObject(offered);
    expect(await listed(person)).toMatchObject([offered]);
    expect((await answer(person, id, 'accept')).json()).toEqual({ firmID: firm.id });
    expect(await roleIn(firm, person)).toBe('manager');
    expect(await waiting(firm, owner)).toEqual([]);
    expect((await read(person, id)).json().state).toBe('accepted');
    expect(codeOf(await answer(person, id, 'accept'))).toBe('INVITATION_ENDED');
    expect((await mailTo(owner.email))?.subject).toBe(
      'Karim Saïdi a rejoint l’équipe de Verdelune Industries',
    );
    expect(await rows('select act, person_id from firm_act where firm_id = $1 order by id', firm.id)).toEqual(
      [
        { act: 'seat/invited', person_id: owner.id },
        { act: 'seat/begun', person_id: person.id },
      ],
    );
    expect(await rows('select invited_by from seat where person_id = $1', person.id)).toEqual([
      { invited_by: owner.id },
    ]);
  });

  it('is unknown to everybody else', async () => {
    const { firm, owner } = await aTeam();
    const id = await anInvitation(test, firm, 'ailleurs@exemple.fr');
    for (const somebody of [owner, await karim()]) {
      expect(codeOf(await read(somebody, id))).toBe('NOT_FOUND');
      expect(codeOf(await answer(somebody, id, 'accept'))).toBe('NOT_FOUND');
      expect(codeOf(await answer(somebody, id, 'refuse'))).toBe('NOT_FOUND');
    }
    expect(codeOf(await forFirm(await aFirm(test, { owner }), owner, 'DELETE', undefined, id))).toBe(
      'NOT_FOUND',
    );
    expect(await stateOf(id)).toBe('waiting');
  });

  it('is refused for good, and may be refused twice', async () => {
    const { firm, owner } = await aTeam();
    const person = await karim();
    const id = await anInvitation(test, firm, person.email);
    expect(codeOf(await answer(person, id, 'refuse'))).toBe(204);
    expect(codeOf(await answer(person, id, 'refuse'))).toBe(204);
    expect(codeOf(await answer(person, id, 'accept'))).toBe('INVITATION_ENDED');
    expect(codeOf(await invite(firm, owner, person.email))).toBe(201);
  });

  it('is revoked by a person who gives its role', async () => {
    const { firm, owner } = await aTeam();
    const manager = await join(firm, 'manager');
    const person = await karim();
    const id = await anInvitation(test, firm, person.email, 'finance');
    expect(await waiting(firm, manager)).toMatchObject([{ id, permitted: { revoke: false } }]);
    const revoke = (by: TestMember) => forFirm(firm, by, 'DELETE', undefined, id);
    expect(codeOf(await revoke(manager))).toBe('ROLE_NOT_ALLOWED');
    expect(codeOf(await invite(firm, manager, person.email, 'reader'))).toBe('ROLE_NOT_ALLOWED');
    expect(codeOf(await revoke(owner))).toBe(204);
    expect(codeOf(await revoke(owner))).toBe('STATE_CHANGED');
    expect(codeOf(await answer(person, id, 'accept'))).toBe('INVITATION_ENDED');
  });

  it('lapses after seven days, and another one takes its place', async () => {
    const { firm, owner } = await aTeam();
    const person = await karim();
    const former = (await invite(firm, owner, person.email, 'reader')).json().id;
    const { id } = (await invite(firm, owner, person.email, 'publisher')).json();
    expect(await stateOf(former)).toBe('revoked');
    await rows(`update firm_invitation set expires_at = now() - interval '1 second' where id = $1`, id);
    expect((await read(person, id)).json().state).toBe('lapsed');
    expect(await listed(person)).toEqual([]);
    expect(codeOf(await answer(person, id, 'accept'))).toBe('INVITATION_ENDED');
    expect(await waiting(firm, owner)).toMatchObject([{ id, state: 'lapsed' }]);
    expect(codeOf(await invite(firm, owner, person.email))).toBe(201);
  });

  it('that waits at the address of a person who is removed is revoked; another one brings them back', async () => {
    const { firm, owner } = await aTeam();
    const person = await karim();
    const left = async (call: string, by: TestMember) => {
      const headers = { [actingForHeader]: firm.id };
      const path = `/firms/current/${call}`;
      expect(codeOf(await test.call('POST', path, { token: by.token, headers, body: {} }))).toBe(204);
    };
    const seat = await aSeat(test, firm, person);
    const former = await anInvitation(test, firm, person.email);
    await left(`seats/${seat}/remove`, owner);
    expect(codeOf(await answer(person, former, 'accept'))).toBe('INVITATION_ENDED');
    test.clock.advance(1_000);
    const { id } = (await invite(firm, owner, person.email)).json();
    expect(codeOf(await answer(person, id, 'accept'))).toBe(200);
    const kept = await anInvitation(test, firm, person.email);
    await left('leave', person);
    expect(codeOf(await answer(person, kept, 'accept'))).toBe(200);
  });

  it('leads into no firm that is suspended or deleted', async () => {
    const { firm, company } = await aTeam();
    const person = await karim();
    const id = await anInvitation(test, firm, person.email);
    await rows('update member set suspended_at = now() where id = $1', company.id);
    expect(await listed(person)).toEqual([]);
    expect(codeOf(await answer(person, id, 'accept'))).toBe('INVITATION_ENDED');
    await test.platform.database.transaction((trx) => eraseMember(test.platform, trx, company.id));
    expect(codeOf(await answer(person, id, 'accept'))).toBe('NOT_FOUND');
  });

  it('is made for the roles that its maker gives, with a fresh proof for those that open money or the team', async () => {
    const { firm, owner } = await aTeam();
    const [manager, publisher] = [await join(firm, 'manager'), await join(firm, 'publisher')];
    expect(codeOf(await invite(firm, publisher, 'a@exemple.fr', 'reader'))).toBe('ROLE_NOT_ALLOWED');
    expect(codeOf(await invite(firm, manager, 'a@exemple.fr', 'finance'))).toBe('ROLE_NOT_ALLOWED');
    await rows(
      `update session set proved_at = proved_at - interval '16 minutes' where member_id = $1`,
      owner.id,
    );
    expect(codeOf(await invite(firm, owner, 'a@exemple.fr', 'owner'))).toBe('PROOF_REQUIRED');
    expect(codeOf(await invite(firm, owner, 'a@exemple.fr', 'reader'))).toBe(201);
  });

  it('is not made for a person of the team, nor beyond the seats of a firm or the invitations of a day', async () => {
    const { firm, owner } = await aTeam();
    const person = await join(firm, 'reader');
    expect(codeOf(await invite(firm, owner, person.email))).toBe('ALREADY_SEATED');
    await rows(
      `insert into firm_invitation (firm_id, way, role, email, made_by, made_at, expires_at, state)
      select $1, 'address', 'reader', number || '@exemple.fr', $2, now() - interval '2 days', now() + interval '5 days', 'waiting'
      from generate_series(1, $3::integer) number`,
      firm.id,
      owner.id,
      seatsAtMost - 2,
    );
    expect(codeOf(await invite(firm, owner, 'plein@exemple.fr'))).toBe('SEATS_AT_MOST');
    // One of those who wait may be invited again.
    expect(codeOf(await invite(firm, owner, '1@exemple.fr'))).toBe(201);
    await rows(`update firm_invitation set state = 'refused', ended_at = now() where firm_id = $1`, firm.id);
    await rows(
      `update firm_invitation set made_at = $2 where id in (select id from firm_invitation where firm_id = $1 limit $3)`,
      firm.id,
      test.clock.now(),
      firmInvitationsADay,
    );
    const spent = await invite(firm, owner, 'trop@exemple.fr');
    expect(codeOf(spent)).toBe('INVITATIONS_SPENT');
    expect(Number(spent.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is made to one address five times a day at most, whichever firms make it; refused and repeated ones do not count', async () => {
    const email = 'sollicitee@exemple.fr';
    const { firm, owner } = await aTeam();
    const reader = await join(firm, 'reader');
    const again = () =>
      test.call('POST', '/firms/current/invitations', {
        token: owner.token,
        headers: { [actingForHeader]: firm.id, 'idempotency-key': 'invitation-sollicitee' },
        body: { email, role: 'reader' },
      });
    const first = (await again()).json().id;
    for (let round = 0; round < 6; round += 1) {
      expect(codeOf(await invite(firm, reader, email))).toBe('ROLE_NOT_ALLOWED');
      expect((await again()).json().id).toBe(first);
    }
    const teams = await Promise.all(Array.from({ length: 8 }, aTeam));
    const codes = (await Promise.all(teams.map((one) => invite(one.firm, one.owner, email)))).map(codeOf);
    expect(codes.toSorted()).toEqual([201, 201, 201, 201, ...Array(4).fill('TOO_MANY_REQUESTS')]);
    const spent = await invite(firm, owner, email);
    expect(Number(spent.headers['retry-after'])).toBeGreaterThan(86_000);
    expect((await again()).json().id).toBe(first);
  });
});

describe('a seat', () => {
  const refusalOf = async (firm: TestFirm, person: TestMember) =>
    codeOf(await answer(person, await anInvitation(test, firm, person.email), 'accept'));

  it('is for natural persons, once in a firm', async () => {
    const { firm } = await aTeam();
    expect(await refusalOf(firm, await aMember(test, { kind: 'COMPANY' }))).toBe('KIND_HOLDS_NO_SEAT');
    const moral = await aMember(test, { kind: 'CUSTOMER', isMoral: true });
    expect(await refusalOf(firm, moral)).toBe('KIND_HOLDS_NO_SEAT');
    expect(await refusalOf(firm, await join(firm, 'reader'))).toBe('ALREADY_SEATED');
    for (const kind of ['CUSTOMER', 'STUDENT'] as const)
      expect(await refusalOf(firm, await aMember(test, { kind }))).toBe(200);
  });

  it('is refused to a person with an open thread with the firm, by themselves or by another firm of theirs', async () => {
    const { firm, company } = await aTeam();
    const candidate = await aMember(test);
    const missionId = await aMission(test, company);
    const applicationId = await anApplication(test, missionId, candidate);
    expect(await refusalOf(firm, candidate)).toBe('SEAT_AND_PARTY');
    await rows(
      `update application set state = 'REFUSED', closed_reason = 'refused' where id = $1`,
      applicationId,
    );
    await rows(`delete from firm_invitation where email = $1`, candidate.email);
    expect(await refusalOf(firm, candidate)).toBe(200);

    const rival = await aMember(test, { kind: 'COMPANY' });
    const colleague = await aMember(test);
    await aSeat(test, await aFirm(test, { of: rival }), colleague);
    await anApplication(test, missionId, rival);
    expect(await refusalOf(firm, colleague)).toBe('SEAT_AND_PARTY');
  });

  it('is taken once, of many acceptances at once on two processes', async () => {
    const { firm } = await aTeam();
    const person = await karim();
    const id = await anInvitation(test, firm, person.email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => answer(person, id, 'accept', index % 2 ? other : test)),
    );
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([200, 'INVITATION_ENDED']));
    expect(await rows('select role from seat where person_id = $1', person.id)).toHaveLength(1);
  });

  it('is taken or not, and never half, when the invitation is revoked or refused meanwhile', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { firm, owner } = await aTeam();
      const person = await karim();
      const id = await anInvitation(test, firm, person.email);
      const [accepted] = await Promise.all([
        answer(person, id, 'accept', other),
        round % 2 ? forFirm(firm, owner, 'DELETE', undefined, id) : answer(person, id, 'refuse'),
      ]);
      const seats = await rows('select from seat where person_id = $1', person.id);
      expect(seats).toHaveLength(codeOf(accepted) === 200 ? 1 : 0);
      expect((await stateOf(id)) === 'accepted').toBe(seats.length === 1);
    }
  });
});
