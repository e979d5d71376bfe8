import type { Profession } from '../options/professions.ts';
import type { EligibilityRule } from './eligibility-rules.ts';

/** Professions that may advise others and draft for them in their own right (loi 71-1130, art. 56). */
export const regulatedProfessions: readonly Profession[] = [
  'Avocat',
  'Notaire',
  'Commissaire de justice',
  'Mandataire judiciaire',
];

const law = 'Loi n°\u00a071-1130 du 31\u00a0décembre 1971';

/**
 * Rules of a new database (rules §2, "The default"), which migrations insert; a test compares both. Staff may edit them: those in
 * force are in the database. `CUSTOMER` is a client from outside the network.
 */
export const defaultEligibilityRules: readonly EligibilityRule[] = [
  {
    natures: ['recherches', 'veille'],
    clients: ['MEMBER', 'CUSTOMER'],
    professions: 'everyone',
    students: true,
    article: `${law}, art.\u00a066-1`,
    explanation:
      'La diffusion d’informations juridiques à caractère documentaire est libre. Réunir et présenter le droit n’est pas l’appliquer au cas d’une personne, ce qui serait une consultation.',
  },
  {
    natures: ['relecture', 'audit', 'formation', 'traduction', 'formalites', 'autre'],
    clients: ['MEMBER', 'CUSTOMER'],
    professions: 'everyone',
    students: true,
    article: `${law}, art.\u00a054`,
    explanation:
      'La loi réserve la consultation juridique et la rédaction d’actes pour autrui. Les autres travaux sont ouverts à tous, tant qu’ils ne comportent ni l’une ni l’autre.',
  },
  {
    natures: ['postulation'],
    clients: ['MEMBER', 'CUSTOMER'],
    professions: ['Avocat'],
    students: false,
    article: `${law}, art.\u00a04 et 5`,
    explanation:
      'Postuler et représenter les parties devant les juridictions est l’affaire des avocats, dans le ressort de leur cour d’appel pour la postulation.',
  },
  {
    natures: ['consultation', 'redaction'],
    clients: ['MEMBER'],
    professions: 'everyone',
    students: false,
    article: `${law}, art.\u00a054 et 56 à 60`,
    explanation:
      'Le travail est remis à un membre du réseau, et chacun n’y intervient que dans les limites de sa profession. Les études de droit, seules, n’y autorisent pas.',
  },
  {
    natures: ['contentieux'],
    clients: ['MEMBER'],
    professions: 'everyone',
    students: false,
    article: `${law}, art.\u00a04, 54 et 56 à 60`,
    explanation:
      'Préparer un dossier pour un membre du réseau est possible dans les limites de sa profession\u202f; assister et représenter en justice reste l’affaire des avocats. Les études de droit, seules, n’y autorisent pas.',
  },
  {
    natures: ['consultation', 'redaction'],
    clients: ['CUSTOMER'],
    professions: regulatedProfessions,
    students: false,
    article: `${law}, art.\u00a054 et 56`,
    explanation:
      'Donner une consultation ou rédiger un acte pour un client est réservé aux professions réglementées, chacune dans les limites de son statut.',
  },
  {
    natures: ['contentieux'],
    clients: ['CUSTOMER'],
    professions: regulatedProfessions,
    students: false,
    article: `${law}, art.\u00a04, 54 et 56`,
    explanation:
      'Conseiller un client dans un litige est réservé aux professions réglementées, chacune dans les limites de son statut\u202f; l’assister et le représenter en justice est l’affaire des avocats, sauf exception prévue par la loi.',
  },
];
