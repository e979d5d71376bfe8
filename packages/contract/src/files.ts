import { imagePixels } from '@basoche/domain/limits';
import { z } from './zod.ts';

/**
 * Files on the wire. One that is sent is the part `file` of a `multipart/form-data` body, and nothing comes beside it; one that
 * is given is the whole answer, an attachment. Both are declared like any other body and answer.
 */

export const fileKinds = {
  pdf: { mediaType: 'application/pdf', label: 'PDF' },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    label: 'DOCX',
  },
  jpeg: { mediaType: 'image/jpeg', label: 'JPEG' },
  png: { mediaType: 'image/png', label: 'PNG' },
  json: { mediaType: 'application/json', label: 'JSON' },
} as const;
/** Of any file that travels. */
export type WireKind = keyof typeof fileKinds;
/** Of a file that is kept for somebody. */
export type FileKind = Exclude<WireKind, 'json'>;

export interface FileRule {
  /** By content, whatever the name and the declared type say. */
  readonly kinds: readonly WireKind[];
  readonly maxBytes: number;
}

const megabytes = (bytes: number): string =>
  `${new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }).format(bytes / 1024 / 1024)} Mo`;

const either = new Intl.ListFormat('fr', { type: 'disjunction' });

export const fileRefusals = {
  missing: 'Choisissez un fichier.',
  several: 'Envoyez un seul fichier à la fois.',
  empty: 'Ce fichier est vide.',
  damaged: "Ce fichier est endommagé ou incomplet : il ne s'ouvre pas.",
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

/** The body of a call that takes one file. A browser may check it before it is sent; the server looks at the content. */
export const fileBody = (rule: FileRule) =>
  z.object({
    file: z
      .file({ error: fileRefusals.missing })
      .min(1, fileRefusals.empty)
      .max(rule.maxBytes, fileRefusals.size(rule))
      .mime(
        rule.kinds.map((kind) => fileKinds[kind].mediaType),
        fileRefusals.kind(rule),
      ),
  });

/** A file as the server hands it over. */
export interface GivenFile {
  readonly name: string;
  readonly kind: WireKind;
  readonly bytes: number;
  readonly content: AsyncIterable<Uint8Array>;
}

/** The answer of a call that gives a file: a caller receives what the server streams. It is never parsed. */
const file = z.file() as unknown as z.ZodType<z.output<z.ZodFile>, GivenFile>;

/** To spread into the declaration of a call that answers a file. */
export const givingFile = { answer: file, givesFile: true } as const;
