/**
 * The hash chain of a thread's record (rules §3) and of the staff journal. Each hash covers the entry's own
 * text and the previous hash, so that a changed, omitted or moved entry breaks all later ones.
 */

/**
 * Digest of a text (UTF-8) as 64 hexadecimal characters. It is a parameter because the domain uses no
 * library.
 */
export type Sha256 = (text: string) => string;

/** The hash before the first entry. */
export const chainStart = '0'.repeat(64);

/** The hash of an entry; `previous` is the hash of the entry before it, null for the first. */
export const linkedHash = (previous: string | null, body: string, sha256: Sha256): string =>
  sha256(`${previous ?? chainStart}\n${body}`);

export interface ChainedEntry {
  readonly body: string;
  readonly hash: string;
}

/**
 * Index of the first entry whose hash does not match its text and the previous hash; null if the chain is
 * intact.
 */
export const firstBroken = (entries: readonly ChainedEntry[], sha256: Sha256): number | null => {
  let previous: string | null = null;
  for (const [place, { body, hash }] of entries.entries()) {
    if (linkedHash(previous, body, sha256) !== hash) return place;
    previous = hash;
  }
  return null;
};
