import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type LeanSocket, openLeanSocket } from '@basoche/server/test/lean-socket.ts';
import { type Event, type Figures, noFigures, type Order, type Setting } from './plan.ts';
import { ascending, delayOf, quantile } from './times.ts';

/**
 * The load: all members' sockets in one process, so that one clock measures sending and arrival. `node
 * generator.ts SETTING` receives orders from its parent.
 */
const setting: Setting = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));

interface Flight {
  readonly to: number;
  readonly sentAt: number;
  acknowledgedAt: number | null;
  heardAt: number | null;
}

const sockets: (LeanSocket | undefined)[] = [];
/** Messages under way by their text, the only thing that the other party receives to identify them. */
let flights = new Map<string, Flight>();
let awaited = new Map<string, string>();
let refused = 0;
let late: number[] = [];
let arrived: (flight: Flight) => void = () => undefined;
let closed: (place: number) => void = () => undefined;
let resynced: (place: number) => void = () => undefined;
let numbers = 0;
const run = Date.now().toString(36);

const settle = (flight: Flight): void => {
  if (flight.acknowledgedAt !== null && flight.heardAt !== null) arrived(flight);
};

interface Heard {
  readonly message: { readonly content: string };
  readonly postulationID: string;
}

/** Key of the signal to one party of a thread that the other is typing. */
const typingKey = (threadId: string, to: number) => `${threadId} ${to}`;

const connect = async (place: number, port: number, age?: number): Promise<void> => {
  const talker = setting.talkers[place];
  if (talker === undefined) return;
  const address = {
    host: '127.0.0.1',
    port,
    userID: talker.id,
    token: talker.token,
    ...(age === undefined ? {} : { age }),
  };
  sockets[place] = await openLeanSocket(address, {
    onEvent: (event, payload: Heard) => {
      if (event === 'resync') resynced(place);
      if (event !== 'newMessage' && event !== 'typing') return;
      const key = event === 'typing' ? typingKey(payload.postulationID, place) : payload.message.content;
      const flight = flights.get(key);
      if (flight === undefined || flight.to !== place || flight.heardAt !== null) return;
      flight.heardAt = performance.now();
      if (event === 'typing') {
        // Allows the same signal again.
        flights.delete(key);
        flights.set(`${key} ${flight.sentAt}`, flight);
      }
      settle(flight);
    },
    onAcknowledged: (number, answer: { ok: boolean }) => {
      const content = awaited.get(`${place}:${number}`);
      const flight = content === undefined ? undefined : flights.get(content);
      if (flight === undefined) return;
      awaited.delete(`${place}:${number}`);
      if (!answer.ok) {
        refused += 1;
        return;
      }
      flight.acknowledgedAt = performance.now();
      settle(flight);
    },
    onClosed: () => {
      sockets[place] = undefined;
      closed(place);
    },
  });
};

const threadOf = new Map(
  setting.threads.flatMap(({ id, creator, candidate }) => [
    [creator, id],
    [candidate, id],
  ]),
);

const readThread = async (place: number, port: number): Promise<void> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/messagerie/${threadOf.get(place)}`, {
    headers: { authorization: `Bearer ${setting.talkers[place]?.token}` },
  });
  if (!answer.ok) throw new Error(`The thread answered ${answer.status}.`);
  await answer.text();
};

/** Longest time between two signs of life of the server, in milliseconds: the interval of its pings. */
const pingMs = 25_000;

/** Reconnects a dropped socket. */
const comeBack = async (place: number, port: number): Promise<void> => {
  const heardFor = Math.random() * pingMs;
  const startedAt = performance.now();
  for (let attempt = 0; ; attempt += 1) {
    await pause(delayOf(attempt));
    const isOpen = await connect(place, port, heardFor + performance.now() - startedAt).then(
      () => true,
      () => false,
    );
    if (isOpen) return;
  }
};

/** Time without another resync after which all clients are considered up to date, in milliseconds. */
const quietMs = 2_000;

/** Waits until all clients are connected, and those that were told to read again have done so. */
const allBack = async (port: number, count: number): Promise<Figures> => {
  const startedAt = performance.now();
  const backAfter = new Map<number, number>();
  const away = new Set<number>();
  let reads = 0;
  let lastAt = startedAt;
  const note = (place: number) => {
    lastAt = performance.now();
    backAfter.set(place, lastAt - startedAt);
  };
  closed = (place) => {
    // A failed attempt also ends with a closed connection.
    if (away.has(place)) return;
    away.add(place);
    void comeBack(place, port).then(() => note(place));
  };
  resynced = (place) => {
    reads += 1;
    void readThread(place, port).then(() => note(place));
  };
  while (backAfter.size < count || performance.now() - lastAt < quietMs) await pause(20);
  closed = () => undefined;
  const times = [...backAfter.values()].sort(ascending);
  return {
    ...noFigures,
    sent: sockets.filter((socket) => socket?.isOpen).length,
    heard: reads,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    worst: times.at(-1) ?? Number.NaN,
  };
};

/** Sends the next message, alternating between the threads and between the two parties of each. */
const sendNext = (plannedAt: number, event: Event = 'message'): void => {
  const number = numbers;
  numbers += 1;
  const thread = setting.threads[number % setting.threads.length];
  if (thread === undefined) return;
  const isFromCreator = Math.floor(number / setting.threads.length) % 2 === 0;
  const from = isFromCreator ? thread.creator : thread.candidate;
  const socket = sockets[from];
  if (socket === undefined) return;
  const clientId = `bench-${run}-${number}`;
  const content = `Message ${run} ${number}\u202f: la note sur la rupture brutale est presque prête, je vous l’envoie ce soir.`;
  const sentAt = performance.now();
  late.push(sentAt - plannedAt);
  const to = isFromCreator ? thread.candidate : thread.creator;
  if (event === 'typing') {
    flights.set(typingKey(thread.id, to), { to, sentAt, acknowledgedAt: sentAt, heardAt: null });
    socket.emit('typing', { postulationID: thread.id }, false);
    return;
  }
  flights.set(content, { to, sentAt, acknowledgedAt: null, heardAt: null });
  const userID = setting.talkers[from]?.id;
  const acknowledgement = socket.emit('message', {
    content,
    clientId,
    postulationID: thread.id,
    userID,
    type: 'MISSION',
  });
  awaited.set(`${from}:${acknowledgement}`, content);
};

const isUnderWay = ({ acknowledgedAt, heardAt }: Flight) => acknowledgedAt === null || heardAt === null;

/** Longest time for messages under way to arrive, in milliseconds. */
const maxWaitMs = 15_000;
const letArrive = async (): Promise<void> => {
  const until = performance.now() + maxWaitMs;
  while (
    performance.now() < until &&
    refused + [...flights.values()].filter((one) => !isUnderWay(one)).length < flights.size
  )
    await pause(20);
};

const figures = (startedAt: number): Figures => {
  const all = [...flights.values()];
  const heard = all
    .flatMap(({ heardAt, sentAt }) => (heardAt === null ? [] : [heardAt - sentAt]))
    .sort(ascending);
  const stored = all
    .flatMap(({ acknowledgedAt, sentAt }) => (acknowledgedAt === null ? [] : [acknowledgedAt - sentAt]))
    .sort(ascending);
  const ends = all.flatMap(({ acknowledgedAt, heardAt }) =>
    acknowledgedAt === null || heardAt === null ? [] : [Math.max(acknowledgedAt, heardAt)],
  );
  const last = ends.reduce((latest, one) => Math.max(latest, one), startedAt);
  return {
    sent: all.length,
    stored: stored.length,
    heard: heard.length,
    refused,
    perSecond: ends.length / Math.max(0.001, (last - startedAt) / 1000),
    p50: quantile(heard, 0.5),
    p99: quantile(heard, 0.99),
    worst: heard.at(-1) ?? Number.NaN,
    stored50: quantile(stored, 0.5),
    stored99: quantile(stored, 0.99),
    late99: quantile(late.toSorted(ascending), 0.99),
  };
};

const startRun = (): number => {
  flights = new Map();
  awaited = new Map();
  refused = 0;
  late = [];
  arrived = () => undefined;
  return performance.now();
};

const openLoop = async (rate: number, seconds: number, event?: Event): Promise<Figures> => {
  const startedAt = startRun();
  const total = rate * seconds;
  for (let number = 0; number < total; ) {
    const due = Math.min(total, Math.ceil(((performance.now() - startedAt) / 1000) * rate));
    for (; number < due; number += 1) sendNext(startedAt + (number / rate) * 1000, event);
    await pause(1);
  }
  await letArrive();
  return figures(startedAt);
};

const closedLoop = async (window: number, seconds: number, event?: Event): Promise<Figures> => {
  const startedAt = startRun();
  const until = startedAt + seconds * 1000;
  arrived = () => {
    const now = performance.now();
    if (now < until) sendNext(now, event);
  };
  for (let number = 0; number < window; number += 1) sendNext(performance.now(), event);
  await pause(seconds * 1000);
  await letArrive();
  return figures(startedAt);
};

const carryOut = async (order: Order): Promise<Figures> => {
  if (order.order === 'open') return openLoop(order.rate, order.seconds, order.event);
  if (order.order === 'closed') return closedLoop(order.window, order.seconds, order.event);
  if (order.order === 'return') return allBack(order.port, order.sockets);
  if (order.order === 'hangUp') {
    for (const socket of sockets) socket?.drop();
    return noFigures;
  }
  const places = Array.from({ length: order.sockets }, (_, place) => place);
  // Connects a few at a time, as members do.
  for (let first = 0; first < places.length; first += 50)
    await Promise.all(
      places
        .slice(first, first + 50)
        .map((place) => connect(place, order.ports[place % order.ports.length] ?? 0)),
    );
  return { ...noFigures, sent: sockets.filter((socket) => socket?.isOpen).length };
};

process.on('message', (order: Order) => {
  carryOut(order).then(
    (answer) => process.send?.(answer),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.(noFigures);
