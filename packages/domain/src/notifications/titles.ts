import type { NotificationType } from './types.ts';

/** The fixed French message of each notification type (second document, §4). They name nobody: a mission may be anonymous. */
export const notificationTitles: Readonly<Record<NotificationType, string>> = {
  NEW_MESSAGE: 'Vous avez reçu un nouveau message.',
  NEW_JOB_CANDIDATE: "Une nouvelle candidature vous attend sur votre offre d'emploi.",
  NEW_MISSION_CANDIDATE: 'Une nouvelle candidature vous attend sur votre mission.',
  PRICE_ACCEPTED: 'Votre proposition de prix est acceptée.',
  PRICE_REFUSED: 'Votre proposition de prix est refusée. Vous pouvez en faire une nouvelle.',
  NDA_ASKED: "L'accord de confidentialité attend votre acceptation.",
  NDA_ACCEPTED: "L'accord de confidentialité est accepté par les deux parties.",
  MISSION_ENDED: 'La mission est déclarée terminée.',
  CONTRACT_OFFER: 'Un mode de collaboration vous est proposé.',
  CONTRACT_ACCEPTED: 'Votre mode de collaboration est accepté.',
  CONTRACT_REFUSED: 'Votre mode de collaboration est refusé. Vous pouvez en proposer un autre.',
  PORTAGE_ACCEPTED: 'Basoche a validé le portage salarial et le transmet à ITG.',
  PORTAGE_REFUSED: 'Basoche a refusé le portage salarial. Un autre mode de collaboration est à choisir.',
  PORTAGE_ACCEPTED_BY_ITG: 'ITG a accepté le portage salarial. Le dépôt des fonds peut avoir lieu.',
  PORTAGE_REFUSED_BY_ITG: 'ITG a refusé le portage salarial. Un autre mode de collaboration est à choisir.',
};

/** Titles of what none of the fifteen types says: they travel as NEW_MESSAGE (rules §6). */
export const threadTitles = {
  priceNew: 'Une nouvelle proposition de prix vous est faite.',
  priceToConfirm: 'La mission a été modifiée depuis votre proposition. Confirmez votre prix.',
  priceConfirmed: 'Le candidat confirme son prix après la modification de la mission.',
  candidateRefused: "Votre candidature n'a pas été retenue.",
  candidateWithdrew: 'Le candidat a retiré sa candidature.',
  missionEdited: 'La mission à laquelle vous avez postulé a été modifiée.',
  missionFilled: 'La mission à laquelle vous avez postulé a trouvé preneur.',
  jobFilled: "L'offre d'emploi à laquelle vous avez postulé est pourvue.",
  fundsDeposited: 'Les fonds sont déposés. La mission peut commencer.',
  missionDelivered: 'Le candidat déclare la mission livrée. Terminez-la ou contestez-la sous 14 jours.',
  endReminder: 'La mission livrée attend votre réponse. Sans réponse, elle se terminera automatiquement.',
  endedByItself: "Sans réponse de votre part, la mission s'est terminée automatiquement.",
  missionContested: 'La mission est contestée. Notre équipe va se prononcer.',
  contestWithdrawn: "L'autre partie retire sa contestation. La mission suit son cours.",
  restSettled: 'Notre équipe a décidé à qui reviennent les fonds de la mission.',
  settledContinue: 'La contestation est tranchée. La mission continue.',
  settledRelease: 'La contestation est tranchée. Les fonds reviennent au candidat.',
  settledRefund: 'La contestation est tranchée. Les fonds reviennent au créateur de la mission.',
  settledSplit: 'La contestation est tranchée. Les fonds sont partagés.',
  settledDone: 'La contestation est tranchée. La mission est terminée.',
  settledClosed: 'La contestation est tranchée. La mission est annulée.',
  fundsReleased: 'Les fonds de la mission vous sont versés.',
  fundsLeft: 'Les fonds de la mission sont versés au candidat.',
  payeeReady: 'Le dépôt des fonds est ouvert\u202f: le compte de paiement est prêt.',
  depositReturned: 'Votre paiement est arrivé trop tard ou ne correspondait plus. Il vous est rendu.',
  chargebackOpened: 'Le paiement de la mission est contesté auprès de la banque. Les fonds sont gelés.',
  chargebackWon: 'La banque a rejeté la contestation du paiement. La mission suit son cours.',
  chargebackPartlyLost: 'La banque a repris une partie du dépôt. Le reste demeure consacré à la mission.',
  chargebackReversed: 'La banque a rendu le dépôt qu’elle avait repris.',
  payoutExpired: "Les fonds n'ont pas pu être versés à temps. Ils reviennent au créateur de la mission.",
  chargebackLost: 'La banque a remboursé le dépôt au titulaire de la carte. La mission prend fin.',
  cancelAsked: "L'autre partie demande l'annulation du dépôt de fonds. Elle attend votre accord.",
  depositCancelled: 'Le dépôt de fonds est annulé et la mission prend fin.',
  reviewAwaits: 'Une recommandation vous attend. Écrivez la vôtre pour la lire.',
  reviewsOpen: 'Les recommandations de la mission sont ouvertes.',
  reviewReceived: 'Vous avez reçu une recommandation.',
  reviewReplied: 'Une réponse est faite à votre recommandation.',
  holdExpired: 'La durée maximale de conservation des fonds est atteinte. Ils reviennent au créateur.',
} as const;

/** What who reported somebody is told once staff have settled it: it travels as NEW_MESSAGE. */
export const reportTitles = {
  measures: 'Votre signalement a été examiné. Des mesures ont été prises.',
  nothing: "Votre signalement a été examiné. Aucun manquement n'a été constaté.",
} as const;

/** What else is told of reports: to who was measured, to who appealed, and to the other where a decision changes. */
export const decisionTitles = {
  measured: 'Une mesure a été prise au sujet de votre compte. Lisez pourquoi, et comment la contester.',
  upheld: 'Votre recours a été examiné. La décision est maintenue.',
  reversed: 'Votre recours a été examiné. La décision est revue.',
  revised: 'Une décision qui vous concerne a été revue après un recours.',
} as const;

/** What both parties are told once staff have opened their thread: it travels as NEW_MESSAGE. */
export const readingTitles = {
  report: "Notre équipe a ouvert cet échange pour s'assurer du respect des règles.",
  dispute: 'Notre équipe a ouvert cet échange pour trancher la contestation.',
} as const;

/** What a member is told once staff have looked at their documents: it travels as NEW_MESSAGE. */
export const verificationTitles = {
  accepted: 'Votre profil est vérifié.',
  refused: "Vos justificatifs n'ont pas été acceptés. Lisez pourquoi et envoyez-les de nouveau.",
  returned: 'Un document est à renvoyer pour votre vérification. Lisez lequel et pourquoi.',
} as const;

/** What a member is told of what staff decided of their mission or offer: it travels as NEW_MESSAGE. */
export const moderationTitles = {
  missions: {
    hidden: 'Votre mission est masquée par la modération. Lisez pourquoi.',
    restored: 'Votre mission est rétablie.',
    upheld: 'Votre mission reste masquée après un nouvel examen.',
  },
  jobs: {
    hidden: "Votre offre d'emploi est masquée par la modération. Lisez pourquoi.",
    restored: "Votre offre d'emploi est rétablie.",
    upheld: "Votre offre d'emploi reste masquée après un nouvel examen.",
  },
} as const;

/** Titles of what is told of a mission that its reader has no thread about: they travel as NEW_MESSAGE too. */
export const missionTitles = {
  invited: 'Vous êtes invité à postuler à cette mission.',
} as const;

/** Title of a price refused with another one suggested: of the type PRICE_REFUSED. */
export const priceSuggested = (price: string): string =>
  `Votre proposition de prix est refusée. Un autre prix vous est suggéré\u202f: ${price}.`;

const beforeWords = ' «\u202f';

/** A title with somebody's own words after it. */
export const titleWithWords = (title: string, words: string): string =>
  `${title}${beforeWords}${words}\u202f»`;

/** The title alone. */
export const titleWithoutWords = (title: string): string => title.split(beforeWords)[0] ?? title;
