import { openPasswords } from '@basoche/server/src/platform/secrets/passwords.ts';
import { type Conversations, fillConversations } from '@basoche/server/test/large/conversations.ts';
import { sizeOf } from '@basoche/server/test/large/filling.ts';
import { fillMissions } from '@basoche/server/test/large/missions-set.ts';
import { typedWords } from '@basoche/server/test/large/requests.ts';
import pg from 'pg';

/** Members, threads and missions that the load works on. */
export interface Setting extends Conversations {
  /** Number of threads with messages, which come first; the others have commands. */
  readonly messageThreads: number;
  readonly missions: readonly string[];
  readonly words: readonly string[];
}

export interface Size {
  /** Number of missions, at least half of them open. */
  readonly missions: number;
  readonly messageThreads: number;
  readonly commandThreads: number;
}

export const password = 'une phrase que personne ne devine';

/** Address of the talker at this index (test/large/conversations.ts). */
export const emailOf = (place: number): string => `talker-${place}@basoche.example`;

/** Fills an empty, migrated database. All talkers have the same password. */
export const fillSetting = async (url: string, size: Size): Promise<Setting> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await fillMissions(client, sizeOf(size.missions));
    const count = size.messageThreads + size.commandThreads;
    const conversations = await fillConversations(client, { members: 2 * count, count });
    await client.query(
      'insert into credential (member_id, password_hash) select unnest($1::uuid[]), $2 on conflict do nothing',
      [conversations.talkers.map(({ id }) => id), await openPasswords().hash(password)],
    );
    const { rows } = await client.query<{ id: string }>(
      'select mission_id as id from mission_listing where not is_from_customer order by published_at desc limit 500',
    );
    const words = await typedWords(client, 'missions');
    await client.query('vacuum (analyze)');
    return {
      ...conversations,
      messageThreads: size.messageThreads,
      missions: rows.map(({ id }) => id),
      words,
    };
  } finally {
    await client.end();
  }
};
