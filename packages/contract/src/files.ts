import { imagePixels } from '@basoche/domain/limits';
import { z } from './zod.ts';

/**
 * Files on the wire. One that is sent is a part of a `multipart/form-data` body, `file` where nothing comes beside it; one that is
 * given is the whole answer, an attachment. Both are declared like any other body and answer.
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
  /** A value of JSON on each line. */
  jsonl: { mediaType: 'application/x-ndjson', label: 'JSON Lines' },
} as const;
/** Of any file that travels. */
export type WireKind = keyof typeof fileKinds;
/** Of a file that somebody sends and that is kept for them. */
export type FileKind = Exclude<WireKind, 'json' | 'jsonl' | 'csv' | 'webp' | 'zip'>;
/** Of any file that is kept: pictures of profiles are drawn in a kind that nobody sends, and archives are made here, too. */
export type StoredKind = FileKind | 'webp' | 'zip';

export interface FileRule {
  /** By content, whatever the name and the declared type say. */
  readonly kinds: readonly WireKind[];
  readonly maxBytes: number;
  /** Of a picture: it is kept within a square of so many pixels. */
  readonly within?: number;
}
/** By the name of the part that carries the file. */
export type FileRules = Readonly<Record<string, FileRule>>;

const megabytes = (bytes: number): string =>
  `${new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }).format(bytes / 1024 / 1024)} Mo`;

const either = new Intl.ListFormat('fr', { type: 'disjunction' });

export const fileRefusals = {
  missing: 'Choisissez un fichier.',
  several: 'Envoyez un seul fichier à la fois.',
  empty: 'Ce fichier est vide.',
  damaged: "Ce fichier est endommagé ou incomplet\u202f: il ne s'ouvre pas.",
  protected: 'Ce fichier est protégé par un mot de passe. Envoyez-en une copie sans protection.',
  oldWord:
    "Ce document est d'un ancien format de Word ou protégé par un mot de passe. Enregistrez-le au format DOCX ou PDF, sans protection.",
  macros: 'Ce document contient des macros. Enregistrez-le au format DOCX, sans macros, puis réessayez.',
  swollen: 'Ce document est démesuré une fois ouvert. Enregistrez-le de nouveau, ou envoyez-le en PDF.',
  animated: 'Cette image est animée. Envoyez-en une image fixe.',
  pixels: `Cette image dépasse ${imagePixels / 1_000_000} mégapixels. Réduisez-la, puis réessayez.`,
  kind: ({ kinds }: FileRule): string =>
    `Ce fichier n'est pas au format ${either.format(kinds.map((kind) => fileKinds[kind].label))}.`,
  size: ({ maxBytes }: FileRule): string => `Ce fichier dépasse ${megabytes(maxBytes)}.`,
} as const;

/** A file of a form. A browser may check it before it is sent; the server looks at the content. */
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

/** A file as the server hands it over. */
export interface GivenFile {
  readonly name: string;
  readonly kind: WireKind;
  /** Null where it is made as it goes. */
  readonly bytes: number | null;
  readonly content: AsyncIterable<Uint8Array>;
}

/** The answer of a call that gives a file: a caller receives what the server streams. It is never parsed. */
const file = z.file() as unknown as z.ZodType<z.output<z.ZodFile>, GivenFile>;

/** To spread into the declaration of a call that answers a file. */
export const givingFile = { answer: file, givesFile: true } as const;
