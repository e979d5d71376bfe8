/** What every drawer of filters says. It is loaded with the drawer. */
export const filterFields = {
  close: 'Fermer',
  domain: 'Domaine',
  searchDomain: 'Rechercher un domaine',
  noDomain: 'Aucun domaine ne porte ce nom.',
  allDomains: (number: number) => `Afficher les ${number}\u00a0domaines`,
  fewerDomains: 'Afficher moins de domaines',
  departement: 'Départements',
  departementHelp: 'Un ou plusieurs, par leur nom ou leur numéro.',
  departementPlaceholder: 'Tous les départements',
  noDepartement: 'Aucun département ne porte ce nom.',
  words: 'Mots',
  wordsHelp: 'Dans le titre, la description, le domaine ou le lieu.',
  cancel: 'Annuler',
  apply: 'Appliquer',
} as const;
