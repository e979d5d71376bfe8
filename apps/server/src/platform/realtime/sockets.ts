import { randomUUID } from 'node:crypto';
import type { Server as HttpServer } from 'node:http';
import { type Problem, problem } from '@basoche/contract/problem';
import {
  messageEvent,
  type ReadEvent,
  readEvent,
  type ServerEvents,
  type TypingEvent,
  typingEvent,
} from '@basoche/contract/realtime';
import { members } from '@basoche/contract/route';
import { rolesByAct, type SeatAct } from '@basoche/domain/firms/roles';
import { Server, type Socket } from 'socket.io';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import { isTransient } from '../database/database-errors.ts';
import { refusedAccess, refusedActing } from '../http/access.ts';
import { listen } from '../http/listen.ts';
import { problemOfRefusal, Refusal } from '../http/refusal.ts';
import { type Acting, accountsOf, type Viewer, type ViewerOf } from '../http/viewer.ts';
import type { Logger } from '../observability/log.ts';
import type { Tracing } from '../observability/tracing.ts';
import type { OpenedRedis } from '../redis/open-redis.ts';
import type { Sealing } from '../secrets/sealing.ts';
import type { Admission } from './admission.ts';
import { gather, pace } from './gather-and-pace.ts';
import { type Handshake, handshakeError, readHandshake } from './handshake.ts';
import { openPostgresRelay } from './postgres-relay.ts';
import type { MessageHandler, Realtime, SignalHandler } from './realtime.ts';
import { createRecentEvents } from './recent-events.ts';
import { roomOf } from './relay.ts';
import { openSocketCount } from './socket-count.ts';
import { limitEvents } from './socket-event-limit.ts';
import { openSocketsByKey } from './sockets-by-key.ts';
import { openEventRunner } from './traced-events.ts';

/** Functions that sockets call; absent in a process that only runs jobs. */
export interface SocketHandlers {
  readonly viewerOf: ViewerOf;
  /** Returns those of these sessions that are still valid. */
  readonly liveSessions: (ids: readonly string[]) => Promise<string[]>;
  /** Returns those of these seats that are still held, in the same role. */
  readonly liveSeats: (seats: readonly Acting[]) => Promise<Acting[]>;
  /** True if a page may listen for a firm. */
  readonly areFirmsOpen: boolean;
  readonly onMessage: MessageHandler;
  readonly onTyping: SignalHandler<TypingEvent>;
  readonly onRead: SignalHandler<ReadEvent>;
  /** Messages between the processes that share a database, on a PostgreSQL channel. */
  readonly news: { readonly channel: string; readonly onNews: (payload: string) => Promise<void> };
}

export interface RealtimeServer extends Realtime {
  /** Accepts connections at `/socket.io` of this server. */
  attach(server: HttpServer, handlers: SocketHandlers): void;
  connections(): number;
  close(): Promise<void>;
}

/** Parses a browser's event by the contract. */
const parseEvent = <Event>(schema: z.ZodType<Event>, event: unknown): Event => {
  const parsed = schema.safeParse(event);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message,
  }));
  throw new Refusal('INVALID_INPUT', { errors });
};

interface Outside {
  readonly database: Database;
  readonly log: Logger;
  readonly tracing: Tracing;
  /** Carries events between processes; null for PostgreSQL. */
  readonly redis: OpenedRedis | null;
  readonly sealing: Sealing;
  readonly admission: Admission;
  /** Awaited before an event after which these members read data; null if there is nothing to wait for. */
  readonly beforeEvent: (memberIds: readonly string[]) => Promise<void> | null;
}

/** Events after which a browser reads no data. */
const passing: readonly (keyof ServerEvents)[] = ['typing', 'threadRead'];

export const openRealtime = (outside: Outside): RealtimeServer => {
  const { database, log, tracing, redis, sealing, admission, beforeEvent } = outside;
  const origin = randomUUID();
  const recent = createRecentEvents(() => performance.now());
  /** Paces requests to read again: after a restart all pages do, so they are spread over time. */
  const resyncs = pace<Socket>(25, 100, (socket) => socket.emit('resync'));
  const readAgain = () => {
    for (const socket of io.of('/').sockets.values()) resyncs.add(socket);
  };
  const relay =
    redis === null
      ? openPostgresRelay({ database, log, recent })
      : redis.openRelay({ redis: redis.link, database, sealing, log, recent, origin, readAgain });
  const io: Server = new Server({
    path: '/socket.io',
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 16_384,
    connectTimeout: 20_000,
    allowRequest: (request, settle) => {
      admission.mayUpgrade(request).then(
        (isAllowed) => settle(isAllowed ? null : problem('TOO_MANY_REQUESTS').title, isAllowed),
        () => settle(problem('UNAVAILABLE').title, false),
      );
    },
    adapter: relay.adapter,
  });
  relay.follow(io);
  const endOfSession = (socket: Socket) => socket.disconnect(true);
  /** Closes the connection. The page reconnects by itself, and is refused, or gets its new role. */
  const endOfSeat = (socket: Socket) => socket.conn.close();
  const bySession = openSocketsByKey(endOfSession);
  /** Sockets by person and firm, as the database announces the end of a seat. */
  const bySeat = openSocketsByKey(endOfSeat);

  /** True if a browser of this member is connected to this process. */
  const holds = (memberId: string) => io.of('/').adapter.rooms.has(roomOf(memberId));

  const countSocket = openSocketCount();
  const endListeners: ((sessionId: string | null) => void)[] = [];
  const tellEnd = (sessionId: string | null) => {
    for (const hear of endListeners) hear(sessionId);
  };
  let stopListening: () => void = () => undefined;

  const inEvent = openEventRunner(log, tracing);

  const problemOf = (error: unknown): Problem => {
    if (error instanceof Refusal) return problemOfRefusal(error);
    return problem(isTransient(error) ? 'UNAVAILABLE' : 'INTERNAL');
  };

  const attach = (server: HttpServer, handlers: SocketHandlers) => {
    const { viewerOf, areFirmsOpen, liveSessions, liveSeats, news } = handlers;
    const handshakes = new WeakMap<Socket, Handshake>();

    const keepLiveOnly = async (sockets: Iterable<Socket>) => {
      const held = [...sockets].flatMap((socket) => {
        const viewer = handshakes.get(socket)?.viewer;
        return viewer === undefined ? [] : [{ socket, ...viewer }];
      });
      const sessionIds = [...new Set(held.map(({ sessionId }) => sessionId))];
      const acting = held.flatMap((one) => (one.acting === null ? [] : [one.acting]));
      const sessions = new Set(await liveSessions(sessionIds));
      const seats = new Set(await liveSeats(acting));
      for (const { socket, sessionId, acting } of held) {
        if (!sessions.has(sessionId)) endOfSession(socket);
        else if (acting !== null && !seats.has(acting)) endOfSeat(socket);
      }
    };
    const check = (sockets: Iterable<Socket>): unknown => keepLiveOnly(sockets).catch(() => undefined);
    const unchecked = gather<Socket>(100, check);
    const all = () => io.of('/').sockets.values();

    io.use((socket, next) => {
      readHandshake(socket, {
        viewerOf: (token, firmId) =>
          admission.run(socket.request, () => inEvent('connect', () => viewerOf(token, firmId))),
        areFirmsOpen,
        countSocket,
      }).then(
        (handshake) => {
          handshakes.set(socket, handshake);
          next();
        },
        (error) => next(handshakeError(error)),
      );
    });

    io.on('connection', (socket) => {
      const handshake = handshakes.get(socket);
      if (handshake === undefined) return socket.disconnect(true);
      const { viewer, token, shownSince } = handshake;
      const { sessionId, personId, acting } = viewer;
      bySession.add(sessionId, socket);
      if (acting !== null) bySeat.add(`${personId} ${acting.firmId}`, socket);
      limitEvents(socket);
      // A person gets their own notifications whatever account they act for.
      const accounts = accountsOf(viewer);
      void socket.join(accounts.map(roomOf));
      if (shownSince !== null) {
        const shownFor = performance.now() - shownSince;
        if (accounts.some((id) => recent.mayHaveHad(id, shownFor))) resyncs.add(socket);
      }
      // The session or the seat may have ended after the handshake and before this socket was registered for its end.
      unchecked.add(socket);

      /**
       * Current viewer, if they may do this. While ends of sessions and seats are announced, an open socket's
       * session and seat are valid.
       */
      const current = async (act: SeatAct): Promise<Viewer> => {
        const refusedNow = (asking: Viewer | null) =>
          (acting === null ? null : refusedActing(asking, rolesByAct[act])) ?? refusedAccess(members, asking);
        const isKnown = ends.isListening() && refusedNow(viewer) === null;
        const asking = isKnown ? viewer : await viewerOf(token, acting?.firmId ?? null);
        const refusal = refusedNow(asking);
        if (asking === null || refusal !== null) throw new Refusal(refusal ?? 'UNAUTHENTICATED');
        return asking;
      };
      socket.on('message', (event: unknown, acknowledge: unknown) => {
        const answer = typeof acknowledge === 'function' ? acknowledge : () => undefined;
        const work = async () =>
          handlers.onMessage(await current('negotiate'), parseEvent(messageEvent, event));
        inEvent('message', work).then(
          (message) => answer({ ok: true, message }),
          (error) => answer({ ok: false, problem: problemOf(error) }),
        );
      });
      // These events have no acknowledgement: an error is not reported to the browser.
      const onSignal = <Event>(
        name: 'typing' | 'read',
        act: SeatAct,
        schema: z.ZodType<Event>,
        handle: SignalHandler<Event>,
      ) => {
        socket.on(name, (event: unknown) => {
          inEvent(name, async () => handle(await current(act), parseEvent(schema, event))).catch(
            () => undefined,
          );
        });
      };
      onSignal('typing', 'negotiate', typingEvent, handlers.onTyping);
      onSignal('read', 'readThreads', readEvent, handlers.onRead);
    });

    io.attach(server);
    relay.attach();
    const ends = listen(database.sessions.pool, log, {
      hear: {
        session_ended: (sessionId) => {
          tellEnd(sessionId);
          bySession.hangUp(sessionId);
        },
        seat_ended: bySeat.hangUp,
      },
      onConnected: () => {
        tellEnd(null);
        return keepLiveOnly(all());
      },
    });
    let wasListening = false;
    const newsListening = listen(database.sessions.pool, log, {
      hear: {
        [news.channel]: (payload) => {
          news.onNews(payload).catch((error) => {
            log.warn({ err: error }, 'What another process told could not be passed on');
            readAgain();
          });
        },
      },
      onConnected: async () => {
        recent.noteGap();
        if (wasListening) readAgain();
        wasListening = true;
      },
    });
    // Sessions also expire by age, which is not announced.
    const sweep = setInterval(() => check(all()), 60_000);
    stopListening = () => {
      clearInterval(sweep);
      for (const one of [ends, newsListening, unchecked, resyncs]) one.stop();
    };
  };

  return {
    origin,
    isEmpty: () => io.engine === undefined || io.engine.clientsCount === 0,
    isOnline: async (memberId) => holds(memberId) || relay.isElsewhere(memberId),
    onSessionEnded: (hear) => {
      endListeners.push(hear);
    },
    noteAny: () => recent.noteGap(),
    emitHere: (memberId, event, payloadOf) => {
      recent.note([memberId]);
      if (holds(memberId)) io.local.to(roomOf(memberId)).emit(event, payloadOf());
    },
    emitTo: (memberIds, event, payload) => {
      recent.note(memberIds);
      if (memberIds.length === 0) return;
      const emit = () => io.to(memberIds.map(roomOf)).emit(event, payload);
      const before = passing.includes(event) ? null : beforeEvent(memberIds);
      if (before === null) emit();
      else void before.then(emit);
    },
    attach,
    connections: () => io.engine?.clientsCount ?? 0,
    close: async () => {
      stopListening();
      io.local.disconnectSockets(true);
      await io.of('/').adapter.close();
      await relay.close();
      io.engine?.close();
    },
  };
};
