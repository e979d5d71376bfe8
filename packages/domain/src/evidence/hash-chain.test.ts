import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChainedEntry, firstBroken, linkedHash } from './hash-chain.ts';
import { bodyOf } from './thread-record.ts';

/** Any digest works, because only the chain is tested. This one keeps the text itself. */
const sha256 = (text: string) => encodeURIComponent(text.toWellFormed());

const chainOf = (bodies: readonly string[]): ChainedEntry[] => {
  const entries: ChainedEntry[] = [];
  for (const body of bodies) {
    entries.push({ body, hash: linkedHash(entries.at(-1)?.hash ?? null, body, sha256) });
  }
  return entries;
};

const bodies = fc.uniqueArray(fc.string({ unit: 'grapheme-ascii', maxLength: 8 }), {
  minLength: 2,
  maxLength: 12,
});

describe('the chain of a record', () => {
  it('is whole as it was written', () => {
    fc.assert(fc.property(bodies, (texts) => firstBroken(chainOf(texts), sha256) === null));
  });

  it('names the entry that was changed, whichever it is', () => {
    fc.assert(
      fc.property(
        bodies,
        fc.nat(),
        fc.string({ unit: 'grapheme-ascii', minLength: 1 }),
        (texts, at, added) => {
          const chain = chainOf(texts);
          const place = at % chain.length;
          const forged = chain.map((entry, index) =>
            index === place ? { ...entry, body: entry.body + added } : entry,
          );
          return firstBroken(forged, sha256) === place;
        },
      ),
    );
  });

  it('breaks where an entry was left out, and where two changed places', () => {
    fc.assert(
      fc.property(bodies, fc.nat(), (texts, at) => {
        const chain = chainOf(texts);
        const place = at % (chain.length - 1);
        const without = chain.toSpliced(place, 1);
        const swapped = chain.toSpliced(place, 2, ...chain.slice(place, place + 2).toReversed());
        return firstBroken(without, sha256) === place && firstBroken(swapped, sha256) === place;
      }),
    );
  });

  it('reads an entry the same whatever order its fields came in', () => {
    const at = '2026-11-21T09:00:00.000Z';
    const first = bodyOf({
      kind: 'message',
      position: 3,
      at,
      by: { role: 'creator', memberId: 'm' },
      sha256: 'a',
      files: [],
    });
    const second = bodyOf({
      files: [],
      sha256: 'a',
      by: { memberId: 'm', role: 'creator' },
      at,
      position: 3,
      kind: 'message',
    });
    expect(second).toBe(first);
  });
});
