import type { Plugin } from 'vite';

/**
 * A screen names its classes as `classes.title`, of one object for each style sheet. Imported by name instead, only the made-up
 * name of each class travels, where it stands, and not the object with what it is called in the source.
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
