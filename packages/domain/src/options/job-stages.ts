import { type OptionValue, optionList } from './option.ts';

/** A creator's progress with a candidate who was not refused: visible to the creator only. */
export const jobStages = optionList([
  { value: 'new', label: 'À étudier' },
  { value: 'shortlisted', label: 'Présélectionné' },
  { value: 'interview', label: 'Entretien' },
  { value: 'offer', label: 'Proposition' },
]);

export type JobStage = OptionValue<typeof jobStages>;
