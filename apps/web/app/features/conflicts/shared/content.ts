import { chanceOf } from '@basoche/domain/conflicts/limits';

/** Texts of the check on a mission's page, which waits for them. */
export const check = {
  awaited: 'Candidatures pas encore ouvertes',
  none: 'Le client indique que personne n’est en cause.',
  toAsk: 'Le client a nommé les parties. Comparez-les à votre liste.',
  ask: 'Vérifier mes conflits',
  again: 'Des parties ont été ajoutées. Refaites la vérification.',
  nothing: {
    title: (day: string) => `Rien trouvé le ${day}`,
    text: 'Cela ne remplace pas votre examen.',
  },
  examine: {
    title: () => 'À examiner avant de vous engager',
    text: `Un nom ressemble peut-être à l’un des vôtres\u202f; une réponse sur ${chanceOf} est donnée au hasard, pour que personne n’en déduise un nom. Relisez votre liste et vos dossiers. Le client ne voit pas cette réponse.`,
  },
};
