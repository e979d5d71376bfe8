import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestApp } from '../app.ts';
import type { TestMember } from '../factories.ts';
import { namedFiles, storedFiles } from './uploads.ts';

/** Concurrent calls of members, and helpers to check their results. */

export const atOnce = 20;

export const all = <Result>(work: (index: number) => Promise<Result>, times = atOnce): Promise<Result[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));

/** Sends one of a member's own profile forms. */
export const post = (test: TestApp, { id, token }: TestMember, path: string, body: object) =>
  test.call('POST', `/users/${path}/${id}`, { token, body });

/** Number of answers by kind. */
export const tally = (answers: readonly LightMyRequestResponse[]): Record<string, number> => {
  const counted: Record<string, number> = {};
  for (const answer of answers) {
    const kind = answer.statusCode < 300 ? 'done' : answer.json().code;
    counted[kind] = (counted[kind] ?? 0) + 1;
  }
  return counted;
};

/** Number of a member's rows in a table. */
export const numberOf = async ({ platform }: TestApp, table: string, { id }: TestMember): Promise<number> => {
  const { rows } = await sql<{ number: number }>`
    select count(*)::integer as number from ${sql.table(table)} where member_id = ${id}::uuid`.execute(
    platform.database.db,
  );
  return rows[0]?.number ?? 0;
};

/**
 * Expects that stored files equal the files named by rows, that every drawn file belongs to a picture, and that every
 * picture is used.
 */
export const expectNothingLoose = async (test: TestApp): Promise<void> => {
  await test.drain();
  expect(await storedFiles(test)).toEqual(await namedFiles(test));
  const { rows } = await sql`
    select f.id from stored_file f where f.kind in ('jpeg', 'webp')
      and not exists (select from picture_file p where p.file_id = f.id)
    union all
    select p.id from picture p where not exists (select from member m where m.picture_url = '/photos/' || p.id)
      and not exists (select from company_photo c where c.picture_id = p.id)
      and not exists (select from company_profile c where p.id in (c.leader_picture_id, c.presentation_picture_id))`.execute(
    test.platform.database.db,
  );
  expect(rows).toEqual([]);
};
