import { actingForHeader } from '@basoche/contract/acting-for';
import { type SeatRole, seatRoles } from '@basoche/domain/firms/roles';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseMember } from '../../src/features/own-data/erasure/service.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { aMember, aSession, type TestMember } from '../factories.ts';
import { aFirm, anInvitation, aSeat, type TestFirm } from '../firms.ts';
import { aJobOffer } from '../jobs.ts';
import { aMission, anApplication, proceed } from '../missions.ts';

/**
 * Random changes of a team by random people on the running server. The rules of seats are written here a
 * second time, on a list of people with their roles. `CHAOS_RUNS` plays more sequences.
 */
const runs = Number(process.env.CHAOS_RUNS ?? 6);
const seed = Number(process.env.CHAOS_SEED ?? 173);

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;

interface Person {
  readonly member: TestMember;
  token: string;
  seat: string | null;
  role: SeatRole | null;
  isSuspended: boolean;
  isErased: boolean;
}

interface Scene {
  readonly firm: TestFirm;
  readonly candidate: TestMember;
  readonly applicationId: string;
  readonly people: readonly Person[];
  readonly work: readonly (readonly [table: string, column: string, id: string])[];
}

const openScene = async (): Promise<Scene> => {
  const company = await aMember(test, { kind: 'COMPANY' });
  const missionId = await aMission(test, company);
  const candidate = await aMember(test);
  const applicationId = await anApplication(test, missionId, candidate);
  const consents = 'mission/ndaConsent';
  await proceed(test, applicationId, [company, consents], [candidate, consents]);
  const work = [
    ['mission', 'seat_id', missionId],
    ['job_offer', 'seat_id', await aJobOffer(test, company)],
    ['application', 'creator_seat_id', applicationId],
  ] as const;
  const members = await Promise.all(Array.from({ length: 5 }, () => aMember(test)));
  const [owner, second] = members as [TestMember, TestMember];
  const firm = await aFirm(test, { of: company, owner });
  const seats = [firm.ownerSeat, await aSeat(test, firm, second, 'owner')];
  for (const [table, column, id] of work)
    await rows(`update ${table} set ${column} = $2 where id = $1`, id, firm.ownerSeat);
  const people = members.map((member, index) => {
    const seat = seats[index] ?? null;
    return {
      member,
      token: member.token,
      seat,
      role: seat && 'owner',
      isSuspended: false,
      isErased: false,
    } as Person;
  });
  return { firm, candidate, applicationId, people, work };
};

/** Outcomes so far, to check that the sequences cover all. */
const reached = new Set<string>();

const call = async (
  { firm }: Scene,
  { token }: Person,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
) => {
  const headers = { [actingForHeader]: firm.id };
  const answer = await test.call(method, path, { token, headers, ...(body && { body }) });
  const outcome = answer.statusCode < 300 ? 'ok' : answer.json().code;
  if (method !== 'GET') reached.add(outcome);
  return outcome;
};

const isOut = ({ isSuspended, isErased }: Person) => isSuspended || isErased;
const isManaging = ({ role }: Person) => role === 'owner' || role === 'manager';
const isLow = (role: SeatRole | null) => role === 'publisher' || role === 'reader';
const writes = (role: SeatRole | null) => role === 'owner' || role === 'manager' || role === 'publisher';
const isLastOwner = ({ people }: Scene, person: Person) =>
  person.role === 'owner' &&
  !people.some((one) => one !== person && one.role === 'owner' && !one.isSuspended);

/** The code that refuses a person before any other check. */
const refusedAtOnce = (by: Person): string | null => {
  if (isOut(by)) return 'UNAUTHENTICATED';
  return by.role === null ? 'SEAT_ENDED' : null;
};

const changes = ['join', 'leave', 'remove', 'role', 'erase', 'suspend', 'restore', 'assign'] as const;
const kinds = [...changes, 'write', 'hear'] as const;

interface Step {
  readonly kind: (typeof kinds)[number];
  readonly by: number;
  readonly on: number;
  readonly role: SeatRole;
}

const expectedOf = (scene: Scene, step: Step, by: Person, on: Person): string => {
  const refused = refusedAtOnce(by);
  if (refused !== null) return refused;
  if (step.kind === 'leave') return isLastOwner(scene, by) ? 'LAST_OWNER' : 'ok';
  if (!isManaging(by)) return 'ROLE_NOT_ALLOWED';
  if (on.role === null) return 'NOT_FOUND';
  const isOwn = by === on && step.kind === 'remove';
  if (!isOwn && by.role === 'manager' && !isLow(on.role)) return 'ROLE_NOT_ALLOWED';
  if (step.kind === 'role' && by.role === 'manager' && !isLow(step.role)) return 'ROLE_NOT_ALLOWED';
  const loses = step.kind === 'remove' || step.role !== 'owner';
  return loses && isLastOwner(scene, on) ? 'LAST_OWNER' : 'ok';
};

const noSeat = '00000000-0000-7000-8000-000000000000';

const end = (person: Person) => {
  person.seat = null;
  person.role = null;
};

let sent = 0;
const aMessage = () => {
  sent += 1;
  return { content: 'Bonjour', clientId: `message-${sent}` };
};

const play = async (scene: Scene, step: Step): Promise<void> => {
  const { firm, people, work } = scene;
  const [by, on] = [people[step.by], people[step.on]] as [Person, Person];
  const seatPath = `/firms/current/seats/${on.seat ?? noSeat}`;
  if (step.kind === 'leave') {
    const expected = expectedOf(scene, step, by, on);
    expect(await call(scene, by, 'POST', '/firms/current/leave', {})).toBe(expected);
    if (expected === 'ok') end(by);
  } else if (step.kind === 'remove') {
    const expected = expectedOf(scene, step, by, on);
    expect(await call(scene, by, 'POST', `${seatPath}/remove`, {})).toBe(expected);
    if (expected === 'ok') end(on);
  } else if (step.kind === 'role') {
    const expected = expectedOf(scene, step, by, on);
    expect(await call(scene, by, 'PUT', `${seatPath}/role`, { role: step.role })).toBe(expected);
    if (expected === 'ok') on.role = step.role;
  } else if (step.kind === 'join' && !on.isErased) {
    const maker =
      people.find(({ role, isSuspended }) => role === 'owner' && !isSuspended)?.member ?? firm.owner;
    const id = await anInvitation(test, { ...firm, owner: maker }, on.member.email, step.role);
    const answer = await test.call('POST', `/firms/invitations/${id}/accept`, { token: on.token, body: {} });
    const refused = on.role === null ? null : 'ALREADY_SEATED';
    const expected = on.isSuspended ? 'UNAUTHENTICATED' : refused;
    expect(answer.json().code ?? null).toBe(expected);
    if (expected === null) {
      const [seat] = await rows(
        'select id from seat where person_id = $1 and ended_at is null',
        on.member.id,
      );
      Object.assign(on, { seat: seat.id, role: step.role });
    }
    await rows('delete from firm_invitation where id = $1', id);
  } else if (step.kind === 'erase' && !on.isErased) {
    const expected = isLastOwner(scene, on) ? 'LAST_OWNER' : 'ok';
    const done = test.platform.database.transaction((trx) => eraseMember(test.platform, trx, on.member.id));
    expect(
      await done.then(
        () => 'ok',
        ({ code }) => code,
      ),
    ).toBe(expected);
    if (expected === 'ok') {
      end(on);
      on.isErased = true;
    }
  } else if (step.kind === 'suspend' && !isOut(on)) {
    // Staff may suspend even the last owner; they then name another one.
    if (isLastOwner(scene, on)) return;
    await rows('update member set suspended_at = now() where id = $1', on.member.id);
    on.isSuspended = true;
  } else if (step.kind === 'restore' && on.isSuspended) {
    await rows('update member set suspended_at = null where id = $1', on.member.id);
    on.isSuspended = false;
    on.token = await aSession(test, on.member.id);
  } else if (step.kind === 'write') {
    const expected = refusedAtOnce(by) ?? (writes(by.role) ? 'ok' : 'ROLE_NOT_ALLOWED');
    expect(await call(scene, by, 'POST', `/messagerie/${scene.applicationId}`, aMessage())).toBe(expected);
  } else if (step.kind === 'hear') {
    const { token } = scene.candidate;
    const answer = await test.call('POST', `/messagerie/${scene.applicationId}`, { token, body: aMessage() });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
  } else if (step.kind === 'assign' && on.seat !== null && writes(on.role)) {
    const [table, column, id] = work[step.by % work.length] ?? work[0] ?? [];
    await rows(`update ${table} set ${column} = $2 where id = $1`, id, on.seat);
  }
};

/** Calls of a firm that every role may make. */
const acting = ({ firm }: Scene) => [
  '/firms/current',
  '/firms/current/seats',
  `/missions/${firm.id}`,
  '/auth/me',
];

const expectWhole = async (scene: Scene): Promise<void> => {
  const { firm, people, work } = scene;
  const live = await rows(
    'select id, person_id, role from seat where firm_id = $1 and ended_at is null',
    firm.id,
  );
  const seats = new Map(live.map(({ id, person_id, role }) => [person_id, { id, role }]));
  const modelled = people.flatMap(({ member, seat: id, role }) =>
    id === null ? [] : [[member.id, { id, role }]],
  );
  expect(seats).toEqual(new Map(modelled as [string, { id: string; role: SeatRole }][]));
  expect(people.some(({ role, isSuspended }) => role === 'owner' && !isSuspended)).toBe(true);
  const [{ contact }] = await rows(
    'select contact_person_id as contact from firm where member_id = $1',
    firm.id,
  );
  expect(seats.get(contact)?.role).toBe('owner');
  for (const [table, column, id] of work) {
    const [{ seat }] = await rows(`select ${column} as seat from ${table} where id = $1`, id);
    expect(writes(live.find((one) => one.id === seat)?.role ?? null)).toBe(true);
  }
  // Nobody who left can read anything of the firm, and everybody who acted for it had a seat at that time.
  expect(
    await rows(
      `select id from notification n where firm_id = $1 and read_at is null and not exists (
        select from seat s where s.firm_id = n.firm_id and s.person_id = n.member_id and s.ended_at is null)`,
      firm.id,
    ),
  ).toEqual([]);
  expect(
    await rows(
      `select m.id from message m where m.application_id = $2 and m.sender_id = $1 and not exists (
        select from seat s where s.firm_id = $1 and s.person_id = m.person_id and s.since <= m.sent_at
          and (s.ended_at is null or s.ended_at >= m.sent_at))`,
      firm.id,
      scene.applicationId,
    ),
  ).toEqual([]);
  for (const person of people) {
    const expected = refusedAtOnce(person) ?? 'ok';
    for (const path of acting(scene))
      expect([path, await call(scene, person, 'GET', path)]).toEqual([path, expected]);
  }
};

/** Mostly people who are allowed to do something. */
const person = fc.oneof({ arbitrary: fc.constantFrom(0, 1), weight: 2 }, { arbitrary: fc.nat(4), weight: 3 });
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('join', 'role', ...kinds),
  by: person,
  on: person,
  role: fc.constantFrom(...seatRoles),
});

it('any sequence leaves an owner, a writer in charge of all work, and nothing to those who left, who wrote while they had a seat', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 30 }), async (steps) => {
      const scene = await openScene();
      for (const one of steps) {
        test.clock.advance(1_000);
        await play(scene, one);
        await expectWhole(scene);
      }
    }),
    { numRuns: runs, seed, endOnFailure: true },
  );
  const outcomes = ['ok', 'LAST_OWNER', 'ROLE_NOT_ALLOWED', 'NOT_FOUND', 'SEAT_ENDED', 'UNAUTHENTICATED'];
  expect(outcomes.filter((one) => !reached.has(one))).toEqual([]);
});
