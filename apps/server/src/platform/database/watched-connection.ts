import pg from 'pg';

/** A connection that polls whether its server answers, and is reopened after a failure. */
export interface WatchedConnection {
  /** The first row of a statement. Fails, and drops the connection, if the answer is late. */
  ask<Row extends pg.QueryResultRow>(text: string): Promise<Row>;
  end(): void;
}

const stepMs = 50;

export const pause = (ms: number) =>
  new Promise<'late'>((resolve) => setTimeout(resolve, ms, 'late').unref());

/**
 * Limits a wait, in several steps: a busy process is late both with its timers and with reading answers, and
 * reads some between two steps. A single timer could fire before an arrived answer is read.
 */
const inTime = async <Result>(work: Promise<Result>, maxWaitMs: number): Promise<Result> => {
  work.catch(() => undefined);
  for (let waited = 0; waited < maxWaitMs; waited += stepMs) {
    const result = await Promise.race([work, pause(stepMs)]);
    if (result !== 'late') return result;
  }
  throw new Error('The database did not answer in time');
};

export const openWatchedConnection = (
  connectionString: string,
  { name, answerMs }: { readonly name: string; readonly answerMs: number },
): WatchedConnection => {
  let client: pg.Client | undefined;

  const connect = async (): Promise<pg.Client> => {
    const opened = new pg.Client({ connectionString, application_name: name });
    opened.on('error', () => {
      if (client === opened) client = undefined;
    });
    client = opened;
    await opened.connect();
    return opened;
  };

  const end = () => {
    const last = client;
    client = undefined;
    void last?.end().catch(() => undefined);
  };

  return {
    ask: async <Row extends pg.QueryResultRow>(text: string): Promise<Row> => {
      try {
        const watched = client ?? (await inTime(connect(), answerMs));
        const { rows } = await inTime(watched.query<Row>(text), answerMs);
        const [row] = rows;
        if (row === undefined) throw new Error('The database did not answer');
        return row;
      } catch (error) {
        end();
        throw error;
      }
    },
    end,
  };
};

/** Makes a guard: work is rejected as soon as the server that does it is known to be lost. */
export const openGuard = () => {
  const waiting = new Set<(reason: unknown) => void>();
  return {
    guard: <Result>(work: Promise<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        waiting.add(reject);
        work.then(resolve, reject).finally(() => waiting.delete(reject));
      }),
    giveUp: (reason: unknown): void => {
      for (const reject of waiting) reject(reason);
    },
  };
};
