import type pg from 'pg';
import type { Logger } from '../observability/log.ts';

export interface Listening {
  /** What is said now is heard. */
  isListening(): boolean;
  stop(): void;
}

interface Channel {
  readonly name: string;
  readonly onNotification: (payload: string) => void;
  /** After each (re)connection: what was said meanwhile was missed. */
  readonly onConnected: () => Promise<void>;
}

/** Keeps one connection that listens to a channel of PostgreSQL, through the database's absences. */
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
      // It may be there without listening: its end leads to another.
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
