import type { MissionNature } from '../options/mission-natures.ts';
import type { ClientKind, RuleLine } from './eligibility-rules.ts';

/** Edits of a table of staff: one nature at a time, for one kind of client or both (rules §2, §9). */

export interface Cells {
  readonly nature: MissionNature;
  readonly clients: readonly ClientKind[];
}

/** The rest of a line after a nature is removed from it for these clients. */
const without = <Line extends RuleLine>(rule: Line, { nature, clients }: Cells): Line[] => {
  const spared = rule.clients.filter((client) => !clients.includes(client));
  if (!rule.natures.includes(nature) || spared.length === rule.clients.length) return [rule];
  const others = rule.natures.filter((one) => one !== nature);
  return [
    ...(others.length > 0 ? [{ ...rule, natures: others }] : []),
    ...(spared.length > 0 ? [{ ...rule, natures: [nature], clients: spared }] : []),
  ];
};

export const sameSet = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((one) => right.includes(one));

type Same<Line> = (one: Line, other: Line) => boolean;

/** Adds a line, or merges it into one with the same content for the same clients or the same natures. */
const mergeLine = <Line extends RuleLine>(rules: readonly Line[], added: Line, says: Same<Line>): Line[] => {
  const at = rules.findIndex(
    (rule) =>
      says(rule, added) && (sameSet(rule.clients, added.clients) || sameSet(rule.natures, added.natures)),
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

/**
 * The table with `line` for these cells, or without one if it is null; all other natures and clients are
 * unchanged.
 */
export const withCells = <Line extends RuleLine>(
  rules: readonly Line[],
  cells: Cells,
  line: Line | null,
  says: Same<Line>,
): Line[] => {
  const left = rules.flatMap((rule) => without(rule, cells));
  return line === null ? left : mergeLine(left, line, says);
};
