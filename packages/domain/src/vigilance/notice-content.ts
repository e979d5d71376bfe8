import { ofName } from '../members/elision.ts';
import { formatCents } from '../payments/amounts.ts';
import { frenchDay } from '../time/french-dates.ts';
import { addDays, type Day, startOfParisDay } from '../time/paris.ts';
import { vigilanceDocumentContent } from './content.ts';
import type { VigilanceDocument } from './documents.ts';
import type { CandidateKind } from './parties.ts';
import { sumMonths } from './relation.ts';
import type { RenewalReminder } from './reminders.ts';

/** French lines about dates and about the yearly sum, for both parties, in mails and in the thread. */

const inFrench = (day: Day): string => frenchDay(startOfParisDay(day));

const all = new Intl.ListFormat('fr', { type: 'conjunction' });

/**
 * Reminder to their owner of documents with the same last day: « À renouveler avant le 2 mai 2027 : votre
 * attestation … ».
 */
export const renewalLine = (
  reminder: RenewalReminder,
  documents: readonly VigilanceDocument[],
  lastDay: Day,
  candidate: CandidateKind,
): string => {
  const named = all.format(documents.map((kind) => vigilanceDocumentContent(kind, candidate).missing));
  const next = inFrench(addDays(lastDay, 1));
  const beginnings: Readonly<Record<RenewalReminder, string>> = {
    month: `À renouveler avant le ${next}`,
    week: `À renouveler avant le ${next}`,
    lastDay: 'À renouveler aujourd’hui',
    lapsed: `À renouveler, périmé depuis le ${next}`,
  };
  return `${beginnings[reminder]}\u202f: ${named}.`;
};

/**
 * Reminder to a client who must hold the file, without the name of a document: « Le dossier de vigilance de
 * Camille … ».
 */
export const fileEndsLine = (
  reminder: Exclude<RenewalReminder, 'month'>,
  lastDay: Day,
  name: string,
): string => {
  const ends: Readonly<Record<typeof reminder, string>> = {
    week: `est complet jusqu’au ${inFrench(lastDay)}`,
    lastDay: 'est complet jusqu’à ce soir',
    lapsed: `est périmé depuis le ${inFrench(addDays(lastDay, 1))}`,
  };
  return `Le dossier de vigilance ${ofName(name)} ${ends[reminder]}.`;
};

/** Text after a yearly sum. */
export const sumSpan = `HT sur ${sumMonths} mois`;

/** « 5 200 € HT sur 12 mois avec Camille Roy : son dossier de vigilance est à réunir. » */
export const sumLine = (yearCents: number, name: string): string =>
  `${formatCents(yearCents)}\u00a0${sumSpan} avec ${name}\u202f: son dossier de vigilance est à réunir.`;

/** « Dossier à réunir de nouveau le 29 mai 2027. », or the day since which it is due. */
export const collectionLine = (nextCollection: Day, today: Day): string =>
  nextCollection > today
    ? `Dossier à réunir de nouveau le ${inFrench(nextCollection)}.`
    : `Dossier à réunir depuis le ${inFrench(nextCollection)}.`;
