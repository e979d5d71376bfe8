import { ofName } from '@basoche/domain/members/elision';

const narrow = '\u202f';

export const news = {
  title: 'Actualités juridiques',
  lead: 'Délais, contrats, procédure, exercice du droit\u202f: des articles courts, datés et signés, à lire entre deux dossiers.'.replace(
    ' :',
    `${narrow}:`,
  ),
  meta: 'Actualités juridiques',
  description:
    'Les actualités juridiques de Basoche\u202f: des articles courts et signés sur les contrats, la procédure, le droit du travail et l’exercice du droit.'.replace(
      ' :',
      `${narrow}:`,
    ),
  page: (page: number) => `page ${page}`,
  searchLabel: 'Rechercher une actualité',
  searchButton: 'Rechercher',
  sort: 'Trier les actualités',
  filter: 'Filtrer par auteur / université',
  authors: 'Auteurs',
  universities: 'Universités',
  clearFilter: 'Effacer le filtre',
  clear: 'Tout effacer',
  list: 'Articles',
  feed: 'Flux RSS',
  feedTitle: 'Actualités juridiques de Basoche',
  by: ofName,
  of: (name: string) => `— ${name}`,
  about: (words: string) => `pour «\u00a0${narrow}${words}${narrow}\u00a0»`,
  nothing: {
    title: 'Aucun article ne correspond',
    text: 'Essayez un mot plus court, ou retirez le filtre.',
    action: 'Voir toutes les actualités',
  },
  empty: {
    title: 'Les premiers articles arrivent',
    text: 'Cette page réunira les actualités juridiques du réseau. En attendant, les missions et les offres sont ouvertes.',
    action: 'Voir les missions',
  },
  beyond: {
    title: 'Cette page de la liste est vide',
    text: 'La liste est plus courte que cela.',
    action: 'Revenir à la première page',
  },
  pages: 'Pages de la liste',
  previous: 'Précédente',
  next: 'Suivante',
  pageLink: (page: number) => `Page ${page}`,
};

export const article = {
  profile: 'Accéder au profil',
  university: 'Accéder à l’université',
  published: 'Publié le',
  updated: 'Mis à jour le',
  correction: `Correction${narrow}:`,
  reading: (minutes: number) => `${minutes}\u00a0min de lecture`,
  by: (author: string) => `Par ${author}.`,
  loading: 'Chargement de l’article',
  notFound: 'Article introuvable',
  gone: {
    title: 'Cet article n’est plus publié',
    text: 'Il a été retiré depuis que cette page est ouverte. Les autres actualités sont toujours là.',
    action: 'Voir toutes les actualités',
  },
  nextReads: 'À lire ensuite',
  all: 'Toutes les actualités',
};

export const latest = {
  title: 'Dernières actualités',
  all: 'Toutes les actualités',
  empty: 'Les premiers articles arrivent bientôt.',
};
