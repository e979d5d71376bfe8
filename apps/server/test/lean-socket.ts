import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/**
 * A minimal socket.io client for load tests, over plain TCP: an uncompressed websocket with a zero mask, engine.io's
 * heartbeat, socket.io's events and acknowledgements. It leaves processor time to the measured program.
 */
export interface LeanSocket {
  /** Sends an event and returns its number, with which `onAcknowledged` is called. */
  emit(event: string, payload: unknown, acknowledged?: boolean): number;
  /** Drops the connection without a close frame. */
  drop(): void;
  readonly isOpen: boolean;
}

interface Handlers {
  onEvent(event: string, payload: never): void;
  onAcknowledged(number: number, answer: never): void;
  /** Called once, however the connection ended. */
  onClosed(): void;
}

interface Address {
  readonly host: string;
  readonly port: number;
  readonly userID: string;
  readonly token: string;
  /** Milliseconds since the client last heard of the server, if it wants to be told what it missed. */
  readonly age?: number;
}

const opcodes = { text: 1, close: 8, ping: 9, pong: 10 } as const;

const frameOf = (opcode: number, body: Buffer): Buffer => {
  const long = body.length > 125;
  const frame = Buffer.alloc((long ? 8 : 6) + body.length);
  frame[0] = 0x80 | opcode;
  frame[1] = 0x80 | (long ? 126 : body.length);
  if (long) frame.writeUInt16BE(body.length, 2);
  // The mask is four zero bytes.
  body.copy(frame, long ? 8 : 6);
  return frame;
};

interface Frame {
  readonly opcode: number;
  readonly body: Buffer;
  readonly length: number;
}

/** The first whole frame in these bytes. Servers do not mask frames, and ours does not fragment them. */
const firstFrame = (bytes: Buffer): Frame | null => {
  if (bytes.length < 2) return null;
  const short = (bytes[1] ?? 0) & 0x7f;
  const start = short === 126 ? 4 : short === 127 ? 10 : 2;
  if (bytes.length < start) return null;
  const size =
    short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short;
  if (bytes.length < start + size) return null;
  return {
    opcode: (bytes[0] ?? 0) & 0x0f,
    body: bytes.subarray(start, start + size),
    length: start + size,
  };
};

const handshake = ({ host, port, userID }: Address) =>
  [
    `GET /socket.io/?EIO=4&transport=websocket&userID=${userID} HTTP/1.1`,
    `Host: ${host}:${port}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    'Sec-WebSocket-Version: 13',
    '',
    '',
  ].join('\r\n');

/** Resolves once the server has accepted the connection for this member. */
export const openLeanSocket = (address: Address, handlers: Handlers): Promise<LeanSocket> =>
  new Promise((resolve, reject) => {
    const tcp: Socket = connect({ host: address.host, port: address.port, noDelay: true });
    let rest: Buffer = Buffer.alloc(0);
    let isUpgraded = false;
    let isOpen = false;
    let numbers = 0;

    const sendText = (text: string) => tcp.write(frameOf(opcodes.text, Buffer.from(text)));
    const socket: LeanSocket = {
      emit: (event, payload, acknowledged = true) => {
        numbers += 1;
        sendText(`42${acknowledged ? numbers : ''}${JSON.stringify([event, payload])}`);
        return numbers;
      },
      drop: () => tcp.destroy(),
      get isOpen() {
        return isOpen;
      },
    };

    const readText = (text: string) => {
      if (text.startsWith('42')) {
        const [event, payload] = JSON.parse(text.slice(text.indexOf('[')));
        handlers.onEvent(event, payload as never);
      } else if (text.startsWith('43')) {
        const bracket = text.indexOf('[');
        handlers.onAcknowledged(Number(text.slice(2, bracket)), JSON.parse(text.slice(bracket))[0] as never);
      } else if (text === '2') sendText('3');
      else if (text.startsWith('0'))
        sendText(`40${JSON.stringify({ token: address.token, age: address.age })}`);
      else if (text.startsWith('40')) {
        isOpen = true;
        resolve(socket);
      } else if (text.startsWith('44')) {
        reject(new Error(text.slice(2)));
        tcp.destroy();
      } else if (text.startsWith('41')) tcp.destroy();
    };

    const readFrames = () => {
      for (let frame = firstFrame(rest); frame !== null; frame = firstFrame(rest)) {
        rest = rest.subarray(frame.length);
        if (frame.opcode === opcodes.text) readText(frame.body.toString());
        else if (frame.opcode === opcodes.ping) tcp.write(frameOf(opcodes.pong, frame.body));
        else if (frame.opcode === opcodes.close) tcp.destroy();
      }
    };

    tcp.once('connect', () => tcp.write(handshake(address)));
    tcp.on('data', (chunk) => {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      if (!isUpgraded) {
        const end = rest.indexOf('\r\n\r\n');
        if (end < 0) return;
        const status = rest.subarray(0, end).toString().split('\r\n')[0] ?? '';
        if (!status.includes(' 101 ')) {
          reject(new Error(status));
          tcp.destroy();
          return;
        }
        isUpgraded = true;
        rest = rest.subarray(end + 4);
      }
      readFrames();
    });
    tcp.on('error', reject);
    tcp.once('close', () => {
      reject(new Error('The connection ended before it was taken.'));
      if (isOpen) handlers.onClosed();
      isOpen = false;
    });
  });
