/** What an edit changes for those who already proposed a price (rules §2, "Edits"). */
export const missionTerms = ['price', 'execution', 'place'] as const;
export type MissionTerm = (typeof missionTerms)[number];

/** What a candidate's price was proposed for. Prices are cents excluding tax; a remote mission has no place. */
export interface AnnouncedTerms {
  readonly onPlace: boolean;
  readonly department: string | null;
  readonly city: string | null;
  readonly tarifLowCents: number | null;
  readonly tarifHighCents: number | null;
}

/**
 * The terms that an edit changed, in a fixed order: with one of them, an open offer is to be confirmed. Going from remote to
 * on site, or back, is a change of execution alone: its place comes or goes with it.
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
  price: 'le tarif',
  execution: "le mode d'exécution",
  place: 'le lieu',
};

/** French: "le tarif et le lieu". */
export const namesOfTerms = (terms: readonly MissionTerm[]): string =>
  new Intl.ListFormat('fr', { type: 'conjunction' }).format(terms.map((term) => names[term]));
