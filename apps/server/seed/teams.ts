import type { SeatRole } from '@basoche/domain/firms/roles';
import { mayBeInCharge } from '@basoche/domain/firms/team';
import { addDays, type Day } from '@basoche/domain/time/paris';
import { instantOf, inTheDay } from './calendar.ts';
import { demoMailDomain } from './content/personas.ts';
import { teams } from './content/teams.ts';
import { slug } from './french.ts';
import type { DemoMember } from './members.ts';
import { type Random, uuidAt } from './random.ts';

export interface DemoSeat {
  readonly id: string;
  readonly person: DemoMember;
  readonly role: SeatRole;
  readonly since: Date;
}

/** A company whose people have seats. */
export interface DemoTeam {
  readonly firm: DemoMember;
  readonly openedAt: Date;
  readonly owner: DemoSeat;
  /** All seats, the owner's first. */
  readonly seats: readonly DemoSeat[];
  /** Accounts that were created with their seat. */
  readonly newcomers: readonly DemoMember[];
  readonly depositLimitCents: number | null;
  readonly invited: string | null;
}

/** The account of a person who joined with their seat: a customer who is a natural person. */
const newcomerOf = (
  random: Random,
  { row, home }: DemoMember,
  [first_name, last_name]: readonly [string, string],
  { email, at }: { readonly email: string | null; readonly at: Date },
): DemoMember => ({
  row: {
    ...row,
    id: uuidAt(random, at),
    kind: 'CUSTOMER',
    email,
    is_moral: false,
    first_name,
    last_name,
    company_name: null,
    customer_name: `${first_name} ${last_name}`,
    phone: null,
    zip_code: null,
    place: null,
    role: null,
    presentation: null,
    is_indexed: false,
    verified_at: null,
    verified_until: null,
    created_at: at,
    confirmed_at: at,
  },
  persona: null,
  voice: null,
  home,
  isVerified: false,
});

/** Opens the teams of the demonstration. The address of each company becomes that of its owner, a person. */
export const demoTeams = (random: Random, today: Day, members: readonly DemoMember[]): DemoTeam[] => {
  const memberOf = (key: string): DemoMember => {
    const found = members.find(({ persona }) => persona?.key === key);
    if (found === undefined) throw new Error(`The demonstration has no ${key}.`);
    return found;
  };
  return teams.map(({ firm: key, openedDaysAgo, people, ...team }): DemoTeam => {
    const firm = memberOf(key);
    const newcomers: DemoMember[] = [];
    const seats = people.map(({ role, name, persona }, place): DemoSeat => {
      const since = instantOf(addDays(today, 2 * place - openedDaysAgo), inTheDay(random, 0));
      const email =
        place === 0 ? firm.row.email : `${slug(name.join(' ')).replace('-', '.')}@${demoMailDomain}`;
      const person =
        persona === undefined ? newcomerOf(random, firm, name, { email, at: since }) : memberOf(persona);
      if (persona === undefined) newcomers.push(person);
      return { id: uuidAt(random, since), person, role, since };
    });
    const [owner] = seats;
    if (owner === undefined) throw new Error('A team has an owner.');
    firm.row.email = null;
    return { firm, openedAt: owner.since, owner, seats, newcomers, ...team };
  });
};

/** A number derived from an id, always the same. */
const numberOf = (id: string): number => Number.parseInt(id.slice(-2), 16);

/** The person in charge of a company's publication, and the owner, who acted before that person joined. */
export interface DemoCharge {
  readonly seat: DemoSeat;
  readonly owner: DemoSeat;
}

/** The person in charge of a publication, derived from its id; null for a member without a team. */
export const chargeOf = (
  demoTeams: readonly DemoTeam[],
  creator: DemoMember,
  id: string,
): DemoCharge | null => {
  const team = demoTeams.find(({ firm }) => firm === creator);
  const seats = team?.seats.filter(({ role }) => mayBeInCharge(role)) ?? [];
  const seat = seats[numberOf(id) % seats.length];
  return team === undefined || seat === undefined ? null : { seat, owner: team.owner };
};

/**
 * The person who acted for a company at that time; null before its team was opened, and for a member without
 * a team.
 */
export const personAt = (charge: DemoCharge | null, at: Date): string | null =>
  charge === null
    ? null
    : ([charge.seat, charge.owner].find(({ since }) => since <= at)?.person.row.id ?? null);
