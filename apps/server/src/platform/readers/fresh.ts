import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Fresh {
  readonly type: string;
  readonly body: string;
  /** When it last changed, or later: what left it counts as well as what came. */
  readonly changedAt: Date;
  readonly maxAgeSeconds: number;
  /** For its reader alone: nothing on the way keeps it. */
  readonly isPrivate?: boolean;
}

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether one of the tags that the reader says to have is this one. */
export const hasTag = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((tag) => opaque(tag) === etag || tag.trim() === '*') === true;

/** Whether its reader has it already: the tag decides where one is sent, and the date only without it (RFC 9110, §13.2.2). */
const isKnown = (request: FastifyRequest, etag: string, changedAt: Date): boolean => {
  const { headers } = request;
  if (headers['if-none-match'] !== undefined) return hasTag(request, etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Number.isFinite(since) && Math.floor(changedAt.getTime() / 1_000) * 1_000 <= since;
};

/** Sends a text, or 304 to whoever has it as it is. */
export const sendFresh = (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, changedAt, maxAgeSeconds, isPrivate = false }: Fresh,
) => {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  reply.headers({
    etag,
    'last-modified': changedAt.toUTCString(),
    'cache-control': `${isPrivate ? 'private' : 'public'}, max-age=${maxAgeSeconds}`,
  });
  return isKnown(request, etag, changedAt) ? reply.code(304).send() : reply.type(type).send(body);
};
