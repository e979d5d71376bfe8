import { experienceFloors } from './directory-filters.ts';

/** What the drawer of filters says of members. It is loaded with the drawer. */
export const directoryFields = {
  title: 'Filtrer les membres',
  wordsPlaceholder: 'Avocate, Lyon, droit social…',
  wordsHelp: 'Dans la profession, le nom, la fonction, la ville, les domaines ou la présentation.',
  profession: 'Profession',
  kind: 'Type de membre',
  experience: 'Expérience',
  anyExperience: 'Toutes les expériences',
  atLeast: (level: string) => `${level} ou plus`,
  rate: 'Tarif horaire',
  anyRate: 'Tous les tarifs',
  rateFrom: 'Tarif le plus bas',
  rateTo: 'Tarif le plus haut',
  noBound: 'sans limite',
  rateHelp: 'Les membres sans tarif sont montrés tant qu\u2019aucune limite n\u2019est fixée.',
  rateBound: 'Les membres sans tarif ne sont pas montrés.',
  availability: 'Disponibilité',
  availabilityHelp: 'Dite ou confirmée ces deux dernières semaines.',
  verified: 'Vérification',
  onlyVerified: 'Profils vérifiés seulement',
} as const;

/** At least so much experience, in words. */
export const experienceChoices = experienceFloors.map(({ value, label }) => ({
  value,
  label: label.startsWith('Plus') ? label : directoryFields.atLeast(label),
}));
