import type { StaffRole } from '../members/kinds.ts';
import type { MissionNature } from '../options/mission-natures.ts';
import type { Profession } from '../options/professions.ts';
import { regulatedProfessions } from './eligibility-default.ts';
import { type ClientKind, type EligibilityRule, rulesAbout } from './eligibility-rules.ts';
import { audienceOf } from './eligibility-words.ts';

/** How staff change the table of who may apply: one nature at a time, for one kind of client or both (rules §2). */

/** Whom a nature is open to, and the text that says so. */
export interface Opening {
  /** Without students, who are said apart. */
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

/** Students who are admitted beside named professions are one of them: the table admits by profession. */
const ruleOf = ({ nature, clients, opening }: RuleEdit & { readonly opening: Opening }): EligibilityRule => {
  const { professions, students } = opening;
  const named =
    professions === 'everyone'
      ? professions
      : [...professions.filter((one) => one !== student), ...(students ? [student] : [])];
  return { ...opening, natures: [nature], clients, professions: named };
};

/** What is left of a rule once it says nothing any more of a nature for these clients. */
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

/** Puts a rule beside the others, or into the one that says the same for the same clients or of the same natures. */
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

/** The table after such a change: of every other nature, and for every other client, it says what it said. */
export const withEdit = (rules: readonly EligibilityRule[], edit: RuleEdit): EligibilityRule[] => {
  const left = rules.flatMap((rule) => without(rule, edit));
  const { opening } = edit;
  return opening === null ? left : joined(left, ruleOf({ ...edit, opening }));
};

/** What the table says of one nature for one kind of client, as the form has it: several rules are shown as one. */
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

/** What the law reserves, and to whom: opening more of it is an administrator's to decide, twice (loi 71-1130). */
const reservedTo: Partial<Record<MissionNature, readonly Profession[]>> = {
  postulation: ['Avocat'],
  consultation: regulatedProfessions,
  redaction: regulatedProfessions,
  contentieux: regulatedProfessions,
};

/** Whether a change opens a reserved nature to somebody to whom the law does not, and the table did not. */
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
  /** They said that opening what is reserved is meant. */
  readonly isConfirmed: boolean;
}

/** Why what is reserved may not be opened by this one, or not yet; null where it may. */
export const reservedRefusal = ({
  role,
  isConfirmed,
}: Decider): 'RESERVED_NATURE' | 'RESERVED_UNCONFIRMED' | null => {
  if (role !== 'admin') return 'RESERVED_NATURE';
  return isConfirmed ? null : 'RESERVED_UNCONFIRMED';
};
