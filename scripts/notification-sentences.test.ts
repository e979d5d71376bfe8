import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * A notification is identified by its key; its sentence is content, which may be corrected without other
 * changes.
 */

const root = join(import.meta.dirname, '..');
const places = ['packages/domain/src', 'packages/contract/src', 'apps/server/src', 'apps/web/app'];

const sources = places.flatMap((place) =>
  readdirSync(join(root, place), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map(({ parentPath, name }) => join(parentPath, name)),
);

/** A comparison of a sentence made from a key, or of the title of a notification's row. */
const comparisons: readonly RegExp[] = [
  /titleOf\([^)]*\) *[!=]==|[!=]== *titleOf\(/,
  /\.(?:includes|has|get|indexOf|startsWith)\(titleOf\(/,
  /\bn(?:otification)?\.title *(?:=|<>|in\b|like\b|[!=]==)/,
];
const compares = (text: string): boolean => comparisons.some((comparison) => comparison.test(text));

/** Queries on the table of notifications. */
const notificationStores = /from\(?'?notification\b|update notification\b/i;
const filters = /where\('(?:n\.)?title'|\btitle *= *\$\{/;

it('the sentence of a notification is compared nowhere', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  const found = sources.filter((path) => {
    const text = readFileSync(path, 'utf8');
    return compares(text) || (notificationStores.test(text) && filters.test(text));
  });
  expect(found).toEqual([]);
});

it.each([
  "if (title === titleOf('PRICE_NEW')) return;",
  "const isChat = [titleOf('NEW_MESSAGE')].includes(titleOf(key));",
  'sql`select from notification n where n.title = $' + '{title}`',
])('a comparison is seen: %s', (text) => {
  expect(compares(text)).toBe(true);
});
