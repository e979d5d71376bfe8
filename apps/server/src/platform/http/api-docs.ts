import type { FastifyInstance } from 'fastify';
import { outsideContract } from '../observability/health.ts';

/**
 * Scripts and styles come from files of this site. Swagger UI sets `style` attributes, which execute nothing.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** `apps/web` builds Swagger UI (scripts/api-docs.ts) and holds the other files (public/api-docs). */
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Calls of the API — Basoche</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api-docs/swagger-ui.css">
<link rel="stylesheet" href="/api-docs/page.css">
</head>
<body>
<header><a class="home" href="/">Basoche</a></header>
<div id="calls"><noscript><p>Every call is listed in <a href="/api/openapi.json">the OpenAPI document</a>.</p></noscript></div>
<script src="/api-docs/swagger-ui-bundle.js"></script>
<script src="/api-docs/start.js"></script>
</body>
</html>
`;

/** Serves `/api/docs`, which shows the OpenAPI document to everybody, and to no search engine. */
export const apiDocsPage = (api: FastifyInstance): void => {
  api.get('/docs', outsideContract, async (_request, reply) =>
    reply
      .headers({
        'content-security-policy': policy,
        'cache-control': 'public, max-age=3600',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(page),
  );
};
