import { chainStart, linkedHash, type Sha256 } from './hash-chain.ts';
import { memberReader } from './json-reader.ts';

/**
 * The file of a thread's record, which both parties may download and anybody may verify (rules §3): all
 * entries with their hashes, and the texts whose digests the entries contain.
 */
export const evidenceFormat = 'basoche-evidence/1';

/** The text of a message and its files, stored beside the entry with their digests. */
export interface EvidenceText {
  readonly position: number;
  readonly text: string;
  readonly files: readonly { readonly name: string; readonly sha256: string }[];
}

export interface EvidenceEntry {
  /** The canonical text that is hashed (thread-record.ts). */
  readonly body: string;
  readonly hash: string;
  readonly texts: readonly EvidenceText[];
}

export interface EvidenceParty {
  readonly id: string;
  readonly name: string;
  readonly quality: string;
}

/** Head of the file, before the entries. */
export interface EvidenceHead {
  readonly format: typeof evidenceFormat;
  /** ISO 8601, UTC: the time at which the file was made. */
  readonly generatedAt: string;
  readonly thread: {
    readonly id: string;
    readonly type: string;
    readonly subject: string;
    readonly parties: Readonly<Record<'creator' | 'candidate', EvidenceParty>>;
    /** Names of the people who acted for a party that is a firm, by their id; absent if nobody did. */
    readonly people?: Readonly<Record<string, string>>;
  };
  readonly count: number;
  readonly lastHash: string;
}

/** Facts of an entry, to name it in the message about a mismatch. */
export interface EntryLabel {
  readonly kind: 'command' | 'message' | 'opening';
  readonly at: string;
  readonly role: string | null;
  /** For a command only. */
  readonly command: string | null;
}

/**
 * Difference between a file and the record: an entry was changed, omitted or added, or the parts around the
 * entries were changed.
 */
export type Mismatch =
  | { readonly what: 'entry' | 'text' | 'added'; readonly place: number; readonly label: EntryLabel | null }
  | { readonly what: 'end'; readonly place: number }
  | { readonly what: 'head' | 'pages' };

export interface InspectedEvidence {
  readonly threadId: string;
  readonly generatedAt: string;
  readonly seal: string;
  /** Digest of the whole file without its seal. */
  readonly digest: string;
  readonly hashes: readonly string[];
  readonly labels: readonly (EntryLabel | null)[];
  /** The first change that is visible in the file alone. */
  readonly broken: Mismatch | null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Longest text of a label, in characters. */
const labelAtMost = 100;

const kinds = ['command', 'message', 'opening'] as const;

const labelOf = (body: unknown): EntryLabel | null => {
  if (!isObject(body)) return null;
  const kind = kinds.find((one) => one === body.kind);
  const at = textOf(body.at);
  const role = isObject(body.by) ? textOf(body.by.role) || null : null;
  const command = textOf(body.command) || null;
  if (kind === undefined || !Number.isFinite(Date.parse(at))) return null;
  // Labels stay in memory until the end of the file, so their length is limited.
  if ([at, role, command].some((text) => (text?.length ?? 0) > labelAtMost)) return null;
  return { kind, at, role, command };
};

/** Digests of a message and its files, as in an entry, by the message's position. */
interface MessageDigests {
  readonly position: number;
  readonly sha256: string;
  readonly files: readonly string[];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const digestsOf = (body: unknown): MessageDigests[] => {
  if (!isObject(body)) return [];
  const messages = body.kind === 'opening' ? listOf(body.messages) : body.kind === 'message' ? [body] : [];
  return messages.filter(isObject).map((one) => ({
    position: Number(one.position),
    sha256: textOf(one.sha256),
    files: listOf(one.files).map(textOf),
  }));
};

/** True if the texts match the digests of an entry exactly: none missing, added or changed. */
const textsMatch = (body: unknown, given: unknown, sha256: Sha256): boolean => {
  const digests = digestsOf(body);
  const texts = listOf(given);
  return (
    digests.length === texts.length &&
    digests.every((digest, index) => {
      const one = texts[index];
      if (!isObject(one) || one.position !== digest.position || typeof one.text !== 'string') return false;
      const files = listOf(one.files).map((file) => (isObject(file) ? textOf(file.sha256) : ''));
      return sha256(one.text) === digest.sha256 && files.join() === digest.files.join();
    })
  );
};

/** Highest number of entries in a file; the largest record has fewer. */
const entriesAtMost = 200_000;

/**
 * A hash with the length of SHA-256; longer values are dropped, because hashes stay in memory until the end
 * of the file.
 */
const hashOf = (value: unknown): string => (textOf(value).length > chainStart.length ? '' : textOf(value));

/** Checks entries one by one, and keeps the hash and the label of each. */
const entryReader = (sha256: Sha256) => {
  const hashes: string[] = [];
  const labels: (EntryLabel | null)[] = [];
  let broken: Mismatch | null = null;
  let previous: string | null = null;
  const add = (entry: unknown): void => {
    const place = hashes.length;
    if (place >= entriesAtMost) throw new Error('This file holds more entries than any of ours.');
    const { body = '', hash = '', texts = null } = isObject(entry) ? entry : {};
    const parsedBody = parseJson(textOf(body));
    const label = labelOf(parsedBody);
    labels.push(label);
    hashes.push(hashOf(hash));
    if (broken !== null) return;
    if (label === null || linkedHash(previous, textOf(body), sha256) !== hash) {
      broken = { what: 'entry', place, label };
    } else if (!textsMatch(parsedBody, texts, sha256)) broken = { what: 'text', place, label };
    previous = textOf(hash);
  };
  const end = ({ count, lastHash }: Readonly<Record<string, unknown>>) => {
    if (broken === null && (count !== hashes.length || lastHash !== (previous ?? chainStart))) {
      broken = { what: 'end', place: hashes.length };
    }
    return { hashes, labels, broken };
  };
  return { add, end };
};

/** Digest (SHA-256, UTF-8) of a text given in parts, as 64 hexadecimal characters. */
export interface TextDigest {
  update(text: string): unknown;
  digest(): string;
}

export interface EvidenceReader {
  /** Takes the next part of the text; returns false once it cannot be a file of this platform. */
  add(text: string): boolean;
  /** Null if it is not a file of this platform. */
  finish(): InspectedEvidence | null;
}

/** Reads a file in parts and checks its consistency; only one part is in memory at a time. */
export const evidenceReader = (sha256: Sha256, digest: TextDigest): EvidenceReader => {
  const head = new Map<string, unknown>();
  const entries = entryReader(sha256);
  let partCount = 0;
  let listed = 0;
  let isOurs = true;
  const digestPart = (text: string): void => {
    digest.update(`${partCount === 0 ? '{' : ','}${text}`);
    partCount += 1;
  };
  const members = memberReader('entries', {
    member: (name, value) => {
      if (name !== 'seal') digestPart(`${JSON.stringify(name)}:${JSON.stringify(value)}`);
      head.set(name, value);
    },
    begin: () => digestPart('"entries":['),
    element: (value) => {
      digest.update(`${listed === 0 ? '' : ','}${JSON.stringify(value)}`);
      listed += 1;
      entries.add(value);
    },
    end: () => {
      head.set('entries', listed);
      digest.update(']');
    },
  });
  return {
    add: (text) => {
      try {
        if (isOurs) members.add(text);
      } catch {
        isOurs = false;
      }
      return isOurs;
    },
    finish: () => {
      const thread = head.get('thread');
      if (!isOurs || !members.isWhole() || head.get('format') !== evidenceFormat || !isObject(thread))
        return null;
      if (!head.has('entries')) return null;
      digest.update('}');
      return {
        threadId: textOf(thread.id),
        generatedAt: textOf(head.get('generatedAt')),
        seal: textOf(head.get('seal')),
        digest: digest.digest(),
        ...entries.end({ count: head.get('count'), lastHash: head.get('lastHash') }),
      };
    },
  };
};

/**
 * First difference between a file and the record; null if they match. `isSealed` is true if the file has the
 * right seal.
 *
 * `recordedHashes` are the record's hashes in order: one more than the file has, at least, if the record has
 * that many.
 */
export const mismatchOf = (
  { hashes, labels, broken }: Pick<InspectedEvidence, 'hashes' | 'labels' | 'broken'>,
  recordedHashes: readonly string[],
  isSealed: boolean,
): Mismatch | null => {
  const place = hashes.findIndex((hash, index) => recordedHashes[index] !== hash);
  const brokenAt = broken !== null && 'place' in broken ? broken.place : hashes.length;
  if (place !== -1 && place <= brokenAt) {
    return { what: place >= recordedHashes.length ? 'added' : 'entry', place, label: labels[place] ?? null };
  }
  if (broken !== null) return broken;
  return isSealed ? null : { what: 'head' };
};
