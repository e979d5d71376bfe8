import { join } from 'node:path';
import { inspectBoundaries } from './support/boundaries.ts';

const { modules, violations } = await inspectBoundaries(join(import.meta.dirname, '..'));

for (const { rule, what, why } of violations) console.error(`${rule}\n  ${what}\n  ${why}\n`);

const empty = Object.keys(modules).filter((place) => modules[place] === 0);
for (const place of empty)
  console.error(`No module was found in ${place}: the boundaries there are not checked.\n`);

const countTexts = Object.entries(modules).map(([place, count]) => `${place} ${count}`);
console.log(`${violations.length} violations in ${countTexts.join(', ')}`);
if (violations.length > 0 || empty.length > 0) process.exitCode = 1;
