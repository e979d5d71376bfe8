import { call, type Member } from './personas.ts';
import type { Product } from './product.ts';

/** Forty of the forty-seven domains. */
export const domains = [
  'droit_affaires droit_famille droit_penal droit_immobilier droit_civil voies_execution',
  'droit_international divorce droit_successions droit_travail droit_fiscal droit_public',
  'droit_etrangers postulations_substitutions droit_assurances droit_bancaire droit_concurrence',
  'droit_transports fonction_publique droit_energie droit_environnement droit_administratif',
  'droit_electoral marches_publics droit_rural droit_urbanisme droit_construction',
  'droit_copropriete droit_expropriation securite_sociale protection_donnees',
  'nouvelles_technologies propriete_intellectuelle droit_presse droit_mineurs droit_routier',
  'dommage_corporel responsabilite_medicale droit_douanier droit_sport',
]
  .join(' ')
  .replaceAll(' ', ' | ');

/** Fills all of a company's profile, with more domains and departments than fit in a line. */
export const fillCompany = (product: Product, { id, token }: Member): Promise<unknown> =>
  call(product, 'POST', `/users/company/update/${id}`, {
    token,
    body: {
      creationDate: 1987,
      headquartersName: 'Villeneuve-lès-Avignon (30)',
      profiles: 'Des juristes qui aiment écrire.\n\n- contrats\n- baux commerciaux',
      values: 'La clarté, le calme, le respect des délais. '.repeat(12),
      websiteURL: `https://www.exemple.fr/${'cabinet-'.repeat(12)}`,
      sectors: domains,
      locations: '01, 02, 03, 04, 05, 06, 07, 08, 09, 10, 11, 12',
    },
  });
