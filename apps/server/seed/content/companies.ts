import type { LegalDomain } from '@basoche/domain/options/legal-domains';
import type { Voice } from './missions/kernel.ts';

/** Details of the companies of the demonstration, besides their presentation. */

export type CompanyVoice = Extract<Voice, 'company' | 'firm' | 'notary' | 'bailiff'>;

export interface CompanyWords {
  /** Titles of the leader, for a woman and for a man. */
  readonly leaders: readonly (readonly [woman: string, man: string])[];
  readonly domains: readonly LegalDomain[];
  readonly values: readonly string[];
  readonly profiles: readonly string[];
}

/** Domains by a word in the presentation. All matches count. */
export const domainsOfPresentations: readonly (readonly [word: RegExp, domains: readonly LegalDomain[]])[] = [
  [/social|salariés|emploi|paie/i, ['droit_travail', 'securite_sociale']],
  [/famille|familial/i, ['droit_famille', 'droit_successions']],
  [/immobilier|logement|maison|indivision/i, ['droit_immobilier', 'droit_baux', 'droit_copropriete']],
  [/construction|chantier|génie/i, ['droit_construction', 'droit_assurances']],
  [/fiscal/i, ['droit_fiscal']],
  [/public|collectivités|communes/i, ['droit_public', 'marches_publics', 'droit_urbanisme']],
  [/propriété intellectuelle|édit|presse|jeux/i, ['propriete_intellectuelle', 'droit_presse']],
  [/logiciel|capteurs|numérique|technologies/i, ['nouvelles_technologies', 'protection_donnees']],
  [/pénal|corporel/i, ['droit_penal', 'dommage_corporel']],
  [/étrangers|asile/i, ['droit_etrangers', 'droit_administratif']],
  [/collectives|bancaire|restructuration/i, ['entreprises_difficulte', 'droit_bancaire']],
  [/transport|douane|véhicules|autopartage/i, ['droit_transports', 'droit_douanier']],
  [/rural|agri|exploitations|vins/i, ['droit_rural']],
  [/clinique|médica|mutuelle|protég/i, ['responsabilite_medicale', 'droit_assurances']],
  [/photovoltaïque|énergétique|irrigation/i, ['droit_energie', 'droit_environnement']],
  [/boutiques|vente|points de vente|hôtels/i, ['droit_consommation', 'droit_concurrence']],
];

export const companyWords: Readonly<Record<CompanyVoice, CompanyWords>> = {
  firm: {
    leaders: [
      ['Avocate associée', 'Avocat associé'],
      ['Associée fondatrice', 'Associé fondateur'],
    ],
    domains: ['droit_affaires', 'droit_societes', 'droit_civil'],
    values: [
      'Un dossier, un interlocuteur, une réponse écrite. Nous relisons tout à deux, et nous disons ce que nous ne savons pas.',
      'La confiance des confrères se gagne par les délais tenus. Nos écritures sont courtes, nos pièces numérotées, nos honoraires annoncés.',
      'Nous formons un stagiaire par semestre et le rémunérons. Le télétravail est la règle deux jours par semaine.',
    ],
    profiles: [
      'Des collaborateurs à l’aise à l’écrit.\n\n- Avocats, de deux à cinq ans d’exercice\n- Élèves avocats en stage final\n- Juristes pour des renforts ponctuels',
      'Des correspondants fidèles devant les autres cours, et des rédacteurs pour les périodes de pointe.',
    ],
  },
  notary: {
    leaders: [['Notaire associée', 'Notaire associé']],
    domains: ['droit_immobilier', 'droit_successions', 'droit_famille', 'droit_rural'],
    values: [
      'Expliquer avant de faire signer. Chaque client repart avec un calendrier et le nom de la personne qui suit son dossier.',
      'L’acte authentique se prépare\u202f: nous donnons du temps aux clercs, et des outils récents.',
    ],
    profiles: [
      'Des rédacteurs d’actes autonomes, et des formalistes rigoureux.\n\n- Clercs rédacteurs\n- Notaires stagiaires\n- Juristes pour des audits de biens',
    ],
  },
  bailiff: {
    leaders: [['Commissaire de justice associée', 'Commissaire de justice associé']],
    domains: ['voies_execution', 'droit_baux', 'droit_civil'],
    values: [
      'Exécuter sans humilier. Nous cherchons l’accord d’abord, et nous tenons nos comptes à la journée.',
      'La précision d’un constat tient à ce qu’on a pris le temps de regarder.',
    ],
    profiles: [
      'Des clercs mobiles et courtois, des significateurs qui connaissent le ressort, et des gestionnaires de recouvrement amiable.',
    ],
  },
  company: {
    leaders: [
      ['Directrice générale', 'Directeur général'],
      ['Présidente', 'Président'],
      ['Gérante', 'Gérant'],
    ],
    domains: ['droit_affaires', 'droit_travail', 'droit_concurrence'],
    values: [
      'Une direction juridique proche des métiers\u202f: des contrats que les commerciaux lisent, des réponses dans la journée.',
      'Nous préférons prévenir que plaider. Les modèles sont partagés, les risques dits simplement.',
      'La qualité se voit dans le détail, chez nos équipes comme dans nos contrats. Nous travaillons avec des juristes indépendants depuis des années.',
    ],
    profiles: [
      'Des juristes qui expliquent clairement.\n\n- Contrats et baux commerciaux\n- Droit social\n- Protection des données',
      'Des renforts de quelques jours à quelques mois, à distance le plus souvent.',
      'Des étudiants en master pour des recherches et de la veille, et des avocats pour nos contentieux.',
    ],
  },
};
