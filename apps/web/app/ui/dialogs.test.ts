import { readdir, readFile } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { expect, test } from 'vitest';

const app = resolve(import.meta.dirname, '..');

/** Sources of components, by path. */
const sources = async (): Promise<[path: string, text: string][]> => {
  const entries = await readdir(app, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx') && !entry.name.endsWith('.test.tsx'))
    .map(({ parentPath, name }) => resolve(parentPath, name));
  return Promise.all(
    files.map(async (file) => [relative(app, file).split(sep).join('/'), await readFile(file, 'utf8')]),
  );
};

const raised = /<dialog\b|role="(?:alert)?dialog"|<Modal\b|<Drawer\b|\b(?:Modal|Drawer)\.\w|\bmodals\.open/;
const headless = /withCloseButton=\{false\}|withCloseButton:\s*false/;

test('every dialog is the one dialog or the one panel, so that all have the same head', async () => {
  const all = await sources();
  expect(all.length).toBeGreaterThan(400);
  const own = all.filter(([, text]) => raised.test(text)).map(([path]) => path);
  // The menu of a phone is the browser's own modal: it lists ways, and has no title.
  expect(own.toSorted()).toEqual(['layouts/side-navigation.tsx', 'ui/dialog.tsx', 'ui/side-sheet.tsx']);
  // Recovery codes are shown once: no cross closes them by mistake.
  expect(all.filter(([, text]) => headless.test(text)).map(([path]) => path)).toEqual([
    'features/auth/components/recovery-codes-dialog.tsx',
  ]);
});
