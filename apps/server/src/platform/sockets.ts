import type { Server as HttpServer } from 'node:http';
import { type Problem, problem } from '@basoche/contract/problem';
import { handshakeAuth, handshakeQuery, messageEvent } from '@basoche/contract/realtime';
import { members } from '@basoche/contract/route';
import { createAdapter } from '@socket.io/postgres-adapter';
import type pg from 'pg';
import { Server, type Socket } from 'socket.io';
import { refusedAccess } from './access.ts';
import { isPassing } from './database.ts';
import { listen } from './listen.ts';
import type { Logger } from './log.ts';
import type { MessageHandler, Realtime } from './realtime.ts';
import { problemOfRefusal, Refusal } from './refusal.ts';
import type { Viewer, ViewerOf } from './viewer.ts';

/** How sockets reach what they serve; a process that runs jobs only has none of it. */
export interface SocketDoors {
  readonly viewerOf: ViewerOf;
  /** Of these sessions, those that still stand. */
  readonly liveSessions: (ids: readonly string[]) => Promise<string[]>;
  readonly onMessage: MessageHandler;
}

export interface RealtimeServer extends Realtime {
  /** Takes connections at `/socket.io` of this server. */
  attach(server: HttpServer, doors: SocketDoors): void;
  connections(): number;
  close(): Promise<void>;
}

/** Other processes say within this time whom they are connected to. */
const answerMs = 2_000;

const roomOf = (memberId: string) => `user:${memberId}`;

/** So many events at once, then so many a second: more is refused, and a flood that goes on is hung up on. */
const flood = { burst: 60, perSecond: 20, patience: 500 };

const slowDown = (socket: Socket) => {
  let left = flood.burst;
  let refused = 0;
  let last = Date.now();
  socket.use((packet, next) => {
    const now = Date.now();
    left = Math.min(flood.burst, left + ((now - last) / 1_000) * flood.perSecond);
    last = now;
    if (left >= 1) {
      left -= 1;
      next();
      return;
    }
    refused += 1;
    const acknowledge: unknown = packet.at(-1);
    if (typeof acknowledge === 'function') acknowledge({ ok: false, problem: problem('TOO_MANY_REQUESTS') });
    if (refused > flood.patience) socket.disconnect(true);
  });
};

const refusedHandshake = (code: 'UNAUTHENTICATED' | 'ACTOR_MISMATCH' | 'UNAVAILABLE') =>
  Object.assign(new Error(code), { data: problem(code) });

/** The adapter keeps a connection and never gives back one that broke, or that came too late: this does it for it. */
const lending = (pool: pg.Pool): { readonly pool: pg.Pool; takeBack(): Promise<void> } => {
  const lent = new Set<pg.PoolClient>();
  let closed = false;
  const connect = async () => {
    const client = await pool.connect();
    lent.add(client);
    client.once('end', () => {
      if (lent.delete(client)) client.release(true);
    });
    if (closed) await client.end();
    return client;
  };
  // One after the other, so that what this process says is heard in the order it was said.
  let turn: Promise<unknown> = Promise.resolve();
  const query = (text: string, values?: unknown[]) => {
    const done = turn.then(() => pool.query(text, values));
    turn = done.catch(() => undefined);
    return done;
  };
  const lentPool: pg.Pool = Object.assign(Object.create(pool), { connect, query });
  return {
    pool: lentPool,
    takeBack: async () => {
      closed = true;
      await Promise.all([...lent].map((client) => client.end()));
    },
  };
};

interface Outside {
  readonly pool: pg.Pool;
  readonly log: Logger;
}

export const openRealtime = ({ pool, log }: Outside): RealtimeServer => {
  const lent = lending(pool);
  const io = new Server({
    path: '/socket.io',
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 16_384,
    connectTimeout: 5_000,
    adapter: createAdapter(lent.pool, {
      errorHandler: (error) => log.debug({ err: error }, 'The socket adapter met an error'),
    }),
  });
  const bySession = new Map<string, Set<Socket>>();
  let stopListening: () => void = () => undefined;

  const hangUp = (sessionId: string) => {
    for (const socket of bySession.get(sessionId) ?? []) socket.disconnect(true);
  };

  const problemOf = (error: unknown): Problem => {
    if (error instanceof Refusal) return problemOfRefusal(error);
    if (isPassing(error)) return problem('UNAVAILABLE');
    log.error({ err: error }, 'A socket event failed');
    return problem('INTERNAL');
  };

  const attach = (server: HttpServer, { viewerOf, liveSessions, onMessage }: SocketDoors) => {
    const tokens = new WeakMap<Socket, string>();
    const viewers = new WeakMap<Socket, Viewer>();

    const keepLiveOnly = async (ids: readonly string[]) => {
      const live = new Set(await liveSessions(ids));
      for (const id of ids) if (!live.has(id)) hangUp(id);
    };

    io.use((socket, next) => {
      const auth = handshakeAuth.safeParse(socket.handshake.auth);
      const query = handshakeQuery.safeParse(socket.handshake.query);
      if (!auth.success || !query.success) return next(refusedHandshake('UNAUTHENTICATED'));
      viewerOf(auth.data.token).then(
        (viewer) => {
          if (viewer === null) return next(refusedHandshake('UNAUTHENTICATED'));
          if (viewer.memberId !== query.data.userID) return next(refusedHandshake('ACTOR_MISMATCH'));
          tokens.set(socket, auth.data.token);
          viewers.set(socket, viewer);
          next();
        },
        () => next(refusedHandshake('UNAVAILABLE')),
      );
    });

    io.on('connection', (socket) => {
      const viewer = viewers.get(socket);
      const token = tokens.get(socket);
      if (viewer === undefined || token === undefined) return socket.disconnect(true);
      const { sessionId, memberId } = viewer;
      bySession.set(sessionId, (bySession.get(sessionId) ?? new Set()).add(socket));
      socket.once('disconnect', () => {
        const rest = bySession.get(sessionId);
        rest?.delete(socket);
        if (rest?.size === 0) bySession.delete(sessionId);
      });
      slowDown(socket);
      void socket.join(roomOf(memberId));
      // The session may have ended between the handshake and the line that would have heard of it.
      keepLiveOnly([sessionId]).catch(() => undefined);

      socket.on('message', (event: unknown, acknowledge: unknown) => {
        const answer = typeof acknowledge === 'function' ? acknowledge : () => undefined;
        const work = async () => {
          const current = await viewerOf(token);
          const refused = refusedAccess(members, current);
          if (current === null || refused !== null) throw new Refusal(refused ?? 'UNAUTHENTICATED');
          const parsed = messageEvent.safeParse(event);
          if (!parsed.success) {
            const errors = parsed.error.issues.map(({ path, message }) => ({
              path: path.map(String).join('.'),
              message,
            }));
            throw new Refusal('INVALID_INPUT', { errors });
          }
          return onMessage(current, parsed.data);
        };
        work().then(
          (message) => answer({ ok: true, message }),
          (error) => answer({ ok: false, problem: problemOf(error) }),
        );
      });
    });

    io.attach(server);
    const listening = listen(pool, log, {
      name: 'session_ended',
      onNotification: hangUp,
      onConnected: () => keepLiveOnly([...bySession.keys()]),
    });
    // Sessions also end by their age, which nothing announces.
    const sweep = setInterval(() => keepLiveOnly([...bySession.keys()]).catch(() => undefined), 60_000);
    stopListening = () => {
      clearInterval(sweep);
      listening.stop();
    };
  };

  return {
    isOnline: async (memberId) => {
      const room = roomOf(memberId);
      if (io.of('/').adapter.rooms.has(room)) return true;
      const sockets = await io
        .in(room)
        .timeout(answerMs)
        .fetchSockets()
        .catch(() => []);
      return sockets.length > 0;
    },
    emitTo: (memberIds, event, payload) => {
      if (memberIds.length > 0) io.to(memberIds.map(roomOf)).emit(event, payload);
    },
    attach,
    connections: () => io.engine?.clientsCount ?? 0,
    close: async () => {
      stopListening();
      io.local.disconnectSockets(true);
      await io.of('/').adapter.close();
      await lent.takeBack();
      io.engine?.close();
    },
  };
};
