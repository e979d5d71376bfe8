import type { FileKind } from '@basoche/contract/files';

/** Files of a message, as stored in its row. */
export interface CameWith {
  readonly id: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}
