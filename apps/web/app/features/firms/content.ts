import type { Seat } from '@basoche/contract/firms/team';
import { invitationDays } from '@basoche/domain/firms/invitations';
import { quotedRole, seatRoleWords } from '@basoche/domain/firms/role-names';
import type { SeatAct, SeatRole } from '@basoche/domain/firms/roles';
import { ofName } from '@basoche/domain/members/elision';
import { count } from '../../lib/counts.ts';

/** Texts of the team of a firm. */

export type TeamPart = 'people' | 'invitations' | 'domains' | 'journal';

interface PartOfTeam {
  readonly key: TeamPart;
  readonly label: string;
  /** Kind of act that the part is for. */
  readonly act: SeatAct;
}

export const team = {
  title: 'Équipe',
  lead: (firm: string) => `Les personnes qui agissent pour ${firm}, chacune avec son propre compte.`,
  parts: 'Parties de l’équipe',
  invite: 'Inviter',
  makeLink: 'Créer un lien',
} as const;

/** Parts of the screen, in the order of their tabs. */
export const teamParts: readonly [PartOfTeam, ...PartOfTeam[]] = [
  { key: 'people', label: 'Personnes', act: 'look' },
  { key: 'invitations', label: 'Invitations', act: 'team' },
  { key: 'domains', label: 'Domaines e-mail', act: 'own' },
  { key: 'journal', label: 'Journal', act: 'team' },
];

export const people = {
  list: 'Personnes de l’équipe',
  columns: { name: 'Nom', role: 'Rôle', since: 'Depuis', threads: 'Échanges confiés', actions: 'Actions' },
  own: 'Vous',
  since: (day: string) => `Depuis le ${day}`,
  threads: (number: number) =>
    number === 0 ? 'Aucun échange confié' : count(number, 'échange confié', 'échanges confiés'),
  actionsFor: (name: string) => `Actions pour ${name}`,
  changeRole: 'Changer le rôle',
  remove: 'Retirer de l’équipe',
  leave: 'Quitter l’équipe',
  lastOwner: 'Pour quitter l’équipe, nommez d’abord un autre propriétaire.',
  alone: {
    title: 'Il n’y a que vous dans l’équipe',
    text: 'Invitez un collègue\u202f: il se connecte avec son propre compte, et chaque acte porte son nom.',
  },
} as const;

/** The choice of a role, wherever one is given. */
export const roleField = {
  may: (role: SeatRole) => `Le rôle ${quotedRole(role)} permet de\u202f:`,
  help: 'Comparer les rôles',
  helpPath: '/aide#roles-d-une-equipe',
} as const;

export const changing = {
  title: (name: string) => `Rôle ${ofName(name)}`,
  role: 'Rôle dans l’équipe',
  submit: 'Changer le rôle',
  confirm: ({ name, role: before }: Pick<Seat, 'name' | 'role'>, role: SeatRole) => ({
    title: `Donner le rôle ${quotedRole(role)} à ${name}\u202f?`,
    text: `${name} passe du rôle ${quotedRole(before)} au rôle ${quotedRole(role)} dès maintenant. ${seatRoleWords[role].name}\u202f: ${seatRoleWords[role].may}.`,
    confirm: 'Changer le rôle',
  }),
  done: (name: string, role: SeatRole) => `${name} a maintenant le rôle ${quotedRole(role)}.`,
} as const;

/** `works`: number of open threads that a colleague takes over. */
const handOver = (works: number) =>
  works === 0
    ? 'Confier ses missions et ses offres à'
    : works === 1
      ? 'Confier son échange et ses annonces à'
      : `Confier ses ${works} échanges et ses annonces à`;

export const ending = {
  handOver,
  oldestOwner: 'Le propriétaire le plus ancien',
  remove: {
    title: (name: string) => `Retirer ${name} de l’équipe\u202f?`,
    text: (name: string) =>
      `${name} n’aura plus accès dès maintenant. Ce qui a été écrit garde son nom. Les invitations et les liens que cette personne a faits sont annulés.`,
    submit: 'Retirer de l’équipe',
    done: (name: string) => `${name} n’est plus dans l’équipe.`,
  },
  leave: {
    title: (firm: string) => `Quitter l’équipe ${ofName(firm)}\u202f?`,
    text: 'Vous n’aurez plus accès dès maintenant. Ce que vous avez écrit garde votre nom. Pour revenir, il faudra une nouvelle invitation.',
    submit: 'Quitter l’équipe',
    done: (firm: string) => `Vous avez quitté l’équipe ${ofName(firm)}.`,
  },
} as const;

export const inviting = {
  title: 'Inviter dans l’équipe',
  email: 'Adresse email de la personne',
  emailHelp: `L’invitation part à cette adresse et vaut ${invitationDays} jours. Elle s’accepte avec un compte à cette adresse.`,
  role: 'Rôle dans l’équipe',
  submit: 'Envoyer l’invitation',
  done: (email: string) => `L’invitation est partie à ${email}.`,
} as const;

export const linking = {
  title: 'Lien pour rejoindre l’équipe',
  text: 'Toute personne qui a ce lien peut rejoindre l’équipe, en publication ou en lecture.',
  role: 'Rôle donné par le lien',
  days: 'Valable',
  daysOf: (days: number) => count(days, 'jour', 'jours'),
  uses: 'Pour',
  usesOf: (uses: number) => `${count(uses, 'personne', 'personnes')}${uses === 1 ? '' : ' au plus'}`,
  submit: 'Créer le lien',
  made: 'Votre lien est prêt',
  address: 'Adresse à transmettre',
  once: 'Elle n’est montrée qu’une fois\u202f: copiez-la maintenant. Vous pourrez annuler le lien à tout moment.',
  finish: 'Terminer',
} as const;

export const invitations = {
  list: 'Invitations et liens en cours',
  link: 'Lien',
  role: (role: SeatRole) => seatRoleWords[role].name,
  until: (day: string) => `Jusqu’au ${day}`,
  lapsed: 'Expirée',
  lapsedLink: 'Expiré',
  by: (name: string) => `par ${name}`,
  uses: (uses: number, atMost: number) => `${count(uses, 'place prise', 'places prises')} sur ${atMost}`,
  revoke: 'Annuler',
  revokeOf: (name: string) => `Annuler\u202f: ${name}`,
  revokeTitle: { address: 'Annuler cette invitation\u202f?', link: 'Annuler ce lien\u202f?' },
  revokeText: {
    address: (email: string) => `${email} ne pourra plus l’accepter.`,
    link: 'Plus personne ne pourra rejoindre l’équipe par ce lien. Les personnes déjà entrées restent.',
  },
  keep: 'Garder',
  revoked: {
    address: (email: string) => `L’invitation à ${email} est annulée.`,
    link: 'Le lien est annulé.',
  },
  empty: {
    title: 'Aucune invitation en cours',
    text: 'Invitez un collègue à son adresse, ou créez un lien pour plusieurs personnes.',
  },
} as const;

export const journal = {
  list: 'Journal de l’équipe',
  lead: 'Qui a invité, rejoint, changé ou quitté l’équipe, du plus récent au plus ancien.',
  more: 'Voir plus',
  empty: { title: 'Le journal est vide', text: 'Il garde chaque changement de l’équipe.' },
} as const;

export const opening = {
  lead: 'Une seule personne se connecte aujourd’hui. Ouvrez l’équipe pour que chacun ait son propre accès.',
  panelTitle: 'Équipe',
  panelText:
    'Invitez vos collègues\u202f: chacun se connecte avec son propre compte et son rôle, et chaque acte porte son nom.',
  see: 'Découvrir l’équipe',
  points: [
    {
      title: 'Un compte par personne',
      text: 'Plus de mot de passe partagé. Qui part n’a plus accès, dès la minute même.',
    },
    {
      title: 'Un rôle pour chacun',
      text: 'Publier et échanger, payer et facturer, ou seulement lire.',
    },
    {
      title: 'Chaque acte porte un nom',
      text: 'Vous savez qui a écrit, accepté un prix ou payé.',
    },
  ],
  open: 'Ouvrir l’équipe',
  dialog: {
    title: 'Qui se connecte\u202f?',
    text: (firm: string) =>
      `Votre adresse et votre mot de passe deviennent ceux de votre compte personnel, propriétaire de l’équipe. La page, les missions et l’argent restent à ${firm}. Les autres appareils seront déconnectés.`,
    firstName: 'Prénom',
    lastName: 'Nom',
    submit: 'Ouvrir l’équipe',
    irreversible: 'L’équipe ne se referme pas\u202f: écrivez-nous en cas d’erreur.',
    done: (firm: string) => `L’équipe ${ofName(firm)} est ouverte.`,
  },
} as const;

/** A firm that a person creates. */
export const creating = {
  open: 'Créer une structure',
  title: 'Créer une structure',
  text: 'Un cabinet ou une entreprise que vous représentez. Vous en serez propriétaire, avec votre propre compte, et pourrez y inviter vos collègues. Notre équipe la vérifie avant sa première publication.',
  name: 'Nom de la structure',
  submit: 'Créer la structure',
  done: (name: string) => `${name} est créée. Vous agissez maintenant en son nom.`,
  panelText:
    'Vous exercez dans un cabinet ou une entreprise\u202f? Agissez en son nom avec votre propre compte, seul(e) ou avec vos collègues.',
  see: 'Voir mes équipes',
} as const;

/** The teams of a person who acts for themselves. */
export const ownTeams = {
  lead: 'Les structures pour lesquelles vous pouvez agir.',
  list: 'Vos équipes',
  actFor: 'Agir en son nom',
  actForOf: (firm: string) => `Agir en son nom\u202f: ${firm}`,
  received: 'Invitations reçues',
  see: 'Voir l’invitation',
  seeOf: (firm: string) => `Voir l’invitation ${ofName(firm)}`,
  empty: {
    title: 'Vous n’êtes dans aucune équipe',
    text: 'Une entreprise ou un cabinet vous invite à l’adresse de votre compte. L’invitation apparaît ici.',
  },
} as const;
