import type { FileKind, StoredKind } from '@basoche/contract/files';
import type { Generated } from 'kysely';

export interface StoredFileTable {
  id: string;
  kind: StoredKind;
  bytes: number;
  created_at: Date;
}

/** What came with a message, as it is kept with it. */
export interface CameWith {
  readonly id: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

export interface AttachmentTable {
  id: Generated<string>;
  application_id: string;
  member_id: string;
  file_id: string;
  name: string;
  sha256: Buffer;
  preview: Buffer | null;
  created_at: Date;
  /** Null while it waits to be sent. */
  message_id: string | null;
  rank: number | null;
}

export interface FileTables {
  attachment: AttachmentTable;
  stored_file: StoredFileTable;
}
