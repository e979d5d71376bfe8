/** A stored file, with the time at which it was stored. */
export interface KeptFile {
  readonly id: string;
  readonly at: Date;
}

/**
 * Private files under random names. This part does not know whose they are and does not serve them: a row of
 * `stored_file` names each, and the feature that owns the row decides who may read it.
 */
export interface Files {
  /** Keeps the whole file, or nothing. */
  put(id: string, file: Blob): Promise<void>;
  /** Opens a file's content; null if there is no file of this name. */
  open(id: string): Promise<AsyncIterable<Uint8Array> | null>;
  /** Does nothing if there is no file of this name. */
  remove(id: string): Promise<void>;
  /** Lists all files, except the marks of erased members. */
  list(): AsyncIterable<KeptFile>;
  /** The marks of erased members: see own-data/erasure. */
  marks(): AsyncIterable<KeptFile>;
  close(): void;
}

/** A storage backend: the local disk or an object store. */
export type FileStore = Omit<Files, 'marks'>;

/** True for a UUID: names are generated here and contain no path. */
export const isFileName = (id: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

/**
 * The mark of a member: the member's id, which is a UUID of version 7, with a version that no UUID has. A mark never
 * equals the name of a file.
 */
export const markOf = (memberId: string): string => `${memberId.slice(0, 14)}e${memberId.slice(15)}`;
export const isMark = (id: string): boolean => id.charAt(14) === 'e';
export const memberOf = (mark: string): string => `${mark.slice(0, 14)}7${mark.slice(15)}`;
