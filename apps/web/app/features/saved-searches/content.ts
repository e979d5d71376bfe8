import type { SearchAudience } from '@basoche/domain/options/search-audiences';

/** Texts of saved searches. */

export const save = {
  button: 'Enregistrer cette recherche',
  mine: 'Mes recherches',
  title: 'Enregistrer cette recherche',
  criteria: 'Ce qui sera cherché',
  name: 'Nom de la recherche',
  frequency: (audience: SearchAudience) =>
    `Être prévenu par mail des nouvelles ${audience === 'jobs' ? 'offres' : 'missions'}`,
  submit: 'Enregistrer',
  done: (name: string) => `La recherche «\u00a0${name}\u00a0» est enregistrée.`,
  seeMine: 'Voir mes recherches',
  noName: 'Donnez un nom à cette recherche.',
} as const;

/** Explanation of each frequency. */
export const rhythms = {
  instant: 'Un mail dès qu\u2019une annonce paraît.',
  daily: 'Un mail à 8\u00a0h, les jours où il y a du nouveau.',
  weekly: 'Un mail le lundi à 8\u00a0h, s\u2019il y a du nouveau.',
  none: 'La recherche est gardée, sans mail.',
} as const;

export const searches = {
  title: 'Mes recherches',
  lead: 'Les recherches que vous gardez, et les mails qui vous préviennent de ce qu\u2019elles trouvent.',
  back: { missions: 'Retour aux missions', jobs: 'Retour aux offres d’emploi' },
  list: 'Recherches enregistrées',
  everything: (list: string) => `Toutes les ${list.toLowerCase()}`,
  frequencyOf: (name: string) => `Alerte par mail de «\u00a0${name}\u00a0»`,
  alert: 'Alerte par mail',
  see: (audience: SearchAudience) => (audience === 'jobs' ? 'Voir les offres' : 'Voir les missions'),
  seeOf: (what: string, name: string) => `${what} de «\u00a0${name}\u00a0»`,
  filter: 'Modifier les filtres',
  filterOf: (name: string) => `Modifier les filtres de «\u00a0${name}\u00a0»`,
  filtered: 'Les filtres de la recherche ont changé.',
  rename: 'Renommer',
  renameOf: (name: string) => `Renommer «\u00a0${name}\u00a0»`,
  remove: 'Supprimer',
  removeOf: (name: string) => `Supprimer «\u00a0${name}\u00a0»`,
  renameTitle: 'Renommer la recherche',
  renamed: 'La recherche a changé de nom.',
  alertChanged: {
    instant: 'Vous serez prévenu dès qu\u2019une annonce paraît.',
    daily: 'Vous serez prévenu chaque jour à 8\u00a0h.',
    weekly: 'Vous serez prévenu chaque lundi à 8\u00a0h.',
    none: 'Vous ne recevrez plus de mail pour cette recherche.',
  },
  removeTitle: 'Supprimer cette recherche\u202f?',
  removeText: (name: string) =>
    `La recherche «\u00a0${name}\u00a0» et son alerte seront supprimées. Les annonces, elles, restent.`,
  removed: 'La recherche est supprimée.',
  empty: {
    title: 'Vous n\u2019avez pas encore de recherche enregistrée',
    text: 'Filtrez les missions ou les offres d’emploi comme vous l\u2019entendez, puis choisissez «\u00a0Enregistrer cette recherche\u00a0»\u202f: vous serez prévenu par mail de ce qui paraît.',
    missions: 'Chercher des missions',
    jobs: 'Chercher des offres d’emploi',
  },
} as const;

export const stop = {
  meta: 'Arrêter une alerte',
  title: 'Arrêter cette alerte\u202f?',
  text: 'Vous ne recevrez plus de mail pour cette recherche. Elle reste dans vos recherches, et vos autres alertes continuent.',
  action: 'Arrêter cette alerte',
  done: 'L\u2019alerte est arrêtée',
  doneText: (name: string | null) =>
    `Vous ne recevrez plus de mail pour ${name === null ? 'cette recherche' : `«\u00a0${name}\u00a0»`}. Vous pourrez reprendre l\u2019alerte quand vous voudrez, depuis vos recherches.`,
  gone: 'Cette alerte n\u2019existe plus',
  goneText:
    'La recherche a été supprimée, ou le lien est incomplet. Aucun mail ne part d\u2019une recherche supprimée.',
  mine: 'Mes recherches',
  home: 'Accueil',
} as const;
