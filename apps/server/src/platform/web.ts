import { randomBytes } from 'node:crypto';
import { access } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { fileURLToPath } from 'node:url';
import middie from '@fastify/middie';
import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { Config } from '../config.ts';

const webFolder = new URL('../../../web/', import.meta.url);
const clientFolder = new URL('build/client/', webFolder);
const serverEntry = new URL('build/server/index.js', webFolder);

type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

/** What the build's entry re-exports: contexts are known by identity, so they are taken from the build itself. */
interface Contexts {
  readonly apiFetchContext: RouterContext<ApiFetch>;
  readonly nonceContext: RouterContext<string>;
}

const contextsOf = (build: ServerBuild): Contexts => build.entry.module as unknown as Contexts;

/** Scripts and styles of ours only, each named by this answer's nonce; no frame, no plug-in, no form sent elsewhere. */
const policy = (nonce: string, { publicUrl }: Config): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${new URL(publicUrl).origin.replace(/^http/, 'ws')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/** The API for a page that is being rendered: the same routes and rules, without the network, counted as its visitor's. */
const apiFetch =
  (app: FastifyInstance, visitor: string): ApiFetch =>
  async (path, init = {}) => {
    const answer = await app.inject({
      method: init.method === 'POST' ? 'POST' : 'GET',
      url: path,
      headers: Object.fromEntries(new Headers(init.headers)),
      remoteAddress: visitor,
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined) headers.set(name, String(value));
    }
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    });
  };

const asWebRequest = (request: FastifyRequest, reply: FastifyReply, { publicUrl }: Config): Request => {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Request(new URL(request.url, publicUrl), {
    method: request.method,
    headers,
    signal: gone.signal,
  });
};

const sendPage = (reply: FastifyReply, page: Response) => {
  reply.code(page.status);
  for (const [name, value] of page.headers) reply.header(name, value);
  if (page.body === null) return reply.send();
  return reply.send(Readable.fromWeb(page.body as ReadableStream));
};

interface Rendering {
  readonly config: Config;
  readonly mode: 'production' | 'development';
  readonly build: () => Promise<ServerBuild>;
}

const renderPages = (app: FastifyInstance, { config, mode, build }: Rendering): void => {
  const handle = createRequestHandler(build, mode);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    // The first page from sources waits for everything that it imports.
    handlerTimeout: mode === 'production' ? 15_000 : 120_000,
    handler: async (request, reply) => {
      const nonce = randomBytes(16).toString('base64');
      const { apiFetchContext, nonceContext } = contextsOf(await build());
      const context = new RouterContextProvider();
      context.set(apiFetchContext, apiFetch(app, request.ip));
      context.set(nonceContext, nonce);
      const page = await handle(asWebRequest(request, reply, config), context);
      if (mode === 'production') reply.header('content-security-policy', policy(nonce, config));
      if (!page.headers.has('cache-control')) reply.header('cache-control', 'no-cache');
      return sendPage(reply, page);
    },
  });
};

const year = 31_536_000;

/** The screens as they were built: files compressed beforehand, pages rendered on demand. */
export const serveBuiltWeb = async (app: FastifyInstance, config: Config): Promise<void> => {
  const built = (await import(serverEntry.href)) as ServerBuild;
  await app.register(serveFiles, {
    root: fileURLToPath(clientFolder),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names under /assets carry a digest of their content.
      const immutable = path.includes('/client/assets/');
      reply.header(
        'cache-control',
        immutable ? `public, max-age=${year}, immutable` : 'public, max-age=3600',
      );
    },
  });
  renderPages(app, { config, mode: 'production', build: async () => built });
};

export const isWebBuilt = (): Promise<boolean> =>
  access(serverEntry).then(
    () => true,
    () => false,
  );

/** The screens from their sources, replaced in the browser as they are edited. */
export const serveWebFromSources = async (app: FastifyInstance, config: Config): Promise<void> => {
  const { createServer } = await import('vite');
  const ours = process.listeners('SIGTERM');
  const vite = await createServer({
    root: fileURLToPath(webFolder),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
    // Thousands of modules, one for each icon: Node reads their bundle in one go.
    ssr: { external: ['@tabler/icons-react'] },
  });
  // A compiler inside it would end the process by itself: stopping, with the database, is main's affair.
  for (const theirs of process.listeners('SIGTERM'))
    if (!ours.includes(theirs)) process.off('SIGTERM', theirs);
  await app.register(middie);
  app.use((request, response, next) => {
    if (request.url?.startsWith('/api/')) next();
    else vite.middlewares(request, response, next);
  });
  app.addHook('onClose', () => vite.close());
  renderPages(app, {
    config,
    mode: 'development',
    build: async () =>
      (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild,
  });
};
