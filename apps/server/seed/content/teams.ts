import type { SeatRole } from '@basoche/domain/firms/roles';

interface Colleague {
  readonly role: SeatRole;
  readonly name: readonly [first: string, last: string];
  /** Key of a persona with an account of their own. Without it, the account was created with the seat. */
  readonly persona?: string;
}

interface Team {
  /** Key of the persona whose company it is. The persona's address becomes that of the owner. */
  readonly firm: string;
  readonly openedDaysAgo: number;
  /** The first one is the owner and the contact. */
  readonly people: readonly [Colleague, ...Colleague[]];
  /** Sum above which a deposit needs a second person; null for no limit. */
  readonly depositLimitCents: number | null;
  /** Address of a person who was invited and has not answered. */
  readonly invited: string | null;
}

/** The teams of the demonstration. */
export const teams: readonly Team[] = [
  {
    firm: 'claire',
    openedDaysAgo: 75,
    people: [
      { role: 'owner', name: ['Claire', 'Delmas'] },
      { role: 'manager', name: ['Bastien', 'Rousselot'] },
      { role: 'publisher', name: ['Camille', 'Dervaux'] },
      { role: 'finance', name: ['Nadège', 'Fabre'] },
    ],
    depositLimitCents: 100_000,
    invited: 'julien.ferrand@verdelune.example',
  },
  {
    firm: 'sophie',
    openedDaysAgo: 40,
    people: [
      { role: 'owner', name: ['Sophie', 'Arnoult'] },
      { role: 'manager', name: ['Yasmine', 'Benali'], persona: 'yasmine' },
    ],
    depositLimitCents: null,
    invited: null,
  },
];

/** True if one of two personas has a seat in the other's company. Such personas do not apply to each other. */
export const areColleagues = (one: string | undefined, other: string | undefined): boolean =>
  teams.some(
    ({ firm, people }) =>
      (firm === one && people.some(({ persona }) => persona !== undefined && persona === other)) ||
      (firm === other && people.some(({ persona }) => persona !== undefined && persona === one)),
  );
