import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import middie from '@fastify/middie';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Config } from '../../config.ts';
import { servePages, serveSources } from './pages.ts';
import { openRendering } from './rendering.ts';

const webFolder = new URL('../../../../web/', import.meta.url);
const clientFolder = new URL('build/client/', webFolder);
const serverEntry = new URL('build/server/index.js', webFolder);

const year = 31_536_000;

export const loadBuiltWeb = (): Promise<ServerBuild> => import(serverEntry.href);

/** Serves the built screens: files compressed in advance, pages rendered on demand. */
export const serveBuiltWeb = async (
  app: FastifyInstance,
  config: Config,
  build: ServerBuild,
): Promise<void> => {
  const compressed = { index: false, preCompressed: true, cacheControl: false } as const;
  // Names of assets contain a digest of their content. The plugin's own route reads the whole folder for each of them.
  await app.register(serveFiles, {
    ...compressed,
    root: fileURLToPath(new URL('assets/', clientFolder)),
    serve: false,
    setHeaders: (reply) => reply.header('cache-control', `public, max-age=${year}, immutable`),
  });
  app.get<{ Params: { '*': string } }>('/assets/*', ({ params }, reply) => reply.sendFile(params['*']));
  // Individual routes for the few other files, beside those of pages.
  await app.register(serveFiles, {
    ...compressed,
    root: fileURLToPath(clientFolder),
    wildcard: false,
    globIgnore: ['assets/**', '**/*.{br,gz}'],
    decorateReply: false,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=3600'),
  });
  servePages(app, config, openRendering(app, { build, config }));
};

export const isWebBuilt = (): Promise<boolean> =>
  access(serverEntry).then(
    () => true,
    () => false,
  );

/** Serves the screens from their sources, with hot replacement in the browser. */
export const serveWebFromSources = async (app: FastifyInstance, config: Config): Promise<void> => {
  const { createServer } = await import('vite');
  const ours = process.listeners('SIGTERM');
  const vite = await createServer({
    root: fileURLToPath(webFolder),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
    // Loads the bundle of thousands of icon modules at once.
    ssr: { external: ['@tabler/icons-react'] },
  });
  // Removes Vite's SIGTERM handlers: one of them ends the process, but `main` must stop it, with the
  // database.
  for (const theirs of process.listeners('SIGTERM'))
    if (!ours.includes(theirs)) process.off('SIGTERM', theirs);
  await app.register(middie);
  app.use((request, response, next) => {
    if (request.url?.startsWith('/api/')) next();
    else vite.middlewares(request, response, next);
  });
  app.addHook('onClose', () => vite.close());
  const build = async () =>
    (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild;
  serveSources(app, config, openRendering(app, { build, config }));
};
