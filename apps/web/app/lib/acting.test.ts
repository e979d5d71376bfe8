import { afterEach, expect, test, vi } from 'vitest';

const firm = '0199a4e2-0000-7000-8000-00000000000f';
const other = '0199a4e2-0000-7000-8000-0000000000aa';

const storageWith = (stored: Record<string, string>) => {
  const kept = new Map(Object.entries(stored));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

/** Loads the module in a tab at this address, with what the tab and the browser have kept. */
const loaded = async (
  address: string,
  { tab = {}, token = 'token' }: { tab?: Record<string, string>; token?: string | null } = {},
) => {
  const sessionStorage = storageWith(tab);
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('location', new URL(address, 'https://basoche.test'));
  vi.stubGlobal('localStorage', storageWith(token === null ? {} : { accessToken: token }));
  vi.stubGlobal('sessionStorage', sessionStorage);
  return { ...(await import('./acting.ts')), ...(await import('./token.ts')), sessionStorage };
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('a tab acts for nobody else until it is told to, and keeps its choice over a reload', async () => {
  const first = await loaded('/accueil');
  expect(first.readActing()).toBeNull();
  const heard = vi.fn();
  first.subscribeToActing(heard);
  first.actFor(firm);
  first.actFor(firm);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(first.readActing()).toBe(firm);
  const kept = first.sessionStorage.getItem('actingFor');
  const again = await loaded('/accueil', { tab: { actingFor: kept ?? '' } });
  expect(again.readActing()).toBe(firm);
});

test('the firm that an address names is taken before the first call', async () => {
  const tab = await loaded(`/messages/1?vue=missions&pour=${firm}`, { tab: { actingFor: other } });
  expect(tab.readActing()).toBe(firm);
});

test.each(['/messages/1', '/messages/1?pour='])(
  '%s names no firm: the tab keeps its own',
  async (address) => {
    const tab = await loaded(address, { tab: { actingFor: other } });
    expect(tab.readActing()).toBe(other);
  },
);

test('a visitor acts for nobody, whatever their address names', async () => {
  const tab = await loaded(`/messages/1?pour=${firm}`, { tab: { actingFor: other }, token: null });
  expect(tab.readActing()).toBeNull();
});

test('another session, or none, acts for oneself', async () => {
  for (const change of ['storeToken', 'clearToken', 'expireToken'] as const) {
    const tab = await loaded('/accueil', { tab: { actingFor: firm } });
    tab[change]('another');
    expect(tab.readActing()).toBeNull();
    expect(tab.sessionStorage.getItem('actingFor')).toBeNull();
    expect(tab.hasChosenAccount()).toBe(false);
  }
});

test('a switch is told once, with the reason that the server gave', async () => {
  const tab = await loaded('/accueil');
  expect(tab.takeSwitchReason()).toBeNull();
  tab.actFor(firm);
  expect(tab.takeSwitchReason()).toBe('');
  tab.actFor(null, 'Vous n’agissez plus pour cette structure.');
  expect(tab.takeSwitchReason()).toBe('Vous n’agissez plus pour cette structure.');
  expect(tab.takeSwitchReason()).toBeNull();
});

test('a tab has chosen its account once it was told one, oneself included, and over a reload', async () => {
  const tab = await loaded('/accueil');
  expect(tab.hasChosenAccount()).toBe(false);
  tab.actFor(null);
  expect(tab.hasChosenAccount()).toBe(true);
  const again = await loaded('/accueil', {
    tab: { actingFor: tab.sessionStorage.getItem('actingFor') ?? 'x' },
  });
  expect(again.hasChosenAccount()).toBe(true);
  expect(again.readActing()).toBeNull();
  expect((await loaded(`/accueil?pour=${firm}`)).hasChosenAccount()).toBe(true);
});

test('an account that nobody chose here is told without a switch', async () => {
  const tab = await loaded('/accueil');
  tab.actFor(firm, null);
  expect(tab.readActing()).toBe(firm);
  expect(tab.takeSwitchReason()).toBeNull();
});
