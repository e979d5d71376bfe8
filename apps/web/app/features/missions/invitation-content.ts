/** What the screens say of invitations to apply. */
export const invitations = {
  button: 'Inviter à postuler',
  /** On the card of somebody who has applied already. */
  buttonOfCandidate: 'Inviter à une autre mission',
  buttonFor: (button: string, name: string) => `${button}\u202f: ${name}`,
  title: (name: string) => `Inviter ${name} à postuler`,
  lead: 'Choisissez parmi vos missions ouvertes. La personne reçoit un mail et une notification, une seule fois par mission.',
  list: 'Vos missions ouvertes',
  invite: 'Inviter',
  inviteTo: (name: string, mission: string) => `Inviter ${name} à la mission «\u202f${mission}\u202f»`,
  invited: 'Invitation envoyée',
  applied: 'A déjà postulé',
  until: (day: string) => `Candidatures jusqu'au ${day}`,
  anonymous: 'anonyme',
  more: 'Voir plus de missions',
  close: 'Fermer',
  empty: {
    title: "Vous n'avez pas de mission ouverte",
    text: 'On invite à postuler à une mission publiée dont la date limite n\u2019est pas passée.',
    action: 'Ajouter une mission',
  },
  badge: 'Invité',
  line: 'Vous êtes invité à postuler',
} as const;
