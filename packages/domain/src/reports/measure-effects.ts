import type { ReportMeasure } from './decision.ts';

/** Effects of a report's measures, carried out with the decision. */

/** State of the reported account and of its publication. */
export interface ReportedState {
  /** True if the reported person published the subject of the thread. */
  readonly isCreator: boolean;
  /** True if staff hide it already. */
  readonly isHidden: boolean;
  readonly isSuspended: boolean;
  /** True if their account is deleted. */
  readonly isDeleted: boolean;
}

/**
 * `told`: the person is informed, and nothing else changes; `done`: carried out with the decision; `inForce`:
 * in force already, not repeated; `impossible`: it applies to nothing of theirs.
 */
export const measureEffects = ['told', 'done', 'inForce', 'impossible'] as const;
export type MeasureEffect = (typeof measureEffects)[number];

/** Effect that one measure would have on the reported member now. */
export const effectOf = (measure: ReportMeasure, reported: ReportedState): MeasureEffect => {
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

/** Effects of all measures. */
export type MeasureEffects = Readonly<Record<ReportMeasure, MeasureEffect>>;

/** Effects of all measures on the reported member. */
export const effectsOf = (reported: ReportedState): MeasureEffects => ({
  warning: effectOf('warning', reported),
  contentHidden: effectOf('contentHidden', reported),
  accountSuspended: effectOf('accountSuspended', reported),
  other: effectOf('other', reported),
});

const impossible: Readonly<Partial<Record<ReportMeasure, string>>> = {
  contentHidden:
    'La personne signalée n’a pas publié cette annonce\u202f: il n’y a rien d’elle à masquer. Retirez cette mesure.',
  accountSuspended: 'Le compte signalé est supprimé\u202f: il n’y a rien à suspendre. Retirez cette mesure.',
};

/** Reason for which these measures cannot be combined, in French, fit to show; null if they can. */
export const measuresRefusal = (
  measures: readonly ReportMeasure[],
  effects: MeasureEffects,
): string | null => {
  const impossibleMeasure = measures.find((measure) => effects[measure] === 'impossible');
  return impossibleMeasure === undefined ? null : (impossible[impossibleMeasure] ?? null);
};
