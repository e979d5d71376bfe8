import type { Profession } from '../options/professions.ts';
import type { UserType } from './kinds.ts';
import type { DocumentSlot } from './verification-request.ts';

/** French words for each document, the same for its owner and for staff. */

export interface DocumentContent {
  readonly title: string;
  readonly help: string;
  /** For a sentence: « Il manque … ». */
  readonly missing: string;
}

export interface DocumentOwner {
  readonly userType: UserType;
  /** The profession of a natural person; null without one, or if it is no longer known. */
  readonly jobName: string | null;
}

const lawDiploma = 'Master\u00a01 ou Master\u00a02 de droit validé, ou un titre équivalent.';

const diploma: DocumentContent = { title: 'Diplôme', help: lawDiploma, missing: 'votre diplôme' };

/** Professions with an oath, a list or an appointment are proved by that, not by a diploma. */
const ofProfessions: Readonly<Partial<Record<Profession, DocumentContent>>> = {
  Avocat: {
    title: 'Carte professionnelle ou attestation du barreau',
    help: 'Votre carte d’avocat en cours de validité, ou une attestation d’inscription au barreau de moins de trois mois.',
    missing: 'votre carte professionnelle ou l’attestation de votre barreau',
  },
  'Élève avocat': {
    title: 'Attestation de l’école d’avocats',
    help: 'Votre attestation d’inscription à l’école d’avocats (CRFPA), ou votre diplôme de Master de droit.',
    missing: 'l’attestation de votre école d’avocats',
  },
  Notaire: {
    title: 'Carte professionnelle ou arrêté de nomination',
    help: 'Votre carte de notaire, votre arrêté de nomination, ou une attestation de la chambre des notaires.',
    missing: 'votre carte professionnelle ou votre arrêté de nomination',
  },
  'Commissaire de justice': {
    title: 'Carte professionnelle ou arrêté de nomination',
    help: 'Votre carte de commissaire de justice, votre arrêté de nomination, ou une attestation de votre chambre.',
    missing: 'votre carte professionnelle ou votre arrêté de nomination',
  },
  'Mandataire judiciaire': {
    title: 'Attestation d’inscription sur la liste nationale',
    help: 'L’attestation d’inscription sur la liste nationale des mandataires judiciaires, ou votre carte professionnelle.',
    missing: 'votre attestation d’inscription sur la liste nationale',
  },
  'Professeur des universités': {
    title: 'Diplôme ou acte de nomination',
    help: 'Votre doctorat ou votre Master de droit, ou l’acte qui vous nomme à l’université.',
    missing: 'votre diplôme ou votre acte de nomination',
  },
};

const isKnown = (jobName: string): jobName is keyof typeof ofProfessions =>
  Object.hasOwn(ofProfessions, jobName);

/** The qualification of a member: a diploma, or the title of a regulated profession. */
const qualification = ({ userType, jobName }: DocumentOwner): DocumentContent => {
  if (userType === 'COMPANY') {
    return {
      title: 'Diplôme ou carte du juriste',
      help: `Celui du juriste qui représente la structure\u202f: ${lawDiploma} S’il exerce une profession réglementée, sa carte professionnelle suffit.`,
      missing: 'le diplôme ou la carte du juriste',
    };
  }
  if (jobName === null) return { ...diploma, title: 'Diplôme ou carte professionnelle' };
  return (isKnown(jobName) ? ofProfessions[jobName] : undefined) ?? diploma;
};

const ofSlots: Readonly<Record<Exclude<DocumentSlot, 'diploma'>, DocumentContent>> = {
  enrolment: {
    title: 'Certificat de scolarité',
    help: 'Celui de l’année en cours, en Master\u00a01 ou Master\u00a02 de droit.',
    missing: 'votre certificat de scolarité',
  },
  employment: {
    title: 'Preuve de son emploi',
    help: 'Ce qui montre que ce juriste travaille pour la structure\u202f: contrat, attestation de l’employeur ou acte de nomination.',
    missing: 'la preuve de l’emploi du juriste',
  },
  registration: {
    title: 'Extrait d’immatriculation',
    help: 'Le Kbis de la structure, ou l’extrait du registre dont elle relève.',
    missing: 'l’extrait d’immatriculation',
  },
};

/** Texts that ask a member for a document (rules §1). */
export const verificationDocumentContent = (slot: DocumentSlot, owner: DocumentOwner): DocumentContent =>
  slot === 'diploma' ? qualification(owner) : ofSlots[slot];
