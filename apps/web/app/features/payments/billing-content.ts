/** Texts of billing details. */

export const billing = {
  title: 'Coordonnées de facturation',
  text: 'Elles figurent sur les factures que vous émettez et sur celles que vous recevez. Une facture déjà émise ne change pas.',
  save: 'Enregistrer les coordonnées',
  saved: 'Vos coordonnées de facturation sont enregistrées.',
  invoices: 'Voir mes factures',
} as const;

export const billingFields = {
  legalName: 'Nom ou dénomination sociale',
  legalForm: 'Forme juridique',
  legalFormHelp: '«\u00a0EI\u00a0» pour un entrepreneur individuel, ou par exemple SELARL, SAS, association.',
  shareCapital: 'Capital social (facultatif)',
  shareCapitalHelp: 'En euros, sans décimales.',
  address: 'Adresse',
  zipCode: 'Code postal',
  city: 'Ville',
  country: 'Pays',
  businessNumber: 'SIREN ou SIRET',
  businessNumberHelp: '9 ou 14 chiffres.',
  vatNumber: 'Numéro de TVA intracommunautaire',
  vatNumberExample: 'Par exemple FR 32 123456789.',
  vatNumberHelp: 'Par exemple FR 32 123456789. Laissez vide s’il n’y en a pas.',
} as const;
