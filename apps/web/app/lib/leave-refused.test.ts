import { problem } from '@basoche/contract/problem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Caller } from './api.ts';

const tab = vi.hoisted(() => ({
  token: 'token' as string | null,
  firm: 'firm' as string | null,
  expireToken: vi.fn(),
  actFor: vi.fn(),
}));
vi.mock('./token.ts', () => ({ readToken: () => tab.token, expireToken: tab.expireToken }));
vi.mock('./acting.ts', () => ({ readActing: () => tab.firm, actFor: tab.actFor }));

beforeEach(() => {
  vi.resetModules();
  Object.assign(tab, { token: 'token', firm: 'firm' });
  tab.expireToken.mockClear();
  tab.actFor.mockClear();
});
afterEach(() => {
  vi.resetModules();
});

const refused = async (code: Parameters<typeof problem>[0], caller: Caller) => {
  const { leaveIfRefused } = await import('./leave-refused.ts');
  leaveIfRefused(problem(code), caller);
};

test('the session ends when the token that was sent is not accepted', async () => {
  await refused('UNAUTHENTICATED', { token: 'token', firm: null });
  expect(tab.expireToken).toHaveBeenCalledOnce();
});

test('a session does not end for wrong credentials, for a visitor, nor for the token of an earlier one', async () => {
  await refused('WRONG_CREDENTIALS', { token: 'token', firm: null });
  await refused('UNAUTHENTICATED', { token: null, firm: null });
  await refused('UNAUTHENTICATED', { token: 'earlier', firm: null });
  expect(tab.expireToken).not.toHaveBeenCalled();
});

test.each(['SEAT_ENDED', 'FIRM_NOT_HERE'] as const)(
  '%s leads the tab back to oneself, with its sentence',
  async (code) => {
    await refused(code, { token: 'token', firm: 'firm' });
    expect(tab.actFor).toHaveBeenCalledExactlyOnceWith(null, problem(code).title);
    expect(tab.expireToken).not.toHaveBeenCalled();
  },
);

test('a refusal of another account, or of an act alone, leaves the tab where it is', async () => {
  await refused('SEAT_ENDED', { token: 'token', firm: 'left' });
  await refused('ROLE_NOT_ALLOWED', { token: 'token', firm: 'firm' });
  tab.firm = null;
  await refused('SEAT_ENDED', { token: 'token', firm: 'firm' });
  await refused('FIRM_NOT_HERE', { token: 'token', firm: null });
  expect(tab.actFor).not.toHaveBeenCalled();
});
