import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

/** Connections of an HTTP server, closed without resetting one on which a request is arriving. */
export interface Connections {
  /** Closes the port once nobody waits to be accepted; what is connected is served on. */
  stopListening(): Promise<void>;
  /** Calls `go` at once, or as soon as the port is closed where it is being closed. */
  whenSettled(go: () => void): void;
  /** Ends the connections that carry no request. */
  endIdle(): void;
  /** Ends all connections, requests or not. */
  endAll(): void;
}

/** A client has this long to end its side of a connection that was ended; what it still sends is read, and left. */
const lingerMs = 1_000;
/** A new connection is kept this long for its first request. */
const firstRequestMs = 500;
/** Connections may come without a pause for this long before the port is closed all the same. */
const acceptingMs = 1_000;

interface Use {
  /** Requests that have not come whole, or are not answered. */
  underWay: number;
  /** Bytes that came until the last request was over. */
  bytesRead: number;
  readonly since: number;
}

/**
 * Sends FIN after what was written, and reads on without carrying anything out: a socket that is closed while the client sends is reset
 * by the kernel, and the reset may overtake the answer (RFC 9112, 9.6).
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
 * Node closes an idle connection without looking whether a request has arrived on it, and a closed port resets what waits to be accepted.
 * Both are done here in the phase of the event loop that follows its look for what has arrived.
 */
export const followConnections = (server: Server): Connections => {
  const uses = new Map<Socket, Use>();
  let accepted = 0;
  let closing: Promise<void> | null = null;

  server.on('connection', (socket: Socket) => {
    accepted += 1;
    uses.set(socket, { underWay: 0, bytesRead: 0, since: performance.now() });
    socket.once('close', () => uses.delete(socket));
    // Called by Node after an answer that says `connection: close`; its own closes at once.
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
  // Called by Node when the server is closed.
  server.closeIdleConnections = () => undefined;

  const isIdle = (socket: Socket, { underWay, bytesRead, since }: Use): boolean => {
    if (underWay > 0 || socket.bytesRead > bytesRead) return false;
    return bytesRead > 0 || performance.now() - since > firstRequestMs;
  };

  /** Requests wait meanwhile (`whenSettled`): a client whose answer closes its connection would come back at once, and nobody would be the last. */
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
