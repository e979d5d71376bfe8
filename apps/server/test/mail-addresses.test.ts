import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../src');

/**
 * Files that read an address from an account's own row, each with its owner: a person, or an account that
 * gets no mail.
 */
const known: Readonly<Record<string, string>> = {
  'features/auth/address/store.ts': 'whoever signs in',
  'features/auth/login-transfer/store.ts': 'whoever opens a team',
  'features/auth/office-accounts/store.ts': 'an office',
  'features/auth/second-factor/store.ts': 'whoever signs in',
  'features/auth/sessions/store.ts': 'whoever signs in',
  'features/auth/staff/store.ts': 'an office',
  'features/auth/store.ts': 'whoever signs in',
  'features/firms/erasure/store.ts': 'a person whose invitations are deleted',
  'features/firms/invitations/store.ts': 'the address that was invited',
  'features/firms/journal/store.ts': 'the address that was invited',
  'features/firms/requests/store.ts': 'a person who asks to join',
  'features/firms/seats/store.ts': 'a person whose invitation is revoked',
  'features/firms/store.ts': 'the people of a team',
  'features/members/availability/store.ts': 'a natural person',
  'features/members/office/store.ts': 'shown to staff',
  'features/members/staff-decisions/store.ts': 'the member, and the owners of a firm beside it',
  'features/members/verification-decisions/store.ts': 'shown to staff, and staff themselves',
  'features/members/verification-reminders/store.ts': 'a natural person',
  'features/news/store.ts': 'an author of the news',
  'features/notifications/daily-summary/store.ts': 'the person who has the notifications',
  'features/own-data/archive/rows/store.ts': 'the person whose archive it is',
  'features/own-data/archive/store.ts': 'a command of the operator',
  'features/payments/office/alerts/store.ts': 'an office',
  'features/saved-searches/alerts/store.ts': 'the person found by the search’s own join',
  'features/saved-searches/matching/store.ts': 'that join',
  'features/threads/mails/store.ts': 'an office',
  'features/vigilance/notices/store.ts': 'a person of the account who was told',
};

/** An address in SQL or in a query's builder: `m.email`, `email::text`, `select id, email`, `'member.email'`. */
const address =
  /\b([a-z]{1,2}|member)\.email\b|\bemail::text|\bselect (?:\w+, )*email\b|'(?:member\.)?email'/g;

/** True if a file reads an address other than that of a joined reader of mails. */
const readsAddress = (text: string): boolean => {
  const readers = new Set([...text.matchAll(/\$\{readerOf\(.*\)\} (\w+) on/g)].map(([, alias]) => alias));
  return [...text.matchAll(address)].some(([, alias]) => !readers.has(alias ?? ''));
};

it('the address of an account is read where mails find their reader, and where it is no firm’s', () => {
  const files = globSync('**/store.ts', { cwd: source });
  const found = files.filter((file) => readsAddress(readFileSync(join(source, file), 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(known));
});
