import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Server } from 'socket.io';
import type { Database } from '../database/database.ts';
import type { Listening } from '../http/listen.ts';
import type { Logger } from '../observability/log.ts';
import type { RedisLink } from '../redis/redis-link.ts';
import type { Sealing } from '../secrets/sealing.ts';
import { openAdapterClient, readAtOnce } from './adapter-client.ts';
import { openMissedEvents } from './missed-events.ts';
import type { RecentEvents } from './recent-events.ts';
import { answerWhoIsHere, type EventRelay, isHeldElsewhere, memberOf, roomOf } from './relay.ts';

/** Maximum of events in the stream, for processes that were disconnected for a moment. */
const keptEvents = 2_000;
/** The stream expires if no process renews it for this long, in seconds. */
const keptSeconds = 120;
const keepEveryMs = 30_000;
/** Minimum time between two log lines about events that cannot be decrypted, in milliseconds. */
const complainEveryMs = 60_000;

/** Context to which sealed events are bound (secrets/sealing). */
const place = 'socket event';

interface Outside {
  readonly redis: RedisLink;
  readonly database: Pick<Database, 'db' | 'sessions'>;
  readonly sealing: Sealing;
  readonly log: Logger;
  readonly recent: RecentEvents;
  readonly origin: string;
  /** Makes the browsers of this process read their data again. */
  readonly readAgain: () => void;
}

type Data = Readonly<Record<string, unknown>>;

/** Parts of the adapter that its types hide. */
interface StreamsAdapter {
  readonly uid: string;
  doPublish(message: Data): Promise<string>;
  onMessage(message: Data, offset: string): void;
}

/** Members to whom a message of the adapter carries an event, and the event's name. */
const eventOf = ({ opts, packet }: Data): { readonly members: string[]; readonly name: unknown } => {
  const rooms: unknown = typeof opts === 'object' && opts !== null && 'rooms' in opts ? opts.rooms : [];
  const data: unknown = typeof packet === 'object' && packet !== null && 'data' in packet ? packet.data : [];
  return {
    members: Array.isArray(rooms) ? rooms.map((room) => memberOf(String(room))) : [],
    name: Array.isArray(data) ? data[0] : undefined,
  };
};

/**
 * Relay of encrypted events over a stream of Redis. Members whose event could not be sent are announced
 * through PostgreSQL, and their browsers read again.
 */
export const openRedisRelay = (outside: Outside): EventRelay => {
  const { redis, database, sealing, log, recent, origin, readAgain } = outside;
  const stream = `${redis.prefix}events`;
  const missed = openMissedEvents(database, origin, log);
  let server: Server | undefined;
  let listening: Listening | undefined;

  /** Events of any member may have been missed here. */
  const onGap = () => {
    recent.noteGap();
    readAgain();
  };
  const client = openAdapterClient(redis, onGap);
  const openAdapter = createAdapter(client, {
    streamName: stream,
    channelPrefix: `${redis.prefix}ask`,
    maxLen: keptEvents,
    readCount: readAtOnce,
    onlyPlaintext: true,
  });

  let complainedAt = Number.NEGATIVE_INFINITY;
  const onUnreadable = (error: unknown) => {
    const now = performance.now();
    if (now - complainedAt < complainEveryMs) return;
    complainedAt = now;
    log.warn({ err: error }, 'An event of another process does not open');
    onGap();
  };

  const keep = setInterval(() => {
    redis.client.expire(stream, keptSeconds).catch(() => undefined);
  }, keepEveryMs).unref();

  return {
    adapter: function sealingAdapter(namespace) {
      const opened = openAdapter(namespace);
      const adapter: StreamsAdapter = opened as never;
      const [publish, receive] = [adapter.doPublish.bind(adapter), adapter.onMessage.bind(adapter)];
      const seal = async (data: unknown) => ({
        sealed: (await sealing.seal(JSON.stringify(data), place)).toString('base64'),
      });
      adapter.doPublish = async (message) => {
        try {
          return await publish({ ...message, data: await seal(message.data) });
        } catch (error) {
          const { members, name } = eventOf(Object(message.data));
          // Not announced if lost: it is sent again while the other party types.
          if (name !== 'typing') missed.note(members);
          throw error;
        }
      };
      adapter.onMessage = (message, offset) => {
        if (message.uid === adapter.uid) return;
        const data: Data = Object(message.data);
        // An answer of another process: the id of its question, and yes or no.
        if (!('sealed' in data)) return 'requestId' in data ? receive(message, offset) : undefined;
        sealing.unseal(Buffer.from(String(data.sealed), 'base64'), place).then((text) => {
          const unsealed: Data = JSON.parse(text);
          recent.note(eventOf(unsealed).members);
          receive({ ...message, data: unsealed }, offset);
        }, onUnreadable);
      };
      return opened;
    },
    follow: (io) => {
      server = io;
      answerWhoIsHere(io);
    },
    attach: () => {
      listening = missed.listen(
        (members) => {
          recent.note(members);
          server?.local.to(members.map(roomOf)).emit('resync');
        },
        () => recent.noteGap(),
      );
    },
    isElsewhere: async (memberId) => (await isHeldElsewhere(server, memberId)) || !redis.isReady(),
    close: async () => {
      clearInterval(keep);
      listening?.stop();
      client.close();
    },
  };
};
