import type { Plugin } from 'vite';

/**
 * Screens write `classes.title`, from one object for each style sheet. This turns it into imports by name:
 * only the generated class name is shipped, and not the object with the source names.
 */
export const styleNames = (): Plugin => ({
  name: 'basoche:style-names',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: {
    filter: { id: /[/\\]app[/\\].*\.tsx?($|\?)/, code: /\.module\.css'/ },
    handler: (code) => ({
      code: code.replace(/^import (\w+) from '([^']+\.module\.css)';$/gm, "import * as $1 from '$2';"),
      map: null,
    }),
  },
});
