import { DOMParser, type Element } from '@xmldom/xmldom';

/**
 * Rules of EN 16931 and of the French portals (BR-FR) that our invoices might break, checked on the XML alone, without
 * the program or its library. Each rule has the name that it has in the standard.
 */

/** Descendant elements by a path of local names: `SellerTradeParty/Name`. */
const all = (from: Element, path: string): Element[] => {
  let found = [from];
  for (const name of path.split('/')) {
    found = found.flatMap((one) =>
      [...one.childNodes].filter(
        (child): child is Element => child.nodeType === 1 && child.localName === name,
      ),
    );
  }
  return found;
};
const texts = (from: Element, path: string): string[] =>
  all(from, path).map((one) => one.textContent?.trim() ?? '');
const text = (from: Element, path: string): string => texts(from, path)[0] ?? '';
const has = (from: Element, path: string): boolean => texts(from, path).some((value) => value !== '');

/** Reads an amount as cents from its digits, without rounding. */
const cents = (value: string): number => {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(value) ?? [];
  if (whole === '') return Number.NaN;
  return Number(`${sign}${whole}${decimals.padEnd(2, '0').slice(0, 2)}`);
};
const sum = (values: readonly string[]): number => values.reduce((total, value) => total + cents(value), 0);
const decimals = (value: string): number => value.split('.')[1]?.length ?? 0;

const header = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement';
const agreement = 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement';
const seller = `${agreement}/SellerTradeParty`;
const buyer = `${agreement}/BuyerTradeParty`;
const totals = `${header}/SpecifiedTradeSettlementHeaderMonetarySummation`;
const breakdown = `${header}/ApplicableTradeTax`;
const lines = 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem';
const lineTax = 'SpecifiedLineTradeSettlement/ApplicableTradeTax';
const lineNet = 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount';
const price = 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount';
const quantity = 'SpecifiedLineTradeDelivery/BilledQuantity';

type Rule = (doc: Element) => boolean;
const present =
  (...paths: readonly string[]): Rule =>
  (doc) =>
    paths.every((path) => has(doc, path));
const everyLine =
  (holds: (line: Element) => boolean): Rule =>
  (doc) =>
    all(doc, lines).every(holds);
const everyTax =
  (holds: (tax: Element) => boolean): Rule =>
  (doc) =>
    all(doc, breakdown).every(holds);
/** A rule that must hold for every tax of this category; true if there is none. */
const ofCategory =
  (category: string, holds: (tax: Element, doc: Element) => boolean): Rule =>
  (doc) =>
    all(doc, breakdown)
      .filter((tax) => text(tax, 'CategoryCode') === category)
      .every((tax) => holds(tax, doc));
const categoriesOf = (doc: Element): string[] => texts(doc, `${lines}/${lineTax}/CategoryCode`);
const registrations = (doc: Element, scheme: string): string[] =>
  all(doc, `${seller}/SpecifiedTaxRegistration/ID`)
    .filter((one) => one.getAttribute('schemeID') === scheme)
    .map((one) => one.textContent ?? '');
const notes = (doc: Element): string[] => texts(doc, 'ExchangedDocument/IncludedNote/SubjectCode');
const total = (doc: Element, name: string): number => cents(text(doc, `${totals}/${name}`));
const netOf = (doc: Element, category: string): number =>
  sum(
    all(doc, lines)
      .filter((line) => text(line, `${lineTax}/CategoryCode`) === category)
      .map((line) => text(line, lineNet)),
  );
const rates = (doc: Element): string[] => [
  ...texts(doc, `${breakdown}/RateApplicablePercent`),
  ...texts(doc, `${lines}/${lineTax}/RateApplicablePercent`),
];
const isProfessional = (doc: Element) => has(doc, `${buyer}/SpecifiedLegalOrganization/ID`);

const rules: Readonly<Record<string, Rule>> = {
  'BR-01': (doc) =>
    text(doc, 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID') ===
    'urn:cen.eu:en16931:2017',
  'BR-02': present('ExchangedDocument/ID'),
  'BR-03': (doc) => /^20\d{6}$/.test(text(doc, 'ExchangedDocument/IssueDateTime/DateTimeString')),
  'BR-04': present('ExchangedDocument/TypeCode'),
  'BR-05': present(`${header}/InvoiceCurrencyCode`),
  'BR-06': present(`${seller}/Name`),
  'BR-07': present(`${buyer}/Name`),
  'BR-08': (doc) => all(doc, `${seller}/PostalTradeAddress`).length === 1,
  'BR-09': present(`${seller}/PostalTradeAddress/CountryID`),
  'BR-10': (doc) => all(doc, `${buyer}/PostalTradeAddress`).length === 1,
  'BR-11': present(`${buyer}/PostalTradeAddress/CountryID`),
  'BR-12': present(`${totals}/LineTotalAmount`),
  'BR-13': present(`${totals}/TaxBasisTotalAmount`),
  'BR-14': present(`${totals}/GrandTotalAmount`),
  'BR-15': present(`${totals}/DuePayableAmount`),
  'BR-16': (doc) => all(doc, lines).length > 0,
  'BR-21': everyLine((line) => has(line, 'AssociatedDocumentLineDocument/LineID')),
  'BR-22': everyLine((line) => has(line, quantity)),
  // One, day, hour (UN/ECE 20).
  'BR-23': everyLine((line) =>
    all(line, quantity).every((one) => ['C62', 'DAY', 'HUR'].includes(one.getAttribute('unitCode') ?? '')),
  ),
  'PEPPOL-EN16931-R120': everyLine(
    (line) => cents(text(line, price)) * cents(text(line, quantity)) === cents(text(line, lineNet)) * 100,
  ),
  'BR-24': everyLine((line) => has(line, lineNet)),
  'BR-25': everyLine((line) => has(line, 'SpecifiedTradeProduct/Name')),
  'BR-26': everyLine((line) => has(line, price)),
  'BR-27': everyLine((line) => cents(text(line, price)) >= 0),
  'BR-45': everyTax((tax) => has(tax, 'BasisAmount')),
  'BR-46': everyTax((tax) => has(tax, 'CalculatedAmount')),
  'BR-47': everyTax((tax) => has(tax, 'CategoryCode')),
  'BR-48': everyTax((tax) => has(tax, 'RateApplicablePercent')),
  'BR-53': (doc) => !has(doc, `${header}/TaxCurrencyCode`),
  'BR-55': (doc) =>
    all(doc, `${header}/InvoiceReferencedDocument`).every((one) => has(one, 'IssuerAssignedID')),
  'BR-62': (doc) =>
    all(doc, `${seller}/URIUniversalCommunication/URIID`).every(
      (one) => one.getAttribute('schemeID') === '0225',
    ),
  'BR-63': (doc) =>
    all(doc, `${buyer}/URIUniversalCommunication/URIID`).every(
      (one) => one.getAttribute('schemeID') === '0225',
    ),
  'BR-CO-03': everyTax((tax) => !(has(tax, 'TaxPointDate') && has(tax, 'DueDateTypeCode'))),
  'BR-CO-04': everyLine((line) => has(line, `${lineTax}/CategoryCode`)),
  'BR-CO-09': (doc) => registrations(doc, 'VA').every((vat) => /^[A-Z]{2}/.test(vat)),
  'BR-CO-10': (doc) => total(doc, 'LineTotalAmount') === sum(texts(doc, `${lines}/${lineNet}`)),
  'BR-CO-13': (doc) => total(doc, 'TaxBasisTotalAmount') === total(doc, 'LineTotalAmount'),
  'BR-CO-14': (doc) => total(doc, 'TaxTotalAmount') === sum(texts(doc, `${breakdown}/CalculatedAmount`)),
  'BR-CO-15': (doc) =>
    total(doc, 'GrandTotalAmount') === total(doc, 'TaxBasisTotalAmount') + total(doc, 'TaxTotalAmount'),
  'BR-CO-16': (doc) =>
    total(doc, 'DuePayableAmount') ===
    total(doc, 'GrandTotalAmount') -
      (has(doc, `${totals}/TotalPrepaidAmount`) ? total(doc, 'TotalPrepaidAmount') : 0),
  'BR-CO-17': everyTax((tax) => {
    const exact = (cents(text(tax, 'BasisAmount')) * Number(text(tax, 'RateApplicablePercent'))) / 100;
    return Math.abs(cents(text(tax, 'CalculatedAmount')) - exact) <= 0.5;
  }),
  'BR-CO-18': (doc) => all(doc, breakdown).length > 0,
  'BR-CO-25': (doc) =>
    total(doc, 'DuePayableAmount') <= 0 ||
    has(doc, `${header}/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString`),
  'BR-CO-26': (doc) =>
    has(doc, `${seller}/SpecifiedLegalOrganization/ID`) || registrations(doc, 'VA').length > 0,
  'BR-S-01': (doc) =>
    !categoriesOf(doc).includes('S') || texts(doc, `${breakdown}/CategoryCode`).includes('S'),
  'BR-S-02': (doc) =>
    !categoriesOf(doc).includes('S') || registrations(doc, 'VA').length + registrations(doc, 'FC').length > 0,
  'BR-S-05': everyLine(
    (line) =>
      text(line, `${lineTax}/CategoryCode`) !== 'S' ||
      Number(text(line, `${lineTax}/RateApplicablePercent`)) > 0,
  ),
  'BR-S-08': ofCategory('S', (tax, doc) => cents(text(tax, 'BasisAmount')) === netOf(doc, 'S')),
  'BR-S-10': ofCategory('S', (tax) => !has(tax, 'ExemptionReason') && !has(tax, 'ExemptionReasonCode')),
  'BR-E-01': (doc) =>
    !categoriesOf(doc).includes('E') ||
    texts(doc, `${breakdown}/CategoryCode`).filter((one) => one === 'E').length === 1,
  'BR-E-02': (doc) =>
    !categoriesOf(doc).includes('E') || registrations(doc, 'VA').length + registrations(doc, 'FC').length > 0,
  'BR-E-05': everyLine(
    (line) =>
      text(line, `${lineTax}/CategoryCode`) !== 'E' ||
      Number(text(line, `${lineTax}/RateApplicablePercent`)) === 0,
  ),
  'BR-E-08': ofCategory('E', (tax, doc) => cents(text(tax, 'BasisAmount')) === netOf(doc, 'E')),
  'BR-E-09': ofCategory('E', (tax) => cents(text(tax, 'CalculatedAmount')) === 0),
  'BR-E-10': ofCategory('E', (tax) => has(tax, 'ExemptionReason') || has(tax, 'ExemptionReasonCode')),
  'BR-DEC': (doc) =>
    [
      ...[
        'LineTotalAmount',
        'TaxBasisTotalAmount',
        'TaxTotalAmount',
        'GrandTotalAmount',
        'TotalPrepaidAmount',
        'DuePayableAmount',
      ].flatMap((name) => texts(doc, `${totals}/${name}`)),
      ...texts(doc, `${breakdown}/CalculatedAmount`),
      ...texts(doc, `${breakdown}/BasisAmount`),
      ...texts(doc, `${lines}/${lineNet}`),
    ].every((value) => decimals(value) <= 2),
  'BR-CL-01': (doc) => ['380', '381'].includes(text(doc, 'ExchangedDocument/TypeCode')),
  'BR-CL-03': (doc) =>
    all(doc, `${totals}/TaxTotalAmount`).every((one) => one.getAttribute('currencyID') === 'EUR'),
  'BR-CL-04': (doc) => text(doc, `${header}/InvoiceCurrencyCode`) === 'EUR',
  'BR-CL-14': (doc) => /^[A-Z]{2}$/.test(text(doc, `${buyer}/PostalTradeAddress/CountryID`)),
  'BR-CL-17': everyTax((tax) => ['S', 'E'].includes(text(tax, 'CategoryCode'))),
  'BR-CL-22': everyTax(
    (tax) => !has(tax, 'ExemptionReasonCode') || text(tax, 'ExemptionReasonCode') === 'VATEX-FR-FRANCHISE',
  ),
  'BR-FR-01': (doc) => /^[A-Za-z0-9+_/-]{1,35}$/.test(text(doc, 'ExchangedDocument/ID')),
  'BR-FR-05': (doc) =>
    !isProfessional(doc) || ['PMT', 'PMD', 'AAB'].every((code) => notes(doc).includes(code)),
  'BR-FR-06': (doc) =>
    ['PMT', 'PMD', 'AAB'].every((code) => notes(doc).filter((one) => one === code).length <= 1),
  'BR-FR-08': (doc) =>
    ['S1', 'S2'].includes(
      text(doc, 'ExchangedDocumentContext/BusinessProcessSpecifiedDocumentContextParameter/ID'),
    ),
  'BR-FR-10': (doc) => /^\d{9}$/.test(text(doc, `${seller}/SpecifiedLegalOrganization/ID`)),
  'BR-FR-12': (doc) => !isProfessional(doc) || has(doc, `${buyer}/URIUniversalCommunication/URIID`),
  'BR-FR-13': present(`${seller}/URIUniversalCommunication/URIID`),
  'BR-FR-16': (doc) => rates(doc).every((rate) => ['0', '20'].includes(String(Number(rate)))),
  'BR-FR-DEC-04': (doc) => rates(doc).every((rate) => /^\d{1,2}(?:\.\d{1,2})?$/.test(rate)),
  'BR-FR-CO-04': (doc) =>
    text(doc, 'ExchangedDocument/TypeCode') !== '381' ||
    all(doc, `${header}/InvoiceReferencedDocument`).length === 1,
};

export const ruleCount = Object.keys(rules).length;

/** Names of the rules that an invoice breaks. */
export const brokenRules = (xml: string): string[] => {
  const doc = new DOMParser().parseFromString(xml, 'text/xml').documentElement;
  if (doc === null) throw new Error('This is no XML.');
  return Object.entries(rules).flatMap(([name, holds]) => (holds(doc) ? [] : [name]));
};
