import { createAdapter } from '@socket.io/postgres-adapter';
import type { Server } from 'socket.io';
import type { Pools } from '../database/database.ts';
import type { Logger } from '../observability/log.ts';
import { openAdapterPool } from './adapter-pool.ts';
import type { RecentEvents } from './recent-events.ts';
import { answerWhoIsHere, type EventRelay, isHeldElsewhere, memberOf } from './relay.ts';

/** Longest time for the adapter to listen again after an error, in milliseconds. */
const adapterGapMs = 10_000;

interface Outside {
  readonly database: Pools;
  readonly log: Logger;
  readonly recent: RecentEvents;
}

/** Relay of events by NOTIFY of PostgreSQL, used without `REDIS_URL`. */
export const openPostgresRelay = ({ database, log, recent }: Outside): EventRelay => {
  const lent = openAdapterPool(database);
  const openAdapter = createAdapter(lent.pool, {
    errorHandler: (error) => {
      recent.noteGap(adapterGapMs);
      log.debug({ err: error }, 'The socket adapter met an error');
    },
  });
  let server: Server | undefined;
  return {
    /** Also hears the events of other processes for members who have no socket here. */
    adapter: function hearingAdapter(namespace) {
      const adapter = openAdapter(namespace);
      const receive = adapter.onMessage.bind(adapter);
      adapter.onMessage = (message, offset) => {
        if ('data' in message && 'opts' in message.data && 'packet' in message.data)
          recent.note(message.data.opts.rooms.map(memberOf));
        receive(message, offset);
      };
      return adapter;
    },
    follow: (io) => {
      server = io;
      answerWhoIsHere(io);
    },
    attach: () => undefined,
    isElsewhere: (memberId) => isHeldElsewhere(server, memberId),
    close: () => lent.takeBack(),
  };
};
