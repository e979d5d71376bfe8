import { formatCents, formatPrice } from '../payments/amounts.ts';
import type { CollaborationMode } from '../payments/fees.ts';
import type { ThreadParty } from '../threads/actors.ts';
import { threadTimes } from '../threads/time-limits.ts';
import { dayText } from '../time/french-dates.ts';
import { type Day, parisZone, startOfParisDay } from '../time/paris.ts';
import type { InstalmentState } from './instalments.ts';
import {
  engagedCents,
  type PlannedInstalment,
  type PriceKind,
  type Pricing,
  type TimeKind,
  type TimePrice,
} from './kinds.ts';
import { instalmentCount, unitsIn } from './limits.ts';
import { monthOf, type Period, periodAt } from './months.ts';

/** French words of prices, the same for both parties, on screens and in mails. */

export interface PriceKindContent {
  readonly label: string;
  readonly help: string;
}

export const priceKindContent: Readonly<Record<PriceKind, PriceKindContent>> = {
  flat: { label: 'Prix forfaitaire', help: 'Un prix pour toute la mission.' },
  day: {
    label: 'Prix par jour',
    help: 'Un prix par jour et un plafond. Le prestataire dit chaque mois ce qu’il a fait, le client accepte.',
  },
  hour: {
    label: 'Prix à l’heure',
    help: 'Un prix par heure et un plafond. Le prestataire dit chaque mois ce qu’il a fait, le client accepte.',
  },
  instalments: {
    label: 'En plusieurs tranches',
    help: `De ${instalmentCount.min} à ${instalmentCount.max} tranches, chacune déposée, livrée et versée pour elle-même.`,
  },
  retainer: {
    label: 'Forfait mensuel',
    help: 'La même somme chaque mois, pour une durée convenue. Il ne se reconduit pas de lui-même.',
  },
};

const oneOf = new Intl.ListFormat('fr', { type: 'disjunction' });

/** « Prix par jour ou prix à l’heure ». */
export const kindsText = (kinds: readonly PriceKind[]): string => {
  const [first = '', ...others] = kinds.map((kind) => priceKindContent[kind].label);
  return oneOf.format([first, ...others.map((label) => label.toLowerCase())]);
};

/** Sentence beside every price by time: the prestataire organises their own work. */
export const independenceNotice =
  'Le prestataire organise son travail et déclare lui-même ce qu’il a fait. Ni horaires ni présence ne se relèvent ici.';

/** Sentence beside the price of an avocat (loi 71-1130, art. 10). */
export const resultNotice =
  'Le prix ne dépend pas du résultat. Un avocat conclut aussi avec son client une convention d’honoraires écrite.';

/** Reason why a portage allows no retainer (code du travail, L. 1254-3). */
export const noRetainer =
  'Le portage salarial porte sur une tâche ponctuelle\u202f: un forfait mensuel n’y entre pas.';

const countFormat = new Intl.NumberFormat('fr-FR');

const hours = (units: number): string => {
  const whole = Math.floor(units / unitsIn.hour);
  const minutes = ((units % unitsIn.hour) * 60) / unitsIn.hour;
  if (whole === 0) return `${minutes}\u00a0min`;
  const number = `${countFormat.format(whole)}\u00a0h`;
  return minutes === 0 ? number : `${number}\u00a0${minutes}`;
};

const days = (units: number): string => {
  if (units === 1) return 'une demi-journée';
  const whole = Math.floor(units / unitsIn.day);
  const number = `${whole}\u00a0${whole > 1 ? 'jours' : 'jour'}`;
  return units % unitsIn.day === 0 ? number : `${number} et demi`;
};

/** « une demi-journée », « 2 jours et demi », « 2 h 15 ». */
export const quantityText = (kind: TimeKind, units: number): string =>
  kind === 'day' ? days(units) : hours(units);

const rateWord: Readonly<Record<TimeKind, string>> = { day: 'par jour', hour: 'par heure' };

/**
 * « 10 jours par mois, »: the time that each month's deposit covers; empty if the first month covers all of
 * it.
 */
const plannedText = ({ kind, monthUnits, ceilingUnits }: TimePrice): string =>
  monthUnits === ceilingUnits ? '' : `${quantityText(kind, monthUnits)} par mois, `;

/**
 * A price in one line, with the most that the client will pay and, for a price by time, the time of each
 * month.
 *
 * `today`: for a price that is not agreed yet. A retainer whose first day is past then begins with the agreement.
 */
export const priceLine = (pricing: Pricing, tvaApplicable: boolean, today?: Day): string => {
  const total = formatPrice(engagedCents(pricing), tvaApplicable);
  switch (pricing.kind) {
    case 'flat':
      return total;
    case 'day':
    case 'hour':
      return `${formatCents(pricing.rateCents)}\u00a0HT ${rateWord[pricing.kind]}, ${plannedText(pricing)}${quantityText(pricing.kind, pricing.ceilingUnits)} au plus\u202f: ${total} au plus`;
    case 'instalments':
      return `${pricing.instalments.length}\u00a0tranches\u202f: ${total} en tout`;
    case 'retainer': {
      const { monthCents, months, startsOn } = pricing;
      const until = periodAt(startsOn, months - 1).until;
      const days =
        today !== undefined && startsOn < today
          ? ' à partir du jour de l’accord'
          : `, du ${dayText(startsOn)} au ${dayText(until)}`;
      return `${formatCents(monthCents)}\u00a0HT par mois, ${months}\u00a0mois${days}\u202f: ${total} en tout`;
    }
  }
};

/** Place of an instalment in its mission. */
export interface InstalmentPlace {
  /** Zero-based index. */
  readonly position: number;
  /** Number of instalments; null for months. */
  readonly count: number | null;
}

/** Heading over names of instalments and of months. */
export const instalmentHeading = 'Tranche ou mois';

/** « Tranche 2 sur 3 », « Mois 2 ». */
export const instalmentName = ({ position, count }: InstalmentPlace): string =>
  count === null ? `Mois\u00a0${position + 1}` : `Tranche\u00a0${position + 1} sur ${count}`;

/** « Audit des contrats, 2 000 € hors taxes, en 20 jours ». */
export const plannedLine = ({ title, cents, days: planned }: PlannedInstalment): string => {
  const sum = `${title}, ${formatCents(cents)} hors taxes`;
  return planned === null ? sum : `${sum}, en ${planned}\u00a0${planned > 1 ? 'jours' : 'jour'}`;
};

const monthFormat = new Intl.DateTimeFormat('fr-FR', { timeZone: parisZone, month: 'long', year: 'numeric' });

/** « janvier 2037 », or « du 15 janvier 2037 au 14 février 2037 » for a period in two calendar months. */
export const monthTitle = ({ from, until }: Period): string =>
  monthOf(from) === monthOf(until)
    ? monthFormat.format(startOfParisDay(from)).replace(' ', '\u00a0')
    : `du ${dayText(from)} au ${dayText(until)}`;

/**
 * Sentence about the days of a month whose deposit is awaited, with the time that the deposit is limited to if
 * its month is too short for all that is planned.
 */
export const depositNote = (
  { from, until }: Period,
  limited: { readonly kind: TimeKind; readonly units: number } | null,
): string => {
  const days = from === until ? `le ${dayText(from)}` : `du ${dayText(from)} au ${dayText(until)}`;
  const note = `Le compte rendu dira ce qui a été fait ${days}.`;
  return limited === null
    ? note
    : `${note} Le dépôt se limite au temps que ces jours permettent, ${quantityText(limited.kind, limited.units)}\u202f: le reste passe aux mois suivants.`;
};

/** Nature of the deposit of an instalment, within a sentence (Code de la consommation, L. 214-1). */
export const onAccount = ({ count }: Pick<InstalmentPlace, 'count'>): string =>
  `un acompte sur le prix, réservé jusqu’à la fin ${count === null ? 'du mois' : 'de la tranche'}`;

/** Sentence for the prestataire about an instalment without a deposit. */
export const unguaranteed = 'Rien ne garantit le travail que vous feriez avant.';

type ByParty = Readonly<Record<ThreadParty, string>>;

const both = (text: string): ByParty => ({ creator: text, candidate: text });

const sentences: Readonly<Record<InstalmentState, ByParty>> = {
  later: both('À venir.'),
  awaited: {
    creator: 'Dépôt attendu. Le prestataire commence quand il est fait.',
    candidate: `Dépôt attendu. ${unguaranteed}`,
  },
  underWay: {
    creator: 'Dépôt fait, travail en cours.',
    candidate: 'Dépôt fait et réservé pour vous\u202f: vous pouvez travailler.',
  },
  delivered: {
    creator: `Livraison reçue. Acceptez ou contestez\u202f: sans réponse, elle est acceptée ${threadTimes.autoEndDays}\u00a0jours après son envoi.`,
    candidate: 'Livraison envoyée. Le client accepte ou conteste.',
  },
  ended: both('Livraison acceptée, versement prévu.'),
  accepted: both('Livraison acceptée.'),
  settled: both('Somme partagée par l’équipe Basoche.'),
  refunded: { creator: 'Dépôt remboursé.', candidate: 'Dépôt rendu au client.' },
  dropped: both('Sans suite\u202f: la mission s’est arrêtée avant.'),
};

/** Sentences of a month, which is delivered with its sheet, where they differ. */
const monthSentences: Readonly<Partial<Record<InstalmentState, ByParty>>> = {
  delivered: {
    creator: `Compte rendu reçu. Acceptez, rendez ou contestez\u202f: sans réponse, il est accepté ${threadTimes.autoEndDays}\u00a0jours après son envoi.`,
    candidate: 'Compte rendu envoyé. Le client accepte, rend ou conteste.',
  },
  ended: both('Compte rendu accepté, versement prévu.'),
  accepted: both('Compte rendu accepté.'),
};

/** State of an instalment as one party reads it, after its name. */
export const instalmentSentence = (
  state: InstalmentState,
  party: ThreadParty,
  mode: CollaborationMode,
  kind: PriceKind = 'instalments',
): string => {
  if (mode === 'direct' && state === 'underWay') return 'Travail en cours.';
  const isMonth = kind !== 'flat' && kind !== 'instalments';
  return ((isMonth ? monthSentences[state] : undefined) ?? sentences[state])[party];
};
