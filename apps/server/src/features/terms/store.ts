import type { TextVersion } from '@basoche/domain/terms/versions';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { AcceptedTextTable } from '../../platform/database/schema/tables.ts';

export type AcceptedRow = Omit<Selectable<AcceptedTextTable>, 'member_id' | 'person_id'>;

/** Texts that a member accepted, newest first. */
export const listAccepted = (db: Db, memberId: string): Promise<AcceptedRow[]> =>
  db
    .selectFrom('accepted_text')
    .select(['text', 'version', 'sha256', 'accepted_at'])
    .where('member_id', '=', memberId)
    .orderBy('accepted_at', 'desc')
    .orderBy('text', 'desc')
    .orderBy('version', 'desc')
    .execute();

/** Records accepted texts. A version accepted before keeps its first time. */
export const insertAccepted = async (
  db: Db,
  memberId: string,
  versions: readonly TextVersion[],
  now: Date,
): Promise<void> => {
  await db
    .insertInto('accepted_text')
    .values(
      versions.map(({ text, version, sha256 }) => ({
        member_id: memberId,
        text,
        version,
        sha256: Buffer.from(sha256, 'hex'),
        accepted_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['member_id', 'text', 'version']).doNothing())
    .execute();
};
