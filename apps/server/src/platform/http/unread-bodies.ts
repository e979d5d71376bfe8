import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Bytes of a refused body that are read and dropped, so that its connection serves the next request; above the largest form. */
const drainedAtMost = 40 * 1024 * 1024;

/** A body was announced, and has not come whole. In a test without a connection, all of it has. */
const isUnread = ({ complete, headers }: IncomingMessage): boolean => {
  const isAnnounced =
    Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
  return isAnnounced && complete === false;
};

/** Closes the connection after this answer where the client has not sent all of its body. */
export const closeIfUnread = ({ raw }: FastifyRequest, reply: FastifyReply): void => {
  if (isUnread(raw)) reply.header('connection', 'close');
};

const drain = (raw: IncomingMessage): void => {
  // A parser of forms that was left halfway would hold the rest back.
  raw.unpipe();
  raw.resume();
};

/**
 * An answer may come before the body that it refuses: the next request of the connection stands behind that body. What is left of it is
 * dropped where its length is known and bounded; otherwise the connection is closed with the answer.
 */
export const dropUnreadBodies = (app: FastifyInstance): void => {
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
