import { createHash } from 'node:crypto';
import { linkedHash } from '@basoche/domain/evidence/hash-chain';
import { bodyOf } from '@basoche/domain/evidence/thread-record';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { aFile } from '../files.ts';
import { aWorld } from '../world.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Adds record hashes to messages inserted directly, as the program links its own. */
const linkAll = async (id: string): Promise<void> => {
  const { db } = test.platform.database;
  const { creator_id, last_hash } = await db
    .selectFrom('application')
    .select(['creator_id', 'last_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  let previous = last_hash?.toString('hex') ?? null;
  const rows = await db
    .selectFrom('message')
    .select(['id', 'position', 'sender_id', 'content', 'sent_at'])
    .where('application_id', '=', id)
    .where('hash', 'is', null)
    .orderBy('position')
    .execute();
  const linked: { id: string; hash: string }[] = [];
  for (const { id: messageId, position, sender_id, content, sent_at } of rows) {
    const role = sender_id === creator_id ? 'creator' : 'candidate';
    const body = bodyOf({
      kind: 'message',
      position,
      at: sent_at.toISOString(),
      by: { role, memberId: sender_id },
      sha256: sha256(content),
      files: [],
    });
    previous = linkedHash(previous, body, sha256);
    linked.push({ id: messageId, hash: previous });
  }
  await sql`update message m set hash = decode(l.hash, 'hex')
    from jsonb_to_recordset(${JSON.stringify(linked)}::jsonb) as l(id uuid, hash text) where l.id = m.id`.execute(
    db,
  );
  await sql`update application set last_hash = decode(${previous}, 'hex') where id = ${id}::uuid`.execute(db);
};

describe('the file of a long thread', () => {
  it('of 10,000 messages is made and verified while the program goes on answering', async () => {
    const { db } = test.platform.database;
    const long = await aWorld(test, 'talking');
    const id = long.applicationId;
    const { position = 0 } =
      (await db.selectFrom('application').select('position').where('id', '=', id).executeTakeFirst()) ?? {};
    await sql`insert into message (application_id, sender_id, content, client_id, position, sent_at)
      select ${id}::uuid, ${long.owner.id}::uuid, repeat('Une phrase du message. ', 8) || n, 'long-' || n, ${position} + n, now()
      from generate_series(1, 10000) n`.execute(db);
    await sql`update application set position = ${position} + 10000 where id = ${id}::uuid`.execute(db);
    await linkAll(id);
    let turns = 0;
    const turning = setInterval(() => {
      turns += 1;
    }, 5);
    const answer = await test.call('GET', `/messagerie/evidence/${id}`, {
      token: long.owner.token,
      headers: { accept: 'application/pdf' },
    });
    expect(answer.statusCode).toBe(200);
    const body = { file: aFile(new Uint8Array(answer.rawPayload), 'dossier.pdf') };
    const verdict = (await test.call('POST', '/evidence/verify', { body })).json();
    clearInterval(turning);
    expect(verdict).toMatchObject({ result: 'whole' });
    expect(verdict.file?.entries).toBeGreaterThan(10_000);
    // The file is made in forty parts; the event loop runs between them.
    expect(turns).toBeGreaterThan(40);
  });
});
