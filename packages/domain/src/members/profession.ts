import { type Profession, professions } from '../options/professions.ts';
import type { UserType } from './kinds.ts';

/** How a profession is said: as its member chose to say it, and in no gender until they did. */

/** The forms that a member may choose of their own profession and of what agrees with it. */
export const professionForms = ['feminine', 'masculine'] as const;
export type ProfessionForm = (typeof professionForms)[number];

interface Names extends Readonly<Record<ProfessionForm, string>> {
  /** While its member chose no form. */
  readonly either: string;
}

/** Professions whose name changes with its form, or is not the label that travels. */
const inflected: Readonly<Partial<Record<Profession, Names>>> = {
  Avocat: { masculine: 'Avocat', feminine: 'Avocate', either: 'Avocat(e)' },
  'Collaborateur de notaire': {
    masculine: 'Collaborateur de notaire',
    feminine: 'Collaboratrice de notaire',
    either: 'Collaborateur(trice) de notaire',
  },
  'Élève avocat': { masculine: 'Élève avocat', feminine: 'Élève avocate', either: 'Élève avocat(e)' },
  Étudiant: { masculine: 'Étudiant', feminine: 'Étudiante', either: 'Étudiant(e)' },
  'Professeur des universités': {
    masculine: 'Professeur des universités',
    feminine: 'Professeure des universités',
    either: 'Professeur(e) des universités',
  },
  'Rédacteur juridique web': {
    masculine: 'Rédacteur juridique web',
    feminine: 'Rédactrice juridique web',
    either: 'Rédacteur(trice) juridique web',
  },
  Autre: {
    masculine: 'Professionnel du droit',
    feminine: 'Professionnelle du droit',
    either: 'Professionnel(le) du droit',
  },
};

const isProfession = (name: string): name is Profession => professions.some(({ value }) => value === name);

/** The name of a profession in a form, or in none of them (null). */
export const professionName = (profession: string, form: ProfessionForm | null): string =>
  (isProfession(profession) && inflected[profession]?.[form ?? 'either']) || profession;

/** A member's trade, as the database has it. */
export interface Trade {
  readonly kind: UserType;
  /** As it was chosen at registration; null for companies and customers. */
  readonly jobName: string | null;
  readonly professionForm: ProfessionForm | null;
  readonly isVerified: boolean;
}

const statuses = { feminine: 'vérifiée', masculine: 'vérifié' } as const;

/** « vérifiée »; in no gender, it is the profile that is verified. */
const statusOf = ({ professionForm, isVerified }: Trade): string => {
  const word = `${isVerified ? '' : 'non '}${statuses[professionForm ?? 'masculine']}`;
  return professionForm === null ? `profil ${word}` : word;
};

const nameOf = ({ kind, jobName, professionForm }: Trade): string | null => {
  if (kind === 'COMPANY') return 'Entreprise ou cabinet';
  return jobName === null ? null : professionName(jobName, professionForm);
};

/** What is told of somebody's trade: « Avocate », « vérifiée ». */
export interface StatedProfession {
  readonly name: string;
  readonly status: string;
  readonly isVerified: boolean;
}

/** Null where there is no trade to tell. */
export const statedProfession = (trade: Trade): StatedProfession | null => {
  const name = nameOf(trade);
  return name === null ? null : { name, status: statusOf(trade), isVerified: trade.isVerified };
};

/** Whether its two forms differ, so that a member is asked which is theirs. */
export const isInflected = (profession: string): boolean =>
  professionName(profession, 'feminine') !== professionName(profession, 'masculine');

/** Other words that people look for a profession by. */
const alsoCalled: Readonly<Partial<Record<Profession, readonly string[]>>> = {
  'Clerc de commissaire de justice': ['Clerc', "Clerc d'huissier"],
  'Commissaire de justice': ['Huissier', 'Huissier de justice', 'Huissière de justice'],
  'Responsable des ressources humaines': ['DRH'],
};

/** Every name that a profession is found by; none for what is no name of one. */
export const searchedNames = (profession: Profession): readonly string[] => {
  if (profession === 'Autre') return [];
  const names = inflected[profession];
  const own = names === undefined ? [profession] : [names.masculine, names.feminine];
  return [...own, ...(alsoCalled[profession] ?? [])];
};
