import {
  type Agreement,
  agreementsOf,
  type Claimant,
  type ComparedField,
  comparedFields,
  type matchOf,
  type PlacedRow,
  surePoints,
} from './matching.ts';
import type { PublicRegister } from './registers.ts';

/** Results of a register about a member, for staff who decide (rules §11). */

/**
 * `noEdition`: no edition was imported; `missing`: an earlier edition named them, but not the one in force.
 */
export const readingStates = ['sure', 'doubtful', 'none', 'missing', 'noEdition'] as const;
export type ReadingState = (typeof readingStates)[number];

/**
 * Reasons why a line is not sure: it belongs to another member, several lines match as well, the bar or the
 * name contradicts, the bar was stated after the verification, or only the names agree.
 */
export const doubts = ['taken', 'several', 'otherBar', 'laterBar', 'otherName', 'namesAlone'] as const;
export type Doubt = (typeof doubts)[number];

/** One field of a line, compared with the member's statement. */
export interface ComparedDetail {
  readonly field: ComparedField;
  readonly agreement: Agreement;
}

/** Compared fields of a line, in the order of the screens. */
export const comparisonOf = (
  register: PublicRegister,
  claimant: Claimant,
  row: PlacedRow,
): readonly ComparedDetail[] => {
  const agreements = agreementsOf(register, claimant, row);
  return comparedFields.flatMap((field) => {
    const agreement = agreements[field];
    return agreement === undefined ? [] : [{ field, agreement }];
  });
};

/**
 * Reason why the likeliest line is not sure; null if it is, or if there is none. `isTaken`: it belongs to
 * another member.
 */
export const doubtOf = (
  register: PublicRegister,
  claimant: Claimant,
  { isSure, found }: ReturnType<typeof matchOf>,
  isTaken: boolean,
): Doubt | null => {
  const [best] = found;
  if (best === undefined) return null;
  if (isSure) return isTaken ? 'taken' : null;
  if (best.score >= surePoints) return 'several';
  const agreements = agreementsOf(register, claimant, best.row);
  if (agreements.name === 'other') return 'otherName';
  if (agreements.bar === 'other') return 'otherBar';
  return agreements.bar === 'same' ? 'laterBar' : 'namesAlone';
};
