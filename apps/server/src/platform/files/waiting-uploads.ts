import type { FileKind } from '@basoche/contract/files';
import { attachmentsPendingAtMost, attachmentsPendingHours } from '@basoche/domain/limits';
import { type RawBuilder, sql } from 'kysely';
import { inBatches } from '../database/batches.ts';
import type { Db, Trx } from '../database/database.ts';
import { lockMember } from '../database/lock-member.ts';
import { rowOf, rowsOf } from '../database/rows.ts';
import { refuse } from '../http/refusal.ts';
import type { Viewer } from '../http/viewer.ts';
import type { Platform } from '../platform.ts';
import { sha256Of } from './chunks.ts';
import { kindOfMediaType } from './file-names.ts';
import { previewOf } from './images.ts';
import { deleteFiles, storeFile } from './stored-files.ts';

/** Uploads that wait until something uses them, once: a message, a hearing, a document of vigilance. */

interface UploadTable {
  readonly table: 'attachment' | 'hearing_document' | 'vigilance_document_file';
  /** Column with the id of the owner, such as the message; null while the upload waits. */
  readonly owner: 'message_id' | 'mission_id' | 'document_id';
  /** Column with its position among the uploads of the same owner, from 0. */
  readonly rank: 'rank' | 'position';
}

export interface Uploader {
  /** The account of an upload. */
  readonly memberId: string;
  /** The person who uploaded it for a firm; null for a member who acts for themselves. */
  readonly personId: string | null;
  /** Only uploads of this thread. */
  readonly applicationId?: string;
}

export const uploaderOf = ({ memberId, personId, acting }: Viewer): Uploader => ({
  memberId,
  personId: acting === null ? null : personId,
});

interface NewUpload {
  readonly member_id: string;
  readonly person_id: string | null;
  readonly file_id: string;
  readonly name: string;
  readonly sha256: Buffer;
  readonly created_at: Date;
}

/** Preview of a picture; null for other files. */
export const filePreview = async (file: File): Promise<Buffer | null> =>
  file.type.startsWith('image/') ? previewOf(file) : null;

const sweptAtOnce = 200;
const hourMs = 3_600_000;

export const waitingUploads = ({ table, owner, rank }: UploadTable) => {
  const uploads = sql.table(table);
  const ownerId = sql.ref(owner);

  /** Condition on upload `u`: colleagues do not see, send or delete each other's waiting uploads. */
  const waitingOf = ({ memberId, personId, applicationId }: Uploader) =>
    sql<boolean>`u.${ownerId} is null and u.member_id = ${memberId}::uuid
      and u.person_id is not distinct from ${personId}::uuid
      ${applicationId === undefined ? sql`` : sql`and u.application_id = ${applicationId}::uuid`}`;

  /** Refuses another upload if the maximum already waits. */
  const requireRoom = async (db: Db, uploader: Uploader): Promise<void> => {
    const row = await rowOf<{ number: number }>(db)`
      select count(*)::integer as number from ${uploads} u where ${waitingOf(uploader)}`;
    if ((row?.number ?? 0) >= attachmentsPendingAtMost) refuse('TOO_MANY_ATTACHMENTS');
  };

  /** Deletes uploads with their files; returns their number. */
  const drop = async (trx: Db, where: RawBuilder<unknown>): Promise<number> => {
    const rows = await rowsOf<{ file_id: string }>(trx)`
      delete from ${uploads} u where u.${ownerId} is null and ${where} returning u.file_id`;
    await deleteFiles(
      trx,
      rows.map(({ file_id }) => file_id),
    );
    return rows.length;
  };

  return {
    waitingOf,
    requireRoom,

    /**
     * Stores a file as a waiting upload. `lockSeat` refuses a person whose seat ended. Callers that process
     * the file first call `requireRoom` before.
     */
    keep: async (
      platform: Platform,
      viewer: Viewer,
      file: File,
      lockSeat: (trx: Trx) => Promise<void>,
      insert: (trx: Trx, upload: NewUpload) => Promise<string>,
    ): Promise<{ id: string; name: string; kind: FileKind; bytes: number }> => {
      const uploader = uploaderOf(viewer);
      const { memberId: member_id, personId: person_id } = uploader;
      const { name, size: bytes } = file;
      const kind = kindOfMediaType(file.type);
      const sha256 = await sha256Of(file);
      return storeFile(platform, file, kind, async (trx, file_id) => {
        await lockSeat(trx);
        // Locks the person, so that no other call adds an upload after they are counted.
        await lockMember(trx, person_id ?? member_id, { alone: true });
        await requireRoom(trx, uploader);
        const created_at = platform.clock.now();
        const id = await insert(trx, { member_id, person_id, file_id, name, sha256, created_at });
        return { id, name, kind, bytes };
      });
    },

    /** Assigns these uploads to their owner, in this order; false if one of them no longer waits. */
    link: async (trx: Db, ownerOf: string, uploader: Uploader, ids: readonly string[]): Promise<boolean> => {
      const rows = await rowsOf(trx)`
        update ${uploads} u set ${ownerId} = ${ownerOf}::uuid, ${sql.ref(rank)} = asked.place - 1
        from unnest(${[...ids]}::uuid[]) with ordinality asked (id, place)
        where u.id = asked.id and ${waitingOf(uploader)} returning u.id`;
      return rows.length === ids.length;
    },

    takeBack: ({ database }: Platform, uploader: Uploader, id: string): Promise<void> =>
      database.transaction(async (trx) => {
        const dropped = await drop(trx, sql`u.id = ${id}::uuid and ${waitingOf(uploader)}`);
        if (dropped === 0) refuse('NOT_FOUND');
      }),

    /** Deletes the waiting uploads of an account that is erased, or of one person whose seat in it ends. */
    removeWaitingOf: async (trx: Db, memberId: string, personId?: string): Promise<void> => {
      const ofAccount = sql`u.member_id = ${memberId}::uuid`;
      await drop(trx, personId === undefined ? ofAccount : waitingOf({ memberId, personId }));
    },

    /** Hourly: deletes uploads that nothing used within a day. */
    sweep: ({ database, clock }: Platform): Promise<void> => {
      const before = new Date(clock.now().getTime() - attachmentsPendingHours * hourMs);
      return inBatches(
        (limit) =>
          database.transaction((trx) =>
            drop(
              trx,
              sql`u.id in (select id from ${uploads} where ${ownerId} is null and created_at < ${before}
                order by created_at limit ${limit} for update skip locked)`,
            ),
          ),
        sweptAtOnce,
      );
    },
  };
};
