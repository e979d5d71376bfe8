import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { outsideContract } from '../../../platform/observability/health.ts';
import type { Platform } from '../../../platform/platform.ts';
import { agreementPdf } from './service.ts';

/** The PDF of the agreement, linked from the screen /NDA at its historical address. No call of the contract: a public file. */
export const agreementFileRoutes = (app: FastifyInstance, platform: Platform): void => {
  app.get('/pdf/NDA.pdf', outsideContract, async (request, reply) => {
    const { version, bytes } = await agreementPdf(platform);
    const etag = `"${version}-${createHash('sha256').update(bytes).digest('base64url').slice(0, 12)}"`;
    reply.headers({ etag, 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' });
    const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    if (known?.some((tag) => tag === etag || tag === '*')) return reply.code(304).send();
    return reply
      .type('application/pdf')
      .header('content-disposition', 'inline; filename="accord-de-confidentialite-basoche.pdf"')
      .send(bytes);
  });
};
