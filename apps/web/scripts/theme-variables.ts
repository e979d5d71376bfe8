import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { fixedVariables, palette, stateVariables } from '../app/ui/palette.ts';
import { theme } from '../app/ui/theme.ts';

/**
 * Generates a style sheet of the theme's variables. The library's provider would write them into every page
 * and load the code that derives them. Dark colours are left out: the product has none.
 */

const folder = join(import.meta.dirname, '../app/ui');
const sheet = join(folder, 'theme-variables.css');

const variablesOf = async (): Promise<string> => {
  const { convertCssVariables, defaultCssVariablesResolver } = await import('@mantine/core');
  const { variables, light } = defaultCssVariablesResolver({ ...theme, colors: palette });
  return convertCssVariables({
    variables: { ...variables, ...light, ...fixedVariables, ...stateVariables },
    light: {},
    dark: {},
  });
};

/**
 * Contexts of the library that have no default value, and the export of `ui/surroundings.ts` that replaces
 * it.
 */
const contexts: Readonly<Record<string, string>> = {
  'Mantine.context.mjs': 'surroundings',
  'MantineThemeProvider.mjs': 'theme',
};

/** In the build, gives the library's contexts their values without a provider. */
export const themeContexts = (): Plugin => ({
  name: 'basoche:theme-contexts',
  apply: 'build',
  transform: {
    filter: { id: /[/\\]@mantine[/\\]core[/\\].*(Mantine\.context|MantineThemeProvider)\.mjs$/ },
    handler: (code, id) => {
      const given = contexts[basename(id)];
      const empty = 'Context = createContext(null)';
      if (!given || !code.includes(empty)) throw new Error(`The library has another form: ${id}.`);
      const from = JSON.stringify(join(folder, 'surroundings.ts'));
      return {
        code: `import { ${given} as given } from ${from};\n${code.replace(empty, 'Context = createContext(given)')}`,
        map: null,
      };
    },
  },
});

export const themeVariables = (): Plugin => ({
  name: 'basoche:theme-variables',
  async load(id) {
    if (id.split('?')[0] !== sheet) return null;
    return await variablesOf();
  },
});
