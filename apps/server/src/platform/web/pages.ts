import { isPublicScreen } from '@basoche/domain/access/public-screens';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import { publicPageHeaders } from '../edge/headers.ts';
import { copyMsBehindEdge } from '../edge/settings.ts';
import { policy } from './content-security-policy.ts';
import { type Copy, openCopies } from './page-cache.ts';
import type { Render, RenderedPage } from './rendering.ts';

/** Cache headers of a page, with its surrogate keys. Nobody may cache a private screen. */
const cacheHeaders = (
  config: Config,
  pathname: string,
  { status, isThrottled, keys }: RenderedPage | Copy,
) =>
  isPublicScreen(pathname) && status < 429 && !isThrottled
    ? publicPageHeaders(config, keys)
    : { 'cache-control': 'no-store' };

const begin = (reply: FastifyReply, config: Config, pathname: string, page: RenderedPage | Copy) => {
  reply.code(page.status);
  for (const [name, value] of page.headers) reply.header(name, value);
  if (!page.headers.has('cache-control')) reply.headers(cacheHeaders(config, pathname, page));
};

/**
 * Requested address, always on this site. A request line may name another site (`//other.test/`,
 * `http://other.test/`) or a fragment (`#top`), and the page, which is cached for others, takes its own
 * address from here.
 */
const addressOf = (target: string, { publicUrl }: Config): URL => {
  const path = target.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/#.*/, '');
  return new URL(new URL(publicUrl).origin + (path.startsWith('/') ? path : `/${path}`));
};

/** Serves the built screens: rendered for visitors, cached for a moment, compressed. */
export const servePages = (app: FastifyInstance, config: Config, render: Render): void => {
  const copies = openCopies(render, config.edge === null ? undefined : copyMsBehindEdge);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const address = addressOf(request.url, config);
      const copy = await copies(address, request.ip);
      const { encoding, bytes } = await copy.body.for(request.headers['accept-encoding']);
      begin(reply, config, address.pathname, copy);
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
      const address = addressOf(request.url, config);
      const page = await render(address, request.ip);
      begin(reply, config, address.pathname, page);
      return reply.send(page.body);
    },
  });
};
