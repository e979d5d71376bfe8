import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Fresh {
  readonly type: string;
  readonly body: string;
  /** Time of the last change, or a later one. The removal of an item is a change too. */
  readonly changedAt: Date;
  readonly maxAgeSeconds: number;
  /** Cache headers for the edge. */
  readonly headers?: Readonly<Record<string, string>>;
  /** True if the text is for its reader only: no cache may keep it. */
  readonly isPrivate?: boolean;
}

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** True if one of the tags in the request's `If-None-Match` is this one. */
export const hasTag = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((tag) => opaque(tag) === etag || tag.trim() === '*') === true;

/**
 * True if the client has the current version: compares the tag if one is sent, otherwise the date (RFC 9110,
 * §13.2.2).
 */
const isKnown = (request: FastifyRequest, etag: string, changedAt: Date): boolean => {
  const { headers } = request;
  if (headers['if-none-match'] !== undefined) return hasTag(request, etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Number.isFinite(since) && Math.floor(changedAt.getTime() / 1_000) * 1_000 <= since;
};

/** Sends a text, or 304 if the client has the current version. */
export const sendFresh = (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, changedAt, maxAgeSeconds, headers = {}, isPrivate = false }: Fresh,
) => {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  reply.headers({
    ...headers,
    etag,
    'last-modified': changedAt.toUTCString(),
    'cache-control': isPrivate ? 'no-store' : `public, max-age=${maxAgeSeconds}`,
  });
  return isKnown(request, etag, changedAt) ? reply.code(304).send() : reply.type(type).send(body);
};
