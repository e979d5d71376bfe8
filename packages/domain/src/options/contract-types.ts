import { type OptionValue, optionList } from './option.ts';

/** Types of contract of an offer. */
export const contractTypes = optionList([
  { value: 'CDI', label: 'CDI' },
  { value: 'CDD', label: 'CDD' },
  { value: 'collaboration', label: 'Collaboration libérale' },
  { value: 'other', label: 'Autre contrat' },
]);

export type ContractType = OptionValue<typeof contractTypes>;
