import {
  type CourtKind,
  type HearingAct,
  type HearingRule,
  type Reach,
  reaches,
  ruleOf,
} from './hearing-rules.ts';

/** Edits of the rules of hearings by staff: one act before one kind of court at a time (rules §10, "Reach"). */

/** Opening of an act: its reach, the clients who may ask for it, and the legal text. */
export type ActOpening = Pick<HearingRule, 'clients' | 'article' | 'explanation'> & {
  readonly reach: Exclude<Reach, 'nowhere'>;
};

export interface ReachEdit {
  readonly kind: CourtKind;
  readonly act: HearingAct;
  /** Null closes the act before this kind of court. */
  readonly opening: ActOpening | null;
}

/** The opening of an act before a kind of court, as in the form; null if nobody may do it. */
export const actOpeningOf = (
  rules: readonly HearingRule[],
  kind: CourtKind,
  act: HearingAct,
): ActOpening | null => {
  const rule = ruleOf(rules, kind, act);
  if (rule === null || rule.reach === 'nowhere') return null;
  const { reach, clients, article, explanation } = rule;
  return { reach, clients, article, explanation };
};

/**
 * True if an edit opens representation to more avocats or more kinds of client. The law reserves it, so an
 * admin confirms the edit.
 */
export const widensRepresentation = (
  rules: readonly HearingRule[],
  { kind, act, opening }: ReachEdit,
): boolean => {
  const width = (reach: Reach | undefined) => reaches.indexOf(reach ?? 'nowhere');
  const before = actOpeningOf(rules, kind, act);
  const isAdded = opening?.clients.some((client) => !before?.clients.includes(client)) ?? false;
  return act === 'representation' && (isAdded || width(opening?.reach) > width(before?.reach));
};
