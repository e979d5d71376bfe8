/**
 * Rules for a new edition of a public register: a truncated edition takes no rights from anybody (rules §11).
 */

/** Lowest number of lines of a new edition, in percent of the previous edition. */
export const leastPercent = 90;

/**
 * Highest number of members who may disappear with one edition before staff must check it: this many, and
 * this percentage of the confirmed ones.
 */
export const goneAtMost = { members: 5, percent: 2 } as const;

export interface EditionFacts {
  readonly rows: number;
  /** Lines of the edition in force; null for the first edition. */
  readonly rowsBefore: number | null;
  /** Number of members whom an earlier edition confirmed. */
  readonly confirmed: number;
  /** Number of them whom the new edition does not name. */
  readonly gone: number;
}

/** Effect of an edition; `held`: staff check it before it takes effect. */
export const editionOutcome = ({ rows, rowsBefore, confirmed, gone }: EditionFacts): 'current' | 'held' => {
  if (rows === 0) return 'held';
  if (rowsBefore !== null && rows * 100 < leastPercent * rowsBefore) return 'held';
  return gone > goneAtMost.members && gone * 100 > goneAtMost.percent * confirmed ? 'held' : 'current';
};
