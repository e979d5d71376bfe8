import { relative } from 'node:path';
import { afterAll, expect } from 'vitest';
import { root } from './command.ts';
import { noteCost, processorSeconds } from './processor.ts';

/** Records the processor time of each test file, including its child programs. PostgreSQL is counted separately. */
const before = processorSeconds();
afterAll(() => {
  const { testPath = '' } = expect.getState();
  noteCost(relative(root, testPath), processorSeconds() - before);
});
