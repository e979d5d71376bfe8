import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Fresh {
  readonly type: string;
  readonly body: string;
  /** When it last changed, or later: what left it counts as well as what came. */
  readonly changedAt: Date;
  readonly maxAgeSeconds: number;
}

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether its reader has it already: the tag decides where one is sent, and the date only without it (RFC 9110, §13.2.2). */
const isKnown = ({ headers }: FastifyRequest, etag: string, changedAt: Date): boolean => {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((tag) => opaque(tag) === etag || tag.trim() === '*');
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Number.isFinite(since) && Math.floor(changedAt.getTime() / 1_000) * 1_000 <= since;
};

/** Sends a text, or 304 to whoever has it as it is. */
export const sendFresh = (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, changedAt, maxAgeSeconds }: Fresh,
) => {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  reply.headers({
    etag,
    'last-modified': changedAt.toUTCString(),
    'cache-control': `public, max-age=${maxAgeSeconds}`,
  });
  return isKnown(request, etag, changedAt) ? reply.code(304).send() : reply.type(type).send(body);
};
