/** What became of an alert whose link was followed: stopped, or of no search that is kept. */
export type StopOutcome = 'done' | 'gone';

const words: Readonly<Record<StopOutcome, string>> = { done: 'arretee', gone: 'inconnue' };

/** The screen of an alert's link; with an outcome, the screen that says it. */
export const stopAddress = (token: string, outcome?: StopOutcome): string =>
  `/alertes/arret/${encodeURIComponent(token)}${outcome === undefined ? '' : `?etat=${words[outcome]}`}`;

/** What the `etat` of such an address says to have happened; null while nothing has. */
export const stopOutcome = (said: string | null): StopOutcome | null =>
  (['done', 'gone'] as const).find((outcome) => words[outcome] === said) ?? null;
