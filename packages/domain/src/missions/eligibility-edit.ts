import type { StaffRole } from '../members/kinds.ts';
import type { MissionNature } from '../options/mission-natures.ts';
import type { Profession } from '../options/professions.ts';
import { regulatedProfessions } from './default-eligibility-rules.ts';
import { audienceOf } from './eligibility-content.ts';
import { type ClientKind, type EligibilityRule, rulesAbout } from './eligibility-rules.ts';

/**
 * Edits of the eligibility table by staff: one nature at a time, for one kind of client or both (rules §2).
 */

/** Professions to which a nature is open, with the legal text. */
export interface Opening {
  /** Without students, who have a field of their own. */
  readonly professions: readonly Profession[] | 'everyone';
  readonly students: boolean;
  readonly article: string;
  readonly explanation: string;
}

export interface RuleEdit {
  readonly nature: MissionNature;
  readonly clients: readonly ClientKind[];
  /** Null closes it to everybody. */
  readonly opening: Opening | null;
}

const student: Profession = 'Étudiant';

/**
 * Students admitted beside named professions become one of these professions, because the table admits by
 * profession.
 */
const ruleOf = ({ nature, clients, opening }: RuleEdit & { readonly opening: Opening }): EligibilityRule => {
  const { professions, students } = opening;
  const named =
    professions === 'everyone'
      ? professions
      : [...professions.filter((one) => one !== student), ...(students ? [student] : [])];
  return { ...opening, natures: [nature], clients, professions: named };
};

/** The rest of a rule after a nature is removed from it for these clients. */
const without = (rule: EligibilityRule, { nature, clients }: RuleEdit): EligibilityRule[] => {
  const spared = rule.clients.filter((client) => !clients.includes(client));
  if (!rule.natures.includes(nature) || spared.length === rule.clients.length) return [rule];
  const others = rule.natures.filter((one) => one !== nature);
  return [
    ...(others.length > 0 ? [{ ...rule, natures: others }] : []),
    ...(spared.length > 0 ? [{ ...rule, natures: [nature], clients: spared }] : []),
  ];
};

const sameSet = (left: readonly string[], right: readonly string[]) =>
  left.length === right.length && left.every((one) => right.includes(one));

const saysTheSame = (one: EligibilityRule, other: EligibilityRule): boolean =>
  one.students === other.students &&
  one.article === other.article &&
  one.explanation === other.explanation &&
  (one.professions === 'everyone' || other.professions === 'everyone'
    ? one.professions === other.professions
    : sameSet(one.professions, other.professions));

/** Adds a rule, or merges it into a rule with the same content for the same clients or the same natures. */
const joined = (rules: readonly EligibilityRule[], added: EligibilityRule): EligibilityRule[] => {
  const at = rules.findIndex(
    (rule) =>
      saysTheSame(rule, added) &&
      (sameSet(rule.clients, added.clients) || sameSet(rule.natures, added.natures)),
  );
  const into = rules[at];
  if (into === undefined) return [...rules, added];
  const rule = {
    ...into,
    natures: [...new Set([...into.natures, ...added.natures])],
    clients: [...new Set([...into.clients, ...added.clients])],
  };
  return rules.toSpliced(at, 1, rule);
};

/** Returns the table after an edit; all other natures and clients are unchanged. */
export const withEdit = (rules: readonly EligibilityRule[], edit: RuleEdit): EligibilityRule[] => {
  const left = rules.flatMap((rule) => without(rule, edit));
  const { opening } = edit;
  return opening === null ? left : joined(left, ruleOf({ ...edit, opening }));
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
