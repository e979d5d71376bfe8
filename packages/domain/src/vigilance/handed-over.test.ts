import { expect, it } from 'vitest';
import { defaultDemandRules } from './default-demands.ts';
import { demandsOn } from './demands.ts';
import type { DocumentDates, VigilanceDocument } from './documents.ts';
import { handedOver } from './handed-over.ts';
import type { CandidateKind, VigilanceClient } from './parties.ts';

const asked = (candidate: CandidateKind, client: VigilanceClient) =>
  demandsOn(defaultDemandRules, { candidate, client });

const issued = (kind: Exclude<VigilanceDocument, 'insurance'>, from: string): DocumentDates => ({
  kind,
  from,
  until: null,
});
const certificate = issued('contributions', '2026-11-02');
const extract = issued('registration', '2026-11-10');
const declaration = issued('foreignWorkers', '2026-11-02');
const insurance: DocumentDates = { kind: 'insurance', from: '2026-01-01', until: '2026-12-31' };
const file = [certificate, extract, declaration, insurance];

it('a client is given each document that is asked for, and none that is not', () => {
  expect(handedOver(file, asked('regulated', 'professional'), '2026-11-20')).toEqual(file);
  expect(handedOver(file, asked('independent', 'professional'), '2026-11-20')).toEqual([
    certificate,
    extract,
    declaration,
  ]);
});

it('a private person is given one of the documents of which one is enough: the one that counts longest', () => {
  expect(handedOver(file, asked('independent', 'private'), '2026-11-20')).toEqual([extract, declaration]);
  expect(handedOver([certificate], asked('independent', 'private'), '2026-11-20')).toEqual([certificate]);
});

it('a document that has ended, that has not begun, or that another one outlasts is not given', () => {
  const renewed = issued('contributions', '2026-11-19');
  const coming: DocumentDates = { kind: 'insurance', from: '2027-01-01', until: '2027-12-31' };
  const documents = [issued('contributions', '2026-05-02'), certificate, renewed, insurance, coming];
  expect(handedOver(documents, asked('company', 'professional'), '2026-11-20')).toEqual([renewed, insurance]);
});

it('nothing is given of documents that no longer count', () => {
  expect(handedOver(file, asked('company', 'professional'), '2027-12-01')).toEqual([]);
});
