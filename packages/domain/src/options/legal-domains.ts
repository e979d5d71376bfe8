import { type OptionValue, optionList } from './option.ts';

/**
 * The 47 legal domains of the specification, in the order in which they are offered. Searches read a copy of the labels in
 * the table `directory_code`, compared by a test: a change needs a new migration.
 */
export const legalDomains = optionList([
  { value: 'droit_affaires', label: 'Droit des affaires' },
  { value: 'droit_famille', label: 'Droit de la famille' },
  { value: 'droit_penal', label: 'Droit pénal' },
  { value: 'droit_immobilier', label: 'Droit immobilier' },
  { value: 'droit_civil', label: 'Droit civil' },
  { value: 'voies_execution', label: 'Voies d’exécution' },
  { value: 'droit_international', label: 'Droit international' },
  { value: 'divorce', label: 'Divorce' },
  { value: 'droit_successions', label: 'Droit des successions' },
  { value: 'droit_travail', label: 'Droit du travail' },
  { value: 'droit_fiscal', label: 'Droit fiscal' },
  { value: 'droit_public', label: 'Droit public' },
  { value: 'droit_etrangers', label: 'Droit des étrangers' },
  { value: 'postulations_substitutions', label: 'Postulations et substitutions' },
  { value: 'droit_assurances', label: 'Droit des assurances' },
  { value: 'droit_bancaire', label: 'Droit bancaire et boursier' },
  { value: 'droit_concurrence', label: 'Droit de la concurrence' },
  { value: 'droit_transports', label: 'Droit des transports' },
  { value: 'fonction_publique', label: 'Droit de la fonction publique' },
  { value: 'droit_energie', label: 'Droit de l’énergie' },
  { value: 'droit_environnement', label: 'Droit de l’environnement' },
  { value: 'droit_administratif', label: 'Droit administratif' },
  { value: 'droit_electoral', label: 'Droit électoral' },
  { value: 'marches_publics', label: 'Marchés publics' },
  { value: 'droit_rural', label: 'Droit rural' },
  { value: 'droit_urbanisme', label: 'Droit de l’urbanisme' },
  { value: 'droit_construction', label: 'Droit de la construction' },
  { value: 'droit_copropriete', label: 'Droit de la copropriété' },
  { value: 'droit_expropriation', label: 'Droit de l’expropriation' },
  { value: 'securite_sociale', label: 'Droit de la sécurité sociale' },
  { value: 'protection_donnees', label: 'Protection des données personnelles' },
  { value: 'nouvelles_technologies', label: 'Droit des nouvelles technologies' },
  { value: 'propriete_intellectuelle', label: 'Propriété intellectuelle' },
  { value: 'droit_presse', label: 'Droit de la presse' },
  { value: 'droit_mineurs', label: 'Droit des mineurs' },
  { value: 'droit_routier', label: 'Droit routier' },
  { value: 'dommage_corporel', label: 'Réparation du dommage corporel' },
  { value: 'responsabilite_medicale', label: 'Responsabilité médicale' },
  { value: 'droit_douanier', label: 'Droit douanier' },
  { value: 'droit_sport', label: 'Droit du sport' },
  { value: 'droit_societes', label: 'Droit des sociétés' },
  { value: 'entreprises_difficulte', label: 'Entreprises en difficulté' },
  { value: 'droit_consommation', label: 'Droit de la consommation' },
  { value: 'droit_baux', label: 'Baux d’habitation et baux commerciaux' },
  { value: 'droit_associations', label: 'Droit des associations et fondations' },
  { value: 'modes_amiables', label: 'Modes amiables de résolution des litiges' },
  { value: 'autre', label: 'Autre' },
]);

export type LegalDomain = OptionValue<typeof legalDomains>;

/** Domain of a posting if its call gives none; the forms preset none (decision 0070). */
export const defaultDomain: LegalDomain = 'droit_affaires';
