import { expect, it } from 'vitest';
import { read, sources } from './support/sources.ts';

/** Callbacks of `mutate` are lost once their component is gone, which a command's own refresh often removes. */

const screens = sources.filter((path) => /^apps\/web\/app\/.*\.tsx?$/.test(path) && !path.includes('.test.'));

/** Arguments of each call of `mutate` or `mutateAsync`. */
const callsIn = (text: string): string[] =>
  Array.from(text.matchAll(/\bmutate(?:Async)?\(/g), ({ index, 0: name }) => {
    const start = index + name.length;
    let depth = 1;
    let end = start;
    for (; depth > 0 && end < text.length; end += 1) depth += { '(': 1, ')': -1 }[text.charAt(end)] ?? 0;
    return text.slice(start, end - 1);
  });

it('a notice that something is done is no callback of `mutate`', () => {
  const calls = screens.flatMap((path) => callsIn(read(path)).map((call) => ({ path, call })));
  expect(calls.length).toBeGreaterThan(100);
  expect(calls.filter(({ call }) => /\b(?:notifySuccess|invalidateQueries)\b/.test(call))).toEqual([]);
});
