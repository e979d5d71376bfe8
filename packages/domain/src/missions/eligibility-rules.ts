import type { UserType } from '../members/kinds.ts';
import { type MissionNature, missionNatures } from '../options/mission-natures.ts';
import { valuesOf } from '../options/option.ts';
import { type Profession, professions } from '../options/professions.ts';

/** For whom the mission is carried out: an external customer, or another member. */
export const clientKinds = ['MEMBER', 'CUSTOMER'] as const;
export type ClientKind = (typeof clientKinds)[number];

/**
 * One line of the table nature × profession × kind of client (rules §2, "Who may apply"). It opens missions of these
 * natures, for these clients, to these professions. What no line opens is closed.
 */
export interface EligibilityRule {
  readonly natures: readonly MissionNature[];
  readonly clients: readonly ClientKind[];
  /** `everyone` also covers members without a profession, that is companies. */
  readonly professions: readonly Profession[] | 'everyone';
  readonly students: boolean;
  /** The text it comes from, French: the law, its date, its articles. */
  readonly article: string;
  /** What that text means here, in a sentence or two of French. */
  readonly explanation: string;
}

/** A rule as it is kept: nothing says yet that its codes are known. */
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

const known = <Code extends string>(codes: readonly Code[], written: readonly string[]): Code[] =>
  written.filter((one): one is Code => codes.some((code) => code === one));

/**
 * The rules that a written table holds. A code that is not known opens nothing; a rule that names no nature, no client,
 * nobody, or no article is none at all: a mistake closes, it never opens (rules §2, "restrictive by default").
 */
export const readRules = (written: readonly WrittenRule[]): EligibilityRule[] =>
  written.flatMap((row) => {
    const natures = known(valuesOf(missionNatures), row.natures);
    const clients = known(clientKinds, row.clients);
    const named = known(valuesOf(professions), row.professions);
    const everyone = row.everyone && row.professions.length === 0;
    const { students, article, explanation } = row;
    const says = article.trim() !== '' && explanation.trim() !== '';
    if (!says || natures.length === 0 || clients.length === 0 || (!everyone && named.length === 0)) return [];
    return [{ natures, clients, professions: everyone ? 'everyone' : named, students, article, explanation }];
  });

/** A member studies law by kind of account or by profession. */
export const isStudent = ({ kind, profession }: TableCandidate): boolean =>
  kind === 'STUDENT' || profession === 'Étudiant';

export const clientOf = (creatorKind: UserType): ClientKind =>
  creatorKind === 'CUSTOMER' ? 'CUSTOMER' : 'MEMBER';

/** The rules about one nature of missions for one kind of client, whoever they open it to. */
export const rulesAbout = (rules: readonly EligibilityRule[], nature: string, client: ClientKind) =>
  rules.filter(({ natures, clients }) => natures.some((one) => one === nature) && clients.includes(client));

const admits = (rule: EligibilityRule, candidate: TableCandidate): boolean =>
  (rule.students || !isStudent(candidate)) &&
  (rule.professions === 'everyone' || rule.professions.some((one) => one === candidate.profession));

export interface TableAnswer {
  readonly opens: boolean;
  /** What opens it; where nothing does, what opens it to others, which says why; null where it is open to nobody. */
  readonly rule: EligibilityRule | null;
}

/** What the table says of one candidate and one kind of mission. Every other condition is `mayApply`'s. */
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
