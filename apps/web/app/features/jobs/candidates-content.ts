import { count } from '../../lib/typography.ts';

/** What the screen of an offer's candidates says. */
export const jobCandidates = {
  back: "Retour à mes offres d'emploi",
  tabs: 'Candidats',
  all: 'Tous',
  fresh: 'Nouveau',
  refused: 'Refusés',
  see: "Voir l'offre",
  stages: 'Étape',
  anyStage: (number: number | undefined) => withNumber('Toutes les étapes', number),
  stage: (label: string, number: number | undefined) => withNumber(label, number),
  stageOf: (name: string) => `Étape de ${name}`,
  withdrawn: 'Candidature retirée',
  note: 'Note privée',
  noteHelp: 'Vous seul la lisez.',
  noteOf: (name: string) => `Note privée sur ${name}`,
  notSaved: 'Pas encore enregistrée',
  saving: 'Enregistrement…',
  saved: 'Enregistrée',
  save: 'Enregistrer',
  choose: (name: string) => `Choisir ${name}`,
  chooseAll: 'Tout sélectionner',
  chosen: (number: number) => count(number, 'candidat choisi', 'candidats choisis'),
  tooMany: (most: number) => `On écrit à ${most}\u00a0candidats au plus à la fois.`,
  write: 'Écrire à la sélection',
  clear: 'Tout désélectionner',
  empty: {
    title: 'Aucune candidature pour le moment',
    text: "Les candidats apparaissent ici dès qu'ils postulent, avec leur lettre et leur CV, et vous êtes prévenu à chaque fois.",
    action: "Voir l'offre",
  },
  emptyTab: { title: 'Aucun candidat ici', action: 'Voir tous les candidats' },
  figures: (all: number) => count(all, 'candidature', 'candidatures'),
} as const;

const withNumber = (label: string, number: number | undefined): string =>
  number === undefined ? label : `${label} (${number})`;

export const writing = {
  title: 'Écrire à la sélection',
  to: (number: number) => count(number, 'destinataire', 'destinataires'),
  message: 'Message',
  messageHelp: 'Chacun le reçoit dans sa propre conversation, sans voir les autres.',
  consentHelp: (number: number) =>
    `Pour écrire, il faut l'avoir accepté\u202f: ce n'est pas encore fait dans ${count(number, 'conversation', 'conversations')}.`,
  send: (number: number) => `Envoyer à ${count(number, 'candidat', 'candidats')}`,
  cancel: 'Annuler',
  close: 'Fermer',
  done: (number: number) => `Message envoyé à ${count(number, 'candidat', 'candidats')}.`,
  nobody: "Le message n'a pas été envoyé.",
  outcomes: 'Ce que le message est devenu',
  sent: 'Envoyé',
  refusals: {
    MESSAGES_CLOSED: 'Pas envoyé\u202f: la candidature est refusée ou retirée.',
    NDA_REQUIRED: "Pas envoyé\u202f: l'accord de confidentialité n'est pas accepté.",
    NOT_FOUND: "Pas envoyé\u202f: cette candidature n'existe plus.",
  } as Readonly<Record<string, string>>,
  refusal: 'Pas envoyé. Réessayez dans la conversation.',
} as const;
