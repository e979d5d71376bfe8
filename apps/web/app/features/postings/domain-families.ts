import type { LegalDomain } from '@basoche/domain/options/legal-domains';

/** Families of law: each has one colour, so that a list of missions can be scanned by eye. */
export type DomainFamily =
  | 'business'
  | 'people'
  | 'work'
  | 'property'
  | 'public'
  | 'digital'
  | 'procedure'
  | 'other';

const families: Readonly<Record<LegalDomain, DomainFamily>> = {
  droit_affaires: 'business',
  droit_famille: 'people',
  droit_penal: 'procedure',
  droit_immobilier: 'property',
  droit_civil: 'people',
  voies_execution: 'procedure',
  droit_international: 'business',
  divorce: 'people',
  droit_successions: 'people',
  droit_travail: 'work',
  droit_fiscal: 'business',
  droit_public: 'public',
  droit_etrangers: 'people',
  postulations_substitutions: 'procedure',
  droit_assurances: 'business',
  droit_bancaire: 'business',
  droit_concurrence: 'business',
  droit_transports: 'business',
  fonction_publique: 'work',
  droit_energie: 'public',
  droit_environnement: 'public',
  droit_administratif: 'public',
  droit_electoral: 'public',
  marches_publics: 'public',
  droit_rural: 'property',
  droit_urbanisme: 'property',
  droit_construction: 'property',
  droit_copropriete: 'property',
  droit_expropriation: 'property',
  securite_sociale: 'work',
  protection_donnees: 'digital',
  nouvelles_technologies: 'digital',
  propriete_intellectuelle: 'digital',
  droit_presse: 'digital',
  droit_mineurs: 'people',
  droit_routier: 'procedure',
  dommage_corporel: 'people',
  responsabilite_medicale: 'people',
  droit_douanier: 'business',
  droit_sport: 'work',
  droit_societes: 'business',
  entreprises_difficulte: 'business',
  droit_consommation: 'business',
  droit_baux: 'property',
  droit_associations: 'people',
  modes_amiables: 'procedure',
  autre: 'other',
};

export const familyOf = (domain: LegalDomain): DomainFamily => families[domain];
