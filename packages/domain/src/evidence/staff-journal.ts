import type { StaffRole } from '../members/kinds.ts';
import type { ActDetails, WrittenDetails } from './staff-act-details.ts';
import type { StaffActName, SubjectKind } from './staff-acts.ts';

/**
 * The journal of decisions by staff and partners: one entry for each decision, chained by hashes
 * (evidence/hash-chain).
 */

export interface StaffAct {
  /** Starts at 1, without gaps. */
  readonly number: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: { readonly memberId: string; readonly role: StaffRole | 'partner' };
  readonly act: StaffActName;
  /** Subject of the act. */
  readonly on: {
    readonly kind: SubjectKind;
    readonly id: string;
  };
  /** Choices made with the act: codes and amounts in cents, never a free text. */
  readonly details: Partial<ActDetails>;
}

/** An entry read back from the database; its codes may no longer be known. */
export interface WrittenAct extends Omit<StaffAct, 'details'> {
  readonly details: WrittenDetails;
}

const detailValue = (value: unknown): unknown => (Array.isArray(value) ? value.join(' ') : value);

/** The canonical text of an entry, whose bytes (UTF-8) are hashed. The order of its fields is fixed. */
export const textOfAct = ({ number, at, by, act, on, details }: StaffAct): string =>
  JSON.stringify({
    number,
    at,
    by: { memberId: by.memberId, role: by.role },
    act,
    on: { kind: on.kind, id: on.id },
    details: Object.fromEntries(
      Object.entries(details)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, value]) => [key, detailValue(value)]),
    ),
  });
