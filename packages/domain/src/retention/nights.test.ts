import { describe, expect, it } from 'vitest';
import { isNightMissing, nightState } from './nights.ts';

const beganAt = new Date('2026-11-22T04:10:00Z');
const after = (hours: number) => new Date(beganAt.getTime() + hours * 3_600_000);

describe('a night of retention', () => {
  it('is done, or has failed at something, once it is over', () => {
    expect(nightState({ beganAt, isOver: true, hasFailed: false }, after(1))).toBe('done');
    expect(nightState({ beganAt, isOver: true, hasFailed: true }, after(1))).toBe('failed');
  });

  it('runs for six hours, and was cut off where it is still not over then', () => {
    const night = { beganAt, isOver: false, hasFailed: true };
    expect([nightState(night, after(5.9)), nightState(night, after(6))]).toEqual(['running', 'cutOff']);
  });

  it('is missing when none began for more than a day and two hours', () => {
    expect([isNightMissing(beganAt, after(26)), isNightMissing(beganAt, after(26.1))]).toEqual([false, true]);
  });
});
