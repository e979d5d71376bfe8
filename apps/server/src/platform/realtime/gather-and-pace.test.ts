import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gather, pace } from './gather-and-pace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('gathers values from the first on, each once', () => {
  const taken: number[][] = [];
  const gathered = gather<number>(100, (values) => taken.push(values));
  for (const value of [1, 2, 2]) gathered.add(value);
  vi.advanceTimersByTime(99);
  gathered.add(3);
  expect(taken).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(taken).toEqual([[1, 2, 3]]);
  gathered.add(4);
  gathered.stop();
  vi.advanceTimersByTime(1_000);
  expect(taken).toHaveLength(1);
});

test('hands over the first values at once, and the others at their pace', () => {
  const taken: number[] = [];
  const paced = pace<number>(2, 100, (value) => taken.push(value));
  for (const value of [1, 2, 3, 4, 5]) paced.add(value);
  expect(taken).toEqual([1, 2]);
  vi.advanceTimersByTime(100);
  expect(taken).toEqual([1, 2, 3, 4]);
  paced.add(6);
  expect(taken).toHaveLength(4);
  vi.advanceTimersByTime(100);
  expect(taken).toEqual([1, 2, 3, 4, 5, 6]);
  vi.advanceTimersByTime(1_000);
  paced.add(7);
  expect(taken.at(-1)).toBe(7);
  for (const value of [8, 9]) paced.add(value);
  paced.stop();
  vi.advanceTimersByTime(1_000);
  expect(taken.at(-1)).toBe(8);
});
