import { countedAtMost } from '@basoche/domain/limits';

const numbers = new Intl.NumberFormat('fr-FR');

/** "1 234"; "plus de 1 000" above the number that lists are counted to (`countedAtMost`). */
export const figure = (number: number): string =>
  number === countedAtMost + 1 ? `plus de ${numbers.format(countedAtMost)}` : numbers.format(number);

/** "0 mission", "1 mission", "2 missions": zero is singular in French. */
export const count = (number: number, one: string, several: string): string =>
  `${figure(number)}\u00a0${number < 2 ? one : several}`;
