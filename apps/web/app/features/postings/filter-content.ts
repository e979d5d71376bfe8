import type { Filter, Filters } from '@basoche/domain/searches/filters';

/** What the fields of each kind of filter say, beside the labels of their options. */
interface FieldWords {
  readonly choice: { readonly legend: string; readonly help?: string };
  /** `any` stands for no choice. */
  readonly single: { readonly legend: string; readonly any: string };
  /** `help` stands under it while nothing bounds it, `bound` once something does. */
  readonly range: { readonly legend: string; readonly help: string; readonly bound: string };
  /** `only` is what is ticked. */
  readonly yes: { readonly legend: string; readonly only: string };
  readonly words: never;
}

export type WordsOf<Kind extends Filter['kind']> = FieldWords[Kind];

/** Filters that every list names alike. */
type Shared = 'q' | 'domain' | 'departement';

/** What the filters of one list say. */
export interface FilterWords<Defined extends Filters> {
  readonly title: string;
  readonly wordsPlaceholder: string;
  readonly wordsHelp?: string;
  readonly fields: {
    readonly [Name in Exclude<keyof Defined, Shared>]: WordsOf<Defined[Name]['kind']>;
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
