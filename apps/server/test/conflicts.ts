import { currentIndependence } from '@basoche/domain/conflicts/independence';
import type { TestApp } from './app.ts';
import { aMember, type TestMember } from './factories.ts';
import { aMission, anApplication } from './missions.ts';

/** Registers, parties and checks, through the calls of a program. */

export type Named = Pick<TestMember, 'token'>;

/** A name in the form of the calls. */
export const aName = (name: string, more: object = {}) => ({ kind: 'person', name, side: 'client', ...more });

/** Distinct names without digits, no two within one error of each other. */
export const nthName = (number: number): string =>
  [...String(number).padStart(5, '0')].map((digit) => 'bcdfghjklm'[Number(digit)]?.repeat(2)).join('a');

export const addNames = (test: TestApp, { token }: Named, entries: object[]) =>
  test.call('POST', '/conflicts/register/entries', { token, body: { entries } });

export const nameParties = (
  test: TestApp,
  { token }: Named,
  missionId: string,
  version: number,
  parties: object[],
) => test.call('PUT', `/missions/parties/${missionId}`, { token, body: { version, parties } });

export const askAbout = (test: TestApp, { token }: Named, missionId: string) =>
  test.call('POST', `/conflicts/checks/${missionId}`, { token, body: {} });

/** A mission to which everybody of the trade may apply, with these parties. */
export const aMissionWith = async (
  test: TestApp,
  parties: object[],
  of?: TestMember,
): Promise<{ readonly client: TestMember; readonly missionId: string }> => {
  const client = of ?? (await aMember(test, { kind: 'COMPANY' }));
  const missionId = await aMission(test, client);
  const named = await nameParties(test, client, missionId, 0, parties);
  if (named.statusCode !== 200) throw new Error(named.body);
  return { client, missionId };
};

/**
 * A mission of an Avocat that requires a declaration; without names, its creator states that there are no
 * parties.
 */
export const anAskingMission = async (
  test: TestApp,
  client: TestMember,
  parties: object[] = [aName('Kervella', { firstName: 'Thomas' })],
  wishes: Parameters<typeof aMission>[2] = {},
): Promise<string> => {
  const namesParties = parties.length > 0 ? 'yes' : 'no';
  const missionId = await aMission(test, client, { ...wishes, nature: 'contentieux', namesParties });
  if (parties.length === 0) return missionId;
  const named = await nameParties(test, client, missionId, 0, parties);
  if (named.statusCode !== 200) throw new Error(named.body);
  return missionId;
};

export const aDeclaration = (listVersion = 1) => ({ version: currentIndependence.version, listVersion });

/** Part of an application to a mission that asks for a declaration and has no parties. */
export const aSignature = { independence: { kind: 'declared', ...aDeclaration() } } as const;

/** Asks about the parties of a mission, if it has any, and applies to it. */
export const anApplicationWith = async (
  test: TestApp,
  missionId: string,
  candidate: TestMember,
  kind: 'declared' | 'reserved',
): Promise<string> => {
  await addNames(test, candidate, [aName('Ng')]);
  await askAbout(test, candidate, missionId);
  return anApplication(test, missionId, candidate, 500, {
    independence: kind === 'declared' ? { kind, ...aDeclaration() } : { kind },
  });
};

/** Tables of the database, including its queue, with a row that contains this word unencrypted. */
export const tablesWith = async ({ platform }: TestApp, word: string): Promise<string[]> => {
  const { pool } = platform.database;
  const tables = await pool.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rowCount } = await pool.query(
      `select from ${name} t where t::text ilike '%' || $1 || '%' limit 1`,
      [word],
    );
    if (rowCount) found.push(name);
  }
  return found;
};
