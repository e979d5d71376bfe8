import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actFor } from './acting.ts';
import { clearFormDraft, readFormDraft, readFormDrafts, writeFormDraft } from './form-drafts.ts';
import { clearFormDrafts, removeFormDraftsExceptOf } from './whose-drafts.ts';

/** A storage whose entries are its own keys, as in a browser. */
const storage = (): Storage =>
  Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  });

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
});
afterEach(() => {
  actFor(null);
  vi.unstubAllGlobals();
});

const firm = '0199a4e2-0000-7000-8000-00000000000f';
const inFirm = (work: () => void): void => {
  actFor(firm);
  work();
  actFor(null);
};

test('a draft is kept under its key until it is cleared, without its secret values', () => {
  writeFormDraft('connexion', { email: 'a@b.fr', password: 'x' }, { secret: ['password'] });
  expect(localStorage.getItem('draft:connexion')).toBe('{"email":"a@b.fr"}');
  clearFormDraft('connexion');
  expect(readFormDraft('connexion')).toEqual({});
});

test('each account has its own drafts: two tabs do not delete or show each other’s', () => {
  writeFormDraft('thread:1', { content: 'mien' });
  inFirm(() => writeFormDraft('thread:1', { content: 'de la structure' }));
  // Each tab learns whose session it is.
  removeFormDraftsExceptOf('claire');
  removeFormDraftsExceptOf('claire');
  expect(readFormDraft('thread:1')).toEqual({ content: 'mien' });
  expect([...readFormDrafts('thread:')]).toEqual([['1', { content: 'mien' }]]);
  inFirm(() => {
    expect([...readFormDrafts('thread:')]).toEqual([['1', { content: 'de la structure' }]]);
    clearFormDraft('thread:1');
  });
  expect(readFormDraft('thread:1')).toEqual({ content: 'mien' });
});

test('a form that is sent across a switch clears the draft of the account that wrote it', () => {
  writeFormDraft('mission:create', { title: 'mienne' });
  inFirm(() => {
    writeFormDraft('mission:create', { title: 'de la structure' });
    clearFormDraft('mission:create', null);
    expect(readFormDraft('mission:create')).toEqual({ title: 'de la structure' });
  });
  expect(readFormDraft('mission:create')).toEqual({});
});

test('a logout and another person remove the drafts of all accounts', () => {
  for (const remove of [clearFormDrafts, () => removeFormDraftsExceptOf('karim')]) {
    removeFormDraftsExceptOf('claire');
    writeFormDraft('a', { text: 'mien' });
    inFirm(() => writeFormDraft('a', { text: 'de la structure' }));
    localStorage.setItem('accessToken', 'token');
    remove();
    expect(readFormDraft('a')).toEqual({});
    expect(readFormDraft('a', firm)).toEqual({});
    expect(localStorage.getItem('accessToken')).toBe('token');
  }
});
