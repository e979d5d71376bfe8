import { imagePixels } from '@basoche/domain/limits';
import { formatBytes } from '@basoche/domain/typography';
import { z } from './zod.ts';

/**
 * Files on the wire. An uploaded file is a part of a `multipart/form-data` body, named `file` if it is alone;
 * a downloaded file is the whole answer, as an attachment. Both are declared like any other body and answer.
 */

export const fileKinds = {
  pdf: { mediaType: 'application/pdf', label: 'PDF' },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    label: 'DOCX',
  },
  jpeg: { mediaType: 'image/jpeg', label: 'JPEG' },
  png: { mediaType: 'image/png', label: 'PNG' },
  webp: { mediaType: 'image/webp', label: 'WebP' },
  json: { mediaType: 'application/json', label: 'JSON' },
  csv: { mediaType: 'text/csv', label: 'CSV' },
  zip: { mediaType: 'application/zip', label: 'ZIP' },
  ics: { mediaType: 'text/calendar', label: 'iCalendar' },
  /** One JSON value on each line. */
  jsonl: { mediaType: 'application/x-ndjson', label: 'JSON Lines' },
} as const;
/** Kinds of all files on the wire. */
export type WireKind = keyof typeof fileKinds;
/** Kinds of files that somebody uploads and the server stores. */
export type FileKind = Exclude<WireKind, 'json' | 'jsonl' | 'csv' | 'ics' | 'webp' | 'zip'>;
/**
 * Kinds of stored files, including those made by the server: pictures of profiles are converted to WebP, and
 * archives are ZIP files.
 */
export type StoredKind = FileKind | 'webp' | 'zip';

export interface FileRule {
  /** Kinds allowed by content, whatever the name and the declared type. */
  readonly kinds: readonly WireKind[];
  readonly maxBytes: number;
  /** For a picture: the stored one fits in a square of this many pixels. */
  readonly within?: number;
}
/** Rules of files by the name of their part. */
export type FileRules = Readonly<Record<string, FileRule>>;

const either = new Intl.ListFormat('fr', { type: 'disjunction' });

export const fileRefusals = {
  missing: 'Choisissez un fichier.',
  several: 'Envoyez un seul fichier à la fois.',
  empty: 'Ce fichier est vide.',
  damaged: 'Ce fichier est endommagé ou incomplet\u202f: il ne s’ouvre pas.',
  protected: 'Ce fichier est protégé par un mot de passe. Envoyez-en une copie sans protection.',
  oldWord:
    'Ce document est d’un ancien format de Word ou protégé par un mot de passe. Enregistrez-le au format DOCX ou PDF, sans protection.',
  macros: 'Ce document contient des macros. Enregistrez-le au format DOCX, sans macros, puis réessayez.',
  swollen: 'Ce document est démesuré une fois ouvert. Enregistrez-le de nouveau, ou envoyez-le en PDF.',
  animated: 'Cette image est animée. Envoyez-en une image fixe.',
  pixels: `Cette image dépasse ${imagePixels / 1_000_000} mégapixels. Réduisez-la, puis réessayez.`,
  kind: ({ kinds }: FileRule): string =>
    `Ce fichier n’est pas au format ${either.format(kinds.map((kind) => fileKinds[kind].label))}.`,
  size: ({ maxBytes }: FileRule): string => `Ce fichier dépasse ${formatBytes(maxBytes)}.`,
} as const;

/** A file of a form. A browser may check it before sending; the server checks its content. */
export const fileField = (rule: FileRule) =>
  z
    .file({ error: fileRefusals.missing })
    .min(1, fileRefusals.empty)
    .max(rule.maxBytes, fileRefusals.size(rule))
    .mime(
      rule.kinds.map((kind) => fileKinds[kind].mediaType),
      fileRefusals.kind(rule),
    );

/** The body of a call that takes one file. */
export const fileBody = (rule: FileRule) => z.object({ file: fileField(rule) });

/** A file that the server sends. */
export interface GivenFile {
  readonly name: string;
  readonly kind: WireKind;
  /** Null if the file is generated while it is sent. */
  readonly bytes: number | null;
  readonly content: AsyncIterable<Uint8Array>;
}

/**
 * The answer of a call that returns a file: the caller receives the stream of the server. It is never parsed.
 */
const file = z.file() as unknown as z.ZodType<z.output<z.ZodFile>, GivenFile>;

/** Fields to spread into the declaration of a call that answers a file. */
export const givingFile = { answer: file, givesFile: true } as const;
