import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { contractFacades } from './scripts/contract-facades.ts';

/** The libraries that most screens share; zod is for the forms alone. */
const isCommonLibrary = (id: string) => /[/\\]node_modules[/\\](?!zod[/\\])/.test(id);

/** Our own small pieces that lead to no schema of the contract. */
const isCommonPiece = (id: string) =>
  /[/\\](app[/\\]lib[/\\](dates|money|typography|meta|nonce|token|drafts)|domain[/\\]src[/\\](options|time|access))\b/.test(
    id,
  );

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
                { name: 'common', minShareCount: 16, test: isCommonLibrary },
                { name: 'pieces', minShareCount: 3, test: isCommonPiece },
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
