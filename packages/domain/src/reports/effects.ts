import type { ReportMeasure } from './decision.ts';

/** What a measure of a report's decision does, which is carried out with it. */

/** Where the account and the publication stand that a report is about. */
export interface Reported {
  /** Who is reported published what the thread is about. */
  readonly isCreator: boolean;
  /** Staff hide it already. */
  readonly isHidden: boolean;
  readonly isSuspended: boolean;
  /** Their account is gone. */
  readonly isDeleted: boolean;
}

/**
 * `told`: the person reads of it, and nothing else changes; `done`: it is carried out with the decision; `inForce`: it is
 * already, and nothing is done twice; `impossible`: there is nothing of theirs to carry it out on.
 */
export const measureEffects = ['told', 'done', 'inForce', 'impossible'] as const;
export type MeasureEffect = (typeof measureEffects)[number];

export const effectOf = (measure: ReportMeasure, reported: Reported): MeasureEffect => {
  switch (measure) {
    case 'contentHidden':
      if (!reported.isCreator) return 'impossible';
      return reported.isHidden ? 'inForce' : 'done';
    case 'accountSuspended':
      if (reported.isDeleted) return 'impossible';
      return reported.isSuspended ? 'inForce' : 'done';
    default:
      return 'told';
  }
};

/** Of every measure. */
export type MeasureEffects = Readonly<Record<ReportMeasure, MeasureEffect>>;

export const effectsOf = (reported: Reported): MeasureEffects => ({
  warning: effectOf('warning', reported),
  contentHidden: effectOf('contentHidden', reported),
  accountSuspended: effectOf('accountSuspended', reported),
  other: effectOf('other', reported),
});

const impossible: Readonly<Partial<Record<ReportMeasure, string>>> = {
  contentHidden:
    "La personne signalée n'a pas publié cette annonce\u202f: il n'y a rien d'elle à masquer. Retirez cette mesure.",
  accountSuspended: "Le compte signalé est supprimé\u202f: il n'y a rien à suspendre. Retirez cette mesure.",
};

/** Why these measures cannot be taken together, in French, fit to show; null where they can. */
export const measuresRefusal = (
  measures: readonly ReportMeasure[],
  effects: MeasureEffects,
): string | null => {
  const refused = measures.find((measure) => effects[measure] === 'impossible');
  return refused === undefined ? null : (impossible[refused] ?? null);
};
