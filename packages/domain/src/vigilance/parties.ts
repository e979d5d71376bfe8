import type { UserType } from '../members/kinds.ts';
import { regulatedProfessions } from '../missions/default-eligibility-rules.ts';
import type { TableCandidate } from '../missions/eligibility-rules.ts';
import { type OptionValue, optionList } from '../options/option.ts';
import type { BillingCountry } from '../payments/countries.ts';

/** Kinds of the two parties: they decide which documents the law requires. */

export const candidateKinds = optionList([
  { value: 'regulated', label: 'Profession réglementée' },
  { value: 'company', label: 'Société ou cabinet' },
  { value: 'independent', label: 'Autre indépendant' },
  { value: 'abroad', label: 'Établi à l’étranger' },
]);
export type CandidateKind = OptionValue<typeof candidateKinds>;

/** A private client needs one document instead of all (code du travail, D. 8222-4). */
export const vigilanceClients = optionList([
  { value: 'professional', label: 'Client professionnel' },
  { value: 'private', label: 'Particulier' },
]);
export type VigilanceClient = OptionValue<typeof vigilanceClients>;

export interface CandidateFacts extends TableCandidate {
  /** Country of their billing details; null without any, which counts as France. */
  readonly country: BillingCountry | null;
}

/** Kind of the prestataire of a mission. */
export const candidateKindOf = ({ kind, profession, country }: CandidateFacts): CandidateKind => {
  if (country !== null && country !== 'FR') return 'abroad';
  if (kind === 'COMPANY') return 'company';
  return regulatedProfessions.some((one) => one === profession) ? 'regulated' : 'independent';
};

/**
 * Kind of a client: private only for a customer who is a natural person. All others count as professional,
 * even without a company.
 */
export const vigilanceClientOf = (client: {
  readonly kind: UserType;
  readonly isMoral: boolean;
}): VigilanceClient => (client.kind === 'CUSTOMER' && !client.isMoral ? 'private' : 'professional');
