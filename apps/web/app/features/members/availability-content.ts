import { availabilityLabels } from '../people/shared/content.ts';

/** Texts of availability, and of the calendar of missions. */

export const availability = {
  title: 'Disponibilité',
  text: 'Affichée sur votre profil et dans l’annuaire pendant deux semaines, puis chaque fois que vous la confirmez.',
  none: 'Vous n’indiquez rien pour l’instant.',
  confirmedOn: (day: string) => `Confirmée le ${day}.`,
  toConfirm: 'Est-ce toujours le cas\u202f?',
  hidden: 'Elle n’est plus affichée\u202f: elle date de plus de deux semaines.',
  busy: 'Aucun mail ne vous demande de la confirmer.',
  confirm: 'C’est toujours le cas',
  confirmed: 'Votre disponibilité est confirmée pour deux semaines.',
  say: 'Indiquer ma disponibilité',
  change: 'Modifier',
  clear: 'Ne plus l’indiquer',
  mondays: 'Le lundi, un mail vous demande si elle tient toujours, avec un lien pour la confirmer.',
  dialog: {
    title: 'Votre disponibilité',
    status: 'Êtes-vous disponible pour une mission\u202f?',
    choices: [
      { value: 'AVAILABLE', label: 'Disponible', help: 'Dès maintenant.' },
      { value: 'SOON', label: 'Bientôt disponible', help: 'À partir d’un jour que vous indiquez.' },
      { value: 'BUSY', label: availabilityLabels.BUSY, help: 'Aucune nouvelle mission pour le moment.' },
    ],
    from: 'À partir du',
    saved: 'Votre disponibilité est enregistrée.',
  },
} as const;

export const confirmPage = {
  meta: 'Confirmer ma disponibilité',
  title: 'Êtes-vous toujours disponible\u202f?',
  text: 'Un clic garde votre disponibilité affichée deux semaines de plus sur votre profil et dans l’annuaire.',
  action: 'Je suis toujours disponible',
  done: 'Votre disponibilité est confirmée',
  doneText: 'Elle reste affichée deux semaines sur votre profil et dans l’annuaire.',
  gone: 'Ce lien ne sert plus',
  goneText:
    'Vous avez changé votre disponibilité depuis ce mail, ou un mail plus récent le remplace. Vous la retrouvez dans vos paramètres.',
  settings: 'Mes paramètres',
  home: 'Accueil',
} as const;

export const calendar = {
  title: 'Agenda de mes missions',
  text: 'Vos missions en cours, de l’acceptation à leur échéance, dans l’agenda de votre téléphone ou de votre ordinateur.',
  open: 'Créer l’adresse de mon agenda',
  address: 'Adresse à ajouter dans votre agenda («\u00a0s’abonner à un calendrier\u00a0»)',
  secret:
    'Qui connaît cette adresse lit le titre de vos missions et le nom de l’autre partie\u202f: gardez-la pour vous.',
  replace: 'Remplacer l’adresse',
  replaceTitle: 'Remplacer cette adresse\u202f?',
  replaceText:
    'L’ancienne ne mène plus nulle part dès maintenant. Les agendas qui la suivent sont à abonner de nouveau.',
  replaced: 'Votre agenda a une nouvelle adresse.',
  close: 'Fermer l’agenda',
  closeTitle: 'Fermer l’agenda\u202f?',
  closeText: 'Son adresse ne mène plus nulle part dès maintenant. Vous pourrez en créer une autre.',
  closed: 'L’agenda est fermé.',
} as const;
