import { formatCents } from '../payments/amounts.ts';
import { fileMonths, type VigilanceDocument } from './documents.ts';
import { type DocumentState, type FileState, lackingOf, type VigilanceFile } from './file.ts';
import type { CandidateKind } from './parties.ts';
import { sumMonths, vigilanceCents } from './relation.ts';

/** French texts of the vigilance file, the same for both parties, on screens and in mails. */

/** Announces the first day on which an incomplete file closes the acceptance of modes. */
export const closingText = (day: string): string =>
  `À partir du ${day}, un mode de collaboration qui demande ce dossier ne s’accepte qu’une fois le dossier complet.`;

export interface VigilanceDocumentContent {
  readonly title: string;
  /** Where to find the document, and which ones are accepted. */
  readonly help: string;
  /** Name within a sentence: « Il manque … ». */
  readonly missing: string;
}

type DocumentContents = Readonly<Record<VigilanceDocument, VigilanceDocumentContent>>;

const inFrance: DocumentContents = {
  contributions: {
    title: 'Attestation de vigilance',
    help: `Sur le site de l’Urssaf, dans votre compte\u202f: «\u00a0Attestation de vigilance\u00a0». Elle a moins de ${fileMonths} mois et porte un code de sécurité.`,
    missing: 'votre attestation de vigilance de l’Urssaf',
  },
  registration: {
    title: 'Justificatif d’immatriculation',
    help: 'L’attestation d’immatriculation au Registre national des entreprises, sans frais sur le site de l’INPI.',
    missing: 'votre justificatif d’immatriculation',
  },
  foreignWorkers: {
    title: 'Salariés étrangers',
    help: 'Si vous employez des salariés étrangers soumis à autorisation de travail\u202f: leur liste, avec date d’embauche, nationalité, type et numéro du titre. Sinon, une déclaration suffit.',
    missing: 'votre déclaration sur les salariés étrangers',
  },
  identification: {
    title: 'Numéro d’identification',
    help: 'Ne concerne que les prestataires établis à l’étranger.',
    missing: 'votre numéro d’identification',
  },
  insurance: {
    title: 'Assurance de responsabilité civile professionnelle',
    help: 'L’attestation de votre assureur, ou de votre ordre si le contrat est collectif\u202f: assureur, numéro, dates et plafonds.',
    missing: 'votre attestation d’assurance professionnelle',
  },
};

const ofCandidates: Readonly<Record<CandidateKind, Partial<DocumentContents>>> = {
  regulated: {
    registration: {
      title: 'Inscription à l’ordre',
      help: 'Une correspondance professionnelle à votre nom, avec votre adresse et votre inscription au tableau ou sur la liste de votre ordre\u202f; ou une attestation de cet ordre.',
      missing: 'le justificatif de votre inscription à l’ordre',
    },
  },
  company: {
    registration: {
      title: 'Extrait K bis',
      help: 'L’extrait K bis de la société, ou l’extrait du registre dont elle relève.',
      missing: 'votre extrait K bis',
    },
  },
  independent: {},
  abroad: {
    contributions: {
      title: 'Régularité sociale',
      help: 'Le certificat A1 si vous êtes établi dans l’Union européenne, et l’attestation de votre régime social quand il en délivre une, en français ou traduits.',
      missing: 'le document sur votre situation sociale',
    },
    registration: {
      title: 'Inscription au registre de votre pays',
      help: 'Un document du registre où votre activité est inscrite, en français ou traduit.',
      missing: 'le document de votre registre professionnel',
    },
    identification: {
      title: 'Numéro d’identification',
      help: 'Un document qui porte votre numéro de TVA\u202f; si vous n’êtes pas tenu d’en avoir un, votre identité et votre adresse.',
      missing: 'le document de votre numéro de TVA',
    },
  },
};

/** Texts that ask this kind of prestataire for a document. */
export const vigilanceDocumentContent = (
  kind: VigilanceDocument,
  candidate: CandidateKind,
): VigilanceDocumentContent => ofCandidates[candidate][kind] ?? inFrance[kind];

export const documentStateNames: Readonly<Record<DocumentState, string>> = {
  missing: 'À déposer',
  outOfDate: 'Périmé',
  toRenew: 'À renouveler',
  current: 'À jour',
};

export const fileStateNames: Readonly<Record<FileState, string>> = {
  incomplete: 'Dossier incomplet',
  outOfDate: 'Dossier périmé',
  toRenew: 'À renouveler bientôt',
  complete: 'Dossier complet',
};

/** Reason why documents are required, shown to both parties. */
export const vigilanceReason = `À partir de ${formatCents(vigilanceCents)} hors taxes confiés à un prestataire, la loi demande au client de réunir son dossier de vigilance, puis de nouveau tous les ${fileMonths} mois. Par prudence, Basoche additionne les missions de ${sumMonths} mois et ajoute l’assurance.`;

/** Declaration that replaces the list of foreign workers. The text of a signed version never changes. */
export const foreignWorkersDeclaration = {
  version: '2026-11-29',
  text: 'Je déclare n’employer, à la date de cette déclaration, aucun salarié étranger soumis à l’autorisation de travail de l’article L.\u00a05221-2 du code du travail. Je déposerai une nouvelle déclaration si cela change.',
} as const;

const all = new Intl.ListFormat('fr', { type: 'conjunction' });
const any = new Intl.ListFormat('fr', { type: 'disjunction' });

/** « Il manque votre attestation de vigilance de l’Urssaf et votre extrait K bis. » Null if nothing is lacking. */
export const lackingSentence = (
  file: Pick<VigilanceFile, 'items'>,
  candidate: CandidateKind,
): string | null => {
  const { each, oneOf } = lackingOf(file);
  const words = (items: typeof each) =>
    items.map(({ kind }) => vigilanceDocumentContent(kind, candidate).missing);
  const lacking = [...words(each), ...(oneOf.length > 0 ? [any.format(words(oneOf))] : [])];
  return lacking.length === 0 ? null : `Il manque ${all.format(lacking)}.`;
};
