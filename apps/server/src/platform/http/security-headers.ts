import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

/** Sets the security headers of every answer: HTTPS only, the referrer policy, and the defaults of the library. */
export const sendSecurityHeaders = async (
  app: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<void> => {
  await app.register(helmet, {
    // Pages have their own policy with a nonce (web/content-security-policy.ts); answers of the API are never rendered.
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
};
