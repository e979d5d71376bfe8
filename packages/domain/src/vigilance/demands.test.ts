import { describe, expect, it } from 'vitest';
import { valuesOf } from '../options/option.ts';
import { defaultDemandRules } from './default-demands.ts';
import {
  type DemandCell,
  type DemandRule,
  demandOf,
  demandRuleOf,
  demands,
  demandsOn,
  readDemandRules,
} from './demands.ts';
import { asksLessOfTheCode, withDemand } from './demands-edit.ts';
import { vigilanceDocuments } from './documents.ts';
import { candidateKinds, vigilanceClients } from './parties.ts';

const cells: readonly DemandCell[] = valuesOf(vigilanceDocuments).flatMap((document) =>
  valuesOf(candidateKinds).flatMap((candidate) =>
    valuesOf(vigilanceClients).map((client) => ({ document, candidate, client })),
  ),
);

/** The table of the plan, written a second time by hand: professional client, then private person. */
const expected = {
  contributions: { regulated: 'ae', company: 'ae', independent: 'ae', abroad: 'ae' },
  registration: { regulated: 'ae', company: 'ae', independent: 'ae', abroad: 'ae' },
  foreignWorkers: { regulated: 'aa', company: 'aa', independent: 'aa', abroad: 'aa' },
  identification: { regulated: 'nn', company: 'nn', independent: 'nn', abroad: 'ae' },
  insurance: { regulated: 'aa', company: 'aa', independent: 'nn', abroad: 'nn' },
} as const;
const letters = { n: 'nothing', e: 'either', a: 'asked' } as const;

const rule: DemandRule = {
  document: 'insurance',
  candidate: 'company',
  client: 'professional',
  demand: 'nothing',
  article: 'art. 1',
  explanation: 'Parce que.',
};

describe('the demands of a new database', () => {
  it('are those of the plan, in every cell', () => {
    for (const cell of cells) {
      const letter = expected[cell.document][cell.candidate][cell.client === 'professional' ? 0 : 1];
      const named = Object.entries(letters).find(([one]) => one === letter)?.[1];
      expect([cell, demandOf(defaultDemandRules, cell)]).toEqual([cell, named]);
    }
  });

  it('have one line for each cell, with its article and its meaning', () => {
    expect(defaultDemandRules).toHaveLength(cells.length);
    expect(readDemandRules(defaultDemandRules)).toEqual(defaultDemandRules);
    expect(cells.filter((cell) => demandRuleOf(defaultDemandRules, cell) === null)).toEqual([]);
  });

  it('are read by document for two parties', () => {
    expect(demandsOn(defaultDemandRules, { candidate: 'independent', client: 'private' })).toEqual({
      contributions: 'either',
      registration: 'either',
      foreignWorkers: 'asked',
      identification: 'nothing',
      insurance: 'nothing',
    });
  });
});

describe('a document is asked for', () => {
  it('where no line is about it', () => {
    for (const cell of cells) expect(demandOf([], cell)).toBe('asked');
  });

  it.each([
    ['an unknown document', { document: 'casier' }],
    ['an unknown kind of prestataire', { candidate: 'tous' }],
    ['an unknown client', { client: 'tous' }],
    ['an unknown demand', { demand: 'rien' }],
    ['no article', { article: ' ' }],
    ['no explanation', { explanation: '' }],
  ])('where its line has %s', (_, changes) => {
    expect(demandOf(readDemandRules([rule]), rule)).toBe('nothing');
    expect(demandOf(readDemandRules([{ ...rule, ...changes }]), rule)).toBe('asked');
  });
});

describe('an edit of the demands', () => {
  it('changes its cell and no other', () => {
    for (const cell of cells) {
      const reason = { demand: 'either', article: 'art. 2', explanation: 'Sinon.' } as const;
      const after = withDemand(defaultDemandRules, { ...cell, reason });
      expect(after).toHaveLength(cells.length);
      for (const other of cells)
        expect(demandOf(after, other)).toBe(other === cell ? 'either' : demandOf(defaultDemandRules, other));
    }
  });

  it('is for an admin to confirm where less is asked of a document of the code du travail', () => {
    for (const cell of cells)
      for (const demand of demands) {
        const reason = { demand, article: 'art. 2', explanation: 'Sinon.' };
        const now = demandOf(defaultDemandRules, cell);
        const isLess = demands.indexOf(demand) < demands.indexOf(now) && cell.document !== 'insurance';
        // A private client needs one document of several, so one more alternative makes the others
        // unnecessary.
        const isOneMore = cell.client === 'private' && demand === 'either' && now !== 'either';
        expect(asksLessOfTheCode(defaultDemandRules, { ...cell, reason }), JSON.stringify(cell)).toBe(
          isLess || isOneMore,
        );
      }
  });
});
