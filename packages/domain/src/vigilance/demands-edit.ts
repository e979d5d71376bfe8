import { valuesOf } from '../options/option.ts';
import {
  type Demand,
  type DemandCell,
  type DemandRule,
  type Demands,
  demandOf,
  demandRuleOf,
  demands,
  demandsOn,
} from './demands.ts';
import { type VigilanceDocument, vigilanceDocuments } from './documents.ts';

/** Edits of the table by staff: one cell at a time. */

/** A demand with its legal text. */
export type DemandReason = Pick<DemandRule, 'demand' | 'article' | 'explanation'>;

export interface DemandEdit extends DemandCell {
  readonly reason: DemandReason;
}

/** Demand of a cell with its text, as in the form; null if the cell has no line. */
export const demandReasonOf = (rules: readonly DemandRule[], cell: DemandCell): DemandReason | null => {
  const rule = demandRuleOf(rules, cell);
  if (rule === null) return null;
  const { demand, article, explanation } = rule;
  return { demand, article, explanation };
};

/** The table after an edit; all other cells are unchanged. */
export const withDemand = (
  rules: readonly DemandRule[],
  { reason, document, candidate, client }: DemandEdit,
): DemandRule[] => {
  const cell = { document, candidate, client };
  const before = demandRuleOf(rules, cell);
  return [...rules.filter((rule) => rule !== before), { ...cell, ...reason }];
};

/** Documents that the code du travail asks for. Insurance is a duty of the profession. */
const ofTheCode: readonly VigilanceDocument[] = [
  'contributions',
  'registration',
  'foreignWorkers',
  'identification',
];

/** True if the held documents satisfy the demands. */
const suffice = (held: readonly VigilanceDocument[], asked: Demands): boolean => {
  const of = (demand: Demand) =>
    valuesOf(vigilanceDocuments).filter((document) => asked[document] === demand);
  const either = of('either');
  return (
    of('asked').every((document) => held.includes(document)) &&
    (either.length === 0 || either.some((document) => held.includes(document)))
  );
};

/** Every combination of documents of the code, each with an insurance. */
const choices = ofTheCode.reduce<readonly (readonly VigilanceDocument[])[]>(
  (held, document) => held.flatMap((one) => [one, [...one, document]]),
  [['insurance']],
);

/**
 * True if an edit requires less under the code du travail than before: its document is required less
 * strictly, or other documents are now enough. An admin confirms it.
 */
export const asksLessOfTheCode = (rules: readonly DemandRule[], edit: DemandEdit): boolean => {
  const { reason, ...cell } = edit;
  const strictness = (demand: Demand) => demands.indexOf(demand);
  if (ofTheCode.includes(cell.document) && strictness(reason.demand) < strictness(demandOf(rules, cell)))
    return true;
  const [before, after] = [demandsOn(rules, cell), demandsOn(withDemand(rules, edit), cell)];
  return choices.some((held) => suffice(held, after) && !suffice(held, before));
};
