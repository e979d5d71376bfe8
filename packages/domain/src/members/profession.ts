import type { Profession } from '../options/professions.ts';
import type { UserType } from './kinds.ts';

/** How a profession is said: as its member chose to say it, and in no gender until they did. */

/** The forms that a member may choose of their own profession and of what agrees with it. */
export const professionForms = ['feminine', 'masculine'] as const;
export type ProfessionForm = (typeof professionForms)[number];

/** Professions that have two forms, as they are said in none: what stands in brackets makes the feminine. */
const inflected = [
  'Avocat(e)',
  'Collaborateur(trice) de notaire',
  'Élève avocat(e)',
  'Étudiant(e)',
  'Professeur(e) des universités',
  'Rédacteur(trice) juridique web',
] as const;

/** « Autre » names nobody. */
const other: { readonly profession: Profession; readonly name: string } = {
  profession: 'Autre',
  name: 'Professionnel(le) du droit',
};

const inForm: Readonly<Record<ProfessionForm, (name: string) => string>> = {
  feminine: (name) => name.replace(/(?:teur)?\((\p{L}+)\)/u, '$1'),
  masculine: (name) => name.replace(/\(\p{L}+\)/u, ''),
};

const unsaid = (profession: string): string =>
  profession === other.profession
    ? other.name
    : (inflected.find((name) => inForm.masculine(name) === profession) ?? profession);

/** The name of a profession in a form, or in none of them (null). */
export const professionName = (profession: string, form: ProfessionForm | null): string => {
  const name = unsaid(profession);
  return form === null ? name : inForm[form](name);
};

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
