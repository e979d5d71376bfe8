import { type BillingDetails, billedName, legalFormLine } from '@basoche/domain/payments/billing';
import { sirenOf } from '@basoche/domain/payments/identifiers';
import { type Invoice, type InvoiceLine, paymentDays } from '@basoche/domain/payments/invoices/invoice';
import { mentionsOf, withoutVat } from '@basoche/domain/payments/invoices/mentions';
import { unitsIn } from '@basoche/domain/pricing/limits';
import XMLBuilder from 'fast-xml-builder';
import { withinXml } from './xml.ts';

/**
 * An invoice in electronic form: Cross Industry Invoice, Factur-X 1.08, profile EN 16931. Elements follow the order of
 * its schema; codes are from the standard's lists. Numbers in comments (BT-…) are its terms.
 */

const standard = 'urn:un:unece:uncefact:data:standard';

const amount = (cents: number): string => (cents / 100).toFixed(2);

const percent = (rate: number): string => rate.toFixed(2);

const text = (value: string): string => withinXml(value).trim();

/** A date in format 102: YYYYMMDD. */
const dateOf = (day: string) => ({ '@format': '102', '#text': day.replaceAll('-', '') });

const timeOf = (day: string) => ({ 'udt:DateTimeString': dateOf(day) });

const coded = (scheme: string, value: string) => ({ '@schemeID': scheme, '#text': value });

/** Identifier schemes of ISO 6523: 0002 is SIREN; 0225 is the French electronic address, here the SIREN. */
const partyOf = (
  details: BillingDetails,
  { description, taxes }: { readonly description?: string; readonly taxes: readonly object[] },
) => {
  const siren = details.businessNumber === null ? null : sirenOf(details.businessNumber);
  return {
    'ram:Name': text(billedName(details)),
    'ram:Description': description,
    'ram:SpecifiedLegalOrganization': siren === null ? undefined : { 'ram:ID': coded('0002', siren) },
    'ram:PostalTradeAddress': {
      'ram:PostcodeCode': text(details.zipCode),
      'ram:LineOne': text(details.address),
      'ram:CityName': text(details.city),
      'ram:CountryID': details.country,
    },
    'ram:URIUniversalCommunication': siren === null ? undefined : { 'ram:URIID': coded('0225', siren) },
    'ram:SpecifiedTaxRegistration': taxes.map((id) => ({ 'ram:ID': id })),
  };
};

const sellerOf = ({ issuer }: Invoice) => {
  const { businessNumber, vatNumber } = issuer;
  const form = legalFormLine(issuer);
  // The tax office identifies an issuer without a VAT number by their SIREN (BT-32).
  const byTaxOffice = businessNumber === null ? [] : [coded('FC', sirenOf(businessNumber))];
  return partyOf(issuer, {
    ...(form === null ? {} : { description: text(form) }),
    taxes: vatNumber === null ? byTaxOffice : [coded('VA', vatNumber)],
  });
};

const buyerOf = ({ buyer }: Invoice) =>
  partyOf(buyer, { taxes: buyer.vatNumber === null ? [] : [coded('VA', buyer.vatNumber)] });

/** VAT category S: standard rate. E: exempt, here because the issuer is under the franchise. */
const categoryOf = ({ vat }: Invoice) => (vat.rate === 0 ? 'E' : 'S');

/** Codes of units (UN/ECE 20): day, hour. */
const unitCodes = { day: 'DAY', hour: 'HUR' } as const;

/** Quantity and price of one: of a line without time, one of its sum (C62: unit "one"). */
const quantityOf = ({ netCents, time }: InvoiceLine) =>
  time === undefined
    ? { code: 'C62', quantity: '1', priceCents: netCents }
    : {
        code: unitCodes[time.kind],
        quantity: (time.units / unitsIn[time.kind]).toFixed(2),
        priceCents: time.rateCents,
      };

const lineOf = (invoice: Invoice, line: InvoiceLine, index: number) => ({
  'ram:AssociatedDocumentLineDocument': { 'ram:LineID': index + 1 },
  'ram:SpecifiedTradeProduct': {
    'ram:Name': text(line.text),
    'ram:Description': line.done === undefined ? undefined : text(line.done.join('\n')),
  },
  'ram:SpecifiedLineTradeAgreement': {
    'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': amount(quantityOf(line).priceCents) },
  },
  'ram:SpecifiedLineTradeDelivery': {
    'ram:BilledQuantity': { '@unitCode': quantityOf(line).code, '#text': quantityOf(line).quantity },
  },
  'ram:SpecifiedLineTradeSettlement': {
    'ram:ApplicableTradeTax': {
      'ram:TypeCode': 'VAT',
      'ram:CategoryCode': categoryOf(invoice),
      'ram:RateApplicablePercent': percent(invoice.vat.rate),
    },
    'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': amount(line.netCents) },
  },
});

const taxOf = (invoice: Invoice) => {
  const { vat, isVatOnDebits } = invoice;
  const isExempt = vat.rate === 0;
  return {
    'ram:CalculatedAmount': amount(vat.cents),
    'ram:TypeCode': 'VAT',
    'ram:ExemptionReason': isExempt ? withoutVat : undefined,
    'ram:BasisAmount': amount(vat.baseCents),
    'ram:CategoryCode': categoryOf(invoice),
    'ram:ExemptionReasonCode': isExempt ? 'VATEX-FR-FRANCHISE' : undefined,
    // VAT is due when the invoice is issued (5) or when it is paid (72) (BT-8).
    'ram:DueDateTypeCode': isExempt ? undefined : isVatOnDebits ? '5' : '72',
    'ram:RateApplicablePercent': percent(vat.rate),
  };
};

const termsOf = ({ isBetweenProfessionals, dueOn, paidCents }: Invoice) => ({
  'ram:Description':
    paidCents > 0
      ? 'Facture acquittée.'
      : isBetweenProfessionals
        ? `Paiement à ${paymentDays} jours.`
        : undefined,
  'ram:DueDateDateTime': timeOf(dueOn),
});

const totalsOf = ({ netCents, vat, totalCents, paidCents }: Invoice) => ({
  'ram:LineTotalAmount': amount(netCents),
  'ram:TaxBasisTotalAmount': amount(netCents),
  'ram:TaxTotalAmount': { '@currencyID': 'EUR', '#text': amount(vat.cents) },
  'ram:GrandTotalAmount': amount(totalCents),
  'ram:TotalPrepaidAmount': paidCents > 0 ? amount(paidCents) : undefined,
  'ram:DuePayableAmount': amount(totalCents - paidCents),
});

const transactionOf = (invoice: Invoice) => ({
  'ram:IncludedSupplyChainTradeLineItem': invoice.lines.map((line, index) => lineOf(invoice, line, index)),
  'ram:ApplicableHeaderTradeAgreement': {
    'ram:SellerTradeParty': sellerOf(invoice),
    'ram:BuyerTradeParty': buyerOf(invoice),
    'ram:ContractReferencedDocument': { 'ram:IssuerAssignedID': invoice.reference },
  },
  'ram:ApplicableHeaderTradeDelivery':
    invoice.performedOn === null
      ? ''
      : { 'ram:ActualDeliverySupplyChainEvent': { 'ram:OccurrenceDateTime': timeOf(invoice.performedOn) } },
  'ram:ApplicableHeaderTradeSettlement': {
    'ram:InvoiceCurrencyCode': 'EUR',
    'ram:ApplicableTradeTax': taxOf(invoice),
    'ram:BillingSpecifiedPeriod':
      invoice.period === undefined
        ? undefined
        : {
            'ram:StartDateTime': timeOf(invoice.period.from),
            'ram:EndDateTime': timeOf(invoice.period.until),
          },
    'ram:SpecifiedTradePaymentTerms': termsOf(invoice),
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': totalsOf(invoice),
    'ram:InvoiceReferencedDocument':
      invoice.corrects === null
        ? undefined
        : {
            'ram:IssuerAssignedID': invoice.corrects.number,
            'ram:FormattedIssueDateTime': { 'qdt:DateTimeString': dateOf(invoice.corrects.issuedOn) },
          },
  },
});

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' });

/** The XML of an invoice. */
export const facturX = (invoice: Invoice): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({
    'rsm:CrossIndustryInvoice': {
      '@xmlns:rsm': `${standard}:CrossIndustryInvoice:100`,
      '@xmlns:qdt': `${standard}:QualifiedDataType:100`,
      '@xmlns:ram': `${standard}:ReusableAggregateBusinessInformationEntity:100`,
      '@xmlns:udt': `${standard}:UnqualifiedDataType:100`,
      'rsm:ExchangedDocumentContext': {
        // Type of operation for the French portals (BT-23): services, to be paid (S1) or paid already (S2).
        'ram:BusinessProcessSpecifiedDocumentContextParameter': {
          'ram:ID': invoice.paidCents > 0 ? 'S2' : 'S1',
        },
        'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': 'urn:cen.eu:en16931:2017' },
      },
      'rsm:ExchangedDocument': {
        'ram:ID': invoice.number,
        'ram:TypeCode': invoice.kind === 'invoice' ? '380' : '381',
        'ram:IssueDateTime': timeOf(invoice.issuedOn),
        'ram:IncludedNote': mentionsOf(invoice).map(({ code, text: content }) => ({
          'ram:Content': text(content),
          'ram:SubjectCode': code,
        })),
      },
      'rsm:SupplyChainTradeTransaction': transactionOf(invoice),
    },
  })}`;
