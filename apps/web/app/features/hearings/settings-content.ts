import type { Bar } from '@basoche/contract/hearings/bars';
import { ofTown } from '@basoche/domain/members/elision';
import { publicRegisterNames } from '@basoche/domain/public-registers/registers';

export const profile = {
  title: 'Prendre des audiences',
  text: 'Vos réponses servent à vous prévenir. Personne d’autre ne les lit.',
  isOn: 'Me prévenir des audiences à prendre',
  town: 'Je pars de',
  distance: 'Jusqu’à',
  distances: (km: number | null) => (km === null ? 'Toute distance' : `${km}\u00a0km`),
  goesFarther: 'J’irai plus loin s’il le faut',
  kinds: 'Juridictions',
  acts: 'Actes',
  lowest: 'Pas au-dessous de, en euros HT',
  lowestHelp: 'Indiquez 0 pour tout voir.',
  week: 'Je suis libre',
  weekHelp: 'Une demi-journée non cochée veut dire «\u00a0peut-être\u00a0».',
  morning: 'Matin',
  afternoon: 'Après-midi',
  days: ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi'],
  save: 'Enregistrer',
  saved: 'Vos réglages sont enregistrés.',
  paused: (day: string) => `Vous prendrez de nouveau des audiences à partir du ${day}.`,
  list: 'Voir les audiences à prendre',
} as const;

export const barPanel = {
  title: 'Mon barreau',
  text: 'Pour postuler, il est confirmé par l’annuaire des avocats ou par notre équipe. Pour plaider, un profil vérifié suffit.',
  label: 'Barreau',
  say: 'Enregistrer mon barreau',
  change: 'Changer de barreau',
  said: 'Votre barreau est enregistré. L’annuaire des avocats ou notre équipe le confirme.',
  inscribed: (town: string) => `Inscrit au barreau ${ofTown(town)}`,
  states: { stated: 'à confirmer', confirmed: 'confirmé', refused: 'refusé' },
  byRegister: (day: string) => `D’après l’${publicRegisterNames.avocats} du ${day}.`,
} as const satisfies Record<string, unknown> & { states: Record<Bar['state'], string> };

export const firmBar = {
  title: 'Barreau du cabinet',
  text: 'Confirmé par notre équipe, il permet au cabinet de demander et de prendre des audiences. La personne qui agit est un avocat vérifié.',
} as const;

export const absences = {
  title: 'Absences',
  text: 'Ces jours-là, personne ne vous prévient.',
  none: 'Aucune absence à venir.',
  list: 'Mes absences',
  first: 'Premier jour',
  last: 'Dernier jour',
  add: 'Ajouter',
  period: (first: string, last: string) => (first === last ? `Le ${first}` : `Du ${first} au ${last}`),
  remove: 'Retirer',
  removeOf: (period: string) => `Retirer\u202f: ${period}`,
  before: 'Enregistrez d’abord d’où vous partez.',
} as const;

export const notAvocat = {
  title: 'Les audiences se prennent entre avocats',
  text: 'Votre profil indique une autre profession.',
} as const;
