import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import { policy } from './content-security-policy.ts';
import { openCopies } from './page-cache.ts';
import type { Render, RenderedPage } from './rendering.ts';

const begin = (reply: FastifyReply, { status, headers }: Pick<RenderedPage, 'status' | 'headers'>) => {
  reply.code(status);
  for (const [name, value] of headers) reply.header(name, value);
  if (!headers.has('cache-control')) reply.header('cache-control', 'no-cache');
};

/**
 * The requested address, always on this site. A request may name another (`//other.test/`, `http://other.test/`), and
 * a page takes its own address from here, in a copy that others read.
 */
const addressOf = (target: string, { publicUrl }: Config): URL => {
  const path = target.replace(/^[a-z]+:\/\/[^/?#]*/i, '');
  return new URL(new URL(publicUrl).origin + (path.startsWith('/') ? path : `/${path}`));
};

/** Serves the built screens: rendered for visitors, cached for a moment, compressed. */
export const servePages = (app: FastifyInstance, config: Config, render: Render): void => {
  const copies = openCopies(render);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const copy = await copies(addressOf(request.url, config), request.ip);
      const { encoding, bytes } = await copy.body.for(request.headers['accept-encoding']);
      begin(reply, copy);
      reply.header('content-security-policy', policy(copy.scripts, copy.nonce, config));
      reply.header('vary', 'accept-encoding');
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.send(bytes);
    },
  });
};

/** Serves the screens from their sources, rendered for each request. */
export const serveSources = (app: FastifyInstance, config: Config, render: Render): void => {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    // The first page from sources waits for all of its imports.
    handlerTimeout: 120_000,
    handler: async (request, reply) => {
      const page = await render(addressOf(request.url, config), request.ip);
      begin(reply, page);
      return reply.send(page.body);
    },
  });
};
