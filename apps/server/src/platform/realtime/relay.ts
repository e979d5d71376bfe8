import type { Server, ServerOptions } from 'socket.io';

/** Carries events between the processes that share a database. */
export interface EventRelay {
  /** The adapter of the socket server; called with `new`. */
  readonly adapter: Extract<ServerOptions['adapter'], (...parameters: never[]) => unknown>;
  /** Called once with the socket server, before it accepts connections. */
  follow(io: Server): void;
  /** Starts to receive events, which this process needs only while it has browsers. */
  attach(): void;
  /** True if another process holds a browser of this member. */
  isElsewhere(memberId: string): Promise<boolean>;
  /** Called once the adapter is closed. */
  close(): Promise<void>;
}

const prefix = 'user:';

/** The room that all sockets of a member join. */
export const roomOf = (memberId: string): string => `${prefix}${memberId}`;
export const memberOf = (room: string): string =>
  room.startsWith(prefix) ? room.slice(prefix.length) : room;

const question = 'isOnline';

/** Answers the other processes whether this one holds a browser of a member. */
export const answerWhoIsHere = (io: Server): void => {
  io.on(question, (memberId: string, answer: (holds: boolean) => void) =>
    answer(io.of('/').adapter.rooms.has(roomOf(memberId))),
  );
};

/**
 * True if another process holds a browser of this member. Processes that do not answer in time are ignored.
 *
 * Asked by an event between servers: the adapters' `fetchSockets` would send the handshake of each socket,
 * which contains its session token.
 */
export const isHeldElsewhere = async (io: Server | undefined, memberId: string): Promise<boolean> => {
  const answers: unknown = await io
    ?.serverSideEmitWithAck(question, memberId)
    .catch(({ responses }) => responses);
  return Array.isArray(answers) && answers.includes(true);
};
