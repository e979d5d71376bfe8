/** Texts of the error screens: missing page, deleted page, failure, no connection. */
export const errors = {
  notFound: {
    meta: 'Page introuvable',
    title: 'Cette page est introuvable',
    text: 'L’adresse est peut-être incomplète, ou ce qui s’y trouvait n’est plus publié ou ne vous est pas ouvert.',
  },
  gone: {
    meta: 'Cette page n’est plus publiée',
    title: 'Cette page n’est plus publiée',
    text: 'Elle l’a été, et ne reviendra sans doute pas\u202f: la mission ou l’offre a été retirée, l’article dépublié ou le compte supprimé.',
  },
  failure: {
    meta: 'Erreur',
    title: 'Quelque chose s’est mal passé de notre côté',
    text: 'Rien de ce que vous avez enregistré n’est perdu. Réessayez dans un instant ; si cela continue, écrivez-nous et indiquez l’heure qu’il est.',
  },
  offline: {
    meta: 'Pas de connexion',
    title: 'Pas de connexion',
    kept: 'Ce que vous écrivez est gardé sur cet appareil.',
    waiting: 'La page demandée s’ouvrira dès le retour de la connexion.',
    text: 'Basoche ne répond pas. Vérifiez votre connexion à Internet ; ce que vous avez écrit est gardé sur cet appareil.',
  },
  retry: 'Réessayer',
  home: 'Retour à l’accueil',
  missions: 'Voir les missions',
  jobs: 'Voir les offres d’emploi',
  members: 'Voir les membres',
  news: 'Lire les actualités',
  help: 'Contacter le support',
} as const;
