import { type OptionValue, optionList } from './option.ts';

/** Kinds of member that have a public profile and appear in the directory (rules §1). */
export const directoryKinds = optionList([
  { value: 'EMPLOYEE', label: 'Professionnels' },
  { value: 'COMPANY', label: 'Entreprises et cabinets' },
  { value: 'STUDENT', label: 'Étudiants' },
]);

export type DirectoryKind = OptionValue<typeof directoryKinds>;
