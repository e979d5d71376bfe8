import { pageParameters } from '@basoche/domain/access/page-parameters';
import { isPublicScreen } from '@basoche/domain/access/public-screens';
import { expect, it } from 'vitest';
import { read } from './support/sources.ts';

/** Public pages are cached by the query parameters that their screens read (decision 0036). */

const screens = Array.from(
  read('apps/web/app/routes.ts').matchAll(/route\('([^']+)', '([^']+)'/g),
  ([, path, file]) => ({ path: `/${path}`, file: `apps/web/app/${file}` }),
);

it('a public screen that reads its query has the parameters that change it', () => {
  const reading = screens.filter(
    ({ path, file }) => isPublicScreen(path) && read(file).includes('useSearchParams'),
  );
  expect(reading.length).toBeGreaterThan(2);
  expect(reading.filter(({ path }) => pageParameters(path)?.length === 0)).toEqual([]);
});
