import { compactNumber, isBusinessNumber, sirenOf } from '../payments/identifiers.ts';
import type { FieldError } from '../postings/fields.ts';
import { type Day, isDay } from '../time/paris.ts';
import { fileMonths, lastDayOf, type VigilanceDocument } from './documents.ts';
import type { CandidateKind } from './parties.ts';

/** Characters of a security code, with which the issuer's site verifies a certificate of contributions. */
export const securityCodeLength = { min: 6, max: 40 } as const;

/**
 * Highest number of files of one document: a certificate has one page or a few, sent as pictures or as one
 * PDF.
 */
export const filesADocument = 3;

/** Highest size of one of these files, in bytes. */
export const vigilanceFileBytes = 5 * 1024 * 1024;

/** Highest number of documents that an account submits in 24 hours. */
export const documentsADay = 30;

/** A submitted document, with the facts that may no longer match its owner. */
export interface StandingDocument {
  readonly kind: VigilanceDocument;
  /** Kind of its owner when it was submitted; null if it was not recorded. */
  readonly submittedAs: CandidateKind | null;
  /** SIREN or SIRET that it names; null if it names none. */
  readonly businessNumber: string | null;
}

/**
 * True if a document still fits its owner: not from abroad for a member now in France (or the reverse), nor
 * of another business. An insurance always does, because it covers its owner everywhere.
 */
export const isStillOwn = (
  { kind, submittedAs, businessNumber }: StandingDocument,
  { candidate, ownNumber }: Pick<SubmissionContext, 'candidate' | 'ownNumber'>,
): boolean => {
  if (kind === 'insurance') return true;
  if (submittedAs !== null && (submittedAs === 'abroad') !== (candidate === 'abroad')) return false;
  return businessNumber === null || ownNumber === null || sirenOf(businessNumber) === sirenOf(ownNumber);
};

/** A document other than an insurance, with the details that its owner typed on its submission. */
export interface Submission {
  readonly kind: Exclude<VigilanceDocument, 'insurance'>;
  readonly issuedOn: Day;
  /** Code with which the client verifies a certificate of contributions; null for other documents. */
  readonly securityCode: string | null;
  /** SIREN or SIRET that the document names; null if it names none. */
  readonly businessNumber: string | null;
  readonly files: number;
  /** True if its owner declares that they employ nobody who belongs on the list of foreign workers. */
  readonly isDeclaration: boolean;
}

export interface SubmissionContext {
  readonly candidate: CandidateKind;
  /** SIREN or SIRET of the billing details; null without one. */
  readonly ownNumber: string | null;
  readonly today: Day;
}

/** Refusals of the files of a document, an insurance included. */
export const filesRefusals = {
  none: 'Joignez le document.',
  many: `Joignez ${filesADocument} fichiers au plus.`,
  gone: 'Ce fichier n’est plus là. Joignez-le de nouveau.',
} as const;

type SubmittedField = Exclude<keyof Submission, 'kind'>;
type SubmissionCheck = (submission: Submission, context: SubmissionContext) => string | null;

const isSecurityCode = (typed: string): boolean => {
  const code = compactNumber(typed);
  const { min, max } = securityCodeLength;
  return /^[A-Z0-9]+$/.test(code) && code.length >= min && code.length <= max;
};

/** True for certificates of Urssaf, which carry a code and the number of a business. */
const isOfUrssaf = (kind: VigilanceDocument, candidate: CandidateKind): boolean =>
  kind === 'contributions' && candidate !== 'abroad';

const checks: Readonly<Record<SubmittedField, SubmissionCheck>> = {
  issuedOn: ({ kind, issuedOn }, { today }) => {
    if (!isDay(issuedOn)) return 'Indiquez le jour inscrit sur le document.';
    if (issuedOn > today) return 'Ce jour n’est pas encore venu.';
    return lastDayOf({ kind, from: issuedOn, until: null }) < today
      ? `Ce document a plus de ${fileMonths} mois. Demandez-en un nouveau.`
      : null;
  },
  securityCode: ({ kind, securityCode }, { candidate }) => {
    if (!isOfUrssaf(kind, candidate))
      return securityCode === null ? null : 'Ce document n’a pas de code de sécurité.';
    return securityCode === null || !isSecurityCode(securityCode)
      ? 'Recopiez le code de sécurité de l’attestation\u202f: des lettres et des chiffres.'
      : null;
  },
  businessNumber: ({ kind, businessNumber }, { candidate, ownNumber }) => {
    if (businessNumber === null)
      return isOfUrssaf(kind, candidate) ? 'Recopiez le SIREN ou le SIRET de l’attestation.' : null;
    const number = compactNumber(businessNumber);
    if (!isBusinessNumber(number)) return 'Un SIREN a neuf chiffres, un SIRET quatorze.';
    return ownNumber !== null && sirenOf(number) !== sirenOf(ownNumber)
      ? 'Ce numéro n’est pas celui de vos coordonnées de facturation.'
      : null;
  },
  files: ({ kind, files, isDeclaration }) => {
    if (files > filesADocument) return filesRefusals.many;
    return files === 0 && !(isDeclaration && kind === 'foreignWorkers') ? filesRefusals.none : null;
  },
  isDeclaration: ({ kind, isDeclaration }) =>
    isDeclaration && kind !== 'foreignWorkers' ? 'Une déclaration ne remplace pas ce document.' : null,
};

const fields = ['issuedOn', 'securityCode', 'businessNumber', 'files', 'isDeclaration'] as const;

/** Errors of a submission; empty if it is valid. */
export const submissionMistakes = (
  submission: Submission,
  context: SubmissionContext,
): FieldError<SubmittedField>[] =>
  fields.flatMap((path) => {
    const message = checks[path](submission, context);
    return message === null ? [] : [{ path, message }];
  });
