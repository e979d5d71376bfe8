/** French elision before a name: « d’Aurélien », « d’Hélène », « de Hassan », « de Yasmine ». */

/**
 * Names and words that begin with a mute h, without accents. Before others the h stops the elision, as before
 * Hassan or Harold.
 */
const muteH = new Set([
  ...['hadrien', 'hector', 'helena', 'helene', 'heliodore', 'heloise', 'henri', 'henriette', 'hermance'],
  ...['hermann', 'hermeline', 'hermine', 'herve', 'hilaire', 'hilda', 'hippolyte', 'homere', 'honore'],
  ...['honorine', 'horace', 'hortense', 'hubert', 'hugo', 'hugolin', 'hugues', 'huguette', 'hyacinthe'],
  ...['habitat', 'harmonie', 'heritage', 'histoire', 'homme', 'honoraires', 'hopital', 'horizon'],
  ...['hospices', 'hotel', 'huissier', 'huissiers', 'humanite'],
]);

const startsWithVowelSound = (name: string): boolean => {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trimStart();
  if (plain.startsWith('h')) return muteH.has(/^\p{L}+/u.exec(plain)?.[0] ?? '');
  // Before a vowel, y is a consonant: « de Yasmine », « d’Yves ».
  return /^(?:[aeiouœæ]|y(?![aeiouy]))/u.test(plain);
};

const elided = (word: string, name: string): string =>
  startsWithVowelSound(name) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;

/** « d’Aurélien », « de Camille ». A particle stays as it is: « de Le Goff », « de d’Ormesson ». */
export const ofName = (name: string): string => elided('de', name);

/** « qu’Aurélien », « que Camille ». */
export const thatName = (name: string): string => elided('que', name);
