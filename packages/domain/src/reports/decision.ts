import { type OptionValue, optionList } from '../options/option.ts';
import { addDays, parisDay, startOfParisDay } from '../time/paris.ts';

/** What staff decide of a report, and who may ask for it to be looked at again (regulation 2022/2065, art. 17 and 20). */

/** What was done about the person who was reported. */
export const reportMeasures = optionList([
  { value: 'warning', label: 'Avertissement' },
  { value: 'contentHidden', label: 'Contenu masqué' },
  { value: 'accountSuspended', label: 'Compte suspendu' },
  { value: 'other', label: 'Autre mesure' },
]);
export type ReportMeasure = OptionValue<typeof reportMeasures>;

/** What a measure rests on. */
export const measureGrounds = optionList([
  { value: 'terms', label: "Conditions générales d'utilisation" },
  { value: 'law', label: 'La loi' },
]);
export type MeasureGround = OptionValue<typeof measureGrounds>;

export const appealOutcomes = optionList([
  { value: 'upheld', label: 'Décision maintenue' },
  { value: 'reversed', label: 'Décision revue' },
]);
export type AppealOutcome = OptionValue<typeof appealOutcomes>;

/** Who may appeal: who reported, and who was measured. */
export const appealParties = ['reporter', 'subject'] as const;
export type AppealParty = (typeof appealParties)[number];

/** Calendar months during which a decision may be appealed. */
const appealMonths = 6;

/** What one may do about a decision, in every mail about one. */
export const contestable = `Vous pouvez contester cette décision pendant ${appealMonths} mois, gratuitement\u202f: une autre personne de notre équipe l'examine.`;

/** The instant at which the last day of an appeal is over, in Paris: six months later, or the last day of that month. */
export const appealUntil = (decidedAt: Date): Date => {
  const [year = 0, month = 1, day = 1] = parisDay(decidedAt).split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + appealMonths + 1, 0)).getUTCDate();
  const last = new Date(Date.UTC(year, month - 1 + appealMonths, Math.min(day, lastOfMonth)));
  return startOfParisDay(addDays(last.toISOString().slice(0, 10), 1));
};

interface Appealable {
  /** When this party was told of the decision; null where nothing was decided about them. */
  readonly decidedAt: Date | null;
  /** This party has appealed already. */
  readonly hasAppealed: boolean;
}

/** Why a party may not appeal; null where they may. */
export const appealRefusal = (
  { decidedAt, hasAppealed }: Appealable,
  now: Date,
): 'UNDECIDED' | 'MADE' | 'LATE' | null => {
  if (decidedAt === null) return 'UNDECIDED';
  if (hasAppealed) return 'MADE';
  return now < appealUntil(decidedAt) ? null : 'LATE';
};

/** Whoever decided first leaves the appeal to another of the staff, where there is one who can. */
export const mayDecideAppeal = (isFirst: boolean, othersAble: number): boolean =>
  !isFirst || othersAble === 0;
