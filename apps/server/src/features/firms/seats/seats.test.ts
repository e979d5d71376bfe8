import { actingForHeader } from '@basoche/contract/acting-for';
import type { SeatRole } from '@basoche/domain/firms/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aFirm, aSeat, createFirmApps, type TestFirm } from '../../../../test/firms.ts';
import { aJobOffer } from '../../../../test/jobs.ts';
import { aMission, anApplication } from '../../../../test/missions.ts';
import { eraseMember } from '../../own-data/erasure/service.ts';
import { lockSeat } from './store.ts';

let test: TestApp;
let other: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ test, other, close } = await createFirmApps());
});
afterAll(() => close());

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;

type Method = 'GET' | 'POST' | 'PUT';

/** A call for a firm, by one of its people. */
const call = (firm: TestFirm, token: string, method: Method, path: string, body?: object, app = test) =>
  app.call(method, `/firms/current${path}`, {
    token,
    headers: { [actingForHeader]: firm.id },
    ...(body === undefined ? {} : { body }),
  });

const give = (firm: TestFirm, { token }: TestMember, seat: string, body: object, app = test) =>
  call(firm, token, 'PUT', `/seats/${seat}/role`, body, app);
const remove = (firm: TestFirm, { token }: TestMember, seat: string, body: object = {}, app = test) =>
  call(firm, token, 'POST', `/seats/${seat}/remove`, body, app);
const leave = (firm: TestFirm, { token }: TestMember, body: object = {}, app = test) =>
  call(firm, token, 'POST', '/leave', body, app);
const answerOf = (answer: Awaited<ReturnType<typeof call>>) =>
  answer.statusCode === 204 ? 204 : answer.json().code;

/** A firm with an owner who is signed in, and the company's mission, offer and thread, of which the owner is in charge. */
const aTeam = async () => {
  const company = await aMember(test, { kind: 'COMPANY', companyName: 'Verdelune Industries' });
  const missionId = await aMission(test, company);
  const applicationId = await anApplication(test, missionId, await aMember(test));
  const jobId = await aJobOffer(test, company);
  const owner = await aMember(test, { firstName: 'Claire', lastName: 'Delmas' });
  const firm = await aFirm(test, { of: company, owner });
  const work = { missionId, jobId, applicationId };
  await putInCharge(work, firm.ownerSeat);
  return { firm, owner, work };
};
type Work = Awaited<ReturnType<typeof aTeam>>['work'];

const putInCharge = async ({ missionId, jobId, applicationId }: Work, seat: string) => {
  await rows('update mission set seat_id = $2 where id = $1', missionId, seat);
  await rows('update job_offer set seat_id = $2 where id = $1', jobId, seat);
  await rows('update application set creator_seat_id = $2 where id = $1', applicationId, seat);
};
const inCharge = async ({ missionId, jobId, applicationId }: Work) => {
  const [found] = await rows(
    `select m.seat_id as mission, j.seat_id as offer, a.creator_seat_id as thread
    from mission m, job_offer j, application a where m.id = $1 and j.id = $2 and a.id = $3`,
    missionId,
    jobId,
    applicationId,
  );
  return new Set(Object.values(found));
};

const join = async (firm: TestFirm, role: SeatRole, name = 'Karim') => {
  const person = await aMember(test, { firstName: name, lastName: 'Saïdi' });
  return { person, seat: await aSeat(test, firm, person, role) };
};

const subjectsTo = async ({ email }: TestMember) => {
  await test.drain();
  return (await test.mails()).filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject);
};

describe('the team of a firm', () => {
  it('is read by each of its people, with addresses for those who manage it', async () => {
    const { firm, owner } = await aTeam();
    await rows('update firm set deposit_limit_cents = 500000 where member_id = $1', firm.id);
    const { person: reader } = await join(firm, 'reader', 'Nadia');
    const { person: manager } = await join(firm, 'manager');
    const read = async (by: TestMember) => (await call(firm, by.token, 'GET', '')).json();
    expect(await read(owner)).toMatchObject({
      id: firm.id,
      name: 'Verdelune Industries',
      role: 'owner',
      seatID: firm.ownerSeat,
      owners: ['Claire Delmas'],
      depositLimit: 5_000,
    });
    expect(await read(reader)).not.toHaveProperty('depositLimit');
    const list = async (by: TestMember) => (await call(firm, by.token, 'GET', '/seats')).json();
    expect(await list(manager)).toMatchObject([
      { name: 'Claire Delmas', role: 'owner', email: owner.email, openThreads: 1, isOwn: false },
      {
        name: 'Nadia Saïdi',
        role: 'reader',
        email: reader.email,
        permitted: { roles: ['publisher'], end: true },
      },
      { name: 'Karim Saïdi', role: 'manager', isOwn: true, permitted: { roles: [], end: true } },
    ]);
    for (const seat of await list(reader)) expect(seat).not.toHaveProperty('email');
  });

  it('is not found by a person who acts for themselves', async () => {
    const { owner } = await aTeam();
    for (const path of ['', '/seats']) {
      const answer = await test.call('GET', `/firms/current${path}`, { token: owner.token });
      expect(answer.json().code).toBe('NOT_FOUND');
    }
  });
});

describe('a role', () => {
  it('is given by an owner, and told to the person', async () => {
    const { firm, owner } = await aTeam();
    const { person, seat } = await join(firm, 'publisher');
    expect(answerOf(await give(firm, owner, seat, { role: 'manager' }))).toBe(204);
    expect((await call(firm, person.token, 'GET', '')).json().role).toBe('manager');
    expect(await subjectsTo(person)).toEqual(['Votre rôle dans l’équipe de Verdelune Industries']);
    expect(await rows('select act, person_id, body from firm_act where firm_id = $1', firm.id)).toEqual([
      { act: 'seat/role', person_id: owner.id, body: { seat, from: 'publisher', role: 'manager' } },
    ]);
  });

  it('of finance or reader gives the work away, to an owner or to the named colleague', async () => {
    const { firm, owner, work } = await aTeam();
    const { person, seat } = await join(firm, 'publisher');
    const { person: colleague, seat: colleagueSeat } = await join(firm, 'publisher', 'Sophie');
    await putInCharge(work, seat);
    const to = (successorID: string) => give(firm, owner, seat, { role: 'reader', successorID });
    const refused = await to(seat);
    expect(refused.json()).toMatchObject({ code: 'INVALID_INPUT', errors: [{ path: 'successorID' }] });
    expect(answerOf(await to(colleagueSeat))).toBe(204);
    expect(await inCharge(work)).toEqual(new Set([colleagueSeat]));
    expect(await subjectsTo(colleague)).toContain('Du travail de Verdelune Industries vous est confié');
    expect(answerOf(await give(firm, owner, colleagueSeat, { role: 'finance' }))).toBe(204);
    expect(await inCharge(work)).toEqual(new Set([firm.ownerSeat]));
    expect((await call(firm, person.token, 'GET', '')).json().role).toBe('reader');
  });

  it('of owner, manager or finance needs a fresh proof, and is out of a manager’s reach', async () => {
    const { firm, owner } = await aTeam();
    const { person: manager } = await join(firm, 'manager');
    const { seat } = await join(firm, 'publisher', 'Sophie');
    expect(answerOf(await give(firm, manager, seat, { role: 'finance' }))).toBe('ROLE_NOT_ALLOWED');
    expect(answerOf(await give(firm, manager, firm.ownerSeat, { role: 'reader' }))).toBe('ROLE_NOT_ALLOWED');
    await rows(`update session set proved_at = proved_at - interval '16 minutes' where member_id = any($1)`, [
      owner.id,
      manager.id,
    ]);
    expect(answerOf(await give(firm, owner, seat, { role: 'finance' }))).toBe('PROOF_REQUIRED');
    expect(answerOf(await give(firm, manager, seat, { role: 'reader' }))).toBe(204);
  });

  it('is refused to publishers, for seats elsewhere, and to the last owner', async () => {
    const { firm, owner } = await aTeam();
    const { person } = await join(firm, 'publisher');
    const elsewhere = await aFirm(test);
    expect(answerOf(await give(firm, person, firm.ownerSeat, { role: 'reader' }))).toBe('ROLE_NOT_ALLOWED');
    expect(answerOf(await give(firm, owner, elsewhere.ownerSeat, { role: 'reader' }))).toBe('NOT_FOUND');
    expect(answerOf(await give(firm, owner, firm.ownerSeat, { role: 'manager' }))).toBe('LAST_OWNER');
  });
});

describe('a person who is removed', () => {
  it('is refused from the next request on; their work, their approvals and their invitations end with the seat', async () => {
    const { firm, owner, work } = await aTeam();
    const { person, seat } = await join(firm, 'manager');
    await putInCharge(work, seat);
    await rows(
      `insert into deposit_approval (application_id, firm_id, amount_cents, asked_by, asked_at, state)
      values ($1, $2, 100, $3, now(), 'waiting')`,
      work.applicationId,
      firm.id,
      person.id,
    );
    await rows(
      `insert into firm_invitation (firm_id, way, role, email, made_by, made_at, expires_at, state)
      values ($1, 'address', 'reader', 'ami@exemple.fr', $2, now(), now() + interval '7 days', 'waiting')`,
      firm.id,
      person.id,
    );
    expect(answerOf(await remove(firm, owner, seat))).toBe(204);
    expect(answerOf(await call(firm, person.token, 'GET', ''))).toBe('SEAT_ENDED');
    expect((await test.call('GET', '/auth/me', { token: person.token })).statusCode).toBe(200);
    expect(await inCharge(work)).toEqual(new Set([firm.ownerSeat]));
    expect(await rows('select ended_by from seat where id = $1', seat)).toEqual([{ ended_by: owner.id }]);
    expect(await rows('select state from deposit_approval where firm_id = $1', firm.id)).toEqual([
      { state: 'withdrawn' },
    ]);
    expect(await rows('select state from firm_invitation where firm_id = $1', firm.id)).toEqual([
      { state: 'revoked' },
    ]);
    expect(await subjectsTo(person)).toEqual(['Vous n’êtes plus dans l’équipe de Verdelune Industries']);
    expect(answerOf(await remove(firm, owner, seat))).toBe('NOT_FOUND');
  });

  it('is a publisher or a reader where a manager decides', async () => {
    const { firm, owner } = await aTeam();
    const { person: manager } = await join(firm, 'manager');
    const { seat } = await join(firm, 'reader', 'Sophie');
    const { seat: finance } = await join(firm, 'finance', 'Nadia');
    expect(answerOf(await remove(firm, manager, finance))).toBe('ROLE_NOT_ALLOWED');
    expect(answerOf(await remove(firm, manager, firm.ownerSeat))).toBe('ROLE_NOT_ALLOWED');
    expect(answerOf(await remove(firm, manager, seat))).toBe(204);
    expect(answerOf(await remove(firm, owner, finance))).toBe(204);
  });
});

describe('a person who leaves', () => {
  it('may hold any role but that of the last owner', async () => {
    const { firm, owner } = await aTeam();
    const { person: reader } = await join(firm, 'reader');
    expect(answerOf(await leave(firm, reader))).toBe(204);
    expect(answerOf(await leave(firm, reader))).toBe('SEAT_ENDED');
    expect(await subjectsTo(reader)).toEqual([]);
    expect(answerOf(await leave(firm, owner))).toBe('LAST_OWNER');
    const { seat } = await join(firm, 'owner', 'Nadia');
    expect(answerOf(await leave(firm, owner, { successorID: seat }))).toBe(204);
    expect(await rows('select contact_person_id from firm where member_id = $1', firm.id)).toEqual(
      await rows('select person_id as contact_person_id from seat where id = $1', seat),
    );
  });
});

/** Rounds of each race: each on a team of its own, over two processes. */
const rounds = Array.from({ length: 8 }, (_, index) => index);

const liveOwners = (firm: TestFirm) =>
  rows(`select id from seat where firm_id = $1 and role = 'owner' and ended_at is null`, firm.id);

/** Every mission, offer and thread of the firm has a live seat of its own. */
const expectInCharge = async (work: Work) => {
  const seats = [...(await inCharge(work))];
  expect(await rows('select id from seat where id = any($1) and ended_at is null', seats)).toHaveLength(
    seats.length,
  );
};

describe('two changes at once', () => {
  it('leave an owner, when both owners leave', async () => {
    for (const _ of rounds) {
      const { firm, owner, work } = await aTeam();
      const { person } = await join(firm, 'owner');
      const answers = await Promise.all([leave(firm, owner), leave(firm, person, {}, other)]);
      expect(answers.map(answerOf).toSorted()).toEqual([204, 'LAST_OWNER']);
      expect(await liveOwners(firm)).toHaveLength(1);
      await expectInCharge(work);
    }
  });

  it('leave an owner, when one is lowered while the other leaves, and when each removes the other', async () => {
    for (const round of rounds) {
      const { firm, owner, work } = await aTeam();
      const { person, seat } = await join(firm, 'owner');
      const pairs = [
        () => [give(firm, owner, seat, { role: 'reader' }), leave(firm, owner, {}, other)],
        () => [
          give(firm, owner, seat, { role: 'reader' }),
          give(firm, person, firm.ownerSeat, { role: 'reader' }, other),
        ],
        () => [remove(firm, owner, seat), remove(firm, person, firm.ownerSeat, {}, other)],
      ];
      const answers = (await Promise.all(pairs[round % pairs.length]?.() ?? [])).map(answerOf);
      expect(answers.filter((answer) => answer === 204)).toHaveLength(1);
      expect(['LAST_OWNER', 'SEAT_ENDED', 'ROLE_NOT_ALLOWED']).toContain(answers.find((one) => one !== 204));
      expect(await liveOwners(firm)).toHaveLength(1);
      await expectInCharge(work);
    }
  });

  it('give the work to a live seat, when the successor is removed meanwhile', async () => {
    for (const _ of rounds) {
      const { firm, owner, work } = await aTeam();
      const { person, seat } = await join(firm, 'publisher');
      const { seat: successorID } = await join(firm, 'publisher', 'Sophie');
      await putInCharge(work, seat);
      const answers = await Promise.all([
        leave(firm, person, { successorID }),
        remove(firm, owner, successorID, {}, other),
      ]);
      expect([204, 'INVALID_INPUT']).toContain(answerOf(answers[0]));
      expect(answerOf(answers[1])).toBe(204);
      await expectInCharge(work);
    }
  });

  it('do not make applications to missions of a seat wait, which have locked the mission', async () => {
    const { firm, work } = await aTeam();
    const candidate = await aMember(test);
    await other.platform.database.transaction(async (trx) => {
      await lockSeat(trx, firm.ownerSeat);
      await anApplication(test, work.missionId, candidate);
    });
  });

  it('leave an owner, when an owner deletes their account while the other leaves', async () => {
    for (const _ of rounds) {
      const { firm, owner, work } = await aTeam();
      const { person } = await join(firm, 'owner');
      const erasure = other.platform.database
        .transaction((trx) => eraseMember(other.platform, trx, person.id))
        .then(
          () => 204,
          ({ code }) => code,
        );
      const answers = await Promise.all([leave(firm, owner).then(answerOf), erasure]);
      expect(answers.toSorted()).toEqual([204, 'LAST_OWNER']);
      expect(await liveOwners(firm)).toHaveLength(1);
      await expectInCharge(work);
    }
  });
});
