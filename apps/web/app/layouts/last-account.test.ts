import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firmOfNewTab, storeLastAccount } from './last-account.ts';

const verdelune = {
  firmID: '0199a4e2-0000-7000-8000-00000000000f',
  name: 'Verdelune Industries',
  role: 'owner',
} as const;
const cabinet = { firmID: '0199a4e2-0000-7000-8000-0000000000ff', name: 'Cabinet', role: 'reader' } as const;
const claire: Parameters<typeof firmOfNewTab>[0] = {
  person: { id: '0199a4e2-0000-7000-8000-0000000000aa', name: 'Claire Delmas' },
  firms: [verdelune],
  isOwnEmpty: true,
};
const { isOwnEmpty: _, ...yasmine } = {
  ...claire,
  person: { id: '0199a4e2-0000-7000-8000-0000000000bb', name: 'Yasmine Benali' },
  firms: [cabinet, verdelune],
};
const thread = '/messages/0199a4e2-0000-7000-8000-00000000000c';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const openIn = (me: Parameters<typeof firmOfNewTab>[0], path = '/accueil') => firmOfNewTab(me, path)?.name;

test('a person with nothing of their own begins in their only firm, and stays in their own account once they chose it', () => {
  expect(openIn(claire)).toBe(verdelune.name);
  expect(openIn(claire, thread)).toBe(verdelune.name);
  expect(openIn({ ...claire, firms: [cabinet, verdelune] })).toBeUndefined();
  storeLastAccount({ ...claire, acting: null });
  expect(openIn(claire)).toBeUndefined();
});

test('everybody else begins in the account that they used last on this device', () => {
  expect(openIn(yasmine)).toBeUndefined();
  storeLastAccount({ ...yasmine, acting: cabinet });
  expect(openIn(yasmine)).toBe(cabinet.name);
  storeLastAccount({ ...yasmine, acting: null });
  expect(openIn(yasmine)).toBeUndefined();
});

test('a link that names no firm opens their own account', () => {
  storeLastAccount({ ...yasmine, acting: cabinet });
  expect(openIn(yasmine, thread)).toBeUndefined();
  expect(openIn(yasmine, '/verify')).toBeUndefined();
  expect(openIn(yasmine, '/')).toBe(cabinet.name);
});

test('the account that one person used last is nobody else’s, nor is a firm that was left', () => {
  storeLastAccount({ ...yasmine, acting: verdelune });
  expect(openIn({ ...claire, firms: [cabinet, verdelune] })).toBeUndefined();
  expect(openIn({ ...yasmine, firms: [cabinet] })).toBeUndefined();
});

test('where nothing may be stored, a person with nothing of their own begins in their firm', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
  });
  storeLastAccount({ ...claire, acting: null });
  expect(openIn(claire)).toBe(verdelune.name);
});
