import { ofTopic } from '../definition.ts';

/**
 * Notifications about decisions of staff (reports, verification, moderation, readings of threads), and about
 * changes in the team of a firm.
 */

export const accountNotifications = ofTopic('account', {
  REPORT_LED_TO_MEASURES: { title: 'Votre signalement a été examiné. Des mesures ont été prises.' },
  REPORT_LED_TO_NOTHING: {
    title: 'Votre signalement a été examiné. Aucun manquement n’a été constaté.',
  },
  MEASURE_TAKEN: {
    title: 'Une mesure a été prise au sujet de votre compte. Lisez pourquoi, et comment la contester.',
  },
  APPEAL_UPHELD: { title: 'Votre recours a été examiné. La décision est maintenue.' },
  APPEAL_REVERSED: { title: 'Votre recours a été examiné. La décision est revue.' },
  DECISION_REVISED: { title: 'Une décision qui vous concerne a été revue après un recours.' },
  READ_FOR_REPORT: {
    title: 'Notre équipe a ouvert cet échange pour s’assurer du respect des règles.',
  },
  READ_FOR_DISPUTE: { title: 'Notre équipe a ouvert cet échange pour trancher la contestation.' },
  VERIFICATION_ACCEPTED: { title: 'Votre profil est vérifié.' },
  VERIFICATION_REFUSED: {
    title: 'Vos justificatifs n’ont pas été acceptés. Lisez pourquoi et envoyez-les de nouveau.',
  },
  VERIFICATION_RETURNED: {
    title: 'Un document est à renvoyer pour votre vérification. Lisez lequel et pourquoi.',
  },
  VERIFICATION_WITHDRAWN: {
    title: 'Votre vérification prend fin. Lisez pourquoi et envoyez vos justificatifs de nouveau.',
  },
  STATUS_LOST: {
    title: 'Le registre de votre profession ne vous nomme plus. Votre vérification prend fin.',
  },
  MISSION_HIDDEN: { title: 'Votre mission est masquée par la modération. Lisez pourquoi.' },
  MISSION_RESTORED: { title: 'Votre mission est rétablie.' },
  MISSION_STAYS_HIDDEN: { title: 'Votre mission reste masquée après un nouvel examen.' },
  JOB_HIDDEN: { title: 'Votre offre d’emploi est masquée par la modération. Lisez pourquoi.' },
  JOB_RESTORED: { title: 'Votre offre d’emploi est rétablie.' },
  JOB_STAYS_HIDDEN: { title: 'Votre offre d’emploi reste masquée après un nouvel examen.' },
  DEPOSIT_LIMIT_CHANGED: { title: 'La limite des dépôts de l’équipe a changé.' },
  SEAT_BEGUN: { title: 'Une personne a rejoint l’équipe par votre invitation.' },
  SEAT_GIVEN: { title: 'Un rôle vous est donné dans l’équipe.' },
  SEAT_TAKEN: { title: 'Vous n’êtes plus dans l’équipe.' },
  JOIN_ASKED: { title: 'Une personne demande à rejoindre l’équipe.' },
  JOIN_ACCEPTED: { title: 'Votre demande est acceptée\u202f: vous faites partie de l’équipe.' },
  DOMAIN_LOST: {
    title: 'Un domaine de l’équipe n’est plus vérifié\u202f: sa ligne TXT n’a pas été retrouvée.',
  },
  THREADS_ASSIGNED: { title: 'Un échange vous est confié.' },
});
