/** Result of a followed link that stops mails: stopped, or the link is no longer valid. */
export type StopOutcome = 'done' | 'gone';

const words: Readonly<Record<StopOutcome, string>> = { done: 'arretee', gone: 'inconnue' };

/** The screen of such a link; with an outcome, the screen that shows it. */
export const stopAddressAt =
  (screen: string) =>
  (token: string, outcome?: StopOutcome): string =>
    `${screen}/${encodeURIComponent(token)}${outcome === undefined ? '' : `?etat=${words[outcome]}`}`;

/** The screen that stops an alert. */
export const stopAddress = stopAddressAt('/alertes/arret');

/** The outcome in the `etat` parameter of such an address; null without one. */
export const stopOutcome = (parameter: string | null): StopOutcome | null =>
  (['done', 'gone'] as const).find((outcome) => words[outcome] === parameter) ?? null;
