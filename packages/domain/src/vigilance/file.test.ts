import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '../time/paris.ts';
import { defaultDemandRules } from './default-demands.ts';
import { type Demands, demands, demandsOn } from './demands.ts';
import { type DocumentDates, lastDayOf, type VigilanceDocument } from './documents.ts';
import { type DocumentState, endOf, type FileState, fileOn, lackingOf } from './file.ts';

const day = '2026-11-29';
const dated = (kind: VigilanceDocument, from: Day): DocumentDates => ({ kind, from, until: null });
const insured = (until: Day): DocumentDates => ({ kind: 'insurance', from: '2026-01-01', until });

const ofAvocat = demandsOn(defaultDemandRules, { candidate: 'regulated', client: 'professional' });
const toPerson = demandsOn(defaultDemandRules, { candidate: 'independent', client: 'private' });

const complete = [
  dated('contributions', '2026-11-02'),
  dated('registration', '2026-11-02'),
  dated('foreignWorkers', '2026-11-03'),
  insured('2027-12-31'),
];
const without = (kind: VigilanceDocument) => complete.filter((one) => one.kind !== kind);

describe('the file of an avocat, for a professional client', () => {
  it.each<[string, readonly DocumentDates[], FileState, Day | null]>([
    ['with every document', complete, 'complete', '2027-05-01'],
    ['without any', [], 'incomplete', null],
    ['without the certificate of contributions', without('contributions'), 'incomplete', null],
    ['without a declaration on workers', without('foreignWorkers'), 'incomplete', null],
    [
      'whose certificate is six months old',
      [...without('contributions'), dated('contributions', '2026-05-29')],
      'outOfDate',
      null,
    ],
    [
      'whose certificate ends today',
      [...without('contributions'), dated('contributions', '2026-05-30')],
      'toRenew',
      '2026-11-29',
    ],
    [
      'whose insurance ends in 30 days',
      [...without('insurance'), insured('2026-12-29')],
      'toRenew',
      '2026-12-29',
    ],
    [
      'whose insurance ends in 31 days',
      [...without('insurance'), insured('2026-12-30')],
      'complete',
      '2026-12-30',
    ],
    [
      'whose next insurance is submitted',
      [...complete, insured('2026-11-30'), { kind: 'insurance', from: '2026-12-01', until: '2027-11-30' }],
      'complete',
      '2027-05-01',
    ],
    [
      'whose insurance has not begun',
      [...without('insurance'), { kind: 'insurance', from: '2026-12-01', until: '2027-11-30' }],
      'incomplete',
      null,
    ],
  ])('%s', (_, documents, state, lastDay) => {
    expect(fileOn(documents, ofAvocat, day)).toMatchObject({ state, lastDay });
  });

  it('has an item for each document, also for one that is not asked for', () => {
    expect(fileOn(complete, ofAvocat, day).items).toEqual([
      { kind: 'contributions', demand: 'asked', state: 'current', lastDay: '2027-05-01' },
      { kind: 'registration', demand: 'asked', state: 'current', lastDay: '2027-05-01' },
      { kind: 'foreignWorkers', demand: 'asked', state: 'current', lastDay: '2027-05-02' },
      { kind: 'identification', demand: 'nothing', state: 'missing', lastDay: null },
      { kind: 'insurance', demand: 'asked', state: 'current', lastDay: '2027-12-31' },
    ]);
  });
});

describe('one document is enough for a private person', () => {
  const declared = dated('foreignWorkers', '2026-11-03');
  it.each<[string, readonly DocumentDates[], FileState]>([
    ['the certificate', [declared, dated('contributions', '2026-11-02')], 'complete'],
    ['the registration', [declared, dated('registration', '2026-11-02')], 'complete'],
    ['neither', [declared], 'incomplete'],
    [
      'the better of two',
      [declared, dated('registration', '2026-01-01'), dated('contributions', '2026-11-02')],
      'complete',
    ],
  ])('%s', (_, documents, state) => {
    expect(fileOn(documents, toPerson, day).state).toBe(state);
  });
});

const someDay = fc.integer({ min: -400, max: 400 }).map((days) => addDays(day, days));
const document: fc.Arbitrary<DocumentDates> = fc.oneof(
  fc
    .tuple(fc.constantFrom('contributions', 'registration', 'foreignWorkers', 'identification'), someDay)
    .map(([kind, from]) => dated(kind, from)),
  fc
    .tuple(someDay, fc.integer({ min: 0, max: 400 }))
    .map(([from, days]): DocumentDates => ({ kind: 'insurance', from, until: addDays(from, days) })),
);
const demand = fc.constantFrom(...demands);
const asked: fc.Arbitrary<Demands> = fc.record({
  contributions: demand,
  registration: demand,
  foreignWorkers: demand,
  identification: demand,
  insurance: demand,
});
const documents = fc.array(document, { maxLength: 12 });

const isGood = (state: DocumentState | FileState) => ['toRenew', 'current', 'complete'].includes(state);

describe('any file', () => {
  const counts = (all: readonly DocumentDates[], kind: string) =>
    all.some((one) => one.kind === kind && one.from <= day && lastDayOf(one) >= day);

  it('is good if each document that is asked for counts, and one of those of which one is enough', () => {
    fc.assert(
      fc.property(documents, asked, (all, wanted) => {
        const kinds = Object.entries(wanted);
        const either = kinds.filter(([, one]) => one === 'either');
        const expected =
          kinds.every(([kind, one]) => one !== 'asked' || counts(all, kind)) &&
          (either.length === 0 || either.some(([kind]) => counts(all, kind)));
        expect(isGood(fileOn(all, wanted, day).state)).toBe(expected);
      }),
    );
  });

  it('lacks nothing exactly if it is good', () => {
    fc.assert(
      fc.property(documents, asked, (all, wanted) => {
        const file = fileOn(all, wanted, day);
        const { each, oneOf } = lackingOf(file);
        expect(each.length + oneOf.length === 0).toBe(isGood(file.state));
      }),
    );
  });

  it('stays good until its last day, and no longer where every document is asked for by itself', () => {
    fc.assert(
      fc.property(documents, asked, (all, wanted) => {
        const { lastDay } = fileOn(all, wanted, day);
        if (lastDay === null) return;
        for (const on of [lastDay, addDays(day, 1), addDays(lastDay, -1)])
          if (on >= day && on <= lastDay) expect(isGood(fileOn(all, wanted, on).state), on).toBe(true);
        if (!Object.values(wanted).includes('either'))
          expect(isGood(fileOn(all, wanted, addDays(lastDay, 1)).state)).toBe(false);
      }),
    );
  });

  it('is never made worse by one more document', () => {
    fc.assert(
      fc.property(documents, document, asked, (all, more, wanted) => {
        if (isGood(fileOn(all, wanted, day).state))
          expect(isGood(fileOn([...all, more], wanted, day).state)).toBe(true);
      }),
    );
  });
});

it('a file is or was complete until the first of its documents ends, and never was while one is missing', () => {
  const ended = [...without('contributions'), dated('contributions', '2026-05-29')];
  const end = (documents: readonly DocumentDates[], asked = ofAvocat) => endOf(fileOn(documents, asked, day));
  expect(end(complete)).toBe('2027-05-01');
  expect(end(ended)).toBe('2026-11-28');
  expect(end(without('contributions'))).toBeNull();
  expect(end([dated('registration', '2026-05-29')], toPerson)).toBeNull();
  expect(end([dated('registration', '2026-05-29'), dated('foreignWorkers', '2026-11-03')], toPerson)).toBe(
    '2026-11-28',
  );
});
