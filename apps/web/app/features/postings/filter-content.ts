import type { Filter, Filters } from '@basoche/domain/searches/filters';

/** Texts of each kind of filter, besides the labels of its options. */
interface FieldContent {
  readonly choice: { readonly legend: string; readonly help?: string };
  /** `any` is the option for no choice. */
  readonly single: { readonly legend: string; readonly any: string };
  /** Help under a range: `help` while no limit is set, `helpWhenLimited` once one is. */
  readonly range: { readonly legend: string; readonly help: string; readonly helpWhenLimited: string };
  /** `only` is the label of the checkbox. */
  readonly yes: { readonly legend: string; readonly only: string };
  readonly words: never;
}

export type ContentOf<Kind extends Filter['kind']> = FieldContent[Kind];

/** Filters that have the same name in every list. */
type SharedFilter = 'q' | 'domain' | 'departement';

/** Texts of the filters of one list. */
export interface FilterContent<Defined extends Filters> {
  readonly title: string;
  readonly wordsPlaceholder: string;
  readonly wordsHelp?: string;
  readonly fields: {
    readonly [Name in Exclude<keyof Defined, SharedFilter>]: ContentOf<Defined[Name]['kind']>;
  };
}

/** Texts of every filter drawer, loaded with the drawer. */
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
  rangeFrom: 'Prix le plus bas',
  rangeTo: 'Prix le plus haut',
  anyRange: 'Tous les prix',
  noBound: 'sans limite',
  cancel: 'Annuler',
  apply: 'Appliquer',
} as const;
