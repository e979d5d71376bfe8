/** Texts of the notifications screen; the server gives the sentence of each type. */
export const notifications = {
  title: 'Notifications',
  lead: 'Ce qui a changé depuis votre dernier passage.',
  more: 'Les cent dernières sont affichées. Les plus anciennes apparaîtront quand vous en aurez lu.',
  see: 'Voir',
  seeSubject: (subject: string) => `Voir la conversation «\u00a0${subject}\u00a0»`,
  seeMission: (title: string) => `Voir la mission «\u00a0${title}\u00a0»`,
  seeAccount: (subject: string) => `Voir «\u00a0${subject}\u00a0»`,
  markAll: 'Tout marquer comme lu',
  choose: 'Choisir ce qui vous est annoncé, et comment',
  empty: {
    title: 'Vous êtes à jour',
    text: 'Les réponses à vos candidatures, les nouveaux candidats et les messages non lus sont annoncés ici.',
    action: 'Ouvrir la messagerie',
  },
} as const;
