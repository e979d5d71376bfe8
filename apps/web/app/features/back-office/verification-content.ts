import { documentsKeptDays, verificationAnswerHours } from '@basoche/domain/limits';
import { ofName } from '@basoche/domain/members/elision';
import { count } from '../../lib/counts.ts';

/** Texts of the verification queue. */
export const verifications = {
  meta: 'Vérifications',
  title: 'Profils à vérifier',
  lead: `Une réponse est promise sous ${verificationAnswerHours}\u00a0heures. Les documents sont supprimés ${documentsKeptDays}\u00a0jours après votre décision.`,
  empty: {
    title: 'Aucun profil à vérifier',
    text: 'Les justificatifs des membres arrivent ici, les plus anciens en premier. Un mail vous prévient.',
  },
  tabs: 'Vérifications',
  waiting: 'À examiner',
  decided: 'Décidées',
  emptyDecided: { title: 'Rien n’est encore décidé', text: 'Vos décisions resteront ici, avec leur motif.' },
  decision: { accepted: 'Acceptée', refused: 'Refusée', returned: 'Redemandée' },
  decidedOn: (day: string, name: string | null) => `Le ${day}, par ${name ?? 'un opérateur'}`,
  reasonGiven: 'Motif',
  askedSlots: 'À renvoyer',
  more: 'Voir les demandes suivantes',
  sent: 'Envoyé',
  sentAt: (day: string, hour: string) => `${day} à ${hour}`,
  kind: 'Profil',
  email: 'Adresse',
  identity: 'Identité',
  provedBy: (provider: string) => `Confirmée par ${provider}, sous le nom du profil`,
  renewal: 'Renouvellement',
  refusedBefore: (number: number) => count(number, 'refus précédent', 'refus précédents'),
  documents: (name: string) => `Documents ${ofName(name)}`,
  openOf: (document: string) => `Voir ${document}`,
  viewer: {
    download: 'Télécharger',
    newTab: 'Ouvrir dans un nouvel onglet',
    pdf: 'Ce document est un PDF\u202f: il se lit dans un nouvel onglet.',
    picture: (name: string) => `Document ${name}`,
  },
  asked: (day: string) => `Redemandé le ${day}`,
  askAgain: 'Redemander',
  askAgainOf: (name: string) => `Redemander un document à ${name}`,
  asking: {
    title: 'Redemander un document',
    lead: 'La demande revient au membre\u202f: il garde ses autres documents, ajoute ceux-ci et renvoie le tout. Le délai repart à son envoi.',
    slots: 'À renvoyer',
    reason: 'Ce qui manque',
    help: 'Le membre le lit\u202f: dites quoi et pourquoi, 2\u202f000 caractères au plus.',
    submit: 'Redemander',
    done: 'Le document est redemandé.',
  },
  accept: 'Accepter',
  acceptOf: (name: string) => `Accepter la vérification ${ofName(name)}`,
  refuse: 'Refuser',
  refuseOf: (name: string) => `Refuser la vérification ${ofName(name)}`,
  acceptance: {
    title: 'Accepter ces justificatifs\u202f?',
    text: (name: string) =>
      `${name} reçoit le badge de membre vérifié et peut publier et postuler. La décision est inscrite au journal.`,
    done: 'Le profil est vérifié.',
  },
  refusal: {
    title: 'Refuser ces justificatifs',
    lead: 'Le membre lit votre motif et peut envoyer de nouveaux documents.',
    reason: 'Motif du refus',
    help: 'Dites ce qui manque et comment le corriger, 2\u202f000 caractères au plus.',
    submit: 'Refuser',
    done: 'Le refus est envoyé.',
  },
} as const;
