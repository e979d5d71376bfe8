import { ofName } from '@basoche/domain/members/elision';

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
