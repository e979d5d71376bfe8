import type { Profession } from '../options/professions.ts';
import type { UserType } from './kinds.ts';

/** Wording of a profession: in the form chosen by the member, and without gender before they chose. */

/** Forms of a profession, and of the words that agree with it, from which a member chooses. */
export const professionForms = ['feminine', 'masculine'] as const;
export type ProfessionForm = (typeof professionForms)[number];

/** Professions with two forms, in their neutral wording: the letters in brackets make the feminine. */
const inflectedProfessions = [
  'Avocat(e)',
  'Collaborateur(trice) de notaire',
  'Élève avocat(e)',
  'Étudiant(e)',
  'Professeur(e) des universités',
  'Rédacteur(trice) juridique web',
] as const;

/** « Autre » names no profession, so it has another wording. */
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
    : (inflectedProfessions.find((name) => inForm.masculine(name) === profession) ?? profession);

/** The name of a profession in a form, or in the neutral wording (null). */
export const professionName = (profession: string, form: ProfessionForm | null): string => {
  const name = unsaid(profession);
  return form === null ? name : inForm[form](name);
};

/** A member's profession as stored in the database. */
export interface Trade {
  readonly kind: UserType;
  /** The profession chosen at registration; null for companies and customers. */
  readonly jobName: string | null;
  readonly professionForm: ProfessionForm | null;
  readonly isVerified: boolean;
}

const statuses = { feminine: 'vérifiée', masculine: 'vérifié' } as const;

/** « vérifiée »; without a chosen form, the word agrees with « profil ». */
const statusOf = ({ professionForm, isVerified }: Trade): string => {
  const word = `${isVerified ? '' : 'non '}${statuses[professionForm ?? 'masculine']}`;
  return professionForm === null ? `profil ${word}` : word;
};

const nameOf = ({ kind, jobName, professionForm }: Trade): string | null => {
  if (kind === 'COMPANY') return 'Entreprise ou cabinet';
  return jobName === null ? null : professionName(jobName, professionForm);
};

/** A member's profession as shown to others: « Avocate », « vérifiée ». */
export interface StatedProfession {
  readonly name: string;
  readonly status: string;
  readonly isVerified: boolean;
}

/** Null if there is no profession to show. */
export const statedProfession = (trade: Trade): StatedProfession | null => {
  const name = nameOf(trade);
  return name === null ? null : { name, status: statusOf(trade), isVerified: trade.isVerified };
};

/** True if the two forms differ: the member is then asked to choose. */
export const isInflected = (profession: string): boolean =>
  professionName(profession, 'feminine') !== professionName(profession, 'masculine');
