import { calendarPath, readCalendarName } from '@basoche/domain/members/availability';
import type { FastifyInstance } from 'fastify';
import type { DatabaseAvailability } from '../../../platform/database/database-availability.ts';
import { sendFresh } from '../../../platform/feeds/fresh.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { outsideContract } from '../../../platform/observability/health.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readCalendar } from './service.ts';

/** Calendar feeds are outside the contract's calls: calendar programs have no session, only the secret address. */
export const calendarRoutes = (
  app: FastifyInstance,
  platform: Platform,
  availability: DatabaseAvailability,
): void => {
  app.get<{ Params: { name: string } }>(`${calendarPath}/:name`, outsideContract, async (request, reply) => {
    const token = readCalendarName(request.params.name) ?? refuse('NOT_FOUND');
    if (!availability.isUp()) refuse('UNAVAILABLE');
    const body = (await availability.guard(readCalendar(platform, token))) ?? refuse('NOT_FOUND');
    // Keeps the secret address out of search engines.
    reply.headers({ 'x-robots-tag': 'noindex', 'content-disposition': 'inline; filename="missions.ics"' });
    return sendFresh(request, reply, {
      type: 'text/calendar; charset=utf-8',
      body,
      // Current time: the real date of the last change would reveal when a mission was removed.
      changedAt: platform.clock.now(),
      maxAgeSeconds: 300,
      isPrivate: true,
    });
  });
};
