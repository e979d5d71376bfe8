import { describe, expect, it } from 'vitest';
import { answerOf, budgetLeft, budgetStarts, checkAnswers, standingAnswer } from './check.ts';
import { chanceOf } from './limits.ts';

describe('an answer', () => {
  it('is to examine after a match, and once in sixteen without one', () => {
    const draws = Array.from({ length: chanceOf }, (_, draw) => draw);
    expect(draws.every((draw) => answerOf(1, draw) === 'examine')).toBe(true);
    expect(draws.filter((draw) => answerOf(0, draw) === 'examine')).toEqual([0]);
  });

  it('has one length whichever it is', () => {
    expect(new Set(checkAnswers.map((answer) => answer.length)).size).toBe(1);
  });

  it('stays to examine once it was', () => {
    expect(standingAnswer(['examine', 'nothing'])).toBe('examine');
    expect(standingAnswer(['nothing', 'nothing'])).toBe('nothing');
  });

  it('tells less than a bit about one name of many', () => {
    // A register with half of 10,000 names; the party is one of the 10,000. Computes the entropy left after
    // each answer, by Bayes.
    const names = 10_000;
    const listed = names / 2;
    const alarm = 1 / chanceOf;
    const isExamine = (listed + (names - listed) * alarm) / names;
    const entropyOf = (weights: readonly (readonly [count: number, weight: number])[]) => {
      const total = weights.reduce((sum, [count, weight]) => sum + count * weight, 0);
      return weights.reduce((sum, [count, weight]) => {
        const chance = weight / total;
        return chance === 0 ? sum : sum - count * chance * Math.log2(chance);
      }, 0);
    };
    const left =
      isExamine *
        entropyOf([
          [listed, 1],
          [names - listed, alarm],
        ]) +
      (1 - isExamine) * entropyOf([[names - listed, 1]]);
    const lost = Math.log2(names) - left;
    expect(lost).toBeGreaterThan(0.7);
    expect(lost).toBeLessThan(0.9);
    // After one answer, no name is likelier than one in five thousand.
    expect(1 / (listed + (names - listed) * alarm)).toBeLessThan(1 / listed);
  });
});

describe('a budget', () => {
  it('is what is left of the day and of thirty days', () => {
    expect(budgetLeft({ day: 3, month: 3 }, { day: 10, month: 40 })).toBe(7);
    expect(budgetLeft({ day: 0, month: 38 }, { day: 10, month: 40 })).toBe(2);
    expect(budgetLeft({ day: 12, month: 50 }, { day: 10, month: 40 })).toBe(0);
    const now = new Date('2026-11-29T10:00:00Z');
    expect(budgetStarts(now)).toEqual({
      day: new Date('2026-11-28T10:00:00Z'),
      month: new Date('2026-10-30T10:00:00Z'),
    });
  });
});
