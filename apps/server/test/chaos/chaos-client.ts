import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../seed/random.ts';
import type { Talker } from '../large/conversations.ts';
import { type LeanSocket, openLeanSocket } from '../lean-socket.ts';

/** A message to send, with its outcome. Times are of this process's own clock. */
export interface Letter {
  readonly threadId: string;
  /** Indexes of its sender and of its recipient. */
  readonly from: number;
  readonly to: number;
  readonly content: string;
  readonly clientId: string;
  readonly writtenAt: number;
  stored: { readonly id: string; readonly position: number } | null;
  /** Time at which the recipient's screen had it; null before. */
  shownAt: number | null;
}

export interface Shown {
  readonly id: string;
  readonly position: number;
  readonly content: string;
}

/**
 * A simulated browser with one thread open on a bad network: it sends unacknowledged messages again, and asks for
 * those that it missed.
 */
export interface ChaosClient {
  readonly shown: readonly Shown[];
  readonly figures: { drops: number; resent: number; asked: number; heardOutOfOrder: number };
  readonly complaints: readonly string[];
  write(letter: Letter): void;
  stop(): void;
}

interface Settings {
  readonly talker: Talker;
  readonly threadId: string;
  readonly random: Random;
  /** Present address of the program. */
  readonly address: () => URL;
  /** Mean duration of a connection, in milliseconds. */
  readonly dropEveryMs: number;
  readonly onShown: (message: Shown) => void;
}

const acknowledgedWithinMs = 3_000;
/** Problem codes that ask for a retry. */
const passing = ['UNAVAILABLE', 'TOO_MANY_REQUESTS', 'INTERNAL'];

type Answer =
  | { readonly ok: true; readonly message: Shown }
  | { readonly ok: false; readonly problem: { readonly code: string } };

export const openChaosClient = (settings: Settings): ChaosClient => {
  const { talker, threadId, random, address, dropEveryMs, onShown } = settings;
  const shown: Shown[] = [];
  const complaints: string[] = [];
  const figures = { drops: 0, resent: 0, asked: 0, heardOutOfOrder: 0 };
  const outbox: Letter[] = [];
  let last = 0;
  let socket: LeanSocket | null = null;
  let underWay: { readonly number: number; readonly timer: NodeJS.Timeout } | null = null;
  let wasTried = false;
  let isAsking = false;
  let askAgain = false;
  let isStopped = false;

  const isKnown = ({ id }: Shown): boolean => shown.some((one) => one.id === id);

  const show = (message: Shown): void => {
    if (message.position <= last) return;
    last = message.position;
    shown.push({ id: message.id, position: message.position, content: message.content });
    onShown(message);
  };

  /** Delays as browsers have them: short after the first failure, then longer, with random spread. */
  const waitAfter = (failures: number) => random.between(20, Math.min(2_000, 250 * 2 ** failures));

  const askOnce = async (): Promise<void> => {
    figures.asked += 1;
    const answer = await fetch(new URL(`/api/messagerie/${threadId}?since=${last}`, address()), {
      headers: { authorization: `Bearer ${talker.token}` },
      signal: AbortSignal.timeout(5_000),
    });
    if (!answer.ok) throw new Error(`Answered ${answer.status}.`);
    const { messages, position } = (await answer.json()) as { messages: Shown[]; position: number };
    for (const message of messages) show(message);
    last = Math.max(last, position);
  };

  /** Asks for messages after the last position until an answer comes. A request made meanwhile causes one more. */
  const catchUp = async (): Promise<void> => {
    if (isAsking) {
      askAgain = true;
      return;
    }
    isAsking = true;
    let failures = 0;
    do {
      askAgain = false;
      await askOnce().catch(async () => {
        askAgain = true;
        failures += 1;
        await pause(waitAfter(failures));
      });
    } while (askAgain && !isStopped);
    isAsking = false;
  };

  const sendNext = (): void => {
    const letter = outbox[0];
    if (letter === undefined || socket === null || underWay !== null) return;
    if (wasTried) figures.resent += 1;
    wasTried = true;
    const { content, clientId } = letter;
    const event = { content, clientId, postulationID: threadId, userID: talker.id, type: 'MISSION' };
    const number = socket.emit('message', event);
    const timer = setTimeout(() => {
      underWay = null;
      sendNext();
    }, acknowledgedWithinMs);
    underWay = { number, timer };
  };

  const forget = (): void => {
    if (underWay !== null) clearTimeout(underWay.timer);
    underWay = null;
  };

  const acknowledge = (number: number, answer: Answer): void => {
    if (underWay?.number !== number) return;
    forget();
    const letter = outbox[0];
    if (answer.ok && letter !== undefined) {
      letter.stored = { id: answer.message.id, position: answer.message.position };
      outbox.shift();
      wasTried = false;
      sendNext();
      return;
    }
    const code = answer.ok ? 'nothing was sent' : answer.problem.code;
    if (!passing.includes(code)) complaints.push(`A message was refused: ${code}`);
    setTimeout(sendNext, 200);
  };

  const connectOnce = async (): Promise<void> => {
    const { hostname, port } = address();
    let heard = 0;
    const closed = Promise.withResolvers<void>();
    const opened = await openLeanSocket(
      { host: hostname, port: Number(port), userID: talker.id, token: talker.token },
      {
        onEvent: (event, payload: { postulationID: string; message: Shown }) => {
          if (event === 'resync') void catchUp();
          if (event !== 'newMessage' || payload.postulationID !== threadId) return;
          const { message } = payload;
          // A repeated message is not new.
          if (message.position < heard && !isKnown(message)) figures.heardOutOfOrder += 1;
          heard = Math.max(heard, message.position);
          if (message.position === last + 1) show(message);
          else if (message.position > last) void catchUp();
        },
        onAcknowledged: acknowledge,
        onClosed: closed.resolve,
      },
    );
    socket = opened;
    const drop = setTimeout(() => opened.drop(), -Math.log(1 - random.next()) * dropEveryMs);
    void catchUp();
    sendNext();
    await closed.promise;
    clearTimeout(drop);
    figures.drops += 1;
  };

  const live = async (): Promise<void> => {
    let failures = 0;
    while (!isStopped) {
      const isConnected = await connectOnce().then(
        () => true,
        () => false,
      );
      failures = isConnected ? 0 : failures + 1;
      socket = null;
      forget();
      await pause(waitAfter(failures));
    }
  };
  void live();

  return {
    shown,
    figures,
    complaints,
    write: (letter) => {
      outbox.push(letter);
      sendNext();
    },
    stop: () => {
      isStopped = true;
      forget();
      socket?.drop();
    },
  };
};
