import { isReserved } from '../missions/eligibility-edit.ts';
import { type ClientKind, rulesAbout } from '../missions/eligibility-rules.ts';
import { type Cells, withCells } from '../missions/rule-lines.ts';
import { type ConflictRule, type Level, levelOf, levels } from './levels.ts';

/** Edits of the levels by staff: one nature at a time, for one kind of client or both (rules §9, "Levels"). */

/** A level below a declaration, with the legal text that allows it. */
export interface Relaxation {
  readonly level: Exclude<Level, 'declaration'>;
  readonly article: string;
  readonly explanation: string;
}

export interface LevelEdit extends Cells {
  /** Null requires a declaration. */
  readonly relaxation: Relaxation | null;
}

const isSameRule = (one: ConflictRule, other: ConflictRule): boolean =>
  one.level === other.level && one.article === other.article && one.explanation === other.explanation;

/** Returns the table after an edit; all other natures and clients are unchanged. */
export const withLevel = (
  rules: readonly ConflictRule[],
  { nature, clients, relaxation }: LevelEdit,
): ConflictRule[] => {
  const line = relaxation === null ? null : { ...relaxation, natures: [nature], clients };
  return withCells(rules, { nature, clients }, line, isSameRule);
};

/** The relaxation of one nature for one kind of client, as in the form; null if a declaration is required. */
export const relaxationOf = (
  rules: readonly ConflictRule[],
  nature: ConflictRule['natures'][number],
  client: ClientKind,
): Relaxation | null => {
  const level = levelOf(rules, nature, client);
  const line = rulesAbout(rules, nature, client).find((rule) => rule.level === level);
  if (level === 'declaration' || line === undefined) return null;
  return { level, article: line.article, explanation: line.explanation };
};

/** True if an edit requires less for a nature that the law reserves: an admin confirms it. */
export const relaxesReserved = (rules: readonly ConflictRule[], edit: LevelEdit): boolean => {
  if (!isReserved(edit.nature)) return false;
  const after = withLevel(rules, edit);
  const strictness = (table: readonly ConflictRule[], client: ClientKind) =>
    levels.indexOf(levelOf(table, edit.nature, client));
  return edit.clients.some((client) => strictness(after, client) < strictness(rules, client));
};
