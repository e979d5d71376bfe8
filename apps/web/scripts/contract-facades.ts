import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * In a browser a call of the contract is little more than its address: the server is the one that checks what travels.
 * This gives each module of the contract a facade in which a route is a literal, a plain constant is itself, and a
 * schema comes from the whole module. A screen that only makes calls then loads neither the schemas nor zod; a form
 * that checks its fields loads both.
 */

const folder = realpathSync(join(import.meta.dirname, '../../../packages/contract/src')) + sep;
const whole = '?whole';

interface RouteLike {
  name: string;
  method: string;
  path: string;
  body: unknown;
  status: number;
  paged: boolean;
}

const isRoute = (value: unknown): value is RouteLike =>
  typeof value === 'object' && value !== null && 'access' in value && 'answer' in value && 'path' in value;

/** What can be written down as it is: a string, a number, or lists and records of them. */
const isPlain = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || value === null)
    return ['string', 'number', 'boolean'].includes(typeof value) || value === null;
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
};

const facadeOf = ({ name, method, path, body, status, paged }: RouteLike) => ({
  name,
  method,
  path,
  body: body === null ? null : {},
  status,
  paged,
});

export const contractFacades = (): Plugin => ({
  name: 'basoche:contract-facades',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  // Where no schema is asked for, the whole module and all that it imports stay out.
  resolveId(source) {
    return source.startsWith(folder) && source.endsWith(whole)
      ? { id: source, moduleSideEffects: false }
      : null;
  },
  async load(id) {
    if (!id.startsWith(folder) || id.includes('?')) return null;
    const exported: Record<string, unknown> = await import(`${pathToFileURL(id)}?facade=${Date.now()}`);
    const entries = Object.entries(exported);
    if (!entries.some(([, value]) => isRoute(value))) return null;

    const lines = entries.map(([name, value]) => {
      if (isRoute(value)) return `export const ${name} = ${JSON.stringify(facadeOf(value))};`;
      if (isPlain(value)) return `export const ${name} = ${JSON.stringify(value)};`;
      return `export { ${name} } from ${JSON.stringify(id + whole)};`;
    });
    return { code: lines.join('\n'), moduleType: 'js', moduleSideEffects: false };
  },
});
