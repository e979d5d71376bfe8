import type pg from 'pg';
import type { Logger } from '../observability/log.ts';

export interface Listening {
  /** True while notifications are received. */
  isListening(): boolean;
  stop(): void;
}

interface Channel {
  readonly name: string;
  readonly onNotification: (payload: string) => void;
  /** Called after each connection or reconnection, since earlier notifications were missed. */
  readonly onConnected: () => Promise<void>;
}

/** Keeps one connection that listens to a PostgreSQL channel, and reconnects after the database was lost. */
export const listen = (pool: pg.Pool, log: Logger, channel: Channel): Listening => {
  let stopped = false;
  let current: pg.PoolClient | undefined;
  let listens = false;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const client = await pool.connect();
    client.once('end', () => {
      client.release(true);
      current = undefined;
      listens = false;
      later();
    });
    client.on('notification', ({ payload }) => channel.onNotification(payload ?? ''));
    current = client;
    try {
      await client.query(`listen ${channel.name}`);
      await channel.onConnected();
      listens = current === client;
    } catch (error) {
      // The connection may be open but not listening: ending it starts another attempt.
      void client.end();
      throw error;
    }
  };

  const attempt = () => {
    connect().catch((error) => {
      log.debug({ err: error, channel: channel.name }, 'Not listening yet');
      if (current === undefined) later();
    });
  };

  const later = () => {
    if (!stopped) retry = setTimeout(attempt, 250);
  };

  attempt();
  return {
    isListening: () => listens,
    stop: () => {
      stopped = true;
      clearTimeout(retry);
      void current?.end();
    },
  };
};
