import type { PublicRegister } from './registers.ts';

/**
 * Reasons why a file of a public register could not be read: a French sentence for staff, and an English one
 * for operators.
 */

interface FailureTexts {
  readonly french: (detail: string) => string;
  readonly english: (detail: string) => string;
}

const because = (detail: string): string => (detail === '' ? '' : ` (${detail})`);

const failureTexts = {
  unreachable: {
    french: (detail) => `Le serveur n’a pas pu être joint${because(detail)}.`,
    english: (detail) => `The server could not be reached${because(detail)}.`,
  },
  status: {
    french: (detail) => `Le serveur a répondu par le code ${detail}.`,
    english: (detail) => `The server answered ${detail}.`,
  },
  insecure: {
    french: () => 'L’adresse mène à une autre qui n’est pas en https.',
    english: () => 'The address leads to another one that is not https.',
  },
  privateAddress: {
    french: () => 'L’adresse mène à une machine d’un réseau privé\u202f: elle n’est pas lue.',
    english: () => 'The address leads to a machine of a private network.',
  },
  redirects: {
    french: () => 'L’adresse mène d’une adresse à l’autre, sans fin.',
    english: () => 'The address leads from one to the other without end.',
  },
  tooSlow: {
    french: () => 'Le fichier a mis trop de temps à arriver.',
    english: () => 'The file took too long to arrive.',
  },
  tooLarge: {
    french: () => 'Le fichier est plus gros que ce registre ne peut l’être.',
    english: () => 'The file is larger than this register can be.',
  },
  cutOff: {
    french: () => 'Le fichier est incomplet\u202f: il a été coupé en chemin.',
    english: () => 'The file is incomplete: it was cut off.',
  },
  webPage: {
    french: () => 'L’adresse donne une page web, pas un fichier.',
    english: () => 'The file is a web page.',
  },
  packed: {
    french: (detail) => `Le fichier est compressé d’une façon qui n’est pas lue${because(detail)}.`,
    english: (detail) => `The file is compressed in a way that is not read${because(detail)}.`,
  },
  diskFull: {
    french: () => 'Le disque du serveur est plein.',
    english: () => 'The disk is full.',
  },
  noFile: {
    french: () => 'Le jeu de données n’annonce aucun fichier CSV.',
    english: () => 'The dataset names no CSV file.',
  },
  empty: {
    french: () => 'Le fichier est vide.',
    english: () => 'The file is empty.',
  },
  noLine: {
    french: () => 'Le fichier a ses colonnes, et aucune ligne.',
    english: () => 'The file has its headings and no line.',
  },
  notOneFile: {
    french: () => 'L’archive ne contient pas un fichier .csv, et un seul.',
    english: () => 'The archive does not hold exactly one .csv file.',
  },
  damaged: {
    french: (detail) => `Le fichier est abîmé${because(detail)}.`,
    english: (detail) => `The file is damaged${because(detail)}.`,
  },
  longLine: {
    french: () => 'Une ligne du fichier est trop longue pour en être une.',
    english: () => 'A line of the file is too long to be one.',
  },
  columns: {
    french: (detail) => `Les colonnes ont changé\u202f: il manque ${detail}.`,
    english: (detail) => `The columns have changed: ${detail} is missing.`,
  },
  busy: {
    french: () => 'Une autre édition de ce registre était en cours de lecture.',
    english: () => 'Another edition of this register is being read.',
  },
} as const satisfies Record<string, FailureTexts>;

export type RegisterFailure = keyof typeof failureTexts;
export const registerFailures = Object.keys(failureTexts) as RegisterFailure[];

/** False for a failure code of a newer version of the program. */
export const isRegisterFailure = (text: string | null): text is RegisterFailure =>
  text !== null && Object.hasOwn(failureTexts, text);

/** Failures of the download, which may be gone tomorrow; all others are failures of the file itself. */
const passing: readonly RegisterFailure[] = ['unreachable', 'status', 'tooSlow', 'cutOff', 'busy'];
export const mayPass = (failure: RegisterFailure): boolean => passing.includes(failure);

export const failureInFrench = (failure: RegisterFailure, detail: string): string =>
  failureTexts[failure].french(detail);

export const failureInEnglish = (failure: RegisterFailure, detail: string): string =>
  failureTexts[failure].english(detail);

/** A file of a register that is refused whole. The message is a sentence for the operator. */
export class RegisterFileRefused extends Error {
  override name = 'RegisterFileRefused';
  readonly failure: RegisterFailure;
  readonly detail: string;
  constructor(failure: RegisterFailure, detail = '') {
    super(failureInEnglish(failure, detail));
    this.failure = failure;
    this.detail = detail;
  }
}

const megabyte = 1_000_000;

/**
 * Largest files of a register, in bytes: downloaded, and unpacked. Real ones have 25 MB, or 0.9 GB that
 * unpack to 4 GB.
 */
export const registerBytesAtMost: Readonly<
  Record<PublicRegister, { readonly file: number; readonly unpacked: number }>
> = {
  avocats: { file: 200 * megabyte, unpacked: 200 * megabyte },
  companies: { file: 8_000 * megabyte, unpacked: 16_000 * megabyte },
  officers: { file: 50 * megabyte, unpacked: 50 * megabyte },
};

/** Longest line, in characters; lines of real editions are shorter than 2,000. */
export const registerLineAtMost = 65_536;
