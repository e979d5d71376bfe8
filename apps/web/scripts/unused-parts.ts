import type { Plugin } from 'vite';

/**
 * Removes code of libraries that every browser would load for nothing.
 *
 * Component names for developer tools: for many components, such as the router's forms and fetchers or a
 * provider with its own theme, the assignment of `displayName` is the only thing that keeps them in the
 * build.
 *
 * The router's instrumentation: it runs only if an application gives it a reporter.
 */

const libraries = /[/\\]node_modules[/\\](react-router|@mantine)[/\\]/;
const measuring = /[/\\]react-router[/\\]dist[/\\]production[/\\]lib[/\\]router[/\\]instrumentation\.js$/;

const withoutNames = (code: string) => code.replace(/^\w+\.displayName = "[^"]*";$/gm, '');

/** The same exports as functions that do nothing: every navigation calls one of them. */
const emptied = (code: string) => {
  const [, names] = /export \{([^}]+)\}/.exec(code) ?? [];
  if (names === undefined) throw new Error("The router's measuring has another form: see unused-parts.ts.");
  return names
    .split(',')
    .map((name) => `export const ${name.trim()} = () => undefined;`)
    .join('\n');
};

export const unusedParts = (): Plugin => ({
  name: 'basoche:unused-parts',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: {
    filter: { id: libraries },
    handler: (code, id) => ({ code: measuring.test(id) ? emptied(code) : withoutNames(code), map: null }),
  },
});
