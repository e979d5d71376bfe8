/** French texts of the demonstration: typography, places, and the alternatives of a template. */

const narrow = '\u202f';
const wide = '\u00a0';

/** Inserts the no-break spaces that French typography requires. */
export const typeset = (text: string): string =>
  text
    .replace(/ ([:;!?])/g, `${narrow}$1`)
    .replace(/ »/g, `${wide}»`)
    .replace(/« /g, `«${wide}`)
    .replace(/(\d) (?=\d{3}\b|€|%|h\b)/g, `$1${narrow}`);

const startsWithVowel = /^[aeiouyàâéèêëîïôœh]/i;

/** « à Lyon », « au Mans », « aux Sables-d’Olonne ». */
export const inTown = (town: string): string =>
  town.startsWith('Le ')
    ? `au ${town.slice(3)}`
    : town.startsWith('Les ')
      ? `aux ${town.slice(4)}`
      : `à ${town}`;

/** « de Lyon », « d’Angers », « du Mans ». */
export const ofTown = (town: string): string => {
  if (town.startsWith('Le ')) return `du ${town.slice(3)}`;
  if (town.startsWith('Les ')) return `des ${town.slice(4)}`;
  return startsWithVowel.test(town) ? `d’${town}` : `de ${town}`;
};

const alternatives = /\[([^\]]+)\]/g;

/** Number of different texts that a template can produce. */
export const variantsOf = (template: string): number =>
  Math.max(1, ...[...template.matchAll(alternatives)].map(([, inside = '']) => inside.split('|').length));

/** The text of a template: in every bracket the alternative at this place, and the town. */
export const expand = (template: string, place: number, town = ''): string =>
  typeset(
    template
      .replace(alternatives, (_, inside: string) => {
        const choices = inside.split('|');
        return choices[place % choices.length] ?? '';
      })
      .replaceAll('{à ville}', inTown(town))
      .replaceAll('{de ville}', ofTown(town))
      .replaceAll('{ville}', town),
  );

/** Local part of a mail address from a name: « Étude Rochette, commissaires » becomes `etude-rochette-commissaires`. */
export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
