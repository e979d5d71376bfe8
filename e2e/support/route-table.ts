import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The paths of all screens, as written in the route table: « /consult/missions/:missionID ». */
export const routeTable = async (): Promise<string[]> => {
  const text = await readFile(join(import.meta.dirname, '../../apps/web/app/routes.ts'), 'utf8');
  const paths = [...text.matchAll(/\b(?:route|underConstruction)\('([^'*]+)'/g)].map(([, path = '']) => path);
  return ['/', ...paths.filter((path) => !path.startsWith('_')).map((path) => `/${path}`)];
};

/** The most specific route in the table that matches an address. */
export const routeOf = (table: readonly string[], address: string): string | undefined => {
  const parts = address.replace(/[?#].*$/, '').split('/');
  const fits = (route: string) => {
    const own = route.split('/');
    return (
      own.length === parts.length &&
      own.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
    );
  };
  const named = (route: string) => route.split('/').filter((part) => !part.startsWith(':')).length;
  return table.filter(fits).toSorted((a, b) => named(b) - named(a))[0];
};
