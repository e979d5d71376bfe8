/** Rules for a new edition of a public register: one that was cut short takes no rights from anybody (rules §11). */

/** Lines that a new edition has at least, in percent of those of the edition before. */
export const leastPercent = 90;

/** Members who may disappear with one edition before staff look at it: this many, and this percentage of those who were confirmed. */
export const goneAtMost = { members: 5, percent: 2 } as const;

export interface EditionFacts {
  readonly rows: number;
  /** Lines of the edition in force; null for a first one. */
  readonly rowsBefore: number | null;
  /** Members who were confirmed by an edition before. */
  readonly confirmed: number;
  /** Number of them whom the new one does not name. */
  readonly gone: number;
}

/** `held`: staff look at it before it has any effect. */
export const editionOutcome = ({ rows, rowsBefore, confirmed, gone }: EditionFacts): 'current' | 'held' => {
  if (rows === 0) return 'held';
  if (rowsBefore !== null && rows * 100 < leastPercent * rowsBefore) return 'held';
  return gone > goneAtMost.members && gone * 100 > goneAtMost.percent * confirmed ? 'held' : 'current';
};
