import {
  type ClientKind,
  clientKinds,
  knownCodes,
  type RuleLine,
  rulesAbout,
} from '../missions/eligibility-rules.ts';
import { missionNatures } from '../options/mission-natures.ts';
import { valuesOf } from '../options/option.ts';

/** Levels of the conflict check: the requirements of a mission on a candidate (rules §9, "Levels"). */

/** Levels from the mildest to the strictest. */
export const levels = ['nothing', 'check', 'declaration'] as const;
export type Level = (typeof levels)[number];

/** One line of the table nature × kind of client. A mission without a line requires a declaration. */
export interface ConflictRule extends RuleLine {
  readonly level: Level;
  /** The legal text that allows the level, in French. */
  readonly article: string;
  /** The reason in one or two sentences of French. */
  readonly explanation: string;
}

/** A rule as stored; its codes are not validated yet. */
export interface WrittenConflictRule {
  readonly natures: readonly string[];
  readonly clients: readonly string[];
  readonly level: string;
  readonly article: string;
  readonly explanation: string;
}

const strictest: Level = 'declaration';

/** Lines of a stored table. A line with an unknown level, or without an article, requires a declaration. */
export const readConflictRules = (rows: readonly WrittenConflictRule[]): ConflictRule[] =>
  rows.map(({ natures, clients, level, article, explanation }) => ({
    natures: knownCodes(valuesOf(missionNatures), natures),
    clients: knownCodes(clientKinds, clients),
    level: (article.trim() === '' ? undefined : levels.find((one) => one === level)) ?? strictest,
    article,
    explanation,
  }));

/** Level of a mission: the strictest of its lines; a declaration without a line. */
export const levelOf = (rules: readonly ConflictRule[], nature: string, client: ClientKind): Level => {
  const ruleLevels = rulesAbout(rules, nature, client).map(({ level }) => level);
  return ruleLevels.length === 0
    ? strictest
    : (levels.findLast((level) => ruleLevels.includes(level)) ?? strictest);
};

/** True if the first level requires less of a candidate than the second. */
export const asksLess = (one: Level, other: Level): boolean => levels.indexOf(one) < levels.indexOf(other);

const article = 'Règlement intérieur national de la profession d’avocat, art.\u00a04.1';

/** Rules of a new database, which a migration inserts; a test compares both. Those in force are in the database. */
export const defaultConflictRules: readonly ConflictRule[] = [
  {
    natures: ['recherches', 'veille', 'formation', 'traduction'],
    clients: ['MEMBER', 'CUSTOMER'],
    level: 'nothing',
    article,
    explanation:
      'Réunir, présenter, enseigner ou traduire le droit ne demande pas de prendre parti entre des personnes\u202f: rien n’est à vérifier.',
  },
  {
    natures: ['relecture', 'audit', 'formalites', 'autre'],
    clients: ['MEMBER', 'CUSTOMER'],
    level: 'check',
    article,
    explanation:
      'Le travail fait connaître l’affaire sans conseiller ni représenter une partie\u202f: comparer les noms suffit.',
  },
];
