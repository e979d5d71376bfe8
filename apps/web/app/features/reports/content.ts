import { reportAnsweredWithinDays } from '@basoche/domain/reports/report';

/** Texts of reports. */

export const report = {
  button: 'Signaler',
  title: (other: string) => `Signaler ${other}`,
  lead: `Dites à notre équipe ce qui se passe\u202f: elle se prononce sur ce que vous lui écrivez et vous répond sous ${reportAnsweredWithinDays} jours. Elle n’ouvre vos messages que si l’examen l’exige, et chacun de vous en est alors averti. Votre signalement et votre nom ne sont pas communiqués à la personne signalée.`,
  category: 'De quoi s’agit-il\u202f?',
  reason: 'Ce qui se passe',
  help: 'Entre 10 et 2\u202f000 caractères\u202f: les faits, leur date, les phrases en cause.',
  urgent: 'En cas de danger immédiat, appelez le 17 ou le 112.',
  send: 'Envoyer le signalement',
  sentTitle: 'Votre signalement est enregistré',
  sent: (day: string) =>
    `Un mail vous le confirme. Notre équipe l’examine et vous répond avant le ${day}, par mail et par notification. L’échange reste ouvert\u202f: vous pouvez continuer d’écrire, ou non.`,
} as const;

export const state = {
  title: 'Votre signalement',
  see: 'Voir la décision',
  waits: (day: string, before: string) => `Signalé le ${day}. Notre équipe vous répond avant le ${before}.`,
  measures: (day: string) => `Examiné le ${day}\u202f: des mesures ont été prises.`,
  nothing: (day: string) => `Examiné le ${day}\u202f: aucun manquement n’a été constaté.`,
} as const;

export const decision = {
  meta: 'Décision de notre équipe',
  title: 'Votre signalement',
  measureTitle: 'Mesure au sujet de votre compte',
  about: (title: string) => `À propos de «\u00a0${title}\u00a0»`,
  measuredOn: (day: string) => `Décision du ${day}`,
  lifted: 'Mesure levée',
  inForce: 'déjà en vigueur',
  hidden: (title: string, ground: string, basis: string) =>
    `Annonce masquée\u202f: «\u00a0${title}\u00a0». Motif\u202f: ${ground}. Fondement\u202f: ${basis}.`,
  ground: (ground: string) => `Fondement\u202f: ${ground}.`,
  human:
    'Cette décision a été prise par un membre de notre équipe. Aucun moyen automatisé n’a servi ni à constater les faits, ni à décider.',
  appealTitle: 'Contester la décision',
  appealUntil: (day: string) =>
    `Jusqu’au ${day}, une fois et gratuitement. Une personne de notre équipe qui n’a pas pris la première décision l’examine.`,
  appealOver: (day: string) => `Le délai pour contester a pris fin le ${day}.`,
  text: 'Pourquoi cette décision doit être revue',
  help: 'Ce qu’elle ne prend pas en compte, 2\u202f000 caractères au plus.',
  send: 'Envoyer le recours',
  appealSent: 'Votre recours est envoyé.',
  appealedOn: (day: string) => `Recours envoyé le ${day}`,
  appealWaits: `Notre équipe l’examine et vous répond sous ${reportAnsweredWithinDays} jours, par mail.`,
  appealDecided: (outcome: string, day: string) => `${outcome} le ${day}.`,
  elsewhere:
    'Vous pouvez aussi saisir un organisme de règlement extrajudiciaire des litiges ou le tribunal compétent.',
} as const;

/** Screen of a mail's link. */
export const appealLink = {
  gone: 'Ce lien ne mène plus à rien',
  goneText:
    'Il est incomplet, un mail plus récent l’a remplacé, ou le compte est supprimé. Reprenez le lien du dernier mail reçu, ou écrivez-nous depuis la page d’aide.',
  help: 'Page d’aide',
  home: 'Retour à l’accueil',
} as const;

export const readings = {
  title: 'Échange ouvert par notre équipe',
  report: (day: string) => `Le ${day}, pour s’assurer du respect des règles.`,
  dispute: (day: string) => `Le ${day}, pour trancher la contestation.`,
} as const;
