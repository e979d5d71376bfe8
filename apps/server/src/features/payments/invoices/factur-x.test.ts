import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { BillingDetails } from '@basoche/domain/payments/billing';
import {
  composeInvoice,
  creditFor,
  type Invoice,
  type InvoiceContent,
} from '@basoche/domain/payments/invoices/invoice';
import { mentionsOf } from '@basoche/domain/payments/invoices/mentions';
import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x';
import fc from 'fast-check';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFStream } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { expectWithin } from '../../../../../../scripts/support/bounds.ts';
import { brokenRules, ruleCount } from '../../../../test/en16931.ts';
import { aBuyer, anIssuer } from '../../../../test/invoices.ts';
import { openDocuments } from '../../../platform/documents/documents.ts';
import { srgbProfile } from '../../../platform/documents/srgb-profile.ts';
import { openLog } from '../../../platform/observability/log.ts';
import { invoiceDocument } from './presenter.ts';

/** Invoice files, read with independent libraries. */

const documents = openDocuments(openLog('silent'));
afterAll(() => documents.close());

const at = new Date('2026-11-21T10:00:00Z');
const numbered = { number: 'BAS-2026-0001', day: '2026-11-21' };
const drawing: InvoiceContent = {
  issuer: anIssuer(),
  buyer: aBuyer(),
  isBetweenProfessionals: true,
  lines: [{ text: 'Prestation de services\u202f: Audit de baux', netCents: 50_000 }],
  withVat: true,
  isVatOnDebits: false,
  performedOn: '2026-11-20',
  isPaid: false,
  reference: '0190a1b2-0000-7000-8000-000000000001',
  instalment: null,
};
const anInvoice = (change: Partial<InvoiceContent> = {}): Invoice =>
  composeInvoice({ ...drawing, ...change }, numbered);

const fileOf = async (invoice: Invoice): Promise<Uint8Array> => {
  const { head, blocks } = invoiceDocument(invoice, at);
  return documents.invoice(head, blocks, invoice);
};

/** The XML in the file, validated against the format's schema and the standard's rules. */
const checkedXml = async (file: Uint8Array): Promise<string> => {
  const { xml, filename, profile } = await extractXml(file);
  expect(filename).toBe('factur-x.xml');
  expect(profile).toBe(Profile.EN16931);
  expect(await validateXsd(xml, Profile.EN16931)).toEqual({ valid: true, errors: [] });
  expect(brokenRules(xml)).toEqual([]);
  return xml;
};

const withoutVatNumber = (): BillingDetails => anIssuer({ vatNumber: null });
const consumer = aBuyer({
  legalName: 'Luc Petit',
  legalForm: null,
  shareCapital: null,
  businessNumber: null,
});
const kinds: Readonly<Record<string, Invoice>> = {
  'with VAT': anInvoice(),
  'under the franchise, by who has no number of VAT': anInvoice({
    withVat: false,
    issuer: withoutVatNumber(),
  }),
  'under the franchise, by who has one': anInvoice({ withVat: false }),
  'with VAT on debits': anInvoice({ isVatOnDebits: true }),
  'of a service under way': anInvoice({ performedOn: null }),
  'to a consumer, who has paid': anInvoice({ isBetweenProfessionals: false, isPaid: true, buyer: consumer }),
  'to somebody in Monaco': anInvoice({
    buyer: aBuyer({ country: 'MC', zipCode: '98000', businessNumber: null }),
  }),
  'of several lines': anInvoice({
    lines: [1, 2, 3].map((netCents) => ({ text: `Ligne ${netCents}`, netCents })),
  }),
  'of one cent': anInvoice({ lines: [{ text: 'Un centime', netCents: 1 }] }),
  'of 999,999.99 euros': anInvoice({ lines: [{ text: 'Le plus', netCents: 99_999_999 }] }),
  'that is a credit note': creditFor(anInvoice(), { number: 'BAS-2026-0002', day: '2026-12-01' }),
  'that is a credit note of what was paid': creditFor(anInvoice({ isPaid: true }), {
    number: 'BAS-2026-0002',
    day: '2026-12-01',
  }),
};

describe('an invoice', () => {
  it.each(Object.entries(kinds))(
    '%s keeps the schema of Factur-X and the rules of EN 16931',
    async (_what, invoice) => {
      const xml = await checkedXml(await fileOf(invoice));
      expect(xml).toContain(`<ram:ID>${invoice.number}</ram:ID>`);
      for (const { code } of mentionsOf(invoice)) expect(xml).toContain(`>${code}</ram:SubjectCode>`);
    },
  );

  it('keeps them whatever its amounts are', async () => {
    const cents = fc.integer({ min: 1, max: 99_999_999 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(cents, { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        async (nets, withVat) => {
          const lines = nets.map((netCents, index) => ({ text: `Ligne ${index}`, netCents }));
          await checkedXml(await fileOf(anInvoice({ lines, withVat })));
        },
      ),
      { numRuns: 25 },
    );
  });

  const long = 'Cabinet de la très longue dénomination '.repeat(6).slice(0, 200).trim();
  it.each([
    ['from right to left', 'שלום עולם והעולם العربية'],
    ['of emoji', '👩\u200d⚖️ Étude 🏛️'],
    ['of 200 characters', long],
    ['that means something to XML and PDF', `<a>&"'</a> ]]> (\\) %PDF endobj`],
    ['with halves of characters', 'Étude \ud800 Martin\ufffe'],
    ['in Chinese', '漢字法律事務所'],
    ['that turns the line over', '\u202eÉtude\u2066 Martin'],
  ])('with a name %s keeps them, and tells it', async (_what, name) => {
    const invoice = anInvoice({
      issuer: anIssuer({ legalName: name, city: name.slice(0, 120), address: name }),
      buyer: aBuyer({ legalName: name }),
      lines: [{ text: name, netCents: 12_345 }],
    });
    const file = await fileOf(invoice);
    const xml = await checkedXml(file);
    const [first = ''] = name.match(/[\p{L}]{3,}/u) ?? [];
    expect(xml).toContain(first);
    expect((await PDFDocument.load(file)).getPageCount()).toBeLessThanOrEqual(2);
  });

  it('is the same file, byte by byte, each time it is generated', async () => {
    const [one, other] = await Promise.all([fileOf(anInvoice()), fileOf(anInvoice())]);
    expect(Buffer.from(one).equals(other)).toBe(true);
  });

  it('is generated outside the event loop', async () => {
    await fileOf(anInvoice());
    const before = process.threadCpuUsage();
    await Promise.all(Array.from({ length: 20 }, () => fileOf(anInvoice())));
    const { user, system } = process.threadCpuUsage(before);
    expectWithin((user + system) / 1_000 / 20, 10);
  });
});

describe('the rules that invoices are checked against', () => {
  it.each([
    ['BR-CO-15', /(<ram:GrandTotalAmount>)600.00/, '$1601.00'],
    ['BR-CO-14', /(<ram:TaxTotalAmount[^>]*>)100.00/, '$199.00'],
    ['BR-CO-10', /(<ram:LineTotalAmount>)500.00/, '$1500.01'],
    ['PEPPOL-EN16931-R120', /(<ram:BilledQuantity unitCode="C62">)1</, '$12<'],
    ['BR-23', /unitCode="C62"/, 'unitCode="MON"'],
    ['BR-CO-17', /(<ram:CalculatedAmount>)100.00/, '$1101.00'],
    ['BR-DEC', /(<ram:DuePayableAmount>)600.00/, '$1600.000'],
    ['BR-06', /(<ram:SellerTradeParty>\s*)<ram:Name>[^<]*<\/ram:Name>/, '$1'],
    ['BR-S-02', /<ram:SpecifiedTaxRegistration>[\s\S]*?<\/ram:SpecifiedTaxRegistration>/, ''],
    ['BR-FR-05', />PMD</, '>AAI<'],
    ['BR-CL-04', /(<ram:InvoiceCurrencyCode>)EUR/, '$1USD'],
    ['BR-FR-DEC-04', /(<ram:RateApplicablePercent>)20.00</, '$120.0000<'],
    ['BR-CO-25', /<ram:DueDateDateTime>[\s\S]*?<\/ram:DueDateDateTime>/, ''],
  ])('find that %s is broken', async (rule, part, by) => {
    const { xml } = await extractXml(await fileOf(anInvoice()));
    expect(brokenRules(xml.replace(part, by))).toContain(rule);
  });

  it('are seventy-two, and the schema refuses elements out of place', async () => {
    expect(ruleCount).toBe(72);
    const { xml } = await extractXml(await fileOf(anInvoice()));
    const moved = xml.replace(/<ram:TypeCode>380<\/ram:TypeCode>/, '<ram:Kind>380</ram:Kind>');
    expect(await validateXsd(moved, Profile.EN16931)).toMatchObject({ valid: false });
  });
});

const opened = async (invoice = anInvoice()) =>
  PDFDocument.load(await fileOf(invoice), { updateMetadata: false });
const inflated = (stream: PDFStream): string =>
  stream instanceof PDFRawStream ? Buffer.from(stream.contents).toString('utf8') : '';

describe('the file in the format for long storage (PDF/A-3, level B)', () => {
  it('declares the format in its metadata, with the properties by which programs find the invoice', async () => {
    const pdf = await opened();
    const xmp = inflated(pdf.catalog.lookup(PDFName.of('Metadata'), PDFStream));
    for (const words of [
      '<pdfaid:part>3</pdfaid:part>',
      '<pdfaid:conformance>B</pdfaid:conformance>',
      '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
      '<fx:DocumentType>INVOICE</fx:DocumentType>',
      '<fx:Version>1.0</fx:Version>',
      '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
      '<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>',
    ]) {
      expect(xmp).toContain(words);
    }
    // The PDF dictionary and the XMP metadata agree.
    expect(xmp).toContain(`>${pdf.getTitle()}<`);
    expect(xmp).toContain(`<rdf:li>${pdf.getAuthor()}</rdf:li>`);
    expect(xmp).toContain(`<pdf:Producer>${pdf.getProducer()}</pdf:Producer>`);
    expect(xmp).toContain(pdf.getCreationDate()?.toISOString().slice(0, 19));
  });

  it('embeds the invoice once, as an alternative form, and names it to the whole document', async () => {
    const pdf = await opened();
    const files = pdf.catalog.lookup(PDFName.of('AF'), PDFArray);
    expect(files.size()).toBe(1);
    const file = files.lookup(0, PDFDict);
    expect(file.get(PDFName.of('AFRelationship'))).toBe(PDFName.of('Alternative'));
    const stream = file.lookup(PDFName.of('EF'), PDFDict).lookup(PDFName.of('F'), PDFStream);
    expect(stream.dict.get(PDFName.of('Subtype'))?.toString()).toBe('/text#2Fxml');
    expect(stream.dict.lookup(PDFName.of('Params'), PDFDict).has(PDFName.of('ModDate'))).toBe(true);
  });

  it('declares its colours by a profile that a colour library accepts', async () => {
    const pdf = await opened();
    const intent = pdf.catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict);
    expect(intent.get(PDFName.of('S'))).toBe(PDFName.of('GTS_PDFA1'));
    const profile = intent.lookup(PDFName.of('DestOutputProfile'), PDFStream);
    expect(profile.dict.get(PDFName.of('N'))?.toString()).toBe('3');
    // An independent library can read the profile: colours converted through it come back unchanged.
    const folder = await mkdtemp(join(tmpdir(), 'basoche-profile-'));
    const path = join(folder, 'srgb.icc');
    await writeFile(path, srgbProfile());
    const colours = sharp({ create: { width: 2, height: 2, channels: 3, background: '#6699cc' } });
    const converted = await colours.withIccProfile(path).png().toBuffer();
    expect((await sharp(converted).metadata()).icc?.equals(srgbProfile())).toBe(true);
    const [red = 0, green = 0, blue = 0] = await sharp(converted).raw().toBuffer();
    for (const [got, was] of [
      [red, 0x66],
      [green, 0x99],
      [blue, 0xcc],
    ] as const) {
      expect(Math.abs(got - was)).toBeLessThanOrEqual(1);
    }
    await rm(folder, { recursive: true });
  });

  it('embeds every font, shows no sign that a font lacks, and has no script, form or encryption', async () => {
    const pdf = await opened(anInvoice({ buyer: aBuyer({ legalName: '漢字 שלום 👩\u200d⚖️ ?' }) }));
    let fonts = 0;
    for (const [, object] of pdf.context.enumerateIndirectObjects()) {
      if (!(object instanceof PDFDict)) continue;
      if (object.get(PDFName.of('Type')) === PDFName.of('FontDescriptor')) {
        fonts += 1;
        expect(object.has(PDFName.of('FontFile2'))).toBe(true);
      }
      if (object.get(PDFName.of('Type')) === PDFName.of('Page')) {
        const drawn = object.lookup(PDFName.of('Contents'), PDFStream);
        const page = drawn instanceof PDFRawStream ? inflateSync(drawn.contents).toString('latin1') : '';
        const shown = [...page.matchAll(/<([0-9a-f]+)> Tj/g)].flatMap(
          ([, hex = '']) => hex.match(/.{4}/g) ?? [],
        );
        expect(shown.length).toBeGreaterThan(500);
        expect(shown).not.toContain('0000');
        // Glyphs drawn with a substitute carry their real text.
        expect(page).toContain('/ActualText <feff6f22>');
      }
      for (const barred of ['JS', 'JavaScript', 'AcroForm', 'Encrypt', 'AA']) {
        expect(object.has(PDFName.of(barred)), barred).toBe(false);
      }
    }
    expect(fonts).toBeGreaterThan(1);
    expect(pdf.isEncrypted).toBe(false);
  });

  it('shows all data of the electronic form', async () => {
    const invoice = anInvoice();
    const text = JSON.stringify(invoiceDocument(invoice, at).blocks);
    for (const words of [
      'BAS-2026-0001',
      'Anne Lefèvre EI',
      'SELARL au capital',
      '600,00',
      '100,00',
      '500,00',
      'TVA FR',
    ]) {
      expect(text).toContain(words);
    }
    for (const { text: mention } of mentionsOf(invoice)) expect(text).toContain(mention);
  });
});
