import { type OptionValue, optionList } from '../options/option.ts';
import { addDays, parisDay, startOfParisDay } from '../time/paris.ts';

/** Decisions of staff about a report, and appeals of them (regulation 2022/2065, art. 17 and 20). */

/** Measures against the reported person. */
export const reportMeasures = optionList([
  { value: 'warning', label: 'Avertissement' },
  { value: 'contentHidden', label: 'Contenu masqué' },
  { value: 'accountSuspended', label: 'Compte suspendu' },
  { value: 'other', label: 'Autre mesure' },
]);
export type ReportMeasure = OptionValue<typeof reportMeasures>;

/** Grounds of a measure. */
export const measureGrounds = optionList([
  { value: 'terms', label: 'Conditions générales d’utilisation' },
  { value: 'law', label: 'La loi' },
]);
export type MeasureGround = OptionValue<typeof measureGrounds>;

export const appealOutcomes = optionList([
  { value: 'upheld', label: 'Décision maintenue' },
  { value: 'reversed', label: 'Décision revue' },
]);
export type AppealOutcome = OptionValue<typeof appealOutcomes>;

/** Parties who may appeal: the reporter, and the sanctioned member. */
export const appealParties = ['reporter', 'subject'] as const;
export type AppealParty = (typeof appealParties)[number];

/** Calendar months during which a decision may be appealed. */
const appealMonths = 6;

/** Sentence on the ways to contest a decision, in every mail about one. */
export const appealText = `Vous pouvez contester cette décision pendant ${appealMonths} mois, gratuitement\u202f: une autre personne de notre équipe l’examine.`;

/**
 * End of the last day for an appeal (Europe/Paris): six months later on the same day, or on the last day of
 * that month.
 */
export const appealUntil = (decidedAt: Date): Date => {
  const [year = 0, month = 1, day = 1] = parisDay(decidedAt).split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + appealMonths + 1, 0)).getUTCDate();
  const last = new Date(Date.UTC(year, month - 1 + appealMonths, Math.min(day, lastOfMonth)));
  return startOfParisDay(addDays(last.toISOString().slice(0, 10), 1));
};

interface Appealable {
  /** Time at which this party was told of the decision; null without a decision about them. */
  readonly decidedAt: Date | null;
  /** True if this party has appealed already. */
  readonly hasAppealed: boolean;
}

/** Reason for which a party may not appeal; null if they may. */
export const appealRefusal = (
  { decidedAt, hasAppealed }: Appealable,
  now: Date,
): 'UNDECIDED' | 'MADE' | 'LATE' | null => {
  if (decidedAt === null) return 'UNDECIDED';
  if (hasAppealed) return 'MADE';
  return now < appealUntil(decidedAt) ? null : 'LATE';
};

/** True if this staff member may decide an appeal: the first decider may only if no other is able to. */
export const mayDecideAppeal = (isFirst: boolean, othersAble: number): boolean =>
  !isFirst || othersAble === 0;
