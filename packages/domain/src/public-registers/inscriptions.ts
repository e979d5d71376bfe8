import { ofName, ofTown } from '../members/elision.ts';
import type { UserType } from '../members/kinds.ts';
import type { ProfessionForm } from '../members/profession.ts';
import type { Profession } from '../options/professions.ts';
import { frenchDay } from '../time/french-dates.ts';
import { type Day, startOfParisDay } from '../time/paris.ts';
import { type BarSeat, plainBar } from './bars.ts';
import { type PublicRegister, registerOf } from './registers.ts';

/** French text of a line of a public register, shown beside the name of a verified member (rules §11). */

/** Line that was confirmed as a member's. */
export interface ConfirmedLine {
  readonly register: PublicRegister;
  /** Bar, as the list spells it: « HAUTS DE SEINE ». */
  readonly bar: string | null;
  /** Tribunal judiciaire of the bar; null if unknown. */
  readonly seat: Pick<BarSeat, 'town' | 'department'> | null;
  /** Day of the last edition that names them. */
  readonly seenOn: Day;
}

/** An inscription as others see it. */
export interface Inscription {
  /** « inscrite au barreau de Lyon, vérifié le 23 septembre 2026 » */
  readonly text: string;
  /** Professional body: « Barreau de Lyon »; null for a register without one. */
  readonly body: string | null;
  readonly seenOn: Day;
}

/**
 * Masculine names of departments that begin with a consonant; below, those with an elision and the plural
 * ones.
 */
const masculine =
  /^(?:Bas-|Calvados|Cantal|Cher|Doubs|Finistère|Gard|Gers|Haut-|Jura|Loir-|Loiret|Lot|Maine|Morbihan|Nord|Pas|Puy|Rhône|Tarn|Territoire|Val|Var|Vaucluse)/;
const elidedToo = /^(?:Hérault|Yonne)/;
const plural = /^(?:Alpes|Ardennes|Bouches|Côtes|Deux|Hautes|Hauts|Landes|Pyrénées|Vosges|Yvelines)/;

/** « des Hauts-de-Seine », « du Val-de-Marne », « de l’Essonne », « de la Haute-Loire ». */
const ofDepartment = (name: string): string => {
  if (plural.test(name)) return `des ${name}`;
  if (ofName(name).startsWith('d’') || elidedToo.test(name)) return `de l’${name}`;
  return `${masculine.test(name) ? 'du' : 'de la'} ${name}`;
};

const smallWords = /^(?:d|de|des|du|en|et|l|la|le|les|lès|sous|sur)$/;

/** « SAINT PIERRE DE LA REUNION » as « Saint Pierre de la Reunion »; accents are unknown. */
const inSmallLetters = (text: string): string =>
  text
    .toLowerCase()
    .split(/\b/)
    .map((word, index) =>
      index > 0 && smallWords.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join('');

/**
 * « barreau de Lyon », « barreau des Hauts-de-Seine »: with the spelling of the seat if its name matches the
 * bar's.
 */
export const barName = (bar: string, seat: ConfirmedLine['seat']): string => {
  const plainName = plainBar(bar);
  if (seat !== null && plainBar(seat.town) === plainName) return `barreau ${ofTown(seat.town)}`;
  if (seat !== null && plainBar(seat.department) === plainName)
    return `barreau ${ofDepartment(seat.department)}`;
  return `barreau ${ofTown(inSmallLetters(plainName))}`;
};

/** Lists of the third register (officers), by profession. */
const officersLists: Readonly<Partial<Record<Profession, string>>> = {
  'Commissaire de justice': 'liste des commissaires de justice',
  'Mandataire judiciaire': 'liste des mandataires judiciaires',
  Notaire: 'liste des notaires',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const inscribedText = { feminine: 'inscrite', masculine: 'inscrit' } as const;

interface StatedProfession {
  readonly kind: UserType;
  readonly jobName: string | null;
  readonly professionForm: ProfessionForm | null;
}

/** Place of an inscription, with its body; null if the line has nothing to show. */
const placeOf = ({ jobName }: StatedProfession, { register, bar, seat }: ConfirmedLine) => {
  if (register === 'avocats') {
    const name = bar === null ? null : barName(bar, seat);
    return name === null ? null : { where: `au ${name}`, body: capital(name) };
  }
  const list = Object.entries(officersLists).find(([profession]) => profession === jobName)?.[1];
  return list === undefined ? null : { where: `sur la ${list}`, body: null };
};

/**
 * The inscription of a verified member, from their confirmed line; null for a line of another profession. The
 * wording has no gender until the member chose a form.
 */
export const inscriptionOf = (member: StatedProfession, line: ConfirmedLine): Inscription | null => {
  const { register, seenOn } = line;
  if (registerOf({ kind: member.kind, profession: member.jobName }) !== register) return null;
  const day = frenchDay(startOfParisDay(seenOn));
  if (register === 'companies')
    return { text: `immatriculée au répertoire Sirene, vérifié le ${day}`, body: null, seenOn };
  const place = placeOf(member, line);
  if (place === null) return null;
  const { where, body } = place;
  const { professionForm: form } = member;
  const text =
    form === null
      ? `inscription ${where} vérifiée le ${day}`
      : `${inscribedText[form]} ${where}, vérifié le ${day}`;
  return { text, body, seenOn };
};
