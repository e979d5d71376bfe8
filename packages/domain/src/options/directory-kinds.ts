import { type OptionValue, optionList } from './option.ts';

/** The kinds of member that have a public profile, and stand in the directory (rules §1). */
export const directoryKinds = optionList([
  { value: 'EMPLOYEE', label: 'Professionnels' },
  { value: 'COMPANY', label: 'Entreprises et cabinets' },
  { value: 'STUDENT', label: 'Étudiants' },
]);

export type DirectoryKind = OptionValue<typeof directoryKinds>;
