/** Texts of invitations to apply, without those of their button. */
export const invitations = {
  title: (name: string) => `Inviter ${name} à postuler`,
  lead: 'Choisissez parmi vos missions ouvertes. La personne reçoit un mail et une notification, une seule fois par mission.',
  list: 'Vos missions ouvertes',
  invite: 'Inviter',
  inviteTo: (name: string, mission: string) => `Inviter ${name} à la mission «\u00a0${mission}\u00a0»`,
  invited: 'Invitation envoyée',
  applied: 'A déjà postulé',
  until: (day: string) => `Candidatures jusqu’au ${day}`,
  anonymous: 'anonyme',
  more: 'Voir plus de missions',
  close: 'Fermer',
  empty: {
    title: 'Vous n’avez pas de mission ouverte',
    text: 'On invite à postuler à une mission publiée dont la date limite n\u2019est pas passée.',
    action: 'Publier une mission',
  },
  another: 'Publier une autre mission',
  badge: 'Invité',
  line: 'Vous êtes invité à postuler',
} as const;
