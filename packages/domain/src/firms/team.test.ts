import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SeatRole, seatRoles } from './roles.ts';
import {
  changeRole,
  endSeat,
  type LiveSeat,
  mayBeInCharge,
  needsProof,
  permittedOn,
  rolesGivenBy,
  staffMayOn,
  type Team,
  type TeamChange,
} from './team.ts';

const seat = (id: string, role: SeatRole, isSuspended = false): LiveSeat => ({
  id,
  personId: `person of ${id}`,
  role,
  isSuspended,
});
const owner = seat('owner', 'owner');
const second = seat('second', 'owner');
const manager = seat('manager', 'manager');
const publisher = seat('publisher', 'publisher');
const finance = seat('finance', 'finance');
const reader = seat('reader', 'reader');
const teamOf = (...seats: LiveSeat[]): Team => ({ seats, contactId: owner.personId });
const whole = teamOf(owner, second, manager, publisher, finance, reader);

describe('the end of a seat', () => {
  it('is anybody’s own decision, and gives their work to the oldest owner', () => {
    for (const one of [manager, publisher, finance, reader]) {
      expect(endSeat(whole, one, { seatId: one.id })).toMatchObject({ ok: true, successor: owner });
    }
    expect(endSeat(whole, owner, { seatId: owner.id })).toMatchObject({ ok: true, successor: second });
  });

  it('is for others decided by a person who gives that role', () => {
    const ended = (by: LiveSeat, one: LiveSeat) => endSeat(whole, by, { seatId: one.id });
    expect(ended(manager, publisher)).toMatchObject({ ok: true });
    expect(ended(manager, reader)).toMatchObject({ ok: true });
    for (const one of [owner, finance])
      expect(ended(manager, one)).toMatchObject({ code: 'ROLE_NOT_ALLOWED' });
    for (const by of [publisher, finance, reader])
      expect(ended(by, manager)).toMatchObject({ code: 'ROLE_NOT_ALLOWED' });
    expect(endSeat(whole, owner, { seatId: 'elsewhere' })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is refused to the last owner who may act, whoever asks', () => {
    const alone = teamOf(owner, manager, reader);
    expect(endSeat(alone, owner, { seatId: owner.id })).toEqual({ ok: false, code: 'LAST_OWNER' });
    expect(endSeat(alone, null, { seatId: owner.id })).toEqual({ ok: false, code: 'LAST_OWNER' });
    const suspended = teamOf(owner, seat('absent', 'owner', true));
    expect(endSeat(suspended, owner, { seatId: owner.id })).toEqual({ ok: false, code: 'LAST_OWNER' });
  });

  it('gives the work to a chosen colleague who writes in threads, and to no other', () => {
    const to = (successorId: string) => endSeat(whole, owner, { seatId: reader.id, successorId });
    expect(to(publisher.id)).toMatchObject({ ok: true, successor: publisher });
    for (const id of [finance.id, reader.id, 'elsewhere'])
      expect(to(id)).toEqual({ ok: false, code: 'SUCCESSOR_REFUSED' });
    const suspended = teamOf(owner, publisher, seat('absent', 'manager', true));
    expect(endSeat(suspended, owner, { seatId: publisher.id, successorId: 'absent' })).toMatchObject({
      code: 'SUCCESSOR_REFUSED',
    });
  });

  it('hands the contact of the firm to another owner', () => {
    expect(endSeat(whole, second, { seatId: owner.id })).toMatchObject({ contactId: second.personId });
    expect(endSeat(whole, owner, { seatId: second.id })).toMatchObject({ contactId: owner.personId });
  });
});

describe('a change of role', () => {
  it('moves work away only from a person who does not write any more', () => {
    const to = (one: LiveSeat, role: SeatRole) => changeRole(whole, owner, { seatId: one.id, role });
    expect(to(publisher, 'manager')).toMatchObject({ ok: true, successor: null });
    expect(to(publisher, 'reader')).toMatchObject({ ok: true, successor: owner });
    expect(to(publisher, 'finance')).toMatchObject({ ok: true, successor: owner });
    expect(to(reader, 'finance')).toMatchObject({ ok: true, successor: null });
    expect(to(owner, 'manager')).toMatchObject({ ok: true, successor: null, contactId: second.personId });
  });

  it('keeps a manager among publishers and readers', () => {
    const to = (one: LiveSeat, role: SeatRole) => changeRole(whole, manager, { seatId: one.id, role });
    expect(to(publisher, 'reader')).toMatchObject({ ok: true });
    expect(to(publisher, 'manager')).toMatchObject({ code: 'ROLE_NOT_ALLOWED' });
    expect(to(manager, 'reader')).toMatchObject({ code: 'ROLE_NOT_ALLOWED' });
    expect(to(finance, 'reader')).toMatchObject({ code: 'ROLE_NOT_ALLOWED' });
  });

  it('is refused to the last owner', () => {
    const alone = teamOf(owner, publisher);
    expect(changeRole(alone, owner, { seatId: owner.id, role: 'manager' })).toEqual({
      ok: false,
      code: 'LAST_OWNER',
    });
  });

  it('asks for a fresh proof where a manager could not make it', () => {
    expect(seatRoles.filter(needsProof)).toEqual(['owner', 'manager', 'finance']);
  });
});

describe('what a screen offers', () => {
  it('is what the rules would do', () => {
    expect(permittedOn(whole, manager, publisher)).toEqual({ roles: ['reader'], end: true });
    expect(permittedOn(whole, manager, owner)).toEqual({ roles: [], end: false });
    expect(permittedOn(whole, reader, reader)).toEqual({ roles: [], end: true });
    expect(permittedOn(teamOf(owner, reader), owner, owner)).toEqual({ roles: [], end: false });
  });
});

const roles = fc.constantFrom(...seatRoles);
const teams = fc
  .tuple(
    fc.array(fc.record({ role: roles, isSuspended: fc.boolean() }), { maxLength: 6 }),
    fc.nat(6),
    fc.nat(6),
  )
  .map(([others, at, contact]): Team => {
    const seats = others.map(({ role, isSuspended }, index) => seat(`seat ${index}`, role, isSuspended));
    seats.splice(at, 0, owner);
    const owners = seats.filter(({ role }) => role === 'owner');
    return { seats, contactId: owners[contact % owners.length]?.personId ?? owner.personId };
  });

interface Step {
  readonly by: number;
  readonly on: number;
  readonly to: number | undefined;
  readonly role: SeatRole | null;
}
const steps = fc.record({
  by: fc.nat(6),
  on: fc.nat(6),
  to: fc.option(fc.nat(6), { nil: undefined }),
  role: fc.option(roles),
});

const decided = ({ seats, contactId }: Team, { by, on, to, role }: Step): [LiveSeat, TeamChange] => {
  const at = (index: number) => seats[index % seats.length] ?? owner;
  const wish = { seatId: at(on).id, ...(to === undefined ? {} : { successorId: at(to).id }) };
  const team = { seats, contactId };
  return [at(by), role === null ? endSeat(team, at(by), wish) : changeRole(team, at(by), { ...wish, role })];
};

const after = ({ seats, contactId }: Team, { role }: Step, change: TeamChange): Team => {
  if (!change.ok) return { seats, contactId };
  return {
    contactId: change.contactId,
    seats: seats.flatMap((one) => {
      if (one.id !== change.seat.id) return [one];
      return role === null ? [] : [{ ...one, role }];
    }),
  };
};

describe('any sequence of changes', () => {
  it('leaves an owner who may act, and a contact who is an owner', () => {
    fc.assert(
      fc.property(teams, fc.array(steps, { maxLength: 12 }), (first, wishes) => {
        let team = first;
        for (const step of wishes) {
          team = after(team, step, decided(team, step)[1]);
          expect(team.seats.some(({ role, isSuspended }) => role === 'owner' && !isSuspended)).toBe(true);
          expect(
            team.seats.some(({ role, personId }) => role === 'owner' && personId === team.contactId),
          ).toBe(true);
        }
      }),
    );
  });

  it('gives work to another live seat that writes, and only when it must', () => {
    fc.assert(
      fc.property(teams, steps, (team, step) => {
        const [, change] = decided(team, step);
        if (!change.ok) return;
        const { successor } = change;
        const moves = step.role === null || (mayBeInCharge(change.seat.role) && !mayBeInCharge(step.role));
        expect(successor !== null).toBe(moves);
        if (successor === null) return;
        expect(successor.id).not.toBe(change.seat.id);
        expect(team.seats).toContain(successor);
        expect(mayBeInCharge(successor.role)).toBe(true);
      }),
    );
  });

  it('lets nobody touch a role that they do not give, but for leaving', () => {
    fc.assert(
      fc.property(teams, steps, (team, step) => {
        const [by, change] = decided(team, step);
        if (!change.ok || (step.role === null && by.id === change.seat.id)) return;
        const given = rolesGivenBy(by.role);
        expect(given).toContain(change.seat.role);
        if (step.role !== null) expect(given).toContain(step.role);
      }),
    );
  });
});

describe('a decision of staff', () => {
  const may = (team: Team, one: LiveSeat, isAdmin = true) => staffMayOn(team, one, { isAdmin });

  it('names an owner, by admins alone, also where nobody of the firm may act', () => {
    expect(may(whole, reader)).toEqual(['nameOwner', 'endSeat']);
    expect(may(whole, reader, false)).toEqual(['endSeat']);
    expect(may(whole, second)).toEqual(['endSeat']);
    const lost = teamOf(seat('owner', 'owner', true), reader);
    expect(may(lost, reader)).toEqual(['nameOwner', 'endSeat']);
    expect(changeRole(lost, null, { seatId: reader.id, role: 'owner' })).toMatchObject({ ok: true });
  });

  it('closes no access of the last owner', () => {
    expect(may(teamOf(owner, reader), owner)).toEqual([]);
    expect(may(teamOf(owner, seat('second', 'owner', true)), owner)).toEqual([]);
  });
});
