import type { Filters } from '@basoche/domain/searches/filters';

/** What is said of a range of prices. */
export interface RangeWords {
  readonly legend: string;
  /** Under it while nothing bounds it, and once something does. */
  readonly help: string;
  readonly bound: string;
}

/** Filters that every list names alike. */
type Shared = 'q' | 'domain' | 'departement';

/** What the filters of one list say: a legend for each that is its own. */
export interface FilterWords<Defined extends Filters> {
  readonly title: string;
  readonly wordsPlaceholder: string;
  readonly wordsHelp?: string;
  readonly legends: {
    readonly [Name in Exclude<keyof Defined, Shared>]: Defined[Name] extends { kind: 'range' }
      ? RangeWords
      : string;
  };
}

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
  rangeFrom: 'Tarif le plus bas',
  rangeTo: 'Tarif le plus haut',
  anyRange: 'Tous les tarifs',
  noBound: 'sans limite',
  cancel: 'Annuler',
  apply: 'Appliquer',
} as const;
