import { type BillingDetails, billedName, legalFormLine } from '@basoche/domain/payments/billing';
import { sirenOf } from '@basoche/domain/payments/identifiers';
import { type Invoice, paymentDays } from '@basoche/domain/payments/invoices/invoice';
import { mentionsOf, withoutVat } from '@basoche/domain/payments/invoices/mentions';
import { withinXml } from './xml.ts';

/**
 * An invoice as the electronic form has it: Cross Industry Invoice, Factur-X 1.08, profile EN 16931. The codes are those of the
 * standard's lists; the numbers in comments are its terms.
 */

const amount = (cents: number): number => cents / 100;

const dayOf = (day: string) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date };
};

const text = (value: string): string => withinXml(value).trim();

/** ISO 6523: 0002 SIREN; 0225 the French electronic address, which is the SIREN. */
const partyOf = (details: BillingDetails) => {
  const { address, zipCode, city, country, businessNumber } = details;
  const siren = businessNumber === null ? null : sirenOf(businessNumber);
  return {
    name: text(billedName(details)),
    ...(siren === null
      ? {}
      : {
          specifiedLegalOrganization: { id: { id: siren, scheme: '0002' } },
          universalCommunicationAddressURI: { id: siren, scheme: '0225' },
        }),
    postalAddress: { postcode: text(zipCode), addressLineOne: text(address), city: text(city), country },
  };
};

const sellerOf = ({ issuer }: Invoice) => {
  const { businessNumber, vatNumber } = issuer;
  const form = legalFormLine(issuer);
  return {
    ...partyOf(issuer),
    ...(form === null ? {} : { otherLegalInformation: text(form) }),
    // Who has no number of VAT is known to the tax office by their SIREN (BT-32).
    taxIdentification: {
      ...(vatNumber === null ? {} : { vatId: vatNumber }),
      ...(vatNumber === null && businessNumber !== null ? { localTaxId: sirenOf(businessNumber) } : {}),
    },
  };
};

const buyerOf = ({ buyer }: Invoice) => ({
  ...partyOf(buyer),
  ...(buyer.vatNumber === null ? {} : { taxIdentification: { vatId: buyer.vatNumber } }),
});

/** S: the standard rate; E: exempt, here because the issuer is under the franchise. */
const categoryOf = ({ vat }: Invoice) => (vat.rate === 0 ? 'E' : 'S');

const lineOf = (invoice: Invoice, index: number) => {
  const line = invoice.lines[index] ?? { text: '', netCents: 0 };
  return {
    generalLineData: { lineId: String(index + 1) },
    productDescription: { name: text(line.text) },
    productPriceAgreement: { productNetPricing: { netPricePerItem: amount(line.netCents) } },
    // C62: one of it.
    delivery: { itemQuantity: { quantity: 1, unit: 'C62' } },
    settlement: {
      tax: { typeCode: 'VAT', categoryCode: categoryOf(invoice), rateApplicablePercent: invoice.vat.rate },
      lineTotals: { netTotal: amount(line.netCents) },
    },
  };
};

const taxOf = (invoice: Invoice) => {
  const { vat, isVatOnDebits } = invoice;
  return {
    calculatedAmount: amount(vat.cents),
    typeCode: 'VAT',
    basisAmount: amount(vat.baseCents),
    categoryCode: categoryOf(invoice),
    rateApplicablePercent: vat.rate,
    ...(vat.rate === 0
      ? { exemptionReason: withoutVat, exemptionReasonCode: 'VATEX-FR-FRANCHISE' }
      : // 5: when the invoice is issued; 72: when it is paid (BT-8).
        { dueDateTypeCode: isVatOnDebits ? '5' : '72' }),
  };
};

const termsOf = ({ isBetweenProfessionals, dueOn, paidCents }: Invoice) => ({
  ...(isBetweenProfessionals || paidCents > 0
    ? { description: paidCents > 0 ? 'Facture acquittée.' : `Paiement à ${paymentDays} jours.` }
    : {}),
  dueDate: dayOf(dueOn),
});

const dataOf = (invoice: Invoice) => ({
  // What kind of operation, for the French portals (BT-23): services, to be paid or paid already.
  businessProcessType: invoice.paidCents > 0 ? 'S2' : 'S1',
  profile: 'urn:cen.eu:en16931:2017',
  document: {
    id: invoice.number,
    type: invoice.kind === 'invoice' ? '380' : '381',
    dateOfIssue: dayOf(invoice.issuedOn),
    currency: 'EUR',
    notes: mentionsOf(invoice).map(({ code, text: content }) => ({ content: text(content), subject: code })),
  },
  seller: sellerOf(invoice),
  buyer: buyerOf(invoice),
  invoiceLines: invoice.lines.map((_line, index) => lineOf(invoice, index)),
  referencedDocuments: {
    contractReference: { documentId: invoice.reference },
    ...(invoice.corrects === null
      ? {}
      : {
          referencedInvoice: [
            { documentId: invoice.corrects.number, issueDate: dayOf(invoice.corrects.issuedOn) },
          ],
        }),
  },
  ...(invoice.performedOn === null ? {} : { delivery: { deliveryDate: dayOf(invoice.performedOn) } }),
  paymentInformation: { paymentTerms: termsOf(invoice) },
  totals: {
    sumWithoutAllowancesAndCharges: amount(invoice.netCents),
    netTotal: amount(invoice.netCents),
    taxBreakdown: [taxOf(invoice)],
    taxTotal: [{ amount: amount(invoice.vat.cents), currency: 'EUR' }],
    grossTotal: amount(invoice.totalCents),
    ...(invoice.paidCents > 0 ? { prepaidAmount: amount(invoice.paidCents) } : {}),
    openAmount: amount(invoice.totalCents - invoice.paidCents),
  },
});

/** The library writes a rate with four decimals; the French portals take two at most (BR-FR-DEC-04). */
const plainRates = (xml: string): string => xml.replace(/(<ram:RateApplicablePercent>\d+\.\d\d)\d*</g, '$1<');

/** The XML of an invoice. Throws where the library finds that it keeps a rule of the standard not. It is read when it is needed: it is large. */
export const facturX = async (invoice: Invoice): Promise<string> => {
  const { FacturX } = await import('factur-x-kit');
  const made = await FacturX.fromObject(dataOf(invoice));
  const { valid, errors } = made.validate();
  if (!valid) {
    throw new Error(`This is no invoice of EN 16931: ${errors?.map(({ message }) => message).join(' ')}`);
  }
  return plainRates(await made.getXML());
};
