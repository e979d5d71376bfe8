import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missionNatures } from '../options/mission-natures.ts';
import { valuesOf } from '../options/option.ts';
import { professions } from '../options/professions.ts';
import { mayApply } from '../postings/who-may-apply.ts';
import { defaultEligibilityRules, regulatedProfessions } from './default-eligibility-rules.ts';
import {
  clientKinds,
  type EligibilityRule,
  isStudent,
  readRules,
  type TableCandidate,
  tableAnswer,
  type WrittenRule,
} from './eligibility-rules.ts';

const natures = valuesOf(missionNatures);
const trades = valuesOf(professions);

const candidates: readonly TableCandidate[] = (['STUDENT', 'EMPLOYEE', 'COMPANY'] as const).flatMap((kind) =>
  [...trades, null].map((profession) => ({ kind, profession })),
);

const cells = natures.flatMap((nature) =>
  clientKinds.flatMap((client) => candidates.map((candidate) => ({ nature, client, candidate }))),
);

const answer = (rules: readonly EligibilityRule[], { nature, client, candidate }: (typeof cells)[number]) =>
  tableAnswer(rules, nature, client, candidate);

/** The table of rules §2, written a second time by hand: [for a member, for an external customer]. */
const expected = {
  recherches: ['all', 'all'],
  relecture: ['all', 'all'],
  audit: ['all', 'all'],
  veille: ['all', 'all'],
  formation: ['all', 'all'],
  traduction: ['all', 'all'],
  formalites: ['all', 'all'],
  autre: ['all', 'all'],
  postulation: ['avocats', 'avocats'],
  consultation: ['no student', 'regulated'],
  redaction: ['no student', 'regulated'],
  contentieux: ['no student', 'regulated'],
} as const;

const admitted = {
  all: () => true,
  avocats: (who: TableCandidate) => !isStudent(who) && who.profession === 'Avocat',
  'no student': (who: TableCandidate) => !isStudent(who),
  regulated: (who: TableCandidate) =>
    !isStudent(who) &&
    ['Avocat', 'Notaire', 'Commissaire de justice', 'Mandataire judiciaire'].includes(who.profession ?? ''),
};

const aRule: fc.Arbitrary<EligibilityRule> = fc.record({
  natures: fc.subarray(natures, { minLength: 1 }),
  clients: fc.subarray([...clientKinds], { minLength: 1 }),
  professions: fc.oneof(fc.constant('everyone' as const), fc.subarray(trades, { minLength: 1 })),
  students: fc.boolean(),
  article: fc.constantFrom('Loi A, art. 1', 'Loi B, art. 2'),
  explanation: fc.constant('Une phrase.'),
});
const someRules = fc.array(aRule, { maxLength: 6 });

const noisy = <Value extends string>(values: readonly Value[]) =>
  fc.array(fc.oneof(fc.constantFrom<string>(...values), fc.string()), { maxLength: 5 });

const aWrittenRule: fc.Arbitrary<WrittenRule> = fc.record({
  natures: noisy(natures),
  clients: noisy(clientKinds),
  everyone: fc.boolean(),
  professions: noisy(trades),
  students: fc.boolean(),
  article: fc.constantFrom('', ' ', 'Loi A, art. 1'),
  explanation: fc.constantFrom('', 'Une phrase.'),
});

describe('the default table', () => {
  it('equals rules §2 in every cell nature × kind of client × profession × student', () => {
    for (const cell of cells) {
      const [member, customer] = expected[cell.nature];
      const who = admitted[cell.client === 'CUSTOMER' ? customer : member];
      expect({ ...cell, opens: answer(defaultEligibilityRules, cell).opens }).toEqual({
        ...cell,
        opens: who(cell.candidate),
      });
    }
    expect([...regulatedProfessions].sort()).toEqual(
      ['Avocat', 'Commissaire de justice', 'Mandataire judiciaire', 'Notaire'].sort(),
    );
  });

  it('says in every rule the articles of the law and a sentence about them', () => {
    for (const { article, explanation } of defaultEligibilityRules) {
      expect(article).toMatch(/^Loi n°\u00a071-1130 du 31\u00a0décembre 1971, art\.\u00a0\d/);
      expect(explanation).toMatch(/^[A-Z].{40,}\.$/);
    }
  });

  it('has a rule to name for every nature and kind of client', () => {
    for (const cell of cells) expect(answer(defaultEligibilityRules, cell).rule).not.toBeNull();
  });
});

describe('any table', () => {
  const check = (property: (rules: readonly EligibilityRule[], other: EligibilityRule) => void) =>
    fc.assert(fc.property(someRules, aRule, property), { numRuns: 60 });

  it('opens nothing when it is empty', () => {
    for (const cell of cells) expect(answer([], cell)).toEqual({ opens: false, rule: null });
  });

  it('never closes what was open by a rule more, and never opens by a rule less', () => {
    check((rules, added) => {
      for (const cell of cells) {
        if (answer(rules, cell).opens) expect(answer([...rules, added], cell).opens).toBe(true);
        for (const removed of rules) {
          const fewer = rules.filter((one) => one !== removed);
          if (!answer(rules, cell).opens) expect(answer(fewer, cell).opens).toBe(false);
        }
      }
    });
  });

  it('opens the same whatever the order of its rules', () => {
    check((rules, other) => {
      const all = [...rules, other];
      for (const cell of cells) expect(answer(all.toReversed(), cell).opens).toBe(answer(all, cell).opens);
    });
  });

  it('gives one answer to each, and names a rule about that nature and client', () => {
    check((rules) => {
      for (const cell of cells) {
        const { opens, rule } = answer(rules, cell);
        if (opens) expect(rule).not.toBeNull();
        if (rule === null) continue;
        expect(rule.natures).toContain(cell.nature);
        expect(rule.clients).toContain(cell.client);
        if (opens && rule.professions !== 'everyone')
          expect(rule.professions).toContain(cell.candidate.profession);
        if (opens && isStudent(cell.candidate)) expect(rule.students).toBe(true);
      }
    });
  });

  it('is what alone decides once every other condition holds', () => {
    check((rules) => {
      for (const { nature, client, candidate } of cells) {
        const eligibility = mayApply({
          subject: {
            type: 'MISSION',
            nature,
            creatorId: 'creator-1',
            creatorKind: client === 'CUSTOMER' ? 'CUSTOMER' : 'COMPANY',
            isArchived: false,
            isHidden: false,
            endDate: '2026-12-31',
            publishedAt: new Date('2026-11-01T08:00:00Z'),
          },
          candidate: { ...candidate, memberId: 'candidate-1', isVerified: true, hasApplied: false },
          today: '2026-11-21',
          rules,
        });
        const table = tableAnswer(rules, nature, client, candidate);
        expect([eligibility.ok, eligibility.table]).toEqual([table.opens, table]);
        if (!eligibility.ok) expect(eligibility.code).toBe('PROFESSION_NOT_ALLOWED');
      }
    });
  });
});

describe('a table as it is kept', () => {
  const written = ({ professions: who, ...rule }: EligibilityRule): WrittenRule => ({
    ...rule,
    everyone: who === 'everyone',
    professions: who === 'everyone' ? [] : who,
  });
  const well: WrittenRule = {
    natures: ['audit'],
    clients: ['MEMBER'],
    everyone: true,
    professions: [],
    students: true,
    article: 'Loi A, art. 1',
    explanation: 'Une phrase.',
  };

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(someRules, (rules) => {
        const read = readRules(rules.map(written));
        for (const cell of cells) expect(answer(read, cell).opens).toBe(answer(rules, cell).opens);
      }),
      { numRuns: 60 },
    );
    expect(readRules(defaultEligibilityRules.map(written))).toHaveLength(defaultEligibilityRules.length);
  });

  it('holds no rule that names nobody, nothing, or no article: a mistake closes', () => {
    expect(readRules([well])).toHaveLength(1);
    const mistakes: Partial<WrittenRule>[] = [
      { natures: [] },
      { natures: ['astrologie'] },
      { clients: [] },
      { clients: ['tous'] },
      { everyone: false },
      { everyone: false, professions: ['Astrologue'] },
      // `everyone` beside a profession: the named profession counts, and this one is unknown, so nobody is
      // admitted.
      { professions: ['Astrologue'] },
      { article: '  ' },
      { explanation: '' },
    ];
    for (const mistake of mistakes)
      expect(readRules([{ ...well, ...mistake }]), JSON.stringify(mistake)).toEqual([]);
    expect(readRules([{ ...well, professions: ['Notaire'] }])).toMatchObject([{ professions: ['Notaire'] }]);
  });

  it('opens only what it names, whatever else is in it', () => {
    fc.assert(
      fc.property(fc.array(aWrittenRule, { maxLength: 5 }), (rows) => {
        const rules = readRules(rows);
        for (const cell of cells.filter((one) => answer(rules, one).opens)) {
          const { nature, client, candidate } = cell;
          expect(
            rows.some(
              (row) =>
                row.natures.includes(nature) &&
                row.clients.includes(client) &&
                (row.everyone || row.professions.includes(candidate.profession ?? '')) &&
                (row.students || !isStudent(candidate)),
            ),
          ).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});
