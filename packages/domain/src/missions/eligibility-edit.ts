import type { StaffRole } from '../members/kinds.ts';
import type { MissionNature } from '../options/mission-natures.ts';
import type { Profession } from '../options/professions.ts';
import { regulatedProfessions } from './default-eligibility-rules.ts';
import { audienceOf } from './eligibility-content.ts';
import { type ClientKind, type EligibilityRule, rulesAbout } from './eligibility-rules.ts';
import { type Cells, sameSet, withCells } from './rule-lines.ts';

/**
 * Edits of the eligibility table by staff: one nature at a time, for one kind of client or both (rules §2).
 */

/** Professions to which a nature is open, with the legal text. */
export interface Opening {
  /** Without students, who have their own field. */
  readonly professions: readonly Profession[] | 'everyone';
  readonly students: boolean;
  readonly article: string;
  readonly explanation: string;
}

export interface RuleEdit extends Cells {
  /** Null closes the nature to everybody. */
  readonly opening: Opening | null;
}

const student: Profession = 'Étudiant';

/**
 * Builds the line of an edit. Students admitted beside named professions are added as a profession, because
 * the table admits by profession.
 */
const ruleOf = ({ nature, clients, opening }: RuleEdit & { readonly opening: Opening }): EligibilityRule => {
  const { professions, students } = opening;
  const named =
    professions === 'everyone'
      ? professions
      : [...professions.filter((one) => one !== student), ...(students ? [student] : [])];
  return { ...opening, natures: [nature], clients, professions: named };
};

const isSameRule = (one: EligibilityRule, other: EligibilityRule): boolean =>
  one.students === other.students &&
  one.article === other.article &&
  one.explanation === other.explanation &&
  (one.professions === 'everyone' || other.professions === 'everyone'
    ? one.professions === other.professions
    : sameSet(one.professions, other.professions));

/** Returns the table after an edit; all other natures and clients are unchanged. */
export const withEdit = (rules: readonly EligibilityRule[], edit: RuleEdit): EligibilityRule[] => {
  const { opening } = edit;
  return withCells(rules, edit, opening === null ? null : ruleOf({ ...edit, opening }), isSameRule);
};

/** The opening of one nature for one kind of client, as in the form; several rules are merged into one. */
export const openingOf = (
  rules: readonly EligibilityRule[],
  nature: MissionNature,
  client: ClientKind,
): Opening | null => {
  const about = rulesAbout(rules, nature, client);
  const [first] = about;
  if (first === undefined) return null;
  const { companies, professions, students } = audienceOf(rules, nature, client);
  const { article, explanation } = first;
  return { professions: companies ? 'everyone' : professions, students, article, explanation };
};

/**
 * Natures reserved by law, with their professions. Only an admin opens them further, with a confirmation (loi
 * 71-1130).
 */
const reservedTo: Partial<Record<MissionNature, readonly Profession[]>> = {
  postulation: ['Avocat'],
  consultation: regulatedProfessions,
  redaction: regulatedProfessions,
  contentieux: regulatedProfessions,
};

export const isReserved = (nature: MissionNature): boolean => reservedTo[nature] !== undefined;

/** True if an edit opens a reserved nature to somebody whom neither the law nor the table admitted before. */
export const opensReserved = (rules: readonly EligibilityRule[], edit: RuleEdit): boolean => {
  const lawful = reservedTo[edit.nature];
  if (lawful === undefined) return false;
  const after = withEdit(rules, edit);
  return edit.clients.some((client) => {
    const was = audienceOf(rules, edit.nature, client);
    const is = audienceOf(after, edit.nature, client);
    return (
      (is.students && !was.students) ||
      (is.companies && !was.companies) ||
      is.professions.some((one) => !lawful.includes(one) && !was.professions.includes(one))
    );
  });
};

export interface Decider {
  readonly role: StaffRole | null;
  /** True if they confirmed that they open a reserved nature. */
  readonly isConfirmed: boolean;
}

/** Reason for which this person may not open a reserved nature, or not yet; null if they may. */
export const reservedRefusal = ({
  role,
  isConfirmed,
}: Decider): 'RESERVED_NATURE' | 'RESERVED_UNCONFIRMED' | null => {
  if (role !== 'admin') return 'RESERVED_NATURE';
  return isConfirmed ? null : 'RESERVED_UNCONFIRMED';
};
