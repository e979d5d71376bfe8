import type { LegalDomain } from '@basoche/domain/options/legal-domains';
import type { Profession } from '@basoche/domain/options/professions';
import type { SkillName } from '@basoche/domain/options/skills';

/** Skills, jobs and studies of the people of the demonstration. */

/** Domains by a word in a person's description of their role. The first match counts. */
export const domainsOfRoles: readonly (readonly [word: RegExp, domains: readonly LegalDomain[]])[] = [
  [
    /social|travail|ressources|relations sociales/i,
    ['droit_travail', 'securite_sociale', 'fonction_publique'],
  ],
  [/notarial|notaire|patrimonial|successions/i, ['droit_successions', 'droit_famille', 'droit_immobilier']],
  [/famille/i, ['droit_famille', 'divorce', 'droit_mineurs', 'droit_successions']],
  [
    /immobilier|foncière|construction/i,
    ['droit_immobilier', 'droit_construction', 'droit_copropriete', 'droit_baux'],
  ],
  [/numérique|données|Legal/i, ['protection_donnees', 'nouvelles_technologies', 'propriete_intellectuelle']],
  [/intellectuelle/i, ['propriete_intellectuelle', 'nouvelles_technologies', 'droit_presse']],
  [/fiscal/i, ['droit_fiscal', 'droit_societes', 'droit_affaires']],
  [/pénal|judiciaires/i, ['droit_penal', 'droit_routier', 'droit_mineurs']],
  [/étrangers/i, ['droit_etrangers', 'droit_public', 'droit_famille']],
  [/corporel|Assurances/i, ['dommage_corporel', 'droit_assurances', 'responsabilite_medicale']],
  [/urbanisme/i, ['droit_urbanisme', 'droit_environnement', 'droit_expropriation']],
  [/public|commande|administratif|territoriale/i, ['droit_public', 'marches_publics', 'droit_administratif']],
  [/international|traduction/i, ['droit_international', 'droit_transports', 'droit_douanier']],
  [/recouvrement|exécution|significateur|constats/i, ['voies_execution', 'droit_baux', 'droit_civil']],
  [/collectives/i, ['entreprises_difficulte', 'droit_societes', 'droit_bancaire']],
  [/contentieux|arbitrage|procédure/i, ['droit_civil', 'voies_execution', 'modes_amiables']],
  [
    /affaires|sociétés|contrats|entreprise|Industrie/i,
    ['droit_affaires', 'droit_societes', 'droit_concurrence', 'droit_consommation'],
  ],
];

export const otherDomains: readonly LegalDomain[] = [
  'droit_civil',
  'droit_affaires',
  'droit_consommation',
  'autre',
];

export const skillsOfStudents: readonly SkillName[] = [
  'Recherches juridiques',
  'Rédaction',
  'Maîtrise du pack Office',
  'Aisance oratoire',
  'IA',
  'Maîtrise des réseaux sociaux',
  'Legal design',
];
export const skillsOfEmployees: readonly SkillName[] = [
  'Rédaction',
  'Contentieux',
  'Recherches juridiques',
  'Gestion des relations clients',
  'Gestion de projet',
  'RGPD',
  'Management',
  'Aisance oratoire',
  'IA',
  'Legal design',
  'Maîtrise du pack Office',
];

interface Workplace {
  readonly sector: string;
  readonly names: readonly string[];
  readonly jobs: readonly string[];
}

const firms: Workplace = {
  sector: 'Cabinet d’avocats',
  names: [
    'Cabinet Rivoire & Associés',
    'Selarl Montaigu',
    'Cabinet Lenormand',
    'Hestia Avocats',
    'Cabinet du Vieux-Port',
  ],
  jobs: ['Avocat collaborateur', 'Juriste en cabinet', 'Avocat associé'],
};
const offices: Workplace = {
  sector: 'Office notarial',
  names: ['Étude Castaing', 'Office notarial des Tilleuls', 'Étude Le Bihan & Roche', 'Notaires du Parvis'],
  jobs: ['Clerc aux successions', 'Rédacteur d’actes', 'Notaire assistant'],
};
const bailiffs: Workplace = {
  sector: 'Étude de commissaire de justice',
  names: ['Étude Fabre & Nivelle', 'Constat Ouest', 'Selarl Ravel'],
  jobs: ['Clerc habilité aux constats', 'Gestionnaire de recouvrement', 'Commissaire de justice'],
};
const companies: Workplace = {
  sector: 'Direction juridique',
  names: [
    'Mécaflor',
    'Groupe Ardelia',
    'Assurances du Levant',
    'Novaterre Logistique',
    'Banque coopérative des Alpes',
  ],
  jobs: ['Juriste contrats', 'Juriste droit des affaires', 'Responsable juridique adjoint'],
};
const publics: Workplace = {
  sector: 'Collectivité territoriale',
  names: ['Métropole de Rouen', 'Conseil départemental', 'Ville de Clermont-Ferrand', 'Région Occitanie'],
  jobs: ['Juriste marchés publics', 'Chargé d’affaires juridiques', 'Responsable du service juridique'],
};
const internships: Workplace = {
  sector: 'Stage',
  names: [
    ...firms.names,
    ...offices.names,
    'Tribunal judiciaire de Lyon',
    'Maison de la justice et du droit',
  ],
  jobs: ['Stagiaire juriste', 'Assistant de justice', 'Alternant juriste'],
};

const workplaces: Partial<Readonly<Record<Profession, readonly Workplace[]>>> = {
  Étudiant: [internships],
  'Élève avocat': [internships, firms],
  Avocat: [firms, companies],
  Notaire: [offices],
  'Collaborateur de notaire': [offices],
  'Commissaire de justice': [bailiffs],
  'Clerc de commissaire de justice': [bailiffs],
  'Juriste en droit public': [publics],
};

export const workplacesOf = (profession: string | null): readonly Workplace[] =>
  Object.entries(workplaces).find(([name]) => name === profession)?.[1] ?? [companies, firms];

export const schools: readonly string[] = [
  'Université Lyon 3 Jean-Moulin',
  'Université Paris 1 Panthéon-Sorbonne',
  'Université de Rennes',
  'Université Toulouse Capitole',
  'Université de Bordeaux',
  'Université de Strasbourg',
  'Aix-Marseille Université',
  'Université de Lille',
  'Université de Montpellier',
  'Nantes Université',
];

export const diplomas: readonly string[] = [
  'Master 2 Droit des affaires',
  'Master 2 Droit privé général',
  'Master 2 Droit notarial',
  'Master 2 Droit public des affaires',
  'Master 2 Droit social',
  'Master 2 Contentieux et modes amiables',
];
