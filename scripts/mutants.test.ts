import { expect, it } from 'vitest';
import { type MutantReport, readExplanations, unexplained } from './support/mutants.ts';

const text = 'const a =\n  b +\n  c;\nconst d = 1;';
const report: MutantReport = {
  files: {
    'packages/domain/src/sums.ts': {
      source: text,
      mutants: [
        {
          status: 'Survived',
          replacement: 'b - c',
          location: { start: { line: 2, column: 3 }, end: { line: 3, column: 4 } },
        },
        {
          status: 'Killed',
          replacement: '2',
          location: { start: { line: 4, column: 11 }, end: { line: 4, column: 12 } },
        },
      ],
    },
  },
};
const told = (changes: readonly string[], file = 'sums.ts') => unexplained(report, [{ file, changes }]);

it('a change that nobody noticed is named with its place, unless it is explained', () => {
  expect(told([])).toEqual({ survivors: ['packages/domain/src/sums.ts:2  b + c => b - c'], stale: [] });
  expect(told(['b + c => b - c'])).toEqual({ survivors: [], stale: [] });
});

it('an explanation that nothing needs any longer is named, of files that were looked at', () => {
  expect(told(['b + c => b - c', '1 => 2']).stale).toEqual(['sums.ts: 1 => 2']);
  expect(told(['1 => 2'], 'other.ts').stale).toEqual([]);
});

it('explanations give a reason for the changes of a file', () => {
  expect(readExplanations('a.ts: one: and two\n  b => c\n  c => d\n\nb.ts: three\n  e => f\n')).toEqual([
    { file: 'a.ts', changes: ['b => c', 'c => d'] },
    { file: 'b.ts', changes: ['e => f'] },
  ]);
  expect(() => readExplanations('a.ts\n  b => c')).toThrow('a.ts');
});
