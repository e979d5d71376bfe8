import type { ThreadRole } from '../threads/actors.ts';
import { definitions } from '../threads/commands.ts';
import { applyRecordedAs } from '../threads/opening.ts';
import { takeRecordedAs } from '../threads/taking.ts';
import { frenchInstant } from '../time/french-dates.ts';
import type { EntryLabel, Mismatch } from './evidence-file.ts';

/** French words of a thread's record, for readers who do not know the program. */

/** Titles of entries: each command has its own name. */
const commandTitles: Readonly<Record<string, string>> = {
  apply: applyRecordedAs,
  take: takeRecordedAs,
  ...Object.fromEntries(Object.entries(definitions).map(([type, { recordedAs }]) => [type, recordedAs])),
};

/** Author of an entry. */
const roleNames: Readonly<Record<ThreadRole, string>> = {
  creator: 'l’auteur de l’annonce',
  candidate: 'le candidat',
  staff: 'Basoche',
  partner: 'ITG',
  provider: 'le prestataire de paiement',
  timer: 'l’échéance prévue',
};

const ownTitle = (titles: Readonly<Record<string, string>>, key: string | null): string | undefined =>
  key !== null && Object.hasOwn(titles, key) ? titles[key] : undefined;

/** Title of an entry; an entry from a file may hold any value. */
export const entryTitle = ({ kind, command }: Pick<EntryLabel, 'kind' | 'command'>): string => {
  if (kind === 'message') return definitions.message.recordedAs;
  if (kind === 'opening') return 'Ouverture de l’enregistrement';
  return ownTitle(commandTitles, command) ?? 'Action';
};

export const roleName = (role: string | null): string | null => ownTitle(roleNames, role) ?? null;

const entryWords = (label: EntryLabel | null): string => {
  if (label === null) return '';
  const by = roleName(label.role);
  return ` («\u00a0${entryTitle(label)}\u00a0»${by === null ? '' : `, par ${by}`}, le ${frenchInstant(new Date(label.at))})`;
};

/** The mismatch in one sentence; places are counted from one. */
export const mismatchSentence = (mismatch: Mismatch): string => {
  switch (mismatch.what) {
    case 'entry':
      return `La première entrée qui ne correspond pas est la n°\u00a0${mismatch.place + 1}${entryWords(mismatch.label)}\u202f: elle a été modifiée, déplacée, ou une entrée a été retirée avant elle.`;
    case 'text':
      return `Le texte ou les pièces jointes de l’entrée n°\u00a0${mismatch.place + 1}${entryWords(mismatch.label)} ne correspondent pas à son empreinte.`;
    case 'added':
      return `L’entrée n°\u00a0${mismatch.place + 1}${entryWords(mismatch.label)} a été ajoutée\u202f: elle n’existe pas dans l’enregistrement.`;
    case 'end':
      return `La fin du dossier manque\u202f: il ne compte pas, après l’entrée n°\u00a0${mismatch.place}, ce que son en-tête annonce.`;
    case 'head':
      return 'Les entrées correspondent, mais ce qui les entoure a été modifié\u202f: les noms, l’objet, les dates, le nom d’une pièce jointe ou le nombre d’entrées.';
    case 'pages':
      return 'Les données jointes au PDF correspondent, mais le PDF lui-même a été modifié ou réenregistré\u202f: ses pages ne prouvent rien. Fiez-vous aux données jointes.';
  }
};
