import type { MissionNature } from '../options/mission-natures.ts';
import type { Profession } from '../options/professions.ts';

/** For whom the mission is carried out: an external customer, or another member. */
export type ClientKind = 'CUSTOMER' | 'MEMBER';

/**
 * One line of the table nature × profession × kind of client (rules §2, "Who may apply"). It opens missions of these
 * natures, for these clients, to these professions. What no line opens is closed.
 */
export interface EligibilityRule {
  readonly natures: readonly MissionNature[];
  readonly clients: readonly ClientKind[];
  /** `everyone` also covers members without a profession, that is companies. */
  readonly professions: readonly Profession[] | 'everyone';
  readonly students: boolean;
}

/** Professions that a law regulates and allows to advise and draft for others (loi 71-1130, art. 54 and following). */
export const regulatedProfessions: readonly Profession[] = [
  'Avocat',
  'Notaire',
  'Commissaire de justice',
  'Mandataire judiciaire',
];

const reserved: readonly MissionNature[] = ['consultation', 'redaction', 'contentieux'];

/** The table in force until staff write another. */
export const defaultEligibilityRules: readonly EligibilityRule[] = [
  {
    natures: ['recherches', 'relecture', 'audit', 'veille', 'formation', 'traduction', 'formalites', 'autre'],
    clients: ['MEMBER', 'CUSTOMER'],
    professions: 'everyone',
    students: true,
  },
  { natures: ['postulation'], clients: ['MEMBER', 'CUSTOMER'], professions: ['Avocat'], students: false },
  { natures: reserved, clients: ['MEMBER'], professions: 'everyone', students: false },
  { natures: reserved, clients: ['CUSTOMER'], professions: regulatedProfessions, students: false },
];

/** A member studies law by kind of account or by profession. */
export const isStudent = (candidate: { readonly kind: string; readonly profession: string | null }) =>
  candidate.kind === 'STUDENT' || candidate.profession === 'Étudiant';
