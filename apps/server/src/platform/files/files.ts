/** A file that is kept, and when it came. */
export interface KeptFile {
  readonly id: string;
  readonly at: Date;
}

/**
 * Private files under random names. Nothing here says whose they are or serves them: a row of `stored_file` names each, and
 * the feature that owns the row decides who may have it.
 */
export interface Files {
  /** Keeps a file whole, or not at all. */
  put(id: string, file: Blob): Promise<void>;
  /** Its content, begun; null where there is none of this name. */
  open(id: string): Promise<AsyncIterable<Uint8Array> | null>;
  /** Harmless where there is none of this name. */
  remove(id: string): Promise<void>;
  /** Without the marks. */
  list(): AsyncIterable<KeptFile>;
  /** The marks of erased members: see own-data/erasure. */
  marks(): AsyncIterable<KeptFile>;
  close(): void;
}

/** Where files are: what it keeps, whatever it is. */
export type FileStore = Omit<Files, 'marks'>;

/** Names are of our own making: a UUID, and nothing that leads elsewhere. */
export const isFileName = (id: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

/**
 * A mark is named after a member, whose name is a UUID of the seventh version, under a version that no UUID has: no file of its own
 * is ever called so.
 */
export const markOf = (memberId: string): string => `${memberId.slice(0, 14)}e${memberId.slice(15)}`;
export const isMark = (id: string): boolean => id.charAt(14) === 'e';
export const memberOf = (mark: string): string => `${mark.slice(0, 14)}7${mark.slice(15)}`;
