import { count } from '../../lib/counts.ts';

/** Texts of actions on several candidates, of a mission or an offer. */
export const selection = {
  note: 'Note privée',
  noteHelp: 'Personne d’autre ne la lit.',
  teamNote: 'Note de l’équipe',
  teamNoteOf: (name: string) => `Note de l’équipe sur ${name}`,
  teamNoteHelp: 'Toute votre équipe la lit, et personne d’autre.',
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
  compare: 'Comparer',
  showAll: 'Voir tous les candidats',
  clear: 'Tout désélectionner',
} as const;

export const writing = {
  title: 'Écrire à la sélection',
  to: (number: number) => count(number, 'destinataire', 'destinataires'),
  message: 'Message',
  messageHelp: 'Chacun le reçoit dans sa propre conversation, sans voir les autres.',
  consentHelp: (number: number) =>
    `Pour écrire, il faut l’avoir accepté\u202f: ce n’est pas encore fait dans ${count(number, 'conversation', 'conversations')}.`,
  send: (number: number) => `Envoyer à ${count(number, 'candidat', 'candidats')}`,
  close: 'Fermer',
  done: (number: number) => `Message envoyé à ${count(number, 'candidat', 'candidats')}.`,
  nobody: 'Le message n’a pas été envoyé.',
  outcomes: 'Ce que le message est devenu',
  sent: 'Envoyé',
  refusals: {
    MESSAGES_CLOSED: 'Pas envoyé\u202f: la candidature est refusée ou retirée.',
    NDA_REQUIRED: 'Pas envoyé\u202f: l’accord de confidentialité n’est pas accepté.',
    NOT_FOUND: 'Pas envoyé\u202f: cette candidature n’existe plus.',
  } as Readonly<Record<string, string>>,
  refusal: 'Pas envoyé. Réessayez dans la conversation.',
} as const;
