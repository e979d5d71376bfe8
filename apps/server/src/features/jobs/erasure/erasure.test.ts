import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember } from '../../../../test/factories.ts';
import { aPdf } from '../../../../test/files.ts';
import { aJobApplication, aJobForm, aJobOffer } from '../../../../test/jobs.ts';
import { aMissionForm } from '../../../../test/missions.ts';

/** Offers of a deleted account, and calls that began during the deletion. */

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const count = async (rows: ReturnType<typeof sql>): Promise<number> =>
  (await rows.execute(test.platform.database.db)).rows.length;

/** Number of connections that wait for a lock. */
const waiting = () =>
  count(sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);

describe('an account that is being deleted', () => {
  it('is left by nothing of what was on its way: no offer, application, draft, mission or file', async () => {
    const company = await aMember(test, { kind: 'COMPANY' });
    const member = await aMember(test, { kind: 'COMPANY' });
    const theirs = await aJobOffer(test, company);
    const own = await aJobOffer(test, member, { is_archived: true, is_listed: false });
    const { db } = test.platform.database;
    const deleting = await db.startTransaction().execute();
    await sql`select from member where id = ${member.id}::uuid for update`.execute(deleting);

    const send = (path: string, body: object) => test.call('POST', path, { token: member.token, body });
    const late = [
      send('/jobs/create', aJobForm(test)),
      send(`/jobs/update/${own}`, { isArchived: false }),
      send(`/jobs/postulate/${theirs}`, { letter: 'Bonjour.' }),
      send('/jobs/drafts', { values: { title: 'Brouillon' } }),
      send('/jobs/cv', { file: aPdf() }),
      send('/missions/create', aMissionForm(test)),
    ];
    await expect.poll(waiting).toBe(late.length);
    await sql`update member set email = null, deleted_at = ${test.clock.now()} where id = ${member.id}::uuid`.execute(
      deleting,
    );
    await deleting.commit().execute();

    const answers = await Promise.all(late);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 404, 401, 401, 401]);
    expect(
      await count(sql`
        select from job_offer where creator_id = ${member.id}::uuid and not is_archived
        union all select from mission where creator_id = ${member.id}::uuid
        union all select from application where candidate_id = ${member.id}::uuid
        union all select from job_draft where author_id = ${member.id}::uuid
        union all select from cv where member_id = ${member.id}::uuid`),
    ).toBe(0);
    const files = await readdir(join(test.platform.config.dataDir, 'files'), {
      recursive: true,
      withFileTypes: true,
    });
    expect(files.filter((file) => file.isFile())).toEqual([]);
  });
});

describe('a note of a candidate', () => {
  it('goes with the account of who was noted, and of who noted it', async () => {
    const company = await aMember(test, { kind: 'COMPANY' });
    const jobId = await aJobOffer(test, company);
    const people = [await aMember(test), await aMember(test)];
    for (const [index, member] of people.entries()) {
      const id = await aJobApplication(test, jobId, member, { letter: 'Bonjour.' });
      const body = { note: `Note ${index}` };
      await test.call('PUT', `/jobs/postulants/note/${id}`, { token: company.token, body });
    }
    const notes = async () => {
      const rows = await test.platform.database.db.selectFrom('job_application').select('note').execute();
      return rows.map(({ note }) => note).filter((note) => note !== '');
    };
    await test.call('DELETE', '/users/me', { token: people[0]?.token });
    expect(await notes()).toEqual(['Note 1']);
    await test.call('DELETE', '/users/me', { token: company.token });
    expect(await notes()).toEqual([]);
  });
});
