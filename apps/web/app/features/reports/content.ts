import { reportAnsweredWithinDays } from '@basoche/domain/reports/report';

/** What the screens say of reports. */

export const report = {
  button: 'Signaler',
  title: (other: string) => `Signaler ${other}`,
  lead: `Dites à notre équipe ce qui se passe\u202f: elle se prononce sur ce que vous lui écrivez, sans lire vos messages, et vous répond sous ${reportAnsweredWithinDays} jours. La personne signalée n'est informée ni de votre signalement, ni de votre nom.`,
  category: "De quoi s'agit-il\u202f?",
  reason: 'Ce qui se passe',
  help: 'Entre 10 et 2\u202f000 caractères\u202f: les faits, leur date, les phrases en cause.',
  urgent: 'En cas de danger immédiat, appelez le 17 ou le 112.',
  cancel: 'Annuler',
  send: 'Envoyer le signalement',
  close: 'Fermer',
  sentTitle: 'Votre signalement est enregistré',
  sent: (day: string) =>
    `Un mail vous le confirme. Notre équipe l'examine et vous répond avant le ${day}, par mail et par notification. L'échange reste ouvert\u202f: vous pouvez continuer d'écrire, ou non.`,
} as const;

export const standing = {
  title: 'Votre signalement',
  waits: (day: string, before: string) => `Signalé le ${day}. Notre équipe vous répond avant le ${before}.`,
  measures: (day: string) => `Examiné le ${day}\u202f: des mesures ont été prises.`,
  nothing: (day: string) => `Examiné le ${day}\u202f: aucun manquement n'a été constaté.`,
} as const;
