import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

/** Closes connections of an HTTP server without resetting one on which a request is arriving. */
export interface Connections {
  /** Closes the port once no connection waits to be accepted. Open connections are still served. */
  stopListening(): Promise<void>;
  /** Calls `go` at once or, while the port is being closed, as soon as it is closed. */
  whenSettled(go: () => void): void;
  /** Ends the connections without a request. */
  endIdle(): void;
  /** Ends all connections, with or without requests. */
  endAll(): void;
}

/**
 * Time for a client to end its side of an ended connection, in milliseconds. What it still sends is read and dropped.
 */
const lingerMs = 1_000;
/** Time that a new connection is kept for its first request, in milliseconds. */
const firstRequestMs = 500;
/** Longest time to wait for a pause between new connections before the port is closed, in milliseconds. */
const acceptingMs = 1_000;

interface Use {
  /** Number of requests that are incomplete or unanswered. */
  underWay: number;
  /** Bytes received until the last request ended. */
  bytesRead: number;
  readonly since: number;
}

/**
 * Sends FIN after the last write, then reads and drops. If a socket is closed while the client sends, the kernel
 * resets it, and the reset may overtake the answer (RFC 9112, 9.6).
 */
const endInOrder = (socket: Socket): void => {
  if (socket.writableEnded || socket.destroyed) return;
  socket.removeAllListeners('data');
  socket.on('data', () => undefined);
  socket.removeAllListeners('end');
  socket.end();
  socket.resume();
  const late = setTimeout(() => socket.destroy(), lingerMs);
  late.unref();
  socket.once('close', () => clearTimeout(late));
};

/**
 * Node closes an idle connection without checking for an arrived request, and a closed port resets connections not yet
 * accepted. Both are done here after the event loop's poll for input.
 */
export const followConnections = (server: Server): Connections => {
  const uses = new Map<Socket, Use>();
  let accepted = 0;
  let closing: Promise<void> | null = null;

  server.on('connection', (socket: Socket) => {
    accepted += 1;
    uses.set(socket, { underWay: 0, bytesRead: 0, since: performance.now() });
    socket.once('close', () => uses.delete(socket));
    // Node calls this after an answer with `connection: close`; its own version closes at once.
    socket.destroySoon = () => endInOrder(socket);
  });
  server.prependListener('request', (request, response) => {
    const { socket } = request;
    const use = uses.get(socket);
    if (use === undefined) return;
    for (const part of [request, response]) {
      use.underWay += 1;
      part.once('close', () => {
        use.underWay -= 1;
        use.bytesRead = socket.bytesRead;
      });
    }
  });
  // Node calls this when the server is closed.
  server.closeIdleConnections = () => undefined;

  const isIdle = (socket: Socket, { underWay, bytesRead, since }: Use): boolean => {
    if (underWay > 0 || socket.bytesRead > bytesRead) return false;
    return bytesRead > 0 || performance.now() - since > firstRequestMs;
  };

  /**
   * Closes the port. Requests wait meanwhile (`whenSettled`): a client whose answer closes its connection would
   * reconnect at once, without end.
   */
  const closePort = async (): Promise<void> => {
    const until = performance.now() + acceptingMs;
    await turnOfTheLoop();
    for (let before = -1; before !== accepted && performance.now() < until; ) {
      before = accepted;
      await turnOfTheLoop();
    }
    if (server.listening) server.close();
  };

  return {
    stopListening: async () => {
      closing ??= closePort().finally(() => {
        closing = null;
      });
      await closing;
    },
    whenSettled: (go) => {
      if (closing === null) go();
      else closing.then(go, go);
    },
    endIdle: () => {
      for (const [socket, use] of uses) if (isIdle(socket, use)) endInOrder(socket);
    },
    endAll: () => {
      for (const socket of uses.keys()) endInOrder(socket);
    },
  };
};
