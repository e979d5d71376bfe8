import type { Route } from '@basoche/contract/route';
import { routes } from '@basoche/contract/routes';
import type { TestApp } from '../app.ts';
import { pathOf } from '../calls.ts';
import { aMember, type TestMember } from '../factories.ts';
import { aForm } from '../forms.ts';

/** Helpers for the proofs of members' uploads: sending them, and reading the stored files. */

/** Calls of the contract that accept a profile picture, and the one that accepts a document. */
export const takers = routes.filter(
  ({ name, takesFiles }) => takesFiles !== null && /^(profiles|companies|verification)\./.test(name),
);
export const takesDocument = ({ name }: Route): boolean => name.startsWith('verification.');
export const pictureTakers = takers.filter((route) => !takesDocument(route));
export const partOf = ({ takesFiles }: Route): string => Object.keys(takesFiles ?? {}).at(-1) ?? '';

export const senderFor = (test: TestApp, { access }: Route): Promise<TestMember> => {
  const isPerson = access.who === 'member' && access.kinds.includes('STUDENT');
  return aMember(test, { kind: isPerson ? 'STUDENT' : 'COMPANY', verified: false });
};

export type Parts = Parameters<typeof aForm>[0];

export const send = (test: TestApp, route: Route, sender: TestMember, parts: Parts) => {
  const { payload, headers } = aForm(parts);
  const query = takesDocument(route) ? '?slot=enrolment' : '';
  return test.app.inject({
    method: 'POST',
    url: `/api${pathOf(route.path, { id: sender.id })}${query}`,
    headers: { ...headers, authorization: `Bearer ${sender.token}` },
    payload,
  });
};

export const aPart = (route: Route, content: Uint8Array, wishes: Partial<Parts[number]> = {}) => ({
  name: partOf(route),
  filename: 'photo.jpg',
  type: 'image/jpeg',
  content,
  ...wishes,
});

export const storedFiles = async ({ platform }: TestApp): Promise<string[]> =>
  (await Array.fromAsync(platform.files.list())).map(({ id }) => id).sort();

export const namedFiles = async ({ platform }: TestApp): Promise<string[]> =>
  (await platform.database.db.selectFrom('stored_file').select('id').execute()).map(({ id }) => id).sort();

/** Addresses of pictures anywhere in an answer. */
export const addressesIn = (body: string): string[] => [...new Set(body.match(/\/photos\/[0-9a-f-]{36}/g))];
