import { relative } from 'node:path';
import { afterAll, expect } from 'vitest';
import { root } from './command.ts';
import { noteCost, processorSeconds } from './processor.ts';

/** Notes how much processor time each file of tests took, with the programs that it started; PostgreSQL is counted by itself. */
const before = processorSeconds();
afterAll(() => {
  const { testPath = '' } = expect.getState();
  noteCost(relative(root, testPath), processorSeconds() - before);
});
