import { count } from '../../../lib/counts.ts';

/** Texts of authors and universities. */
export const signatures = {
  meta: 'Auteurs et universités',
  title: 'Auteurs et universités',
  lead: 'Qui signe les articles. Un changement vaut aussitôt pour tous leurs articles.',
  tabs: 'Signatures',
  articles: (number: number) => count(number, 'article', 'articles'),
  edit: 'Modifier',
  editOf: (name: string) => `Modifier ${name}`,
  remove: 'Supprimer',
  removeOf: (name: string) => `Supprimer ${name}`,
  used: 'Une signature qui sert ne peut pas être supprimée.',
  saved: 'La signature est enregistrée.',
  removed: 'La signature est supprimée.',
  confirm: {
    title: (name: string) => `Supprimer ${name}`,
    text: 'Cette signature ne sert à aucun article. Elle disparaît de la liste.',
  },
  author: {
    tab: 'Auteurs',
    add: 'Ajouter un auteur',
    editTitle: 'Modifier l’auteur',
    name: 'Nom',
    role: 'Fonction',
    member: 'Membre du réseau',
    memberHelp:
      'Cherchez par nom, ou donnez l’adresse de sa page. Les articles mèneront à sa page, et prendront sa photo.',
    memberNone: 'Personne de ce nom dans l’annuaire.',
    byPage: (page: string) => `Le membre dont la page est ${page}`,
    picture: 'Portrait',
    page: 'Voir sa page',
    empty: { title: 'Pas encore d’auteur', text: 'Ajoutez qui signe les articles.' },
  },
  university: {
    tab: 'Universités',
    add: 'Ajouter une université',
    editTitle: 'Modifier l’université',
    name: 'Nom',
    url: 'Site',
    urlHelp: 'Par exemple https://www.universite.fr.',
    picture: 'Logo',
    page: 'Voir son site',
    empty: { title: 'Pas encore d’université', text: 'Ajoutez celles où enseignent les auteurs.' },
  },
  optional: '(facultatif)',
} as const;
