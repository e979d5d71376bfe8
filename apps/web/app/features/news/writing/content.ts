import { pictureBytes } from '@basoche/domain/limits';
import { formatBytes, typeset } from '@basoche/domain/typography';

/** Texts of writing the news. */

export const articles = {
  meta: 'Articles',
  title: 'Articles',
  lead: 'Les actualités du réseau, du premier brouillon à leur publication.',
  create: 'Nouvel article',
  filters: {
    labels: { q: 'Rechercher un article', stage: 'État' },
    placeholder: 'Titre, auteur, rubrique',
  },
  caption: 'Les articles, le dernier modifié en premier.',
  columns: { title: 'Titre', stage: 'État', author: 'Auteur', date: 'Date' },
  untitled: 'Sans titre',
  unsigned: '—',
  dates: {
    draft: (when: string) => `modifié le ${when}`,
    scheduled: (when: string) => `sort le ${when}`,
    published: (when: string) => `publié le ${when}`,
    withdrawn: (when: string) => `publié le ${when}`,
  },
  empty: {
    title: 'Aucun article ici',
    text: 'Commencez un article, ou changez les filtres.',
  },
} as const;

export const elsewhere = {
  title: 'Les articles s’écrivent dans Prismic',
  text: 'Ce site lit ses actualités dans un dépôt Prismic. Écrivez-les et publiez-les là-bas, elles paraissent ici dans la minute.',
} as const;

export const at = (day: string, hour: string): string => `${day} à ${hour}`;

export const writing = {
  meta: 'Écrire un article',
  /** Title of the screen until the article is loaded. */
  coming: 'Article',
  back: 'Articles',
  untitled: 'Nouvel article',
  loading: 'Chargement de l’article',
  fields: {
    title: 'Titre',
    slug: 'Adresse',
    slugHelp: 'Elle vient du titre, et ne changera plus une fois l’article publié.',
    slugFixed: 'L’adresse ne change plus depuis la première publication.',
    category: 'Rubrique',
    categoryHelp: 'Facultatif. Par exemple «\u00a0Contrats\u00a0».',
    author: 'Auteur',
    noAuthor: 'Choisir un auteur',
    university: 'Université',
    noUniversity: 'Aucune',
    signatures: 'Gérer les auteurs et les universités',
    subtitle: 'Chapô',
    subtitleHelp: 'Une ou deux phrases\u202f: elles paraissent aussi dans les listes et le flux.',
    cover: 'Image de couverture',
    coverAlt: 'Description de l’image',
    altHelp: 'Ce que verrait quelqu’un qui ne voit pas l’image.',
  },
  head: 'En-tête',
  body: 'Corps de l’article',
  noBlocks: 'Ajoutez un premier bloc.',
  add: 'Ajouter un bloc',
  blocks: {
    titre_de_section: 'Titre de section',
    texte: 'Texte',
    image: 'Image',
    citation: 'Citation',
  },
  blockName: (kind: string, place: number) => `Bloc ${place}, ${kind.toLowerCase()}`,
  up: (name: string) => `Monter\u202f: ${name}`,
  down: (name: string) => `Descendre\u202f: ${name}`,
  remove: (name: string) => `Supprimer\u202f: ${name}`,
  moved: (name: string, place: number, of: number) => `${name} déplacé, position ${place} sur ${of}.`,
  removed: (name: string) => `${name} supprimé.`,
  undo: 'Annuler',
  sectionTitle: 'Titre de la section',
  text: 'Texte',
  alt: 'Description de l’image',
  caption: 'Légende',
  quote: 'Citation',
  quoteAuthor: 'Auteur de la citation',
  optional: '(facultatif)',
  picture: {
    choose: 'Choisir une image',
    another: 'Remplacer l’image',
    remove: 'Retirer l’image',
    limits: `JPEG ou PNG, ${formatBytes(pictureBytes)} au plus.`,
    sending: (percent: number) => `Envoi\u202f: ${percent}\u00a0%`,
  },
  format: {
    toolbar: (label: string) => `Mise en forme\u202f: ${label}`,
    bold: 'Gras',
    italic: 'Italique',
    bulletList: 'Liste à puces',
    orderedList: 'Liste numérotée',
    link: 'Lien',
    unlink: 'Retirer le lien',
    undo: 'Annuler la frappe',
    redo: 'Rétablir la frappe',
    linkAddress: 'Adresse du lien',
    linkHelp: 'https://…, une adresse email, ou une page du site comme /blog.',
    linkBad: 'Donnez une adresse https://, une adresse email ou une page du site.',
    linkSave: 'Poser le lien',
  },
  status: {
    saved: (hour: string) => `Enregistré à ${hour}`,
    saving: 'Enregistrement…',
    unsaved: 'Modifications en attente…',
    failed: 'Pas encore enregistré. Votre texte est gardé sur cet appareil.',
    retry: 'Réessayer d’enregistrer',
    restored: 'Le texte que cet appareil avait gardé est repris.',
  },
} as const;

export const conflict = {
  title: 'Cet article a été modifié ailleurs',
  by: (name: string, when: string) => `${name} l’a enregistré à ${when}.`,
  text: 'Rien n’est perdu\u202f: votre texte reste à l’écran et sur cet appareil. Choisissez ce que vous gardez.',
  see: 'Voir la version enregistrée',
  take: 'Reprendre la version enregistrée',
  keep: 'Garder la mienne dans un autre article',
  confirm: {
    title: 'Reprendre la version enregistrée',
    text: typeset('Ce que vous avez écrit depuis, et qui n’est pas enregistré, sera abandonné.'),
    submit: 'Reprendre',
  },
  kept: 'Votre version est un nouveau brouillon.',
} as const;

export const leaving = {
  title: 'Quitter sans que tout soit enregistré\u202f?',
  text: 'Votre texte est gardé sur cet appareil\u202f: vous le retrouverez en rouvrant cet article.',
  stay: 'Rester sur l’article',
  leave: 'Quitter',
} as const;

export const publication = {
  title: 'Publication',
  missing: 'Ce qui manque pour publier',
  nothingMissing: 'L’article est complet.',
  preview: 'Prévisualiser',
  publicPage: 'Voir la page publique',
  publish: 'Publier maintenant',
  again: 'Publier de nouveau',
  correct: 'Publier la correction',
  schedule: 'Programmer',
  reschedule: 'Changer l’heure',
  unschedule: 'Déprogrammer',
  withdraw: 'Retirer',
  drop: 'Supprimer le brouillon',
  changed: 'Des modifications ne sont pas encore publiées.',
  changedScheduled: 'Des modifications ne sont pas encore programmées.',
  stages: {
    draft: 'Personne d’autre que l’équipe ne le voit.',
    scheduled: (when: string) => `Sortira de lui-même le ${when}, heure de Paris.`,
    published: (when: string) => `En ligne depuis le ${when}.`,
    withdrawn: 'Retiré\u202f: son adresse répond qu’il n’est plus publié.',
  },
  dialogs: {
    publish: {
      title: 'Publier l’article',
      text: 'Il paraît aussitôt dans les actualités, le flux et les moteurs de recherche. Son adresse ne changera plus.',
      done: 'L’article est publié.',
    },
    correct: {
      title: 'Publier la correction',
      text: 'Les lecteurs verront «\u00a0Mis à jour le\u00a0» et, si vous le dites, ce qui a changé.',
      note: 'Ce qui est corrigé',
      noteHelp: 'Facultatif. Une phrase, visible sous le titre.',
      done: 'La correction est publiée.',
    },
    schedule: {
      title: 'Programmer l’article',
      text: 'Il sortira de lui-même, à l’heure de Paris.',
      day: 'Jour',
      time: 'Heure',
      submit: 'Programmer',
      done: 'L’article est programmé.',
    },
    unschedule: {
      title: 'Déprogrammer l’article',
      text: 'Il redevient un brouillon et ne sortira pas de lui-même.',
      done: 'L’article est de nouveau un brouillon.',
    },
    withdraw: {
      title: 'Retirer l’article',
      text: 'Il quitte les actualités, le flux et les recherches. Son adresse dira qu’il n’est plus publié. Vous pourrez le publier de nouveau.',
      done: 'L’article est retiré.',
    },
    drop: {
      title: 'Supprimer le brouillon',
      text: 'Le texte et ses images sont supprimés pour de bon.',
      done: 'Le brouillon est supprimé.',
    },
  },
} as const;

export const preview = {
  meta: 'Aperçu',
  banner: 'Aperçu, visible de l’équipe seule.',
  back: 'Revenir à l’écriture',
  untitled: 'Sans titre',
} as const;

export const absent = {
  title: 'Cet article n’existe pas',
  text: 'Son brouillon a peut-être été supprimé.',
  action: 'Voir les articles',
} as const;
