/** Effect of an edit on candidates who already proposed a price (rules §2, "Edits"). */
export const missionTerms = ['price', 'execution', 'place'] as const;
export type MissionTerm = (typeof missionTerms)[number];

/**
 * Terms on which a candidate's price was based. Prices are cents excluding tax; a remote mission has no
 * place.
 */
export interface AnnouncedTerms {
  readonly onPlace: boolean;
  readonly department: string | null;
  readonly city: string | null;
  readonly tarifLowCents: number | null;
  readonly tarifHighCents: number | null;
}

/**
 * Terms changed by an edit, in a fixed order; if there are any, an open offer must be confirmed. A change
 * between remote and on site counts as a change of execution only, although the place appears or disappears
 * with it.
 */
export const changedTerms = (before: AnnouncedTerms, after: AnnouncedTerms): MissionTerm[] => {
  const changed: Readonly<Record<MissionTerm, boolean>> = {
    price: before.tarifLowCents !== after.tarifLowCents || before.tarifHighCents !== after.tarifHighCents,
    execution: before.onPlace !== after.onPlace,
    place:
      before.onPlace &&
      after.onPlace &&
      (before.department !== after.department || before.city !== after.city),
  };
  return missionTerms.filter((term) => changed[term]);
};

const names: Readonly<Record<MissionTerm, string>> = {
  price: 'le prix',
  execution: 'le mode d’exécution',
  place: 'le lieu',
};

/** French: "le prix et le lieu". */
export const namesOfTerms = (terms: readonly MissionTerm[]): string =>
  new Intl.ListFormat('fr', { type: 'conjunction' }).format(terms.map((term) => names[term]));
