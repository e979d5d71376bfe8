import { newsFeedPath } from '@basoche/domain/news/addresses';
import type { FastifyInstance } from 'fastify';
import type { DatabaseAvailability } from '../../../platform/database/database-availability.ts';
import { keysHeader } from '../../../platform/edge/headers.ts';
import { sendFresh } from '../../../platform/feeds/fresh.ts';
import { rssType } from '../../../platform/feeds/rss.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { outsideContract } from '../../../platform/observability/health.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readFeed } from './service.ts';

/** The feed is outside the contract's calls: its readers take RSS, not JSON. */
export const newsFeedRoutes = (
  app: FastifyInstance,
  platform: Platform,
  availability: DatabaseAvailability,
): void => {
  app.get(newsFeedPath, outsideContract, async (request, reply) => {
    if (!availability.isUp()) refuse('UNAVAILABLE');
    const { body, changedAt } = await availability.guard(platform.replicas.read(null, readFeed));
    const headers = keysHeader(platform.config, ['news']);
    return sendFresh(request, reply, { type: rssType, body, changedAt, maxAgeSeconds: 300, headers });
  });
};
