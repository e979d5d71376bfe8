import type { FileKind } from '@basoche/contract/files';

/** Files of a message, as its row keeps them. */
export interface CameWith {
  readonly id: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}
