import { minutesToPromptTaking } from '@basoche/domain/hearings/limits';
import { verificationAnswerHours } from '@basoche/domain/limits';
import type { ChartColumn, ChartName } from '@basoche/domain/statistics/charts';
import type { Range, Step } from '@basoche/domain/statistics/periods';
import { addDays, type Day } from '@basoche/domain/time/paris';
import { formatDay, formatShortDay } from '../../lib/dates.ts';
import { formatEuros } from '../../lib/money.ts';

const integer = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });
const share = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('fr-FR', { notation: 'compact', maximumFractionDigits: 1 });
const shortEuros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  notation: 'compact',
  maximumFractionDigits: 1,
});
const oneDecimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

const hourMinutes = 60;
const dayMinutes = 1_440;

/** Formats a delay: 45 min, 2,5 h, 3,2 j. */
const delay = (minutes: number): string => {
  if (minutes < hourMinutes) return `${integer.format(minutes)}\u00a0min`;
  if (minutes < 2 * dayMinutes) return `${oneDecimal.format(minutes / hourMinutes)}\u00a0h`;
  return `${oneDecimal.format(minutes / dayMinutes)}\u00a0j`;
};

type Unit = ChartColumn['unit'];

/** Value in tables and tooltips. */
export const valueText = (unit: Unit, value: number): string => {
  if (unit === 'cents') return formatEuros(value / 100);
  if (unit === 'minutes') return delay(value);
  return unit === 'share' ? share.format(value) : integer.format(value);
};

/** Value beside an axis. */
export const axisText = (unit: Unit, value: number): string => {
  if (unit === 'cents') return shortEuros.format(value / 100);
  return unit === 'count' ? short.format(value) : valueText(unit, value);
};

const noon = (day: Day) => new Date(`${day}T12:00:00Z`);
const dayMonth = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short' });
const monthYear = new Intl.DateTimeFormat('fr-FR', { month: 'short', year: 'numeric' });
const monthInFull = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric' });

/** Label of a period under an axis. */
export const periodTick = (step: Step, day: Day): string =>
  (step === 'month' ? monthYear : dayMonth).format(noon(day));

/** Name of a period in a table and a tooltip: a day, « du 16/11/2026 au 22/11/2026 », a month. */
export const periodName = (step: Step, day: Day): string => {
  if (step === 'month') return monthInFull.format(noon(day));
  return step === 'day' ? formatDay(day) : `du ${formatShortDay(day)} au ${formatShortDay(addDays(day, 6))}`;
};

export const statistics = {
  title: 'Chiffres',
  lead: (until: Day) =>
    `Comptés jusqu’au ${formatDay(until)} inclus, heure de Paris. La dernière période peut être en cours.`,
  ranges: {
    label: 'Période',
    '30d': '30 jours',
    '12w': '12 semaines',
    '12m': '12 mois',
    all: 'Depuis le début',
  } satisfies Record<Range | 'label', string>,
  network: 'Réseau',
  money: 'Argent',
  moneyLead: 'Visible des administrateurs seuls.',
  empty: {
    title: 'Les premiers chiffres arrivent cette nuit',
    text: 'Chaque nuit, les jours achevés sont comptés. Il faut un premier jour entier.',
  },
  nothing: 'Rien sur cette période.',
  headline: (name: ChartName, figure: string): string =>
    ({
      signups: `${figure} au total`,
      verifications: `${figure} dans les ${verificationAnswerHours} h`,
      verificationDelay: `${figure} en dernier`,
      published: `${figure} au total`,
      missions: `${figure} en tout`,
      applications: `${figure} au total`,
      hearings: `${figure} au total`,
      hearingTakings: `${figure} dans les ${minutesToPromptTaking} min`,
      threads: `${figure} en cours`,
      firstReply: `${figure} en dernier`,
      subscriptions: `${figure} en cours`,
      held: `${figure} détenus`,
      money: '',
    })[name],
  workedOut: (from: Day) =>
    `Compté chaque nuit depuis le ${formatDay(from)}\u202f; avant, reconstitué d’après ce qui est conservé.`,
  plot: (title: string) => `Graphique\u202f: ${title}. Les mêmes valeurs sont dans le tableau qui suit.`,
  values: 'Voir les valeurs',
  period: 'Période',
  none: '–',
  download: 'Télécharger (CSV)',
  downloadOf: (title: string) => `Télécharger (CSV)\u202f: ${title}`,
  failed: 'Ce graphique n’a pas pu être affiché. Les valeurs sont dans le tableau.',
} as const;
