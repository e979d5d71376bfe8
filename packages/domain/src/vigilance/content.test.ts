import { describe, expect, it } from 'vitest';
import { valuesOf } from '../options/option.ts';
import {
  documentStateNames,
  fileStateNames,
  foreignWorkersDeclaration,
  lackingSentence,
  vigilanceDocumentContent,
  vigilanceReason,
} from './content.ts';
import { defaultDemandRules } from './default-demands.ts';
import { demandsOn } from './demands.ts';
import { type DocumentDates, vigilanceDocuments } from './documents.ts';
import { documentStates, fileOn, fileStates } from './file.ts';
import { vigilanceRefusals } from './gate.ts';
import { candidateKinds } from './parties.ts';
import { vigilanceRefusalWords } from './refusal-words.ts';

const contentOf = (
  kind: (typeof vigilanceDocuments)[number]['value'],
  candidate: 'regulated' | 'company' | 'abroad',
) => vigilanceDocumentContent(kind, candidate);

describe('the words for a document', () => {
  it('are there for every kind of prestataire', () => {
    for (const candidate of valuesOf(candidateKinds))
      for (const kind of valuesOf(vigilanceDocuments))
        for (const words of Object.values(vigilanceDocumentContent(kind, candidate)))
          expect(words).not.toBe('');
  });

  it('ask an avocat for the order, a company for its K bis, and one abroad for their own papers', () => {
    expect(contentOf('registration', 'regulated').title).toBe('Inscription à l’ordre');
    expect(contentOf('registration', 'company').title).toBe('Extrait K bis');
    expect(contentOf('contributions', 'abroad').help).toContain('A1');
    expect(contentOf('contributions', 'company').help).toContain('Urssaf');
  });
});

it('states and refusals have a name each', () => {
  expect(new Set(documentStates.map((state) => documentStateNames[state])).size).toBe(documentStates.length);
  expect(new Set(fileStates.map((state) => fileStateNames[state])).size).toBe(fileStates.length);
  expect(vigilanceRefusals.map((code) => vigilanceRefusalWords[code].toCandidate)).toEqual([
    expect.stringContaining('Complétez'),
    expect.stringContaining('Renouvelez'),
  ]);
});

it('the reason tells the sum and the months', () => {
  expect(vigilanceReason.replaceAll(/[\u00a0\u202f]/g, ' ')).toMatch(/5 000 € hors taxes.*tous les 6 mois/);
});

it('the declaration of a version never changes', () => {
  expect(foreignWorkersDeclaration).toEqual({
    version: '2026-11-29',
    text: 'Je déclare n’employer, à la date de cette déclaration, aucun salarié étranger soumis à l’autorisation de travail de l’article L.\u00a05221-2 du code du travail. Je déposerai une nouvelle déclaration si cela change.',
  });
});

describe('the sentence of what is lacking', () => {
  const declared: DocumentDates = { kind: 'foreignWorkers', from: '2026-11-03', until: null };
  const sentence = (
    candidate: 'regulated' | 'independent',
    client: 'professional' | 'private',
    ...documents: readonly DocumentDates[]
  ) => {
    const asked = demandsOn(defaultDemandRules, { candidate, client });
    return lackingSentence(fileOn(documents, asked, '2026-11-29'), candidate);
  };

  it('names each document for a professional client', () => {
    expect(sentence('regulated', 'professional', declared)).toBe(
      'Il manque votre attestation de vigilance de l’Urssaf, le justificatif de votre inscription à l’ordre et votre attestation d’assurance professionnelle.',
    );
  });

  it('names one or the other for a private person, and nothing once one is there', () => {
    expect(sentence('independent', 'private', declared)).toBe(
      'Il manque votre attestation de vigilance de l’Urssaf ou votre justificatif d’immatriculation.',
    );
    const certificate: DocumentDates = { kind: 'contributions', from: '2026-11-02', until: null };
    expect(sentence('independent', 'private', declared, certificate)).toBeNull();
  });
});
