import { problem } from '@basoche/contract/problem';
import type { Route } from '@basoche/contract/route';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { Availability } from '../database/availability.ts';
import { type Health, healthRoutes, ofThePlatform } from '../observability/health.ts';
import type { Budget } from './budgets.ts';
import { readJsonBodies } from './json-body.ts';
import { type Mount, mountOn } from './mount.ts';
import { openApiPage } from './openapi.ts';
import { sendProblem } from './problems.ts';
import type { ViewerOf } from './viewer.ts';

interface ApiOptions {
  readonly viewerOf: ViewerOf;
  readonly now: () => Date;
  readonly availability: Availability;
  readonly health: Health;
  /** On the disk, where the files that are sent are received. */
  readonly receivingFolder: string;
  readonly filesOfMember: Budget;
  /** Mounts every call of every feature. */
  readonly features: (mount: Mount) => void;
}

const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Addresses that exist answer the other methods with 405 and what they do take. */
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
      ...ofThePlatform,
      onRequest: async (_request, reply) => {
        reply.header('allow', allowed.join(', '));
        return sendProblem(reply, problem('METHOD_NOT_ALLOWED'));
      },
      handler: async () => undefined,
    });
  }
};

/** Everything below `/api`: the contract's calls, each refused unless its access admits the viewer, and nothing else. */
export const openApi = async (app: FastifyInstance, options: ApiOptions): Promise<void> => {
  await app.register(
    async (api) => {
      readJsonBodies(api);
      api.addHook('onSend', async (_request, reply) => {
        reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      });
      const mounted: Route[] = [];
      options.features(mountOn(api, options, mounted));
      refuseOtherMethods(api, mounted);
      healthRoutes(api, options.health);
      // Drawn when somebody first asks: few do, and a start waits for nothing that it does not need.
      let page: string | undefined;
      api.get('/openapi.json', ofThePlatform, async (_request, reply) => {
        page ??= openApiPage(mounted);
        return reply.type('application/json; charset=utf-8').send(page);
      });
      // Below `/api` what is not there is told as a problem, never as one of the screens.
      api.all('/*', ofThePlatform, async (_request, reply) => sendProblem(reply, problem('NOT_FOUND')));
    },
    { prefix: '/api' },
  );
};
