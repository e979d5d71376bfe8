import {
  type EvidenceEntry,
  evidenceFormat,
  evidenceReader,
  type InspectedEvidence,
} from './evidence-file.ts';
import { chainStart, linkedHash } from './hash-chain.ts';
import { bodyOf } from './thread-record.ts';

/** Files of evidence for tests. No product code imports this file. */

/** A fast digest that is not secure: these tests need consistent digests only. */
export const sha256 = (text: string): string => {
  let [a, b] = [0x811c9dc5, 0x1000193];
  for (let at = 0; at < text.length; at += 1) {
    a = Math.imul(a ^ text.charCodeAt(at), 16_777_619) >>> 0;
    b = (Math.imul(b, 31) + text.charCodeAt(at) + a) >>> 0;
  }
  return `${a.toString(16)}-${b.toString(16)}`;
};

/** Reads a file in parts of this many characters. */
export const inspectEvidence = (text: string, partLength = 7): InspectedEvidence | null => {
  let content = '';
  const digest = {
    update: (part: string) => {
      content += part;
    },
    digest: () => sha256(content),
  };
  const reader = evidenceReader(sha256, digest);
  for (let from = 0; from < text.length; from += partLength) reader.add(text.slice(from, from + partLength));
  return reader.finish();
};

export const at = '2026-11-21T09:00:00.000Z';

type EntryWithoutHash = Omit<EvidenceEntry, 'hash'>;

export const chained = (unchained: readonly EntryWithoutHash[]): EvidenceEntry[] => {
  const entries: EvidenceEntry[] = [];
  for (const entry of unchained) {
    entries.push({ ...entry, hash: linkedHash(entries.at(-1)?.hash ?? null, entry.body, sha256) });
  }
  return entries;
};

/** The record of a thread with these messages. */
export const recordOf = (messages: readonly string[]): EvidenceEntry[] =>
  chained(
    messages.map((text, index) => {
      const by = { role: 'creator', memberId: 'm' } as const;
      const position = index + 1;
      const body = bodyOf({ kind: 'message', position, at, by, sha256: sha256(text), files: [] });
      return { body, texts: [{ position, text, files: [] }] };
    }),
  );

export const fileOf = (entries: readonly EvidenceEntry[], changes: object = {}) => {
  const file = {
    format: evidenceFormat,
    generatedAt: at,
    thread: { id: 'thread' },
    count: entries.length,
    lastHash: entries.at(-1)?.hash ?? chainStart,
    entries,
    ...changes,
  };
  return { ...file, seal: `sealed ${sha256(JSON.stringify(file))}` };
};
