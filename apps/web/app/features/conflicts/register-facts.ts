const numbers = new Intl.NumberFormat('fr-FR');
/** Exact, unlike counts of lists. */
export const exactCount = (number: number, one: string, several: string): string =>
  `${numbers.format(number)}\u00a0${number < 2 ? one : several}`;

export const names = (number: number): string => exactCount(number, 'nom', 'noms');

/** « 187 noms, liste modifiée le 12 novembre 2026 ». */
export const registerFacts = (count: number, day: string | null): string =>
  day === null ? names(count) : `${names(count)}, liste modifiée le ${day}`;

export const noName = 'Vous avez indiqué n’avoir ni client ni adversaire.';
