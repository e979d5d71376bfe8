import { problem } from '@basoche/contract/problem';
import type { Route } from '@basoche/contract/route';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { DatabaseAvailability } from '../database/database-availability.ts';
import type { Replicas } from '../database/replicas.ts';
import { type Health, healthRoutes, outsideContract } from '../observability/health.ts';
import type { Platform } from '../platform.ts';
import type { RateLimit } from '../rate-limits/rate-limits.ts';
import { apiDocsPage } from './api-docs.ts';
import { readJsonBodies } from './json-body.ts';
import { type Mount, mountOn } from './mount.ts';
import { openApiPage } from './openapi.ts';
import { sendProblem } from './problems.ts';
import { bearerToken } from './viewer.ts';
import type { ViewerCopies } from './viewer-copies.ts';

interface ApiOptions {
  readonly viewers: ViewerCopies;
  readonly now: () => Date;
  readonly areFirmsOpen: boolean;
  readonly availability: DatabaseAvailability;
  readonly health: Health;
  /** Folder for received files, on the disk. */
  readonly receivingFolder: string;
  readonly filesOfMember: RateLimit;
  readonly replicas: Replicas<Platform>;
  /** Mounts every call of every feature. */
  readonly features: (mount: Mount) => void;
}

const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** An existing path answers its other methods with 405 and the list of those that it accepts. */
const refuseOtherMethods = (api: FastifyInstance, mounted: readonly Route[]): void => {
  for (const path of new Set(mounted.map((route) => route.path))) {
    const taken = mounted.filter((route) => route.path === path).map((route) => route.method);
    const free = methods.filter(
      (method) =>
        !taken.some((one) => one === method) && !api.hasRoute({ method, url: `${api.prefix}${path}` }),
    );
    if (free.length === 0) continue;
    const allowed = taken.includes('GET') ? [...taken, 'HEAD'] : taken;
    api.route({
      method: free,
      url: path,
      ...outsideContract,
      onRequest: async (_request, reply) => {
        reply.header('allow', allowed.join(', '));
        return sendProblem(reply, problem('METHOD_NOT_ALLOWED'));
      },
      handler: async () => undefined,
    });
  }
};

/** Serves everything below `/api`: only the calls of the contract, each refused unless its access admits the viewer. */
export const openApi = async (app: FastifyInstance, options: ApiOptions): Promise<void> => {
  await app.register(
    async (api) => {
      readJsonBodies(api);
      api.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('content-security-policy'))
          reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      });
      // Its answer has not left yet: the next call of this caller sees what this one changed.
      api.addHook('onSend', async ({ method, headers }) => {
        const token = method === 'GET' ? null : bearerToken(headers.authorization);
        if (token !== null) options.viewers.forgetToken(token);
      });
      const mounted: Route[] = [];
      options.features(mountOn(api, options, mounted));
      refuseOtherMethods(api, mounted);
      healthRoutes(api, options.health);
      // Built at the first request, which is rare, so that it does not slow the start.
      let page: string | undefined;
      api.get('/openapi.json', outsideContract, async (_request, reply) => {
        page ??= openApiPage(mounted);
        return reply.type('application/json; charset=utf-8').send(page);
      });
      apiDocsPage(api);
      // An unknown path below `/api` answers with a problem, not with a screen.
      api.all('/*', outsideContract, async (_request, reply) => sendProblem(reply, problem('NOT_FOUND')));
    },
    { prefix: '/api' },
  );
};
