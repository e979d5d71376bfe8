import { type OptionValue, optionList } from './option.ts';

const years = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** How long somebody has practised; what travels is what is shown (first document, §3). From the least to the most. */
export const experienceLevels = optionList([
  { value: "Moins d'1 an", label: "Moins d'1 an" },
  { value: '1 an', label: '1 an' },
  ...years.map((number) => ({ value: `${number} ans` as const, label: `${number} ans` })),
  { value: 'Plus de 10 ans', label: 'Plus de 10 ans' },
]);

export type ExperienceLevel = OptionValue<typeof experienceLevels>;
