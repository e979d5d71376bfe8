import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { eventPages } from './events.ts';
import { onboardingPages } from './onboarding.ts';
import { paymentPages } from './payment.ts';
import { portalPages } from './portal.ts';

/** The sandbox's pages for people, to mount under the path of `pagesUrl`. */
export const pagesOf =
  (world: World) =>
  async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 65_536 },
      (_, body, done) => done(null, body),
    );
    paymentPages(world, app);
    onboardingPages(world, app);
    portalPages(world, app);
    eventPages(world, app);
  };
