import type { StaffRole } from '../members/kinds.ts';
import type { ActDetails, WrittenDetails } from './act-details.ts';
import type { StaffActName, SubjectKind } from './acts.ts';

/** The journal of what staff and partners decided: one entry each, linked to the one before (evidence/chain). */

export interface StaffAct {
  /** From 1, without gaps. */
  readonly number: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: { readonly memberId: string; readonly role: StaffRole | 'partner' };
  readonly act: StaffActName;
  /** What it was about. */
  readonly on: {
    readonly kind: SubjectKind;
    readonly id: string;
  };
  /** What was chosen, where there was a choice: codes and amounts in cents, never what somebody wrote. */
  readonly details: Partial<ActDetails>;
}

/** An entry as it is read again: nothing says that its codes are still known. */
export interface WrittenAct extends Omit<StaffAct, 'details'> {
  readonly details: WrittenDetails;
}

const written = (value: unknown): unknown => (Array.isArray(value) ? value.join(' ') : value);

/** The canonical text of an entry: the bytes (UTF-8) that are linked. Its fields stand in one order, whoever made it. */
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
        .map(([key, value]) => [key, written(value)]),
    ),
  });
