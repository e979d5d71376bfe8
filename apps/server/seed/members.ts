import { isVerifiedNow, lapsedFrom, verificationLapseDay } from '@basoche/domain/members/verification';
import type { Department } from '@basoche/domain/options/departments';
import { addDays, type Day, startOfParisDay } from '@basoche/domain/time/paris';
import type { MemberTable } from '../src/platform/database/schema/tables.ts';
import { instantOf, inTheDay } from './calendar.ts';
import { communes } from './content/communes.ts';
import type { Voice } from './content/missions/kernel.ts';
import { familyNames, femaleNames, maleNames } from './content/names.ts';
import { organisations } from './content/organisations.ts';
import { demoMailDomain, type Persona, personas } from './content/personas.ts';
import { studies, trades } from './content/trades.ts';
import { slug, typeset } from './french.ts';
import { type Random, uuidAt } from './random.ts';

type Required =
  | 'id'
  | 'is_moral'
  | 'has_second_factor'
  | 'created_at'
  | 'completeness'
  | 'is_indexed'
  | 'shows_insurance';
export type MemberRow = Omit<MemberTable, Required> & {
  id: string;
  is_moral: boolean;
  created_at: Date;
  completeness: number;
  is_indexed: boolean;
};

/** A member, with facts that only the seed needs. */
export interface DemoMember {
  readonly row: MemberRow;
  readonly persona: Persona | null;
  /** Kind of the member's publications; null for members who only apply. */
  readonly voice: Voice | null;
  readonly home: readonly [department: Department, city: string, zipCode: string];
  readonly isVerified: boolean;
}

type Sketch = Pick<MemberRow, 'kind' | 'email' | 'is_moral'> &
  Partial<MemberRow> & { persona?: Persona; voice?: Voice | null; verified: boolean; home?: Persona['home'] };

const counts = { students: 64, customers: 26 } as const;

/** Phone numbers that the regulator reserves for fiction, and that reach nobody. */
const phone = (random: Random) => `063998${String(random.between(0, 9_999)).padStart(4, '0')}`;

const homeOf = (random: Random, home: Persona['home'] | undefined): DemoMember['home'] => {
  const found = home && communes.find(([department, city]) => department === home[0] && city === home[1]);
  const [department, city, zipCode] = found ?? random.weighted(communes, (commune) => 25 + commune[3]);
  return [department, city, zipCode];
};

const employeeVoices: Readonly<Record<string, Voice>> = {
  Avocat: 'firm',
  Notaire: 'notary',
  'Commissaire de justice': 'bailiff',
  'Responsable juridique': 'company',
  'Responsable des ressources humaines': 'company',
};

const people = (random: Random) => {
  const taken = new Set(personas.map(({ email }) => email));
  const families = random.shuffle(familyNames);
  let number = 0;
  return () => {
    for (;;) {
      const first = random.pick(random.chance(0.58) ? femaleNames : maleNames);
      const last = families[number++ % families.length] ?? random.pick(familyNames);
      const email = `${slug(first)}.${slug(last)}@${demoMailDomain}`;
      if (taken.has(email)) continue;
      taken.add(email);
      return { first_name: first, last_name: last, email };
    }
  };
};

const fromPersona = (persona: Persona): Sketch => ({
  kind: persona.kind,
  email: persona.email,
  is_moral: persona.isMoral,
  ...(typeof persona.name === 'string'
    ? { [persona.kind === 'CUSTOMER' ? 'customer_name' : 'company_name']: persona.name }
    : { first_name: persona.name.first, last_name: persona.name.last }),
  job_name: persona.profession,
  profession_form: persona.professionForm,
  role: persona.role,
  presentation: persona.about,
  persona,
  voice: persona.voice,
  verified: persona.isVerified,
  home: persona.home,
});

const sketches = (random: Random): Sketch[] => {
  const nextPerson = people(random);
  const students = Array.from(
    { length: counts.students },
    (): Sketch => ({
      kind: 'STUDENT',
      is_moral: false,
      ...nextPerson(),
      job_name: 'Étudiant',
      role: random.pick(studies.roles),
      presentation: random.chance(0.8) ? random.pick(studies.about) : null,
      verified: random.chance(0.86),
    }),
  );
  const employees = trades.flatMap(({ profession, weight, roles, about }) =>
    Array.from(
      { length: weight },
      (): Sketch => ({
        kind: 'EMPLOYEE',
        is_moral: false,
        ...nextPerson(),
        job_name: profession,
        role: random.pick(roles),
        presentation: random.chance(0.85) ? random.pick(about) : null,
        voice: employeeVoices[profession] ?? null,
        verified: random.chance(0.9),
      }),
    ),
  );
  const entities = organisations.map(
    ({ name, voice, about }): Sketch => ({
      ...(voice === 'association'
        ? { kind: 'CUSTOMER', customer_name: name }
        : { kind: 'COMPANY', company_name: name, presentation: about }),
      email: `${slug(name)}@${demoMailDomain}`,
      is_moral: true,
      voice,
      verified: voice !== 'association' && random.chance(0.94),
    }),
  );
  const customers = Array.from({ length: counts.customers }, (): Sketch => {
    const { first_name, last_name, email } = nextPerson();
    const name = `${first_name} ${last_name}`;
    return {
      kind: 'CUSTOMER',
      email,
      customer_name: name,
      is_moral: false,
      voice: 'person',
      verified: false,
    };
  });
  return [
    ...personas.map(fromPersona),
    ...random.shuffle([...students, ...employees, ...entities, ...customers]),
  ];
};

/**
 * Day of a student's verification, moved closer if needed: a verification lapses after the academic year, and
 * the last one must be valid today.
 */
const renewedOn = (today: Day, daysAgo: number): Day => {
  const day = addDays(today, -daysAgo);
  return verificationLapseDay(day) >= today ? day : renewedOn(today, Math.floor(daysAgo / 2));
};

/** Gender of the profession's name; null for one member in six, who has not chosen. */
const formOf = (id: string, firstName: string | null | undefined): MemberRow['profession_form'] => {
  if (!firstName || Number.parseInt(id.slice(-2), 16) % 6 === 0) return null;
  return femaleNames.includes(firstName) ? 'feminine' : 'masculine';
};

/**
 * Fixed towns for the first member of each profession and role, so that these searches find a member whatever
 * is drawn.
 */
const expected: readonly (readonly [profession: string, role: string, home: Persona['home']])[] = [
  ['Avocat', 'Droit social', ['69', 'Lyon']],
  ['Avocat', 'Droit de la famille', ['35', 'Rennes']],
  ['Avocat', 'Droit public', ['35', 'Rennes']],
  ['Avocat', 'Droit pénal', ['13', 'Marseille']],
];

/** True for every member with a public page, and for two in three of the others. */
const wantsToBeFound = (id: string, isKnown: boolean): boolean =>
  isKnown || Number.parseInt(id.slice(-1), 16) % 3 !== 0;

/** All members of the demonstration: personas first, all with a confirmed address. */
export const demoMembers = (random: Random, today: Day): DemoMember[] => {
  const awaited = [...expected];
  const placed = (row: Partial<MemberRow>, drawn: DemoMember['home']): DemoMember['home'] => {
    const place = awaited.findIndex(([profession, role]) => row.job_name === profession && row.role === role);
    const [found] = place === -1 ? [] : awaited.splice(place, 1);
    return found === undefined ? drawn : homeOf(random, found[2]);
  };
  return sketches(random).map(({ persona, voice, verified, home: wanted, ...row }) => {
    const home = placed(row, homeOf(random, wanted));
    const age = persona ? random.between(200, 320) : random.between(170, 420);
    const createdAt = instantOf(addDays(today, -age), inTheDay(random, 0));
    const verifiedOn = row.kind === 'STUDENT' ? renewedOn(today, age - 1) : addDays(today, 1 - age);
    const verifiedAt = verified ? instantOf(verifiedOn, inTheDay(random, 0)) : null;
    const lapse = lapsedFrom({ kind: row.kind, verifiedAt });
    const id = uuidAt(random, createdAt);
    return {
      row: {
        id,
        first_name: null,
        last_name: null,
        company_name: null,
        customer_name: null,
        phone: phone(random),
        zip_code: home[2],
        job_name: null,
        profession_form: formOf(id, row.first_name),
        staff_role: null,
        role: null,
        picture_url: null,
        place: row.kind === 'STUDENT' || row.kind === 'EMPLOYEE' ? `${home[1]} (${home[0]})` : home[1],
        completeness: 0,
        is_indexed: row.kind !== 'CUSTOMER' && verified && wantsToBeFound(id, persona !== undefined),
        vanity: null,
        verified_until: lapse === null ? null : startOfParisDay(lapse),
        suspended_at: null,
        deleted_at: null,
        ...row,
        presentation: row.presentation ? typeset(row.presentation) : null,
        created_at: createdAt,
        confirmed_at: new Date(createdAt.getTime() + random.between(2, 90) * 60_000),
        verified_at: verifiedAt,
      },
      persona: persona ?? null,
      voice: voice ?? null,
      home,
      isVerified: isVerifiedNow({ kind: row.kind, verifiedAt }, instantOf(today, 0)),
    };
  });
};
