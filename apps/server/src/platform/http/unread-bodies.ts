import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Bytes of a refused body that are read and dropped, so that the connection can serve the next request. More than the
 * largest form.
 */
const drainedAtMost = 40 * 1024 * 1024;

/** True if a body was announced and is incomplete. A test without a connection always has all of it. */
const isUnread = ({ complete, headers }: IncomingMessage): boolean => {
  const isAnnounced =
    Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
  return isAnnounced && complete === false;
};

/** Closes the connection after this answer if the client has not sent the whole body. */
export const closeIfUnread = ({ raw }: FastifyRequest, reply: FastifyReply): void => {
  if (isUnread(raw)) reply.header('connection', 'close');
};

const drain = (raw: IncomingMessage): void => {
  // A form parser that stopped halfway would block the rest.
  raw.unpipe();
  raw.resume();
};

/**
 * An answer may precede the body that it refuses, and the connection's next request comes after that body. The rest is
 * dropped if its length is known and within the limit; otherwise the connection closes with the answer.
 */
export const discardUnreadBodies = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = request;
    if (isUnread(raw)) {
      const announced = Number(raw.headers['content-length'] ?? Number.POSITIVE_INFINITY);
      if (announced <= drainedAtMost) reply.raw.once('finish', () => drain(raw));
      else closeIfUnread(request, reply);
    }
    done(null, payload);
  });
};
