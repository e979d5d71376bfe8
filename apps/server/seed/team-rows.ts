import type { FirmAct } from '@basoche/domain/firms/journal';
import { titleOf, typeOf } from '@basoche/domain/notifications/keys';
import { depositDueCents } from '@basoche/domain/threads/deposits-and-refunds';
import { addDays, type Day } from '@basoche/domain/time/paris';
import type { Insertable } from 'kysely';
import type {
  DepositApprovalTable,
  FirmInvitationTable,
  FirmTable,
  NotificationTable,
  SeatTable,
} from '../src/platform/database/schema/tables.ts';
import { instantOf, inTheDay } from './calendar.ts';
import type { DemoMission } from './missions.ts';
import { type Random, uuidAt } from './random.ts';
import type { DemoThread } from './rows.ts';
import { secondConsent } from './scenarios.ts';
import type { DemoSeat, DemoTeam } from './teams.ts';

/** Rows of the teams, by table. */
interface TeamRows {
  readonly firms: readonly Omit<Insertable<FirmTable>, 'told_name'>[];
  readonly seats: readonly Insertable<SeatTable>[];
  readonly invitations: readonly Insertable<FirmInvitationTable>[];
  readonly acts: readonly object[];
  readonly approvals: readonly Insertable<DepositApprovalTable>[];
  readonly notifications: readonly Insertable<NotificationTable>[];
}

interface Stage {
  readonly random: Random;
  readonly today: Day;
  readonly missions: readonly DemoMission[];
  readonly threads: readonly DemoThread[];
}

const hour = 3_600_000;
const after = (at: Date, hours: number): Date => new Date(at.getTime() + hours * hour);

const rowsOfTeam = ({ random, today, missions, threads }: Stage, team: DemoTeam): TeamRows => {
  const { firm, openedAt, owner, seats, depositLimitCents, invited } = team;
  const firm_id = firm.row.id;
  const ownerId = owner.person.row.id;
  const acts: { id: string; firm_id: string; person_id: string; at: Date; act: string; body: object }[] = [];
  const record = (person_id: string, at: Date, act: FirmAct) =>
    acts.push({ id: uuidAt(random, at), firm_id, person_id, at, ...act });
  const invite = (email: string, role: DemoSeat['role'], made_at: Date) => {
    const id = uuidAt(random, made_at);
    record(ownerId, made_at, { act: 'seat/invited', body: { invitation: id, role } });
    const row = { id, firm_id, way: 'address', role, email, made_by: ownerId, made_at } as const;
    return { ...row, expires_at: after(made_at, 7 * 24) };
  };

  record(ownerId, openedAt, { act: 'opened', body: { seat: owner.id } });
  const accepted = seats.slice(1).map(({ id: seat, person: { row: person }, role, since }) => {
    const invitation = invite(person.email ?? '', role, after(since, -20));
    record(person.id, since, { act: 'seat/begun', body: { seat, invitation: invitation.id, role } });
    return { ...invitation, person_id: person.id, state: 'accepted' as const, ended_at: since };
  });
  if (depositLimitCents !== null) {
    const body = { cents: depositLimitCents, fromCents: null };
    record(ownerId, after(openedAt, 1), { act: 'limit/changed', body });
  }
  const begun = seats.at(-1)?.since ?? openedAt;
  // Publications from before the team get a person in charge once all seats are taken.
  for (const { row } of missions) {
    if (row.creator_id !== firm_id || row.created_at > begun || row.is_archived) continue;
    if (row.seat_id === null || row.seat_id === owner.id) continue;
    const body = { seat: row.seat_id, former: owner.id, mission: row.id };
    record(ownerId, after(begun, 2), { act: 'assigned', body });
  }
  const asked = threads.flatMap(({ played, rows: { application } }) => {
    const { casting, updatedAt } = played;
    if (casting.scenario !== secondConsent || casting.mission.creator !== firm || !casting.charge) return [];
    const at = after(updatedAt, 0.5);
    const asker = casting.charge.seat.person.row.id;
    const cents = depositDueCents(played.application);
    const id = uuidAt(random, at);
    record(asker, at, { act: 'deposit/asked', body: { approval: id, thread: application.id, cents } });
    return [
      { id, firm_id, application_id: application.id, amount_cents: cents, asked_by: asker, asked_at: at },
    ];
  });
  const waiting =
    invited === null ? [] : [invite(invited, 'reader', instantOf(addDays(today, -2), inTheDay(random, 0)))];
  const approvers = seats.filter(({ role }) => role === 'owner' || role === 'finance');
  return {
    firms: [
      {
        member_id: firm_id,
        opened_at: openedAt,
        contact_person_id: ownerId,
        deposit_limit_cents: depositLimitCents,
        closed_at: null,
      },
    ],
    seats: seats.map(({ id, person, role, since }) => ({
      id,
      firm_id,
      person_id: person.row.id,
      role,
      since,
      invited_by: id === owner.id ? null : ownerId,
    })),
    invitations: [
      ...accepted,
      ...waiting.map((one) => ({ ...one, person_id: null, state: 'waiting' as const, ended_at: null })),
    ].map((row) => ({ ...row, uses: 0 })),
    acts,
    approvals: asked.map((row) => ({ ...row, state: 'waiting' as const })),
    notifications: asked.flatMap(({ asked_at, amount_cents }) =>
      approvers.map(({ person }) => ({
        id: uuidAt(random, asked_at),
        member_id: person.row.id,
        firm_id,
        about: 'DEPOSITS',
        key: 'APPROVAL_ASKED',
        type: typeOf('APPROVAL_ASKED'),
        title: titleOf('APPROVAL_ASKED'),
        amount_cents,
        created_at: asked_at,
      })),
    ),
  };
};

/** The teams with their people, their journal, and the deposit that awaits a second person. */
export const demoTeamRows = (stage: Stage, teams: readonly DemoTeam[]): TeamRows => {
  const parts = teams.map((team) => rowsOfTeam(stage, team));
  return {
    firms: parts.flatMap(({ firms }) => firms),
    seats: parts.flatMap(({ seats }) => seats),
    invitations: parts.flatMap(({ invitations }) => invitations),
    acts: parts.flatMap(({ acts }) => acts),
    approvals: parts.flatMap(({ approvals }) => approvals),
    notifications: parts.flatMap(({ notifications }) => notifications),
  };
};
