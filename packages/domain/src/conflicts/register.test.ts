import { describe, expect, it } from 'vitest';
import { namesAddedADay, namesAddedInMonth, registerNamesAtMost } from './limits.ts';
import { addsLeft, budgetTimes, isRegisterDue } from './register.ts';

const beganAt = new Date('2026-11-01T10:00:00Z');
const after = (days: number) => new Date(beganAt.getTime() + days * 86_400_000);
const left = (names: number, added: Partial<Record<'filling' | 'day' | 'month', number>>, days: number) =>
  addsLeft(
    { names, added: { filling: 0, day: 0, month: 0, ...added } },
    budgetTimes(beganAt, after(days)),
    after(days),
  );

describe('a register', () => {
  it('is filled freely for seven days, names that were removed counted', () => {
    expect(left(0, {}, 0)).toBe(registerNamesAtMost);
    expect(left(10, { filling: 4_000 }, 6.9)).toBe(1_000);
    expect(left(registerNamesAtMost, { filling: 10 }, 1)).toBe(0);
  });

  it('takes names by the day and by thirty days afterwards', () => {
    expect(left(0, { filling: registerNamesAtMost }, 7)).toBe(namesAddedADay);
    expect(left(0, { day: 150, month: 150 }, 8)).toBe(50);
    expect(left(0, { day: 10, month: namesAddedInMonth - 20 }, 30)).toBe(20);
    expect(left(0, { day: namesAddedADay + 5 }, 30)).toBe(0);
    expect(left(registerNamesAtMost - 3, {}, 30)).toBe(3);
  });

  it('counts names for the day and the month from the end of the free days on', () => {
    expect(budgetTimes(beganAt, after(7.5))).toEqual({ filling: after(7), day: after(7), month: after(7) });
    expect(budgetTimes(beganAt, after(60))).toEqual({ filling: after(7), day: after(59), month: after(30) });
  });

  it('is due to be looked through after six months', () => {
    expect(isRegisterDue(new Date('2026-05-29T10:00:01Z'), new Date('2026-11-29T10:00:00Z'))).toBe(false);
    expect(isRegisterDue(new Date('2026-05-29T10:00:00Z'), new Date('2026-11-29T10:00:00Z'))).toBe(true);
  });
});
