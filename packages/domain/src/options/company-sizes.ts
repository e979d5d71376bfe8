import { type OptionValue, optionList } from './option.ts';

/** Sizes of companies by number of people, as in French statistics (décret 2008-1354). */
export const companySizes = optionList([
  { value: 'micro', label: 'Moins de 10 personnes' },
  { value: 'pme', label: 'De 10 à 249 personnes' },
  { value: 'eti', label: 'De 250 à 4 999 personnes' },
  { value: 'grande', label: '5 000 personnes et plus' },
]);

export type CompanySize = OptionValue<typeof companySizes>;
