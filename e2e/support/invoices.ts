import { inflateSync } from 'node:zlib';
import { DOMParser, type Document } from '@xmldom/xmldom';

/** Issuer and buyer of test invoices. Their SIREN are valid but belong to nobody. */
export const issuerDetails = {
  legalName: 'Camille Aubry',
  legalForm: 'EI',
  address: '3 rue de la Paix',
  zipCode: '75002',
  city: 'Paris',
  country: 'FR',
  businessNumber: '000000018',
  vatNumber: 'FR66000000018',
} as const;

export const buyerDetails = {
  legalName: 'Maison Delcourt',
  legalForm: 'SAS',
  shareCapital: 50_000,
  address: '12 place Bellecour',
  zipCode: '69002',
  city: 'Lyon',
  country: 'FR',
  businessNumber: '00000002600005',
} as const;

/** The file embedded in a PDF, extracted from its bytes and parsed as XML. */
export const xmlInside = (pdf: Buffer): Document => {
  const at = pdf.indexOf('/EmbeddedFile/Subtype/text#2Fxml', 0, 'latin1');
  const start = pdf.indexOf('stream\n', at, 'latin1') + 'stream\n'.length;
  if (at === -1) throw new Error('This PDF carries no XML.');
  return new DOMParser().parseFromString(inflateSync(pdf.subarray(start)).toString('utf8'), 'text/xml');
};

/** Text of the first element with this name. */
export const textOf = (document: Document, name: string): string =>
  document.getElementsByTagName(`ram:${name}`)[0]?.textContent ?? '';
