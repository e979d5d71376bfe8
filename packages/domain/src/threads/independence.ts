import type { ConflictFacts } from '../conflicts/gate.ts';

/**
 * Independence in a thread: the candidate's latest statement about it, on one version of the list of parties
 * (rules §9).
 */

/** A reserve may be given at any time; a declaration that no longer holds is retracted. */
export const independenceKinds = ['declared', 'reserved', 'retracted'] as const;
export type IndependenceKind = (typeof independenceKinds)[number];

/** A signed text of the declaration, with the hexadecimal SHA-256 of its canonical text. */
export interface SignedDeclaration {
  readonly version: string;
  readonly sha256: string;
  readonly listVersion: number;
  /** Hexadecimal SHA-256 that commits the client to the names of this version of the list; null without names. */
  readonly commitment: string | null;
}

export interface Independence {
  readonly kind: IndependenceKind;
  /** The version of the list that was in force; 0 without a list. */
  readonly listVersion: number;
  /** Null for a reserve and a retraction, which sign nothing. */
  readonly version: string | null;
  readonly sha256: string | null;
  readonly commitment: string | null;
  readonly at: Date;
}

/** Independence as stated in an application. */
export type GivenIndependence =
  | ({ readonly kind: 'declared' } & SignedDeclaration)
  | { readonly kind: 'reserved' };

/** Parties that the creator showed to the candidate: those of one version of their list. */
export interface ShownParties {
  readonly listVersion: number;
  readonly at: Date;
}

/** A statement without a signature, on the current list. */
export const unsigned = (
  kind: Exclude<IndependenceKind, 'declared'>,
  conflicts: ConflictFacts | null,
  at: Date,
): Independence => ({
  kind,
  listVersion: conflicts?.listVersion ?? 0,
  version: null,
  sha256: null,
  commitment: null,
  at,
});

export const signed = (
  { version, sha256, listVersion, commitment }: SignedDeclaration,
  at: Date,
): Independence => ({ kind: 'declared', version, sha256, listVersion, commitment, at });

/** Facts of a thread about its candidate's independence. */
interface IndependenceFacts {
  readonly independence: Independence | null;
  readonly conflicts: ConflictFacts | null;
}

/** True if the conflict check has nothing to show: no level, no named parties, and no earlier statement. */
export const asksNothing = ({ conflicts, independence }: IndependenceFacts): boolean =>
  conflicts === null ||
  (conflicts.level === 'nothing' && conflicts.parties !== 'named' && independence === null);

/**
 * True if the candidate signed a declaration on the current list; false while parties are awaited. No mission
 * begins on a reserve or an older list.
 */
export const isIndependenceCurrent = ({ independence, conflicts }: IndependenceFacts): boolean =>
  independence?.kind === 'declared' &&
  conflicts?.parties !== 'awaited' &&
  independence.listVersion === (conflicts?.listVersion ?? 0);
