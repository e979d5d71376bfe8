import { expect, test } from 'vitest';
import { fileNameOf } from './download.ts';

test('a file is saved under the full name that the server gives it', () => {
  expect(fileNameOf(`attachment; filename="CV ete.pdf"; filename*=UTF-8''CV%20%C3%A9t%C3%A9.pdf`)).toBe(
    'CV été.pdf',
  );
  expect([fileNameOf(null), fileNameOf('inline')]).toEqual([null, null]);
});
