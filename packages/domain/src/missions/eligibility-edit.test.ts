import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missionNatures } from '../options/mission-natures.ts';
import { valuesOf } from '../options/option.ts';
import { professions } from '../options/professions.ts';
import { defaultEligibilityRules as rules } from './default-eligibility-rules.ts';
import { audienceOf } from './eligibility-content.ts';
import {
  type Opening,
  openingOf,
  opensReserved,
  type RuleEdit,
  reservedRefusal,
  withEdit,
} from './eligibility-edit.ts';
import { clientKinds, type EligibilityRule, tableAnswer } from './eligibility-rules.ts';

const natures = valuesOf(missionNatures);
const trades = valuesOf(professions).filter((one) => one !== 'Étudiant');

const openings = fc.record({
  professions: fc.oneof(fc.constant('everyone' as const), fc.subarray(trades)),
  students: fc.boolean(),
  article: fc.constantFrom('art. 1', 'art. 2'),
  explanation: fc.constantFrom('Parce que.', 'Autrement.'),
});
const edits: fc.Arbitrary<RuleEdit> = fc
  .record({
    nature: fc.constantFrom(...natures),
    clients: fc.subarray([...clientKinds], { minLength: 1 }),
    opening: fc.option(openings),
  })
  // An opening to nobody is written as null.
  .filter(({ opening }) => opening === null || opening.students || opening.professions.length > 0);
const tables = fc
  .array(edits, { maxLength: 6 })
  .map((steps) => steps.reduce<EligibilityRule[]>(withEdit, [...rules]));

const cells = natures.flatMap((nature) => clientKinds.map((client) => ({ nature, client })));
const saidOf = (table: readonly EligibilityRule[], { nature, client }: (typeof cells)[number]) => ({
  audience: audienceOf(table, nature, client),
  opening: openingOf(table, nature, client),
});

describe('a change of the table', () => {
  it('says what was meant of its nature and clients, and leaves every other cell as it was', () => {
    fc.assert(
      fc.property(tables, edits, (table, edit) => {
        const after = withEdit(table, edit);
        for (const cell of cells) {
          const isMeant = edit.nature === cell.nature && edit.clients.includes(cell.client);
          if (!isMeant) expect(saidOf(after, cell)).toEqual(saidOf(table, cell));
          else if (edit.opening === null) expect(saidOf(after, cell).opening).toBeNull();
          else {
            const { professions: chosen, students, article } = edit.opening;
            const { audience, opening } = saidOf(after, cell);
            expect(new Set(audience.professions)).toEqual(new Set(chosen === 'everyone' ? trades : chosen));
            expect([audience.companies, audience.students]).toEqual([chosen === 'everyone', students]);
            expect(opening?.article).toBe(article);
          }
        }
      }),
    );
  });

  it('written back as it was read changes nothing', () => {
    fc.assert(
      fc.property(tables, fc.constantFrom(...cells), (table, cell) => {
        const opening = openingOf(table, cell.nature, cell.client);
        const after = withEdit(table, { nature: cell.nature, clients: [cell.client], opening });
        for (const one of cells) expect(saidOf(after, one)).toEqual(saidOf(table, one));
      }),
    );
  });

  it('leaves no rule without a nature, a client or anybody', () => {
    fc.assert(
      fc.property(tables, (table) => {
        for (const rule of table) {
          expect(Math.min(rule.natures.length, rule.clients.length, rule.professions.length)).toBeGreaterThan(
            0,
          );
        }
      }),
    );
  });
});

describe('opening what the law reserves', () => {
  const everyone: Opening = {
    professions: 'everyone',
    students: true,
    article: 'art. 1',
    explanation: 'Essai.',
  };
  const opens = (edit: RuleEdit) => opensReserved(rules, edit);
  const both = ['MEMBER', 'CUSTOMER'] as const;

  it('is seen where students, companies or other professions come in', () => {
    expect(
      opens({ nature: 'consultation', clients: ['CUSTOMER'], opening: { ...everyone, students: false } }),
    ).toBe(true);
    expect(opens({ nature: 'consultation', clients: ['MEMBER'], opening: everyone })).toBe(true);
    expect(
      opens({
        nature: 'postulation',
        clients: both,
        opening: { ...everyone, professions: ['Notaire'], students: false },
      }),
    ).toBe(true);
    expect(
      opens({
        nature: 'contentieux',
        clients: ['CUSTOMER'],
        opening: { ...everyone, professions: [], students: true },
      }),
    ).toBe(true);
  });

  it('is not where fewer come in, the same, those whom the law admits, or of a nature that it does not reserve', () => {
    for (const nature of natures) {
      expect(opens({ nature, clients: both, opening: null })).toBe(false);
      for (const client of clientKinds) {
        expect(opens({ nature, clients: [client], opening: openingOf(rules, nature, client) })).toBe(false);
      }
    }
    expect(opens({ nature: 'recherches', clients: both, opening: everyone })).toBe(false);
    expect(
      opens({
        nature: 'redaction',
        clients: ['CUSTOMER'],
        opening: { ...everyone, professions: ['Avocat', 'Notaire'], students: false },
      }),
    ).toBe(false);
  });

  it('asks for an administrator, who confirms it', () => {
    expect(reservedRefusal({ role: 'moderator', isConfirmed: true })).toBe('RESERVED_NATURE');
    expect(reservedRefusal({ role: null, isConfirmed: true })).toBe('RESERVED_NATURE');
    expect(reservedRefusal({ role: 'admin', isConfirmed: false })).toBe('RESERVED_UNCONFIRMED');
    expect(reservedRefusal({ role: 'admin', isConfirmed: true })).toBeNull();
  });

  it('lets a student in as soon as it is done, and not before', () => {
    const someone = { kind: 'STUDENT', profession: 'Étudiant' } as const;
    const after = withEdit(rules, { nature: 'consultation', clients: ['MEMBER'], opening: everyone });
    expect(tableAnswer(rules, 'consultation', 'MEMBER', someone).opens).toBe(false);
    expect(tableAnswer(after, 'consultation', 'MEMBER', someone).opens).toBe(true);
  });
});

describe('the lines of the table', () => {
  const opening: Opening = {
    professions: ['Avocat', 'Notaire'],
    students: false,
    article: 'art. 1',
    explanation: 'Essai.',
  };
  const line = (changes: Partial<EligibilityRule> = {}): EligibilityRule => ({
    ...opening,
    natures: ['audit'],
    clients: ['MEMBER'],
    ...changes,
  });
  const edit = (changes: Partial<RuleEdit> = {}): RuleEdit => ({
    nature: 'veille',
    clients: ['MEMBER'],
    opening,
    ...changes,
  });

  it('take in a nature that says the same for the same clients, in whatever order', () => {
    const turned = { ...opening, professions: ['Notaire', 'Avocat'] as const };
    expect(withEdit([line()], edit({ opening: turned }))).toEqual([line({ natures: ['audit', 'veille'] })]);
    expect(
      withEdit(
        [line({ professions: 'everyone' })],
        edit({ opening: { ...opening, professions: 'everyone' } }),
      ),
    ).toEqual([line({ professions: 'everyone', natures: ['audit', 'veille'] })]);
  });

  it('take in clients of the same nature', () => {
    expect(withEdit([line()], edit({ nature: 'audit', clients: ['CUSTOMER'] }))).toEqual([
      line({ clients: ['MEMBER', 'CUSTOMER'] }),
    ]);
  });

  it.each<[string, Partial<RuleEdit>]>([
    ['another nature for another client', { clients: ['CUSTOMER'] }],
    ['more clients', { clients: ['MEMBER', 'CUSTOMER'] }],
    ['another article', { opening: { ...opening, article: 'art. 2' } }],
    ['another explanation', { opening: { ...opening, explanation: 'Autre.' } }],
    ['other professions', { opening: { ...opening, professions: ['Avocat', 'Juriste'] } }],
    ['fewer professions', { opening: { ...opening, professions: ['Avocat'] } }],
    ['everyone', { opening: { ...opening, professions: 'everyone' } }],
  ])('stay apart from one with %s', (_what, changes) => {
    expect(withEdit([line()], edit(changes))).toHaveLength(2);
  });

  it('stay apart where one is for everyone and the other is not', () => {
    expect(withEdit([line({ professions: 'everyone' })], edit())).toHaveLength(2);
    expect(withEdit([line({ students: true })], edit())).toHaveLength(2);
  });

  it('name a student once, as one of the professions, where students are admitted beside them', () => {
    const professionsWith = (students: boolean) =>
      withEdit([], edit({ opening: { ...opening, professions: ['Étudiant', 'Avocat'], students } }))[0]
        ?.professions;
    expect(professionsWith(true)).toEqual(['Avocat', 'Étudiant']);
    expect(professionsWith(false)).toEqual(['Avocat']);
  });

  it('that an edit does not touch stay as they are, those that it empties go', () => {
    const other = line({ natures: ['formation'], clients: ['CUSTOMER'] });
    expect(withEdit([line(), other], edit({ opening: null }))).toEqual([line(), other]);
    expect(withEdit([line(), other], edit({ nature: 'audit', opening: null }))).toEqual([other]);
    const both = line({ natures: ['audit', 'veille'], clients: ['MEMBER', 'CUSTOMER'] });
    expect(withEdit([both], edit({ opening: null }))).toEqual([
      line({ natures: ['audit'], clients: ['MEMBER', 'CUSTOMER'] }),
      line({ natures: ['veille'], clients: ['CUSTOMER'] }),
    ]);
  });

  it('open what is reserved even where one of two kinds of clients had it already', () => {
    const table = [line({ natures: ['consultation'], professions: 'everyone', students: true })];
    const everyone = { ...opening, professions: 'everyone', students: true } as const;
    const asked = (clients: RuleEdit['clients']) =>
      opensReserved(table, { nature: 'consultation', clients, opening: everyone });
    expect([asked(['MEMBER']), asked(['MEMBER', 'CUSTOMER'])]).toEqual([false, true]);
  });
});
