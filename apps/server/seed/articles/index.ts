import { article as accordDeConfidentialiteBienRedige } from './accord-de-confidentialite-bien-redige.ts';
import { article as clauseDeNonConcurrence } from './clause-de-non-concurrence.ts';
import { article as consultationJuridiqueQuiPeutLaDonner } from './consultation-juridique-qui-peut-la-donner.ts';
import { article as conventionDHonoraires } from './convention-d-honoraires.ts';
import { article as delaisDePaiementEntreProfessionnels } from './delais-de-paiement-entre-professionnels.ts';
import { article as injonctionDePayerModeDEmploi } from './injonction-de-payer-mode-d-emploi.ts';
import { article as methodeDeRechercheJuridique } from './methode-de-recherche-juridique.ts';
import { article as miseEnDemeureQuatreEffets } from './mise-en-demeure-quatre-effets.ts';
import { article as plaiderPourUnConfrere } from './plaider-pour-un-confrere.ts';
import { article as portageSalarialCeQueChacunVerifie } from './portage-salarial-ce-que-chacun-verifie.ts';
import { article as prescriptionCinqAnsPourAgir } from './prescription-cinq-ans-pour-agir.ts';
import { article as sousTraitantRgpdLireLeContrat } from './sous-traitant-rgpd-lire-le-contrat.ts';
import { article as stageEnDroitConventionEtGratification } from './stage-en-droit-convention-et-gratification.ts';
import { article as violationDeDonneesSoixanteDouzeHeures } from './violation-de-donnees-soixante-douze-heures.ts';
import type { WrittenArticle } from './written.ts';

/** The first set of the news, newest first. */
export const articles: readonly WrittenArticle[] = [
  plaiderPourUnConfrere,
  methodeDeRechercheJuridique,
  injonctionDePayerModeDEmploi,
  portageSalarialCeQueChacunVerifie,
  stageEnDroitConventionEtGratification,
  miseEnDemeureQuatreEffets,
  accordDeConfidentialiteBienRedige,
  sousTraitantRgpdLireLeContrat,
  prescriptionCinqAnsPourAgir,
  delaisDePaiementEntreProfessionnels,
  consultationJuridiqueQuiPeutLaDonner,
  clauseDeNonConcurrence,
  violationDeDonneesSoixanteDouzeHeures,
  conventionDHonoraires,
];
