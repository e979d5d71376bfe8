import { cvBytes } from '@basoche/domain/limits';
import { formatBytes } from '@basoche/domain/typography';
/** Texts of the dialog to apply, loaded with it. */
export const applyDialog = {
  title: 'Postuler à l’offre',
  letter: 'Lettre de motivation',
  letterHelp: 'Facultatif. Ce qui vous amène à ce poste, en quelques lignes.',
  cv: 'CV',
  cvHelp: 'Facultatif. Vos CV restent privés\u202f: seul le recruteur à qui vous en envoyez un peut le lire.',
  noCv: 'Ne pas joindre de CV',
  kept: (size: string, day: string) => `${size}, ajouté le ${day}`,
  remove: (name: string) => `Supprimer ${name} de vos CV`,
  removal: 'Supprimer ce CV\u202f? Les candidatures avec lesquelles vous l’avez envoyé le gardent.',
  removeIt: 'Supprimer',
  keep: 'Garder',
  drop: 'Déposez un PDF ici, ou',
  choose: 'Choisir un PDF',
  limits: `${formatBytes(cvBytes)} au plus. Il sera gardé pour vos prochaines candidatures.`,
  sending: (name: string) => `Envoi de ${name}…`,
  full: (number: number) =>
    `Vous gardez déjà ${number}\u00a0CV\u202f: supprimez-en un pour en ajouter un autre.`,
  forget: 'Retirer ce fichier',
  refusedCv: 'Le fichier choisi n’a pas été ajouté. Retirez-le ou choisissez-en un autre avant d’envoyer.',
  consentHelp: 'Facultatif. Le recruteur pourra vous répondre dès qu’il l’aura accepté à son tour.',
  note: 'Le recruteur est prévenu tout de suite, et une conversation s’ouvre entre vous.',
  send: 'Postuler',
  gone: 'Cette offre n’est plus en ligne\u202f: elle ne reçoit plus de candidatures. La vôtre n’a pas été envoyée.',
} as const;
