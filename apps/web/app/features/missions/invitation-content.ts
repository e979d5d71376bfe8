import { ofName } from '@basoche/domain/members/elision';

/** Texts of invitations to apply. */
export const invitations = {
  button: 'Inviter à postuler',
  /** On the card of a member who has already applied. */
  buttonOfCandidate: 'Inviter à une autre mission',
  buttonFor: (button: string, name: string) => `${button}\u202f: ${name}`,
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

/** Texts of the members that a mission's creator may invite. */
export const suggestions = {
  button: 'Inviter des profils',
  title: 'Inviter des profils',
  lead: 'Des membres vérifiés qui peuvent postuler à cette mission. Chacun reçoit un mail et une notification, une seule fois.',
  anonymous: 'Votre mission est anonyme\u202f: l’invitation ne dit pas qui vous êtes.',
  list: 'Profils suggérés',
  reasons: (name: string) => `Pourquoi ${name}`,
  domain: (label: string) => `Même domaine\u202f: ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
  profile: 'Profil recherché',
  sameDepartment: 'Même département',
  distance: (km: number) => `À ${km}\u00a0km environ`,
  answers: (time: string) => `Répond en ${time}`,
  invite: (name: string) => `Inviter ${name}`,
  seeProfile: (name: string) => `Voir le profil ${ofName(name)}`,
  empty: {
    title: 'Personne à suggérer pour le moment',
    text: 'Aucun membre vérifié de ce domaine ne reste à inviter. L’annuaire vous montre tous les autres.',
    action: 'Chercher dans l’annuaire',
  },
} as const;
