/** What became of a link of a mail that was followed: what it stops is stopped, or it leads to nothing that is kept. */
export type StopOutcome = 'done' | 'gone';

const words: Readonly<Record<StopOutcome, string>> = { done: 'arretee', gone: 'inconnue' };

/** The screen of such a link; with an outcome, the screen that says it. */
export const stopAddressAt =
  (screen: string) =>
  (token: string, outcome?: StopOutcome): string =>
    `${screen}/${encodeURIComponent(token)}${outcome === undefined ? '' : `?etat=${words[outcome]}`}`;

/** Of an alert. */
export const stopAddress = stopAddressAt('/alertes/arret');

/** What the `etat` of such an address says to have happened; null while nothing has. */
export const stopOutcome = (said: string | null): StopOutcome | null =>
  (['done', 'gone'] as const).find((outcome) => words[outcome] === said) ?? null;
