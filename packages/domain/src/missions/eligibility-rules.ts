import type { UserType } from '../members/kinds.ts';
import { type MissionNature, missionNatures } from '../options/mission-natures.ts';
import { valuesOf } from '../options/option.ts';
import { type Profession, professions } from '../options/professions.ts';

/** Kind of client of a mission: an external customer, or another member. */
export const clientKinds = ['MEMBER', 'CUSTOMER'] as const;
export type ClientKind = (typeof clientKinds)[number];

/** Natures and clients that a line of a staff table applies to. */
export interface RuleLine {
  readonly natures: readonly MissionNature[];
  readonly clients: readonly ClientKind[];
}

/**
 * One line of the table nature × profession × kind of client (rules §2, "Who may apply"). It opens missions
 * of these natures, for these clients, to these professions. A mission that no line opens is closed.
 */
export interface EligibilityRule extends RuleLine {
  /** `everyone` also covers members without a profession, that is companies. */
  readonly professions: readonly Profession[] | 'everyone';
  readonly students: boolean;
  /** The legal source, in French: the law, its date, its articles. */
  readonly article: string;
  /** The meaning of that text here, in one or two sentences of French. */
  readonly explanation: string;
}

/** A rule as stored; its codes are not validated yet. */
export interface WrittenRule {
  readonly natures: readonly string[];
  readonly clients: readonly string[];
  readonly everyone: boolean;
  readonly professions: readonly string[];
  readonly students: boolean;
  readonly article: string;
  readonly explanation: string;
}

export interface TableCandidate {
  readonly kind: UserType;
  /** `jobName`; null for companies. */
  readonly profession: string | null;
}

/** The valid codes among the written ones; unknown ones are left out. */
export const knownCodes = <Code extends string>(codes: readonly Code[], written: readonly string[]): Code[] =>
  written.filter((one): one is Code => codes.some((code) => code === one));

/**
 * Valid rules of a stored table. An unknown code opens nothing; a rule without a nature, a client, a
 * profession or an article is dropped. A mistake closes, it never opens (rules §2, "restrictive by default").
 */
export const readRules = (rows: readonly WrittenRule[]): EligibilityRule[] =>
  rows.flatMap((row) => {
    const natures = knownCodes(valuesOf(missionNatures), row.natures);
    const clients = knownCodes(clientKinds, row.clients);
    const known = knownCodes(valuesOf(professions), row.professions);
    const everyone = row.everyone && row.professions.length === 0;
    const { students, article, explanation } = row;
    const says = article.trim() !== '' && explanation.trim() !== '';
    if (!says || natures.length === 0 || clients.length === 0 || (!everyone && known.length === 0)) return [];
    return [{ natures, clients, professions: everyone ? 'everyone' : known, students, article, explanation }];
  });

/** True for a member who studies law, by kind of account or by profession. */
export const isStudent = ({ kind, profession }: TableCandidate): boolean =>
  kind === 'STUDENT' || profession === 'Étudiant';

/** Kind of client in the table of access: an external customer, or a member of the trade. */
export const clientKindOf = (creatorKind: UserType): ClientKind =>
  creatorKind === 'CUSTOMER' ? 'CUSTOMER' : 'MEMBER';

/** Lines of a table about one nature of missions for one kind of client. */
export const rulesAbout = <Line extends RuleLine>(
  rules: readonly Line[],
  nature: string,
  client: ClientKind,
): Line[] =>
  rules.filter(({ natures, clients }) => natures.some((one) => one === nature) && clients.includes(client));

const admits = (rule: EligibilityRule, candidate: TableCandidate): boolean =>
  (rule.students || !isStudent(candidate)) &&
  (rule.professions === 'everyone' || rule.professions.some((one) => one === candidate.profession));

export interface TableAnswer {
  readonly opens: boolean;
  /**
   * The rule that opens the mission; if none does, the rule that opens it to others, as an explanation; null
   * if it is open to nobody.
   */
  readonly rule: EligibilityRule | null;
}

/** Answer of the table for one candidate and one kind of mission. `mayApply` checks all other conditions. */
export const tableAnswer = (
  rules: readonly EligibilityRule[],
  nature: string,
  client: ClientKind,
  candidate: TableCandidate,
): TableAnswer => {
  const about = rulesAbout(rules, nature, client);
  const opening = about.find((rule) => admits(rule, candidate));
  return { opens: opening !== undefined, rule: opening ?? about[0] ?? null };
};
