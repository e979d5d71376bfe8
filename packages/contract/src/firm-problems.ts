import { firmDomainsAtMost } from '@basoche/domain/firms/domains';
import { firmsOfOwnerAtMost, seatsAtMost } from '@basoche/domain/firms/team';

/** Refusals of teams of firms: seats, domains and approvals (rules §7). */
export const firmProblems = {
  FIRM_OPEN: { status: 409, title: 'L’équipe de cette structure est déjà ouverte.' },
  FIRMS_AT_MOST: {
    status: 409,
    title: `Vous êtes déjà propriétaire de ${firmsOfOwnerAtMost} structures\u202f: c’est le plus possible.`,
  },
  LAST_OWNER: {
    status: 409,
    title: 'Vous êtes le dernier propriétaire\u202f: nommez-en un autre avant de partir.',
  },
  SEATS_AT_MOST: {
    status: 409,
    title: `Une équipe compte ${seatsAtMost} personnes au plus, invitations comprises.`,
  },
  ALREADY_SEATED: { status: 409, title: 'Cette personne fait déjà partie de l’équipe.' },
  INVITATION_ENDED: {
    status: 409,
    title: 'Cette invitation n’est plus valable. Demandez-en une autre.',
  },
  KIND_HOLDS_NO_SEAT: {
    status: 403,
    title:
      'Une équipe se rejoint avec le compte d’une personne\u202f: celui-ci est le compte d’une structure.',
  },
  SEAT_AND_PARTY: {
    status: 409,
    title:
      'Un échange est en cours entre vous et cette structure. Vous pourrez la rejoindre quand il sera terminé.',
  },
  DOMAINS_AT_MOST: {
    status: 409,
    title: `Une structure a ${firmDomainsAtMost} domaines au plus. Supprimez-en un d’abord.`,
  },
  DOMAIN_PUBLIC: {
    status: 409,
    title:
      'Ce domaine n’est pas celui d’une seule structure\u202f: beaucoup de personnes y ont une adresse. Indiquez le vôtre.',
  },
  DOMAIN_NOT_PROVED: {
    status: 409,
    title: 'Nous n’avons pas trouvé la preuve demandée pour ce domaine.',
  },
  DOMAIN_TAKEN: { status: 409, title: 'Ce domaine est déjà vérifié par une autre structure.' },
  APPROVAL_NEEDED: {
    status: 409,
    title: 'Ce dépôt dépasse la limite de l’équipe\u202f: il lui faut l’approbation d’une autre personne.',
  },
  APPROVAL_WAITS: {
    status: 409,
    title: 'L’approbation d’une autre personne de l’équipe est déjà demandée pour ce dépôt.',
  },
  NO_APPROVER: {
    status: 409,
    title:
      'Ce dépôt dépasse la limite de l’équipe, et personne d’autre que vous ne peut l’approuver. Nommez un autre propriétaire ou une personne pour la finance.',
  },
  NOT_NEEDED: { status: 409, title: 'Ce dépôt ne demande pas d’approbation\u202f: vous pouvez le payer.' },
  OWN_REQUEST: {
    status: 409,
    title: 'Vous avez demandé cette approbation\u202f: une autre personne de l’équipe doit répondre.',
  },
} as const;
