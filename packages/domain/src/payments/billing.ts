import { type BillingCountry, countryName, isFrenchTerritory } from './countries.ts';
import {
  frenchVatNumber,
  isBusinessNumber,
  isVatNumber,
  sirenOf,
  spacedBusinessNumber,
} from './identifiers.ts';

/**
 * The issuer or the buyer of an invoice, as the invoice names them (CGI, ann. II, art. 242 nonies A; code de
 * commerce, L441-9).
 */
export interface BillingDetails {
  /** The name of the company, or the first and last name of a person. */
  readonly legalName: string;
  /**
   * « SELARL », « EI »: the legal form of a company, or the mark of a person who trades in their own name.
   */
  readonly legalForm: string | null;
  /** In whole euros. */
  readonly shareCapital: number | null;
  readonly address: string;
  readonly zipCode: string;
  readonly city: string;
  readonly country: BillingCountry;
  /** A SIREN or a SIRET, digits only. */
  readonly businessNumber: string | null;
  /** In capitals, without spaces. */
  readonly vatNumber: string | null;
}
export type BillingField = keyof BillingDetails;

export interface BillingError {
  readonly path: BillingField;
  /** French: how to correct it. */
  readonly message: string;
}

const isOfFrance = ({ country }: BillingDetails): boolean => country === 'FR';

/** Mistakes in the details themselves, whatever they are used for. */
export const billingMistakes = (details: BillingDetails): BillingError[] => {
  const { businessNumber, vatNumber, zipCode } = details;
  const found: BillingError[] = [];
  const add = (path: BillingField, message: string) => found.push({ path, message });
  if (isOfFrance(details) && !/^\d{5}$/.test(zipCode)) {
    add('zipCode', 'Un code postal français a cinq chiffres.');
  }
  if (businessNumber !== null && !isOfFrance(details)) {
    add('businessNumber', 'Le SIREN n’existe qu’en France. Laissez ce champ vide.');
  } else if (businessNumber !== null && !isBusinessNumber(businessNumber)) {
    add(
      'businessNumber',
      'Ce numéro n’est pas valide. Un SIREN a 9 chiffres, un SIRET en a 14\u202f: vérifiez-les.',
    );
  }
  if (vatNumber !== null && !isVatNumber(vatNumber)) {
    add('vatNumber', 'Ce numéro de TVA n’est pas valide. Vérifiez-le, par exemple FR 32 123456789.');
  } else if (vatNumber?.startsWith('FR') && businessNumber !== null && isBusinessNumber(businessNumber)) {
    const siren = sirenOf(businessNumber);
    if (vatNumber.slice(4) !== siren) {
      add(
        'vatNumber',
        `Ce numéro de TVA est celui d’un autre SIREN. Le vôtre devrait être ${frenchVatNumber(siren)}.`,
      );
    }
  }
  return found;
};

/** Details that the issuer of an invoice must still give; `withVat` is true if VAT is applied. */
export const issuerGaps = (issuer: BillingDetails, withVat: boolean): BillingError[] => {
  const found: BillingError[] = [];
  if (!isOfFrance(issuer)) {
    found.push({
      path: 'country',
      message: 'Seul un professionnel établi en France peut émettre une facture d’ici.',
    });
  }
  if (issuer.businessNumber === null) {
    found.push({
      path: 'businessNumber',
      message: 'Votre SIREN ou SIRET est une mention obligatoire de la facture.',
    });
  }
  if (issuer.legalForm === null) {
    found.push({
      path: 'legalForm',
      message: 'Indiquez votre forme juridique, ou «\u00a0EI\u00a0» pour un entrepreneur individuel.',
    });
  }
  if (withVat && issuer.vatNumber === null) {
    found.push({
      path: 'vatNumber',
      message: 'Votre prix comprend la TVA\u202f: votre numéro de TVA est une mention obligatoire.',
    });
  }
  return found;
};

/** Details of the buyer that an invoice from a professional still needs. */
export const buyerGaps = (buyer: BillingDetails, isLegalEntity: boolean): BillingError[] => {
  if (!isFrenchTerritory(buyer.country)) {
    return [
      {
        path: 'country',
        message: 'Les factures émises d’ici vont à des clients établis en France ou à Monaco.',
      },
    ];
  }
  return isOfFrance(buyer) && isLegalEntity && buyer.businessNumber === null
    ? [{ path: 'businessNumber', message: 'Le SIREN du client est une mention obligatoire de la facture.' }]
    : [];
};

/** Forms of a sole trader: the name on the invoice must carry « EI » (code de commerce, R526-27). */
const soleTrader = /^(?:e\.?i\.?|entrepreneur(?:e)? individuel(?:le)?|micro-?entrepreneur(?:e)?)$/i;

/** The name on the invoice: « Anne Lefèvre EI », « Étude Martin ». */
export const billedName = ({ legalName, legalForm }: BillingDetails): string =>
  legalForm !== null && soleTrader.test(legalForm) && !/\bEI$/.test(legalName)
    ? `${legalName} EI`
    : legalName;

const euros = new Intl.NumberFormat('fr-FR');

/** « SELARL au capital de 10 000 € »; null for a person who trades in their own name. */
export const legalFormLine = ({ legalForm, shareCapital }: BillingDetails): string | null => {
  if (legalForm === null || soleTrader.test(legalForm)) return null;
  return shareCapital === null
    ? legalForm
    : `${legalForm} au capital de ${euros.format(shareCapital)}\u00a0€`;
};

const numberLine = (businessNumber: string): string =>
  `${businessNumber.length === 14 ? 'SIRET' : 'SIREN'} ${spacedBusinessNumber(businessNumber)}`;

/** The lines of a postal address, then the business and VAT numbers. */
export const billingLines = (details: BillingDetails): string[] => {
  const { address, zipCode, city, country, businessNumber, vatNumber } = details;
  return [
    billedName(details),
    legalFormLine(details),
    address,
    `${zipCode} ${city}`,
    country === 'FR' ? null : countryName(country),
    businessNumber && numberLine(businessNumber),
    vatNumber && `TVA ${vatNumber}`,
  ].filter((line) => line !== null);
};
