import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { GivenFile } from '@basoche/contract/files';
import type { EvidenceVerdict } from '@basoche/contract/threads/evidence';
import { type EvidenceHead, type Mismatch, mismatchOf } from '@basoche/domain/evidence/evidence-file';
import { chainStart } from '@basoche/domain/evidence/hash-chain';
import { mismatchSentence } from '@basoche/domain/evidence/record-content';
import { evidenceBytes } from '@basoche/domain/limits';
import { frenchInstant } from '@basoche/domain/time/french-dates';
import type { Piece } from '../../../platform/documents/blocks.ts';
import type { ReadEvidence } from '../../../platform/documents/document-tasks.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { partiesOf } from '../confidentiality/store.ts';
import { partyOf } from '../execution/service.ts';
import { hidesCreator } from '../presenter.ts';
import { findThread, type ThreadRow } from '../store.ts';
import { blocksOf, coverOf, documentHead, entryOf, evidenceName, headOf } from './presenter.ts';
import { hasSealedDigest, sealedDigestNote } from './sealed-digests/presenter.ts';
import * as store from './store.ts';

/** Exports the record of a thread as a file, and checks a file against the record (rules §3). */

/** Entries read and drawn at a time, so that memory does not grow with the thread. */
const batch = 250;

const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Begun {
  readonly row: ThreadRow;
  readonly head: EvidenceHead;
}

const begin = async (platform: Platform, viewer: Viewer, id: string): Promise<Begun> => {
  const { db } = platform.database;
  const row = (await findThread(db, id)) ?? refuse('NOT_FOUND');
  const party = partyOf(row, viewer.memberId) ?? refuse('NOT_FOUND');
  // Every entry names its author, so the record is refused while the creator is anonymous to this party.
  if (hidesCreator(row, party)) refuse('CREATOR_STILL_ANONYMOUS');
  const { entries, bytes } = await store.extentOf(db, id, row.position);
  if (bytes > evidenceBytes) refuse('EVIDENCE_TOO_LARGE');
  const parties = await partiesOf(db, row);
  const people = await store.peopleOf(db, id, row.position);
  const lastHash = row.last_hash?.toString('hex') ?? chainStart;
  return { row, head: headOf({ row, parties, people, at: platform.clock.now(), count: entries, lastHash }) };
};

const sealOf = async ({ database }: Platform, kind: 'json' | 'pdf', digest: string): Promise<string> =>
  createHmac('sha256', await store.sealSecret(database.db))
    .update(`${kind}\n${digest}`)
    .digest('hex');

/** Yields the JSON of the file and, beside it, the blocks of its page. The last piece carries the seal. */
async function* piecesOf(platform: Platform, { row, head }: Begun): AsyncGenerator<Required<Piece>> {
  const { db } = platform.database;
  const digest = createHash('sha256');
  let bytes = 0;
  const tell = (text: string): string => {
    digest.update(text);
    bytes += Buffer.byteLength(text);
    return bytes > evidenceBytes ? refuse('EVIDENCE_TOO_LARGE') : text;
  };
  const before = await store.messagesBeforeRecord(db, row.id);
  const checkAt = new URL('/dossiers/verifier', platform.config.publicUrl).href;
  const period = { from: row.created_at, until: row.updated_at };
  yield {
    blocks: coverOf(head, period, checkAt),
    attached: tell(`${JSON.stringify(head).slice(0, -1)},"entries":[`),
  };
  let place = 0;
  let after = -1;
  let isSealed = false;
  for (;;) {
    const rows = await store.entriesBetween(db, row.id, { after, until: row.position }, batch);
    const entries = rows.map((one) => entryOf(row, one, before));
    if (entries.length > 0) {
      const text = entries.map((entry) => JSON.stringify(entry)).join(',');
      const blocks = entries.flatMap((entry, index) => blocksOf(head, entry, place + index + 1));
      yield { blocks, attached: tell(place === 0 ? text : `,${text}`) };
    }
    isSealed ||= entries.some(hasSealedDigest);
    place += rows.length;
    after = rows.at(-1)?.position ?? after;
    if (rows.length < batch) break;
  }
  tell(']');
  const seal = await sealOf(platform, 'json', digest.update('}').digest('hex'));
  yield { blocks: isSealed ? [...sealedDigestNote] : [], attached: `],"seal":"${seal}"}` };
}

const asJson = async (platform: Platform, begun: Begun): Promise<GivenFile> => {
  const parts: Buffer[] = [];
  for await (const { attached } of piecesOf(platform, begun)) parts.push(Buffer.from(attached));
  const bytes = parts.reduce((sum, { length }) => sum + length, 0);
  const content = (async function* () {
    yield* parts;
  })();
  return { name: `${evidenceName(begun.row.id)}.json`, kind: 'json', bytes, content };
};

const asPdf = async (platform: Platform, begun: Begun): Promise<GivenFile> => {
  const made = await platform.documents.pdf(documentHead(begun.head), piecesOf(platform, begun), {
    name: 'dossier.json',
    mediaType: 'application/json',
    description: 'Le texte exact de chaque entrée et son empreinte, pour qu’on les vérifie',
  });
  const bytes = Buffer.from(made.bytes.buffer, made.bytes.byteOffset, made.bytes.byteLength);
  bytes.write(await sealOf(platform, 'pdf', made.digest), made.sealAt, 'latin1');
  const content = (async function* () {
    yield bytes;
  })();
  return { name: `${evidenceName(begun.row.id)}.pdf`, kind: 'pdf', bytes: bytes.length, content };
};

/** The record's file for a party. While the creator is anonymous, only the creator gets it. */
export const readEvidence = async (
  platform: Platform,
  viewer: Viewer,
  id: string,
  as: 'pdf' | 'json',
): Promise<GivenFile> => {
  const begun = await begin(platform, viewer, id);
  return as === 'json' ? asJson(platform, begun) : asPdf(platform, begun);
};

interface Sealed {
  readonly seal: string;
  readonly digest: string;
}

/**
 * Compares two seals in constant time. Compares bytes: a forged seal may hold any character, and
 * `timingSafeEqual` needs buffers of equal length.
 */
const isSame = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

const instantOrNull = (text: string | undefined): string | null => {
  const at = Date.parse(text ?? '');
  return Number.isFinite(at) ? new Date(at).toISOString() : null;
};

const wholeSentence = (entries: number, until: string | null): string => {
  const several = entries > 1 ? `Les ${entries} entrées correspondent` : `L’entrée correspond`;
  const end = until === null ? '' : ` La dernière est du ${frenchInstant(new Date(until))}.`;
  return `Ce dossier est complet et conforme à l’enregistrement. ${several}, dans leur ordre, et rien n’a été changé autour d’elles.${end}`;
};

const unreadable: EvidenceVerdict = {
  result: 'unreadable',
  sentence:
    'Ce fichier n’est pas un dossier de Basoche, ou il est si abîmé qu’on ne peut plus le lire. Choisissez le PDF ou le fichier JSON tel qu’il a été téléchargé.',
  file: null,
  first: null,
};

const isSealedAs = async (platform: Platform, kind: 'json' | 'pdf', { seal, digest }: Sealed) =>
  isSame(seal, await sealOf(platform, kind, digest));

const firstOf = async (
  platform: Platform,
  { evidence, pdf }: ReadEvidence,
  recorded: readonly string[],
  isSealed: boolean,
) => {
  const found = mismatchOf(evidence, recorded, isSealed);
  if (found !== null || pdf === null) return found;
  return (await isSealedAs(platform, 'pdf', pdf)) ? null : ({ what: 'pages' } satisfies Mismatch);
};

/**
 * Verdict that hides which entry differs, for an unsealed file of a thread with an anonymous creator. Forged
 * files that name one member after another as the creator would otherwise reveal who it is.
 */
const withheld = (file: EvidenceVerdict['file']): EvidenceVerdict => ({
  result: 'altered',
  sentence:
    'Ce dossier n’est pas tel que Basoche l’a établi. L’auteur de la mission est encore anonyme\u202f: l’entrée qui ne correspond pas n’est pas indiquée avant qu’un prix soit accepté.',
  file,
  first: { what: 'head', place: null, at: null },
});

/** Checks a file against the record. The answer reveals nothing that the file does not hold. */
export const verifyEvidence = async (platform: Platform, file: Blob): Promise<EvidenceVerdict> => {
  const read = await platform.documents.readEvidence(file);
  if (read === null) return unreadable;
  const { threadId, generatedAt, hashes, labels } = read.evidence;
  const until = instantOrNull(labels.at(-1)?.at);
  const fileFacts = {
    kind: read.pdf === null ? 'json' : 'pdf',
    generatedAt: instantOrNull(generatedAt),
    entries: hashes.length,
    until,
  } as const;
  const recorded = isId.test(threadId)
    ? await store.recordOf(platform.database.db, threadId, hashes.length + 1)
    : null;
  if (recorded === null) {
    return {
      result: 'unknown',
      sentence: 'L’échange dont parle ce dossier n’est pas dans l’enregistrement de Basoche.',
      file: fileFacts,
      first: null,
    };
  }
  const isSealed = await isSealedAs(platform, 'json', read.evidence);
  if (recorded.hidesCreator && !isSealed) return withheld(fileFacts);
  const mismatch = await firstOf(platform, read, recorded.hashes, isSealed);
  if (mismatch === null) {
    return { result: 'whole', sentence: wholeSentence(hashes.length, until), file: fileFacts, first: null };
  }
  const label = 'label' in mismatch ? mismatch.label : null;
  return {
    result: 'altered',
    sentence: mismatchSentence(mismatch),
    file: fileFacts,
    first: {
      what: mismatch.what,
      place: 'place' in mismatch ? mismatch.place + 1 : null,
      at: instantOrNull(label?.at),
    },
  };
};
