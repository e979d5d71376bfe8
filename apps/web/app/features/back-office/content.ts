import { ofName } from '@basoche/domain/members/elision';
import type { UserType } from '@basoche/domain/members/kinds';
import { threadTimes } from '@basoche/domain/threads/time-limits';

/** Texts of the screens of staff and of the partner. */

const kinds: Readonly<Record<UserType, string>> = {
  STUDENT: 'Étudiant',
  EMPLOYEE: 'Professionnel du droit',
  COMPANY: 'Structure',
  CUSTOMER: 'Client externe',
  STAFF: 'Équipe',
  PARTNER: 'Partenaire',
};

export const facts = {
  creator: 'Client',
  candidate: 'Prestataire',
  price: 'Prix convenu',
  deposit: 'Fonds de la mission',
  noDeposit: 'Relation directe\u202f: aucun fonds n’est retenu',
  nature: 'Nature',
  start: 'Début',
  startsNow: 'Dès que possible',
  time: 'Délai',
  kind: (kind: UserType, isMoral: boolean, jobName: string | null) =>
    jobName ?? (kind === 'CUSTOMER' ? `${kinds[kind]}${isMoral ? ', personne morale' : ''}` : kinds[kind]),
} as const;

export const portage = {
  title: 'Portages à examiner',
  staffLead: `La plateforme répond sous ${threadTimes.portageAnswerHours}\u00a0heures. Une demande validée passe ensuite au partenaire.`,
  partnerLead: `Vous répondez sous ${threadTimes.partnerAnswerBusinessHours}\u00a0heures ouvrées. Une demande validée ouvre le dépôt des fonds, puis la mission.`,
  empty: {
    title: 'Aucun portage n’attend votre réponse',
    staff:
      'Les demandes arrivent ici dès qu’un prestataire accepte le portage salarial. Un mail vous prévient.',
    partner: 'Les demandes arrivent ici dès que Basoche les a validées. Un mail vous prévient.',
  },
  more: 'Voir les demandes suivantes',
  validate: 'Valider',
  validateOf: (title: string) => `Valider le portage de la mission «\u00a0${title}\u00a0»`,
  reject: 'Refuser',
  rejectOf: (title: string) => `Refuser le portage de la mission «\u00a0${title}\u00a0»`,
  validation: {
    title: 'Valider ce portage\u202f?',
    staff: 'Les deux parties en sont informées et la demande passe au partenaire de portage.',
    partner: 'Les deux parties en sont informées et le dépôt des fonds est demandé.',
    done: 'Le portage est validé.',
  },
  rejection: {
    title: 'Refuser ce portage',
    lead: 'Les deux parties reçoivent votre motif et choisissent un autre mode de collaboration.',
    reason: 'Motif du refus',
    help: 'Lu par les deux parties, 2\u202f000 caractères au plus.',
    submit: 'Refuser le portage',
    done: 'Le portage est refusé.',
  },
} as const;

export const disputes = {
  meta: 'Contestations',
  title: 'Missions contestées',
  lead: 'Tant qu’une contestation n’est pas tranchée, rien n’est versé ni remboursé.',
  empty: {
    title: 'Aucune mission contestée',
    text: 'Quand l’une des parties conteste une mission, elle attend ici votre décision. Un mail vous prévient.',
  },
  more: 'Voir les contestations suivantes',
  by: { creator: 'Contestée par le client', candidate: 'Contestée par le prestataire' },
  since: (day: string) => `Le ${day}`,
  settle: 'Trancher',
  settleOf: (title: string) => `Trancher la contestation de la mission «\u00a0${title}\u00a0»`,
  /** Texts about funds left after the end of a mission. */
  rest: {
    settleOf: (title: string) => `Trancher le sort des fonds de la mission «\u00a0${title}\u00a0»`,
    title: 'Trancher le sort des fonds',
    done: 'Le sort des fonds est décidé.',
  },
  dialog: {
    title: 'Trancher la contestation',
    outcome: 'Votre décision',
    stake: (sum: string) => `${sum} déposés`,
    held: {
      release: {
        label: 'Payer le prestataire',
        help: 'Tous les fonds déposés lui sont versés\u202f; les frais restent à Basoche.',
      },
      refund: {
        label: 'Rembourser le client',
        help: 'Tout ce qui a été déposé lui revient, frais compris.',
      },
      split: {
        label: 'Partager',
        help: 'Chacun reçoit une part des fonds déposés\u202f; les frais restent à Basoche.',
      },
    },
    direct: {
      release: { label: 'La mission est faite', help: 'Elle est terminée\u202f; aucun fonds n’est en jeu.' },
      refund: {
        label: 'La mission prend fin',
        help: 'Elle est close sans suite\u202f; aucun fonds n’est en jeu.',
      },
      continue: {
        label: 'La mission continue',
        help: 'Elle reprend où elle en était\u202f; chaque partie pourra la terminer ou la contester de nouveau.',
      },
    },
    /** Payment of a month: as its sheet says, or of all of its deposit without one. */
    told: (candidate: string, creator: string) =>
      `Il reçoit ${candidate}, selon son compte rendu\u202f; ${creator} reviennent au client.`,
    untold: (deposit: string) =>
      `Aucun compte rendu n’est envoyé\u202f: il reçoit tout le dépôt du mois, ${deposit}. Pour lui verser moins, partagez.`,
    reason: 'Motif',
    reasonHelp: 'Les deux parties le lisent, dans leur échange et dans le mail qui les prévient.',
    amount: 'Part du prestataire',
    rest: (candidate: string, creator: string) => `Le prestataire reçoit ${candidate}, le client ${creator}.`,
    amountHelp: (deposit: string) => `Entre 0,01\u00a0€ et moins de ${deposit}.`,
    tooMuch: (deposit: string) => `Chacun reçoit quelque chose\u202f: moins que les ${deposit} déposés.`,
    final: 'Cette décision est définitive. Les deux parties en sont informées.',
    submit: 'Rendre la décision',
    done: 'La contestation est tranchée.',
  },
} as const;

export const cancelDeposit = {
  open: 'Annuler le dépôt',
  openOf: (title: string) => `Annuler le dépôt de la mission «\u00a0${title}\u00a0»`,
  title: 'Annuler le dépôt des fonds\u202f?',
  lead: 'La mission prend fin et la conversation est close. Tout ce qui a été déposé est rendu au client, frais compris\u202f; une page de paiement encore ouverte est fermée. Les deux parties en sont informées. Cette décision est définitive.',
  reason: 'Motif',
  help: 'Les deux parties le lisent, dans leur échange et dans le mail qui les prévient.',
  submit: 'Annuler le dépôt',
  done: 'Le dépôt est annulé.',
} as const;

export const reports = {
  meta: 'Signalements',
  title: 'Signalements',
  lead: 'La personne qui signale reçoit votre réponse. La personne signalée n’apprend que les mesures prises et leurs motifs, jamais qui a signalé.',
  tabs: 'Signalements',
  waiting: 'À examiner',
  settled: 'Examinés',
  empty: {
    title: 'Aucun signalement à examiner',
    text: 'Les signalements des membres arrivent ici, les plus anciens en premier.',
  },
  emptySettled: { title: 'Aucun signalement n’a encore été examiné', text: 'Vos décisions resteront ici.' },
  more: 'Voir les signalements suivants',
  reporter: 'Signale',
  subject: 'Personne signalée',
  about: 'Échange',
  on: (day: string) => `Signalé le ${day}`,
  settledOn: (day: string, name: string) => `Examiné le ${day} par ${name}`,
  several: (number: number) => `${number} signalements de cette personne`,
  answer: 'Réponse donnée',
  statement: 'Exposé des motifs à la personne signalée',
  lifted: 'Mesures levées',
  settle: 'Répondre',
  settleOf: (name: string) => `Répondre au signalement ${ofName(name)}`,
  dialog: {
    title: 'Répondre au signalement',
    outcome: 'Issue',
    note: 'Votre réponse',
    help: 'Lue par la personne qui a signalé, 1\u202f000 caractères au plus.',
    submit: 'Envoyer la réponse',
    done: 'La réponse est envoyée.',
  },
} as const;

export const editor = {
  title: 'Rien ne vous attend ici',
  text: 'Votre rôle est celui des articles\u202f: écrivez-les, programmez-les et publiez-les dans leur espace.',
  action: 'Aller aux articles',
} as const;

export const notAnEditor = {
  title: 'Les articles sont l’affaire des rédacteurs',
  text: 'Votre rôle ne donne pas accès à cet espace. Un administrateur peut le changer.',
} as const;

export const codeLabel = 'Code de votre application d’authentification';
