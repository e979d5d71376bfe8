import type { FileKind } from '@basoche/contract/files';

export interface StoredFileTable {
  id: string;
  kind: FileKind;
  bytes: number;
  created_at: Date;
}

export interface FileTables {
  stored_file: StoredFileTable;
}
