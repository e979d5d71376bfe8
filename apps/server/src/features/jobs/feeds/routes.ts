import { feedPath, readFeedName } from '@basoche/domain/jobs/feeds';
import type { FastifyInstance } from 'fastify';
import type { DatabaseAvailability } from '../../../platform/database/database-availability.ts';
import { keysHeader } from '../../../platform/edge/headers.ts';
import { atomType } from '../../../platform/feeds/atom.ts';
import { sendFresh } from '../../../platform/feeds/fresh.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { outsideContract } from '../../../platform/observability/health.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readFeed } from './service.ts';

/** Atom feeds of offers. Mounted outside the contract's calls, since their readers take Atom, not JSON. */
export const feedRoutes = (
  app: FastifyInstance,
  platform: Platform,
  availability: DatabaseAvailability,
): void => {
  app.get<{ Params: { name: string } }>(`${feedPath}/:name`, outsideContract, async (request, reply) => {
    const domain = readFeedName(request.params.name);
    if (domain === undefined) return refuse('NOT_FOUND');
    if (!availability.isUp()) refuse('UNAVAILABLE');
    const reading = platform.replicas.read(null, (source) => readFeed(source, domain));
    const { body, changedAt } = await availability.guard(reading);
    const headers = keysHeader(platform.config, ['jobs']);
    return sendFresh(request, reply, { type: atomType, body, changedAt, maxAgeSeconds: 300, headers });
  });
};
