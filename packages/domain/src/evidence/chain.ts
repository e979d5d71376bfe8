/**
 * The chain of a thread's record (rules §3): each entry's hash covers its own text and the hash before it, so that none can be
 * changed, left out or put elsewhere without breaking what follows.
 */

/** The digest of a text (UTF-8) as 64 hexadecimal characters. Handed in: rules know no library. */
export type Sha256 = (text: string) => string;

/** What stands before the first entry. */
export const chainStart = '0'.repeat(64);

/** The hash of an entry after the one before it; `previous` is null for the first. */
export const linkedHash = (previous: string | null, body: string, sha256: Sha256): string =>
  sha256(`${previous ?? chainStart}\n${body}`);

export interface ChainedEntry {
  readonly body: string;
  readonly hash: string;
}

/** Place of the first entry whose hash does not follow from its text and the one before; null for a whole chain. */
export const firstBroken = (entries: readonly ChainedEntry[], sha256: Sha256): number | null => {
  let previous: string | null = null;
  for (const [place, { body, hash }] of entries.entries()) {
    if (linkedHash(previous, body, sha256) !== hash) return place;
    previous = hash;
  }
  return null;
};
