import { problem } from '@basoche/contract/problem';
import type { Route } from '@basoche/contract/route';
import type { FastifyInstance, FastifyReply } from 'fastify';
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

/** A path of the contract, its segments, and the methods of its calls. */
interface Address {
  readonly path: string;
  readonly segments: readonly string[];
  readonly methods: Set<Route['method']>;
}

/** True if a request for these segments would reach this address, whose parameters take one segment each. */
const reaches = (requestSegments: readonly string[], { segments }: Address): boolean =>
  requestSegments.length === segments.length &&
  segments.every((segment, at) =>
    segment.startsWith(':') ? requestSegments[at] !== '' : segment === requestSegments[at],
  );

/** Addresses of calls in the router's order: a literal segment before a parameter. */
const addressesOf = (calls: readonly Route[]): Address[] => {
  const addresses = new Map<string, Address>();
  for (const { path, method } of calls) {
    const address = addresses.get(path) ?? { path, segments: path.split('/'), methods: new Set() };
    addresses.set(path, address);
    address.methods.add(method);
  }
  const rank = ({ path }: Address) => path.replaceAll(':', '\uffff');
  return [...addresses.values()].sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
};

/** Answers a request that matches no call: 405 with the allowed methods of its address, or 404. */
const refuse = (reply: FastifyReply, address: Address | undefined) => {
  if (address === undefined) return sendProblem(reply, problem('NOT_FOUND'));
  const allowed = [...address.methods, ...(address.methods.has('GET') ? ['HEAD'] : [])];
  return sendProblem(reply.header('allow', allowed.join(', ')), problem('METHOD_NOT_ALLOWED'));
};

/**
 * Refuses requests that match no call, before their body is read. One route does it for nearly all addresses:
 * separate refusals for the other methods of each call were three quarters of all routes.
 */
const refuseOthers = (api: FastifyInstance, mounted: readonly Route[]): void => {
  const addresses = addressesOf(mounted);
  // A method that would otherwise match a parameter of another address: `GET /missions/create` is not a
  // mission's page.
  for (const address of addresses) {
    const others = addresses.filter((other) => other !== address && reaches(address.segments, other));
    const otherMethods = new Set(others.flatMap(({ methods }) => [...methods])).difference(address.methods);
    for (const method of otherMethods)
      api.route({
        method,
        url: address.path,
        ...outsideContract,
        onRequest: async (_request, reply) => refuse(reply, address),
        handler: async () => undefined,
      });
  }
  api.all<{ Params: { '*': string } }>('/*', {
    ...outsideContract,
    onRequest: async ({ params }, reply) => {
      const segments = `/${params['*']}`.split('/');
      return refuse(
        reply,
        addresses.find((address) => reaches(segments, address)),
      );
    },
    handler: async () => undefined,
  });
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
      // Runs before the answer leaves, so that the caller's next call sees the change.
      api.addHook('onSend', async ({ method, headers }) => {
        const token = method === 'GET' ? null : bearerToken(headers.authorization);
        if (token !== null) options.viewers.forgetToken(token);
      });
      const mounted: Route[] = [];
      options.features(mountOn(api, options, mounted));
      healthRoutes(api, options.health);
      // Built at the first request, which is rare, so that it does not slow the start.
      let page: string | undefined;
      api.get('/openapi.json', outsideContract, async (_request, reply) => {
        page ??= openApiPage(mounted);
        return reply.type('application/json; charset=utf-8').send(page);
      });
      apiDocsPage(api);
      refuseOthers(api, mounted);
    },
    { prefix: '/api' },
  );
};
