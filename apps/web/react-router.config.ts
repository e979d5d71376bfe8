import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // The first page knows the screens it links to; the rest of the table comes when it is needed.
  routeDiscovery: { mode: 'lazy' },
  splitRouteModules: true,
} satisfies Config;
