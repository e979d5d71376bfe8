import { type OptionValue, optionList } from './option.ts';

const years = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Years of practice, from the least to the most; the label is the value on the wire. */
export const experienceLevels = optionList([
  { value: "Moins d'1 an", label: 'Moins d’1 an' },
  { value: '1 an', label: '1 an' },
  ...years.map((number) => ({ value: `${number} ans` as const, label: `${number} ans` })),
  { value: 'Plus de 10 ans', label: 'Plus de 10 ans' },
]);

export type ExperienceLevel = OptionValue<typeof experienceLevels>;
