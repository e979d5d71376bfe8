import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * An HTTP client over raw sockets that observes only the connection. It distinguishes a reset (`ECONNRESET read`) from
 * an end in order (`FIN`), which Node's own client reports alike.
 */
export interface RawClient {
  /**
   * Number of requests by outcome: `answered`, `refused`, or the way in which the connection ended before an answer.
   */
  readonly outcomes: ReadonlyMap<string, number>;
  readonly ended: Promise<void>;
}

interface Manner {
  readonly port: number;
  /** True to keep its connection for the next request; false to open one for each. */
  readonly keeps: boolean;
  /** Milliseconds until the next request. */
  readonly think: () => number;
  readonly isOver: () => boolean;
}

const requestText = (keeps: boolean): string =>
  `POST /api/auth/logout/nowhere HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${
    keeps ? '' : 'connection: close\r\n'
  }content-length: 2\r\n\r\n{}`;

/** True if the answer has arrived with its whole body. */
const isWhole = (answer: string): boolean => {
  const end = answer.indexOf('\r\n\r\n');
  const [, length] = /content-length: (\d+)/i.exec(answer) ?? [];
  return end >= 0 && length !== undefined && answer.length >= end + 4 + Number(length);
};

const isKept = (answer: string): boolean => !/^connection: close/im.test(answer);

interface Outcome {
  readonly what: string;
  readonly socket: Socket | null;
}

const ask = (port: number, keeps: boolean, kept: Socket | null): Promise<Outcome> =>
  new Promise((resolve) => {
    const socket = kept ?? connect(port, '127.0.0.1');
    let answer = '';
    const over = (what: string, left: Socket | null = null) => {
      socket.removeAllListeners();
      socket.on('error', () => undefined);
      if (left === null) socket.destroy();
      resolve({ what, socket: left });
    };
    socket.on('data', (part) => {
      answer += part;
      if (isWhole(answer)) over('answered', keeps && isKept(answer) ? socket : null);
    });
    socket.once('error', ({ code, syscall }: NodeJS.ErrnoException) =>
      over(code === 'ECONNREFUSED' ? 'refused' : `${kept === null ? 'new' : 'kept'}: ${code} ${syscall}`),
    );
    socket.once('end', () => over(`${kept === null ? 'new' : 'kept'}: FIN`));
    socket.write(requestText(keeps));
  });

export const openRawClient = ({ port, keeps, think, isOver }: Manner): RawClient => {
  const outcomes = new Map<string, number>();
  const ended = (async () => {
    let kept: Socket | null = null;
    while (!isOver()) {
      const { what, socket }: Outcome = await ask(port, keeps, kept);
      kept = socket;
      outcomes.set(what, (outcomes.get(what) ?? 0) + 1);
      await pause(think());
    }
    kept?.destroy();
  })();
  return { outcomes, ended };
};
