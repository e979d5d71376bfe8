import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const emitted = vi.hoisted(() => vi.fn());
vi.mock('../../../lib/socket.ts', () => ({
  socketOf: async () => ({ connected: true, timeout: () => ({ emitWithAck: emitted }) }),
}));

const loaded = async () => ({
  ...(await import('../../../lib/acting.ts')),
  ...(await import('../../../lib/query-client.ts')),
  ...(await import('./deliver-message.ts')),
});

const thread = { id: '0199a4e2-0000-7000-8000-000000000001', type: 'MISSION' } as const;
const entry = { clientId: 'c', content: 'Bonjour', writtenAt: '', status: 'sending', failure: null } as const;

/** Delivers a message that an account wrote while the tab acts for another one; returns the firms named by calls over HTTP. */
const delivered = async (writer: string | null, shown: string | null) => {
  const { actFor, createQueryClient, deliver } = await loaded();
  actFor(shown);
  const named: (string | null)[] = [];
  const client = createQueryClient(async (_, init) => {
    named.push(new Headers(init?.headers).get('acting-for'));
    return Response.json({});
  }, writer);
  await deliver({ client, userID: writer ?? 'claire', thread }, entry);
  return named;
};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', { getItem: () => 'token' });
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  vi.stubGlobal('location', { href: 'https://basoche.test/messages' });
  emitted.mockReset().mockResolvedValue({ ok: true, message: {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('a message goes by the socket of the account that wrote it', async () => {
  for (const account of [null, 'firm']) expect(await delivered(account, account)).toEqual([]);
  expect(emitted).toHaveBeenCalledTimes(2);
});

test('after a switch it goes in the name of the account that wrote it, and not by the socket of the other', async () => {
  expect(await delivered(null, 'firm')).toEqual([null]);
  expect(await delivered('firm', null)).toEqual(['firm']);
  expect(await delivered('firm', 'other')).toEqual(['firm']);
  expect(emitted).not.toHaveBeenCalled();
});
