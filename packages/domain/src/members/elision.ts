/** French elision before a name: « d’Aurélien », « d’Hélène », « de Hassan », « de Yasmine ». */

/**
 * Beginnings of names, without accents, before which the e is dropped: vowels, y before a consonant, and a
 * mute h. Other names, such as Hassan or Harold, have an aspirated h.
 */
const vowelSound =
  /^(?:[aeiouœæ]|y(?![aeiouy])|h(?:abit|adri|armo|ector|el(?:en|io|oi)|enri|erit|erm|erv|ilai|ipp|istoi|omer|onor|opit|ora|ort|otel|ub|ug|uiss|yac))/;

const elided = (word: string, name: string): string => {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return vowelSound.test(plain) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
};

/** « d’Aurélien », « de Camille ». A particle stays as it is: « de Le Goff », « de d’Ormesson ». */
export const ofName = (name: string): string => elided('de', name);

/** « de Lyon », « d’Angers », « du Mans », « des Sables-d’Olonne ». */
export const ofTown = (town: string): string => {
  const [, article, rest] = /^(Les?) (.+)$/.exec(town) ?? [];
  return article === undefined ? ofName(town) : `${article === 'Le' ? 'du' : 'des'} ${rest}`;
};

/** « qu’Aurélien », « que Camille ». */
export const thatName = (name: string): string => elided('que', name);
