import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { contractFacades } from './scripts/contract-facades.ts';

/** The libraries that most screens share. */
const isLibrary = (id: string) => /[/\\]node_modules[/\\]/.test(id);

/** What the frame of every screen is made of. */
const isFrame = (id: string) => !isLibrary(id) && !id.endsWith('?whole');

/** A mission's card and what it is made of: on the home page, in every list, beside a mission. */
const isCard = (id: string) =>
  /[/\\]features[/\\](missions[/\\](components[/\\](mission-card|creator|facts|favourite)|views)|listings[/\\](components[/\\](listing-card|card|card-grid|domain-mark|posted)|facts|views|domain-families))\.(tsx?|module\.css)$/.test(
    id,
  ) || /[/\\]app[/\\](ui[/\\](marked|load-more)|lib[/\\]marks)\.(tsx?|module\.css)$/.test(id);

/** What a list is searched, narrowed and paged with: of missions, of offers. */
const isList = (id: string) =>
  /[/\\]features[/\\]listings[/\\](components[/\\](search-form|sort-select|filter-bar|list-tabs|list-screen|list-tools|nothing)|content|filters|list-address|list-loader)\.(tsx?|module\.css)$/.test(
    id,
  ) ||
  /[/\\]app[/\\]ui[/\\](paged-list|tab-links|empty-state|plain-field|use-lazy-dialog)\.(tsx?|module\.css)$/.test(
    id,
  );

/** Small pieces of several screens. */
const isPiece = (id: string) =>
  /[/\\](app[/\\]lib[/\\](dates|money|typography)|domain[/\\]src[/\\]options)\b/.test(id);

export default defineConfig({
  plugins: [contractFacades(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // In one file: dozens of small ones compress worse and arrive later.
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', minShareCount: 60, test: isLibrary },
                { name: 'frame', minShareCount: 50, test: isFrame },
                { name: 'pieces', minShareCount: 3, test: isPiece },
                { name: 'cards', minShareCount: 3, test: isCard },
                { name: 'lists', minShareCount: 2, test: isList },
              ],
            },
          },
        },
      },
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  ssr: {
    // Bundled, so that the server reads one file at start instead of thousands of icons and components.
    noExternal: [/^@mantine\//, '@tabler/icons-react', /^@tanstack\//],
  },
  optimizeDeps: {
    include: [
      '@mantine/core',
      '@mantine/form',
      '@mantine/hooks',
      '@mantine/notifications',
      '@tanstack/react-query',
      'react-dom/client',
      'react-router/dom',
      'zod',
    ],
  },
});
