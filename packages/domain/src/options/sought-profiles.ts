import { type OptionValue, optionList } from './option.ts';

/** Profiles sought by a mission or an offer (`experience`, `experiences`): years first, then trades. */
export const soughtProfiles = optionList([
  { value: 'etudiants', label: 'Étudiants' },
  { value: 'diplome', label: 'Jeunes diplômés' },
  { value: '1an', label: '1 an d’expérience' },
  { value: '2_5ans', label: '2 à 5 ans d’expérience' },
  { value: '5_10ans', label: '5 à 10 ans d’expérience' },
  { value: '10ans+', label: 'Plus de 10 ans d’expérience' },
  { value: 'avocat', label: 'Avocat' },
  { value: 'clerc', label: 'Clerc de commissaire de justice' },
  { value: 'commissaire', label: 'Commissaire de justice' },
  { value: 'collaborateur', label: 'Collaborateur de notaire' },
  { value: 'eleve_avocat', label: 'Élève avocat' },
  { value: 'juriste_privé', label: 'Juriste en droit privé' },
  { value: 'juriste_public', label: 'Juriste en droit public' },
  { value: 'mandataire', label: 'Mandataire judiciaire' },
  { value: 'notaire', label: 'Notaire' },
  { value: 'professeur', label: 'Professeur des universités' },
  { value: 'redacteur', label: 'Rédacteur juridique web' },
  { value: 'responsable_rh', label: 'Responsable des ressources humaines' },
  { value: 'responsable_juridique', label: 'Responsable juridique' },
  { value: 'juriste', label: 'Juriste' },
  { value: 'autres', label: 'Autres' },
]);

export type SoughtProfile = OptionValue<typeof soughtProfiles>;
