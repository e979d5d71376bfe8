import type { Plugin } from 'vite';

/**
 * Leaves out what libraries would load into every browser for nothing.
 *
 * The names that they give their components for the developer's tools: to be written to is all that keeps many of them, and what
 * they need, such as forms and fetchers of the router, or a provider with a theme of its own. And the router's measuring of
 * itself, which is only called where an application hands it something to report to.
 */

const libraries = /[/\\]node_modules[/\\](react-router|@mantine)[/\\]/;
const measuring = /[/\\]react-router[/\\]dist[/\\]production[/\\]lib[/\\]router[/\\]instrumentation\.js$/;

const withoutNames = (code: string) => code.replace(/^\w+\.displayName = "[^"]*";$/gm, '');

/** The same functions, which do nothing: every navigation asks one of them whether there is something to report to. */
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
