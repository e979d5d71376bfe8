import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole table of screens travels with the first page: it is small, and spares a request for each link.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: true,
} satisfies Config;
