import { chanceOf } from '@basoche/domain/conflicts/limits';

const numbers = new Intl.NumberFormat('fr-FR');
/** Exact, unlike counts of lists. */
export const counted = (number: number, one: string, several: string): string =>
  `${numbers.format(number)}\u00a0${number < 2 ? one : several}`;

export const names = (number: number): string => counted(number, 'nom', 'noms');

/** « 187 noms, liste modifiée le 12 novembre 2026 ». */
export const registerFacts = (count: number, day: string | null): string =>
  day === null ? names(count) : `${names(count)}, liste modifiée le ${day}`;

export const noName = 'Vous avez indiqué n’avoir ni client ni adversaire.';

export const check = {
  own: 'Personnes en cause',
  ownAwaited:
    'Personne ne peut encore postuler\u202f: indiquez d’abord les personnes et les sociétés en cause.',
  awaited: 'Candidatures pas encore ouvertes',
  none: 'Le client indique que personne n’est en cause.',
  toAsk:
    'Le client a nommé les personnes et les sociétés en cause. Comparez-les à votre liste avant de postuler.',
  ask: 'Vérifier mes conflits',
  again: 'Des parties ont été ajoutées depuis. Refaites la vérification.',
  dialog: {
    title: 'Votre liste est-elle à jour\u202f?',
    own: (listed: string) => `Les parties seront comparées à votre liste\u202f: ${listed}.`,
    ofFirm: (name: string, listed: string) =>
      `Les parties seront comparées à la liste de ${name}\u202f: ${listed}.`,
    facts: registerFacts,
    none: noName,
    once: 'Une seule vérification par mission\u202f: ajoutez d’abord les noms qui manquent. Le client n’en saura rien.',
    confirm: 'Vérifier',
    review: 'Revoir ma liste',
  },
  empty: {
    text: 'Le client a nommé les personnes et les sociétés en cause. Pour les comparer aux vôtres, il faut d’abord votre liste de vigilance\u202f: vos clients et vos adversaires.',
    action: 'Créer ma liste',
  },
  keepers: (name: string) =>
    `Les propriétaires et les responsables de ${name} tiennent cette liste\u202f: demandez-leur de la compléter.`,
  nothing: {
    title: (day: string) => `Rien trouvé le ${day}`,
    text: 'Cela ne remplace pas votre examen.',
  },
  examine: {
    title: 'À examiner avant de postuler',
    text: `Un nom ressemble peut-être à l’un des vôtres\u202f; une réponse sur ${chanceOf} est donnée au hasard, pour que personne n’en déduise un nom. Relisez votre liste et vos dossiers. Le client ne voit pas cette réponse.`,
  },
};
