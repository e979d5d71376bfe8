import { realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Gives each module of the contract a facade for browsers, in which a route is a literal and a plain constant
 * is itself. In a browser a call needs little more than its address: the server checks the data.
 *
 * A route that is imported by its name is written where it is imported, so that no screen loads the calls of others.
 *
 * Imports of anything else, such as a schema, lead to the whole module. So a screen that only makes calls
 * loads neither the schemas nor zod; a form that checks its fields loads both.
 *
 * In a browser `route.body` therefore only tells whether there is one, and `route.access.seats` whether the call may be
 * made for a firm: a form imports its schema by name.
 */

const folder = realpathSync(join(import.meta.dirname, '../../../packages/contract/src')) + sep;
const whole = '?whole';

interface RouteLike {
  name: string;
  method: string;
  path: string;
  access: { seats?: readonly string[] };
  body: unknown;
  once: boolean;
}

const isRoute = (value: unknown): value is RouteLike =>
  typeof value === 'object' && value !== null && 'access' in value && 'answer' in value && 'path' in value;

/** True for a value that can be written as a literal: a string, a number, or lists and records of them. */
const isPlain = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || value === null)
    return ['string', 'number', 'boolean'].includes(typeof value) || value === null;
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
};

/** Fields of a route that the browser's client reads. */
const facadeOf = ({ name, method, path, access, body, once }: RouteLike) => ({
  name,
  method,
  path,
  ...(access.seats ? { access: { seats: [] } } : {}),
  body: body === null ? null : {},
  ...(once ? { once } : {}),
});

/** Beginning of the code of a route: its feature and operation. */
const routeBeginning = '{"name":"';

/**
 * Code of a value in the facade: the address of a route, also inside a record of routes; null for a schema.
 */
const facadeCode = (value: unknown): string | null => {
  if (isRoute(value)) return JSON.stringify(facadeOf(value));
  if (isPlain(value)) return JSON.stringify(value);
  const routes = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (routes.length === 0 || !routes.every(([, one]) => isRoute(one))) return null;
  return JSON.stringify(Object.fromEntries(routes.map(([name, one]) => [name, facadeOf(one)])));
};

const packageName = '@basoche/contract/';

/** Exports of a module's facade, as code by name; null if the module declares no route. */
const facadeExports = async (file: string): Promise<Map<string, string> | null> => {
  const exported: Record<string, unknown> = await import(`${pathToFileURL(file)}?facade=${Date.now()}`);
  const entries = Object.entries(exported);
  if (!entries.some(([, value]) => isRoute(value))) return null;
  return new Map(
    entries.flatMap(([name, value]): [string, string][] => {
      const code = facadeCode(value);
      return code === null ? [] : [[name, code]];
    }),
  );
};

/** File of the contract that an import names, from a screen or from another module of the contract. */
const contractFile = (source: string, importer: string): string | null => {
  if (source.startsWith(packageName)) return `${join(folder, source.slice(packageName.length))}.ts`;
  return importer.startsWith(folder) && source.startsWith('.') ? join(dirname(importer), source) : null;
};

interface Specifier {
  type: string;
  imported?: { name?: string };
  local: { name: string };
}

interface ImportNode {
  type: string;
  start: number;
  end: number;
  source?: { value: string };
  specifiers?: Specifier[];
}

/** Splits an import in three: routes, which are written in its place, other names of the facade, and names of the whole module. */
const parted = (
  file: string,
  source: string,
  specifiers: Specifier[],
  facade: Map<string, string>,
): string => {
  const codeOf = ({ imported }: Specifier) => facade.get(imported?.name ?? '');
  const isRouteName = (specifier: Specifier) => codeOf(specifier)?.startsWith(routeBeginning) === true;
  const routes = specifiers
    .filter(isRouteName)
    .map((specifier) => `const ${specifier.local.name} = ${codeOf(specifier)};`);
  const importing = (chosen: Specifier[], from: string) =>
    chosen.length === 0
      ? ''
      : `import { ${chosen.map(({ imported, local }) => `${imported?.name} as ${local.name}`).join(', ')} } from ${JSON.stringify(from)};`;
  const others = specifiers.filter((specifier) => !isRouteName(specifier));
  const isGiven = (specifier: Specifier) => codeOf(specifier) !== undefined;
  return [
    ...routes,
    importing(others.filter(isGiven), source),
    importing(
      others.filter((specifier) => !isGiven(specifier)),
      file + whole,
    ),
  ].join('');
};

export const contractFacades = (): Plugin => ({
  name: 'basoche:contract-facades',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId(source) {
    return source.startsWith(folder) && source.endsWith(whole) ? source : null;
  },
  async load(id) {
    if (!id.startsWith(folder) || id.includes('?')) return null;
    const facade = await facadeExports(id);
    if (!facade) return null;
    const code = [...facade].map(([name, value]) => `export const ${name} = ${value};`).join('\n');
    return { code, moduleType: 'js', moduleSideEffects: false };
  },
  transform: {
    order: 'post',
    async handler(code, id) {
      // A module of the contract that declares no route is whole as it is.
      if (!code.includes(packageName) && !id.startsWith(folder)) return null;
      let changed = code;
      const imports = (this.parse(code).body as ImportNode[]).filter(
        ({ type }) => type === 'ImportDeclaration',
      );
      for (const { source, specifiers = [], start, end } of imports.reverse()) {
        const file = source && contractFile(source.value, id);
        if (!file || specifiers.some(({ type }) => type !== 'ImportSpecifier')) continue;
        const facade = await facadeExports(file);
        if (!facade) continue;
        changed =
          changed.slice(0, start) + parted(file, source.value, specifiers, facade) + changed.slice(end);
      }
      return changed === code ? null : { code: changed, map: null };
    },
  },
});
