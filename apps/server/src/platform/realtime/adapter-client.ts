import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { RedisLink } from '../redis/redis-link.ts';

/**
 * Redis client that is passed to Socket.IO's streams adapter, to correct its behaviour. The adapter catches
 * no error of PUBLISH and SUBSCRIBE, retries a failed read at once, and can skip events after a reconnection.
 */

/** Time for which one read waits for an event, in milliseconds, and how many events it takes. */
const blockMs = 2_000;
export const readAtOnce = 200;
const retryMs = 200;
/** Time in milliseconds for which events are collected, to be read together. */
const gatherMs = 5;

type Entry = readonly [id: string, fields: string[]];

const partsOf = (id: string): number[] => id.split('-').map(Number);

/** True if an entry is in the stream before another, or is the same. */
const isBeforeOrEqual = (id: string, other: string): boolean => {
  const [[ms = 0, number = 0], [otherMs = 0, otherNumber = 0]] = [partsOf(id), partsOf(other)];
  return ms < otherMs || (ms === otherMs && number <= otherNumber);
};

/** The place in the stream up to which this process has read, and the run of the server that gave it. */
interface Place {
  readonly id: string;
  readonly run: string;
}

const start = '0-0';

/** True if the stream still contains every event after this place. */
const holdsAllAfter = (place: Place, run: string, first?: string, last?: string): boolean => {
  if (place.run !== run) return false;
  if (first === undefined || last === undefined) return place.id === start;
  return isBeforeOrEqual(first, place.id) && isBeforeOrEqual(place.id, last);
};

/** Reads a stream in order, starting at its end. `onGap` is called where events may have been missed. */
const openReader = (redis: RedisLink, onGap: () => void) => {
  let client: Redis | undefined;
  let place: Place | undefined;
  let mustFindPlace = true;
  let isClosed = false;

  const find = async (from: Redis, stream: string): Promise<Place> => {
    const [[first], [last], info] = await Promise.all([
      from.xrange(stream, '-', '+', 'COUNT', 1),
      from.xrevrange(stream, '+', '-', 'COUNT', 1),
      from.info('server').catch(() => ''),
    ]);
    const run = /^run_id:(\w+)/m.exec(info)?.[1] ?? '';
    if (place !== undefined && holdsAllAfter(place, run, first?.[0], last?.[0])) return place;
    onGap();
    return { id: last?.[0] ?? start, run };
  };

  const read = async (stream: string): Promise<(readonly [string, Entry[]])[] | null> => {
    if (client === undefined) {
      client = redis.open({ socketTimeout: 2 * blockMs });
      client.on('ready', () => {
        mustFindPlace = true;
      });
    }
    if (mustFindPlace || place === undefined) {
      mustFindPlace = false;
      place = await find(client, stream);
    }
    const found = await client.xread('COUNT', readAtOnce, 'BLOCK', blockMs, 'STREAMS', stream, place.id);
    const id = found?.[0]?.[1].at(-1)?.[0];
    if (id !== undefined) place = { ...place, id };
    return found;
  };

  return {
    read: async (stream: string) => {
      try {
        const found = await read(stream);
        if (found !== null) await pause(gatherMs);
        return found;
      } catch (error) {
        mustFindPlace = true;
        if (!isClosed) await pause(retryMs);
        throw error;
      }
    },
    close: () => {
      isClosed = true;
      client?.disconnect();
    },
  };
};

type Answer = (error: null, counts: unknown) => void;

export const openAdapterClient = (redis: RedisLink, onGap: () => void) => {
  const reader = openReader(redis, onGap);
  const { writer } = redis;
  return {
    // Fields that the adapter reads from a client of ioredis.
    options: {},
    xadd: (args: (string | number)[]) => writer.call('xadd', args),
    publish: (channel: string, payload: Buffer) => writer.publish(channel, payload).catch(() => 0),
    /** Answers how many processes hear a channel; without an answer from Redis, as if this one were alone. */
    send_command: (name: string, [kind = '', channel = '']: string[], answer: Answer) => {
      writer.call(name, kind, channel).then(
        (counts) => answer(null, counts),
        () => answer(null, [channel, 1]),
      );
    },
    duplicate: () => {
      let subscriber: Redis | undefined;
      return {
        // The arguments end with the stream and the adapter's own place; that place is ignored.
        xread: (...args: (string | number)[]) => reader.read(String(args.at(-2))),
        subscribe: (channels: string[]) => {
          subscriber = redis.open({
            enableOfflineQueue: true,
            autoResendUnfulfilledCommands: true,
            maxRetriesPerRequest: null,
          });
          subscriber.subscribe(...channels).catch(() => undefined);
        },
        on: (event: string, listener: (...args: unknown[]) => void) => subscriber?.on(event, listener),
        disconnect: () => {
          reader.close();
          subscriber?.disconnect();
        },
      };
    },
    close: reader.close,
  };
};
