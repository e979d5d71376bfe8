import { type ProblemCode, problem } from '@basoche/contract/problem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const fake = vi.hoisted(() => {
  type Handler = (...values: unknown[]) => void;
  const on = () => {
    const handlers = new Map<string, Handler>();
    return {
      handlers,
      on: (name: string, handler: Handler) => handlers.set(name, handler),
    };
  };
  const manager = on();
  const socket = {
    ...on(),
    io: manager,
    active: false,
    connect: vi.fn(),
    disconnect: vi.fn(),
    onAny: (handler: Handler) => socket.handlers.set('any', handler),
  };
  const tab = { firm: null as string | null, listeners: new Set<() => void>() };
  return {
    manager,
    socket,
    tab,
    actFor: vi.fn(),
    io: vi.fn((_: { auth: (send: Handler) => void }) => socket),
  };
});
vi.mock('socket.io-client', () => ({ io: fake.io }));
vi.mock('./token.ts', () => ({
  readToken: () => 'token',
  subscribeToToken: () => () => undefined,
  expireToken: () => undefined,
}));

vi.mock('./acting.ts', () => ({
  actFor: fake.actFor,
  readActing: () => fake.tab.firm,
  subscribeToActing: (listener: () => void) => {
    fake.tab.listeners.add(listener);
    return () => fake.tab.listeners.delete(listener);
  },
}));

const switchTo = (firm: string | null) => {
  fake.tab.firm = firm;
  for (const listener of fake.tab.listeners) listener();
};

const opened = async () => {
  const { socketOf } = await import('./socket.ts');
  await socketOf('somebody');
};

/** The age that the browser tells at its next connection, in milliseconds. */
const toldAge = (): number => {
  let age = Number.NaN;
  fake.io.mock.lastCall?.[0].auth((told) => ({ age } = told as { age: number }));
  return age;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
  for (const spy of [fake.socket.connect, fake.socket.disconnect, fake.io, fake.actFor]) spy.mockClear();
  Object.assign(fake.tab, { firm: null, listeners: new Set() });
});

test('tells at each connection since when it may have missed an event', async () => {
  await opened();
  const before = performance.now();
  expect(toldAge()).toBeCloseTo(before, 0);
  vi.advanceTimersByTime(10_000);
  fake.manager.handlers.get('ping')?.();
  vi.advanceTimersByTime(3_000);
  expect(toldAge()).toBeCloseTo(3_000, 0);
  fake.socket.handlers.get('any')?.('newMessage');
  vi.advanceTimersByTime(2_000);
  expect(toldAge()).toBeCloseTo(2_000, 0);
});

const refuse = (code: ProblemCode) =>
  fake.socket.handlers.get('connect_error')?.(Object.assign(new Error(code), { data: { code } }));

test.each(['UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const)(
  'connects again by itself after %s',
  async (code) => {
    await opened();
    refuse(code);
    vi.advanceTimersByTime(999);
    expect(fake.socket.connect).not.toHaveBeenCalled();
    vi.advanceTimersByTime(4_001);
    expect(fake.socket.connect).toHaveBeenCalledTimes(1);
  },
);

test('stays closed after a refusal that lasts', async () => {
  await opened();
  refuse('UNAUTHENTICATED');
  vi.advanceTimersByTime(60_000);
  expect(fake.socket.connect).not.toHaveBeenCalled();
});

test('is the socket of one account: a switch closes it, and the next one names the firm', async () => {
  const { socketOf } = await import('./socket.ts');
  await socketOf('somebody');
  expect(socketOf('somebody')).toBe(socketOf('somebody'));
  expect(fake.io).toHaveBeenCalledTimes(1);
  const told = vi.fn();
  fake.io.mock.lastCall?.[0].auth(told);
  expect(told.mock.lastCall?.[0]).not.toHaveProperty('actingFor');

  switchTo('firm');
  await vi.waitFor(() => expect(fake.socket.disconnect).toHaveBeenCalledTimes(1));
  await socketOf('firm');
  fake.io.mock.lastCall?.[0].auth(told);
  expect(told.mock.lastCall?.[0]).toMatchObject({ token: 'token', actingFor: 'firm' });
  expect(fake.io.mock.lastCall?.[0]).toMatchObject({ query: { userID: 'firm' } });
});

test('leads back to oneself when the server refuses it because the seat has ended', async () => {
  fake.tab.firm = 'firm';
  const { socketOf } = await import('./socket.ts');
  await socketOf('firm');
  const refusal = problem('SEAT_ENDED');
  fake.socket.handlers.get('connect_error')?.(Object.assign(new Error('SEAT_ENDED'), { data: refusal }));
  expect(fake.actFor).toHaveBeenCalledExactlyOnceWith(null, refusal.title);
});
