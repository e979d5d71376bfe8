import { communes } from '../../seed/content/communes.ts';
import { expand, variantsOf } from '../../seed/french.ts';
import { kernels } from '../../seed/missions.ts';

/**
 * Generated texts of missions: the French of the demonstration recombined, with a realistic distribution of common and
 * rare words.
 */
export interface MissionText {
  readonly title: string;
  readonly description: string;
  readonly city: string;
}

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('An empty list has no items.');
  return item;
};

/** The surname in a text. About every thousandth mission shares one, as missions share a client's name. */
const syllables = ['bar', 'vel', 'mon', 'tau', 'ri', 'gou', 'len', 'sac', 'pi', 'dor', 'ma', 'che'];
const surname = (number: number): string => {
  const [first, second, third] = [number % 12, Math.floor(number / 12) % 12, Math.floor(number / 144) % 12];
  const name = `${at(syllables, first)}${at(syllables, second)}${at(syllables, third)}`;
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** This number of different texts, always the same ones. */
export const missionTexts = (count: number): MissionText[] =>
  Array.from({ length: count }, (_, number) => {
    const [main, more, last] = [
      at(kernels, number * 7),
      at(kernels, number * 13 + 5),
      at(kernels, number * 29 + 11),
    ];
    const [town = 'Paris'] = [at(communes, number * 3)[1]];
    const variant = number % variantsOf(main.title);
    return {
      title: expand(main.title, variant, town),
      description: [
        expand(main.text, number, town),
        expand(more.text, number + 1, town),
        `Affaire ${surname(number)}, ${expand(last.timeLimit.toLowerCase(), number, town)}.`,
      ].join('\n\n'),
      city: town,
    };
  });
