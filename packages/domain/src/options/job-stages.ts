import { type OptionValue, optionList } from './option.ts';

/** How far a creator is with a candidate, as long as nobody refused: the creator's own affair, never told to the candidate. */
export const jobStages = optionList([
  { value: 'new', label: 'À étudier' },
  { value: 'shortlisted', label: 'Présélectionné' },
  { value: 'interview', label: 'Entretien' },
  { value: 'offer', label: 'Proposition' },
]);

export type JobStage = OptionValue<typeof jobStages>;
