/** The current work in sentences: « mission », « tranche 2 sur 3 » (feminine), « mois 2 » (masculine). */

export const isMonth = (work: string): boolean => work.startsWith('mois');

/** « la mission », « le mois 2 ». */
export const theWork = (work: string): string => `${isMonth(work) ? 'le' : 'la'} ${work}`;

/** The same at the beginning of a sentence. */
export const beginWithWork = (work: string): string => `${isMonth(work) ? 'Le' : 'La'} ${work}`;

/** « de la mission », « du mois 2 ». */
export const ofWork = (work: string): string => (isMonth(work) ? `du ${work}` : `de la ${work}`);

/** A participle in the gender of the work: « terminée », « terminé ». */
export const agreeing = (work: string, participle: string): string =>
  isMonth(work) ? participle : `${participle}e`;

/** « d’elle-même », « de lui-même ». */
export const byItself = (work: string): string => (isMonth(work) ? 'de lui-même' : 'd’elle-même');

/** For the client of a month by time, whose work may be less than the deposit covers. */
export const leftOverText = 'Ce qui n’a pas été fait vous est rendu.';
