import type { UserType } from '../members/kinds.ts';
import { regulatedProfessions } from '../missions/default-eligibility-rules.ts';
import type { TableCandidate } from '../missions/eligibility-rules.ts';
import { type OptionValue, optionList } from '../options/option.ts';
import type { BillingCountry } from '../payments/countries.ts';

/** Kinds of the two parties, on which depends which documents the law asks for. */

export const candidateKinds = optionList([
  { value: 'regulated', label: 'Profession réglementée' },
  { value: 'company', label: 'Société ou cabinet' },
  { value: 'independent', label: 'Autre indépendant' },
  { value: 'abroad', label: 'Établi à l’étranger' },
]);
export type CandidateKind = OptionValue<typeof candidateKinds>;

/** A private person has one document instead of all (code du travail, D. 8222-4). */
export const vigilanceClients = optionList([
  { value: 'professional', label: 'Client professionnel' },
  { value: 'private', label: 'Particulier' },
]);
export type VigilanceClient = OptionValue<typeof vigilanceClients>;

export interface CandidateFacts extends TableCandidate {
  /** Country of their billing details; null while they have none, which counts as France. */
  readonly country: BillingCountry | null;
}

/** Kind of the prestataire of a mission. */
export const candidateKindOf = ({ kind, profession, country }: CandidateFacts): CandidateKind => {
  if (country !== null && country !== 'FR') return 'abroad';
  if (kind === 'COMPANY') return 'company';
  return regulatedProfessions.some((one) => one === profession) ? 'regulated' : 'independent';
};

/** Kind of a client. A member who publishes a mission is taken for a professional, a person without a company as well. */
export const vigilanceClientOf = (client: {
  readonly kind: UserType;
  readonly isMoral: boolean;
}): VigilanceClient => (client.kind === 'CUSTOMER' && !client.isMoral ? 'private' : 'professional');
