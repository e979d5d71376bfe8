import { count } from '../../lib/counts.ts';

export const help = {
  title: 'Aide',
  lead: 'Les réponses aux questions que l’on nous pose, et une adresse où nous écrire.',
  meta: 'L’aide de Basoche\u202f: inscription, vérification, missions, offres d’emploi, échanges, paiement, portage et profil. Cherchez une réponse ou écrivez-nous.',
  search: 'Rechercher dans l’aide',
  placeholder: 'Dépôt, facture…',
  submit: 'Rechercher',
  themes: 'Thèmes de l’aide',
  found: (number: number, words: string) =>
    `${count(number, 'réponse', 'réponses')} pour «\u00a0${words}\u00a0».`,
  all: 'Voir toutes les questions',
  nothing: {
    title: 'Aucune réponse ne contient ces mots',
    text: 'Essayez un mot plus court, ou écrivez-nous\u202f: une personne de l’équipe vous répond.',
  },
  contactTitle: 'Nous écrire',
  contactText:
    'Décrivez ce que vous vouliez faire et ce qui s’est passé, avec l’adresse de la page. Une personne de l’équipe vous répond.',
  write: 'Contacter le support',
  subject: 'Demande d’aide',
} as const;
