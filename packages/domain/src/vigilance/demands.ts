import { knownCode, valuesOf } from '../options/option.ts';
import { type VigilanceDocument, vigilanceDocuments } from './documents.ts';
import { type CandidateKind, candidateKinds, type VigilanceClient, vigilanceClients } from './parties.ts';

/** Table edited by staff: the documents required of each kind of prestataire, for each kind of client. */

/** Demands from the mildest to the strictest. `either`: one of the documents with this demand is enough. */
export const demands = ['nothing', 'either', 'asked'] as const;
export type Demand = (typeof demands)[number];

/** Cell of the table: one document of one kind of prestataire, for one kind of client. */
export interface DemandCell {
  readonly document: VigilanceDocument;
  readonly candidate: CandidateKind;
  readonly client: VigilanceClient;
}

/** One line of the table. A document without a line is required. */
export interface DemandRule extends DemandCell {
  readonly demand: Demand;
  /** The legal source, in French. */
  readonly article: string;
  /** Meaning of that text here, in one or two sentences of French. */
  readonly explanation: string;
}

/** A rule as stored; its codes are not validated yet. */
export interface WrittenDemandRule {
  readonly document: string;
  readonly candidate: string;
  readonly client: string;
  readonly demand: string;
  readonly article: string;
  readonly explanation: string;
}

const strictest: Demand = 'asked';

/**
 * Valid lines of a stored table. A line with an unknown code, without an article or without an explanation is
 * left out, so that it relaxes nothing.
 */
export const readDemandRules = (rows: readonly WrittenDemandRule[]): DemandRule[] =>
  rows.flatMap(({ article, explanation, ...line }) => {
    const document = knownCode(valuesOf(vigilanceDocuments), line.document);
    const candidate = knownCode(valuesOf(candidateKinds), line.candidate);
    const client = knownCode(valuesOf(vigilanceClients), line.client);
    const demand = knownCode(demands, line.demand);
    const says = article.trim() !== '' && explanation.trim() !== '';
    return document && candidate && client && demand && says
      ? [{ document, candidate, client, demand, article, explanation }]
      : [];
  });

/** The line about a cell; null without one. */
export const demandRuleOf = (rules: readonly DemandRule[], cell: DemandCell): DemandRule | null =>
  rules.find(
    ({ document, candidate, client }) =>
      document === cell.document && candidate === cell.candidate && client === cell.client,
  ) ?? null;

/** Demand of a cell; without a line, the strictest. */
export const demandOf = (rules: readonly DemandRule[], cell: DemandCell): Demand =>
  demandRuleOf(rules, cell)?.demand ?? strictest;

/** Documents that at least one kind of client asks of this kind of prestataire. */
export const askedByAny = (
  rules: readonly DemandRule[],
  candidate: CandidateKind,
): ReadonlySet<VigilanceDocument> =>
  new Set(
    valuesOf(vigilanceDocuments).filter((document) =>
      valuesOf(vigilanceClients).some(
        (client) => demandOf(rules, { document, candidate, client }) !== 'nothing',
      ),
    ),
  );

export type Demands = Readonly<Record<VigilanceDocument, Demand>>;

/** Demands of one kind of client on one kind of prestataire, by document. */
export const demandsOn = (
  rules: readonly DemandRule[],
  parties: Pick<DemandCell, 'candidate' | 'client'>,
): Demands => {
  const of = (document: VigilanceDocument) => demandOf(rules, { ...parties, document });
  return {
    contributions: of('contributions'),
    registration: of('registration'),
    foreignWorkers: of('foreignWorkers'),
    identification: of('identification'),
    insurance: of('insurance'),
  };
};
