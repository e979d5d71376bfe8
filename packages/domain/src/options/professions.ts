import { type OptionValue, optionList } from './option.ts';

/** Professions offered at registration (`jobName`): the label is the value on the wire. */
export const professions = optionList([
  { value: 'Avocat', label: 'Avocat' },
  { value: 'Clerc de commissaire de justice', label: 'Clerc de commissaire de justice' },
  { value: 'Commissaire de justice', label: 'Commissaire de justice' },
  { value: 'Collaborateur de notaire', label: 'Collaborateur de notaire' },
  { value: 'Élève avocat', label: 'Élève avocat' },
  { value: 'Étudiant', label: 'Étudiant' },
  { value: 'Juriste en droit privé', label: 'Juriste en droit privé' },
  { value: 'Juriste en droit public', label: 'Juriste en droit public' },
  { value: 'Mandataire judiciaire', label: 'Mandataire judiciaire' },
  { value: 'Notaire', label: 'Notaire' },
  { value: 'Professeur des universités', label: 'Professeur des universités' },
  { value: 'Rédacteur juridique web', label: 'Rédacteur juridique web' },
  { value: 'Responsable des ressources humaines', label: 'Responsable des ressources humaines' },
  { value: 'Responsable juridique', label: 'Responsable juridique' },
  { value: 'Juriste', label: 'Juriste' },
  { value: 'Autre', label: 'Autre' },
]);

export type Profession = OptionValue<typeof professions>;
