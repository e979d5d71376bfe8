import type pg from 'pg';
import type { Logger } from '../observability/log.ts';

export interface Listening {
  /** True while notifications are received. */
  isListening(): boolean;
  stop(): void;
}

interface Channels {
  /** Takes the payload of each notification, by channel. */
  readonly hear: Readonly<Record<string, (payload: string) => void>>;
  /** Called after each connection or reconnection, since earlier notifications were missed. */
  readonly onConnected: () => Promise<void>;
}

/** Keeps one connection that listens to PostgreSQL channels, and reconnects after the database was lost. */
export const listen = (pool: pg.Pool, log: Logger, { hear, onConnected }: Channels): Listening => {
  let stopped = false;
  let current: pg.PoolClient | undefined;
  let listens = false;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const client = await pool.connect();
    // Stopped meanwhile: the end of the pool waits until its connections are returned.
    if (stopped) return client.release(true);
    client.once('end', () => {
      client.release(true);
      current = undefined;
      listens = false;
      later();
    });
    client.on('notification', ({ channel, payload }) => hear[channel]?.(payload ?? ''));
    current = client;
    try {
      for (const name of Object.keys(hear)) await client.query(`listen ${name}`);
      await onConnected();
      listens = current === client;
    } catch (error) {
      // The connection may be open but not listening: ending it starts another attempt.
      void client.end();
      throw error;
    }
  };

  const attempt = () => {
    connect().catch((error) => {
      log.debug({ err: error, channels: Object.keys(hear) }, 'Not listening yet');
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
