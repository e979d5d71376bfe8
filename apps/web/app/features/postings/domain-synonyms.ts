import type { LegalDomain } from '@basoche/domain/options/legal-domains';
import { matches } from '../../lib/match-names.ts';

/** Everyday words for a domain of law, besides its official name. */
const otherWords: Partial<Record<LegalDomain, string>> = {
  droit_famille: 'pension alimentaire garde enfant mariage pacs adoption',
  droit_penal: 'garde à vue plainte tribunal correctionnel',
  droit_immobilier: 'maison appartement vente logement notaire',
  droit_civil: 'contrat dette responsabilité voisin voisinage',
  voies_execution: 'huissier saisie recouvrement impayé',
  divorce: 'séparation prestation compensatoire',
  droit_successions: 'héritage testament donation décès',
  droit_travail: 'licenciement salarié employeur prud’hommes rupture conventionnelle emploi',
  droit_fiscal: 'impôt impôts taxe contrôle fiscal tva',
  droit_etrangers: 'visa titre de séjour asile nationalité',
  droit_assurances: 'sinistre mutuelle indemnisation',
  droit_bancaire: 'banque crédit prêt caution',
  fonction_publique: 'fonctionnaire agent mutation concours',
  droit_administratif: 'mairie préfecture permis recours',
  droit_urbanisme: 'permis de construire plu mairie',
  droit_construction: 'travaux chantier malfaçon artisan garantie décennale',
  droit_copropriete: 'syndic charges assemblée générale immeuble',
  protection_donnees: 'rgpd cnil vie privée',
  nouvelles_technologies: 'informatique logiciel internet site numérique',
  propriete_intellectuelle: 'marque brevet droit d’auteur contrefaçon',
  droit_presse: 'diffamation média injure',
  droit_mineurs: 'enfant assistance éducative',
  droit_routier: 'permis de conduire accident voiture amende',
  dommage_corporel: 'accident blessure victime indemnisation',
  responsabilite_medicale: 'médecin hôpital erreur médicale',
  droit_societes: 'entreprise statuts associé pacte sas sarl',
  entreprises_difficulte: 'faillite redressement liquidation dette',
  droit_consommation: 'achat remboursement garantie litige vendeur',
  droit_baux: 'bail logement loyer location locataire propriétaire',
  modes_amiables: 'médiation conciliation arbitrage',
};

/** True if each typed word starts a word of the domain's name or of its everyday words. */
export const domainMatches = (value: string, label: string, typed: string): boolean =>
  matches(`${label} ${Object.entries(otherWords).find(([domain]) => domain === value)?.[1] ?? ''}`, typed);
