import { createHash } from 'node:crypto';
import { type ChainedEntry, firstBroken } from '@basoche/domain/evidence/hash-chain';
import { bodyOf } from '@basoche/domain/evidence/thread-record';
import type pg from 'pg';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

interface EntryRow {
  readonly application_id: string;
  readonly position: number;
  readonly body: string;
  readonly hash: Buffer;
}

interface MessageRow {
  readonly application_id: string;
  readonly position: number;
  readonly sender_id: string;
  readonly person_id: string | null;
  readonly creator_id: string;
  readonly content: string;
  readonly attachments: readonly { readonly sha256: string }[] | null;
  readonly sent_at: Date;
  readonly hash: Buffer;
}

/** The body of a message's entry, derived from the message. */
const bodyOfMessage = (message: MessageRow): string =>
  bodyOf({
    kind: 'message',
    position: message.position,
    at: message.sent_at.toISOString(),
    by: {
      role: message.sender_id === message.creator_id ? 'creator' : 'candidate',
      memberId: message.sender_id,
      personId: message.person_id,
    },
    sha256: sha256(message.content),
    files: (message.attachments ?? []).map((file) => file.sha256),
  });

interface Placed extends ChainedEntry {
  readonly position: number;
}

/**
 * Threads with a broken record: an entry that does not follow from the previous one, a message without an entry, or a
 * wrong last hash. Independent of the program's code: it reads only rows and the canonical text.
 */
export const brokenRecords = async (
  pool: Pick<pg.Pool, 'query'>,
  ids: readonly string[],
): Promise<string[]> => {
  const entries = await pool.query<EntryRow>(
    'select application_id, position, body, hash from thread_entry where application_id = any($1::uuid[])',
    [ids],
  );
  const messages = await pool.query<MessageRow>(
    `select m.application_id, m.position, m.sender_id, m.person_id, a.creator_id, m.content, m.attachments, m.sent_at, m.hash
     from message m join application a on a.id = m.application_id where a.id = any($1::uuid[]) and m.hash is not null`,
    [ids],
  );
  const threads = await pool.query<{ id: string; last_hash: Buffer | null; unlinked: number }>(
    `select a.id, a.last_hash, (select count(*)::int from message m where m.application_id = a.id and m.hash is null
       and m.position > (select min(position) from thread_entry e where e.application_id = a.id)) as unlinked
     from application a where a.id = any($1::uuid[])`,
    [ids],
  );
  const chains = new Map<string, Placed[]>(ids.map((id) => [id, []]));
  for (const { application_id, position, body, hash } of entries.rows)
    chains.get(application_id)?.push({ position, body, hash: hash.toString('hex') });
  for (const message of messages.rows)
    chains.get(message.application_id)?.push({
      position: message.position,
      body: bodyOfMessage(message),
      hash: message.hash.toString('hex'),
    });
  return threads.rows.flatMap(({ id, last_hash, unlinked }) => {
    const chain = (chains.get(id) ?? []).toSorted((a, b) => a.position - b.position);
    const broken = firstBroken(chain, sha256);
    if (broken !== null)
      return [`${id}: entry ${broken} of ${chain.length} breaks the chain: ${chain[broken]?.body}`];
    if (chain.at(-1)?.hash !== last_hash?.toString('hex')) return [`${id}: the last hash is another`];
    return unlinked > 0 ? [`${id}: ${unlinked} messages have no entry`] : [];
  });
};
