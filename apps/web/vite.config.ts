import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { contractFacades } from './scripts/contract-facades.ts';

export default defineConfig({
  plugins: [contractFacades(), reactRouter()],
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
