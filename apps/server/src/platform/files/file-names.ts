import { type FileKind, fileKinds, type WireKind } from '@basoche/contract/files';

/** The name that a user gave a file: used to show and return it, never to store it. */

const longest = 120;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
const unseen = /[\u0000-\u001f\u007f-\u009f]|\p{Cf}|\p{Co}|\p{Cn}/gu;
const reservedCharacters = /[<>:"|?*]/g;

const extensions = {
  pdf: { written: 'pdf', known: /\.pdf$/i },
  docx: { written: 'docx', known: /\.docx$/i },
  jpeg: { written: 'jpg', known: /\.jpe?g$/i },
  png: { written: 'png', known: /\.png$/i },
  webp: { written: 'webp', known: /\.webp$/i },
  json: { written: 'json', known: /\.json$/i },
  csv: { written: 'csv', known: /\.csv$/i },
  zip: { written: 'zip', known: /\.zip$/i },
  ics: { written: 'ics', known: /\.ics$/i },
  jsonl: { written: 'jsonl', known: /\.jsonl$/i },
} as const satisfies Record<WireKind, { written: string; known: RegExp }>;

/** Cuts a text between two graphemes, never within one. */
const cut = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const letters = [
    ...new Intl.Segmenter('fr', { granularity: 'grapheme' }).segment(text.slice(0, length + 40)),
  ];
  return letters
    .filter(({ index, segment }) => index + segment.length <= length)
    .map(({ segment }) => segment)
    .join('');
};

/**
 * Last part of the path, on one line, without invisible or reordering characters, with the extension of its real kind:
 * a file called « cv.pdf.exe » is returned as « cv.pdf.exe.pdf ».
 */
export const cleanFileName = (name: string, kind: WireKind): string => {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const plain = last
    // Browsers encode quotes and line ends in this way.
    .replace(/%(?:22|0a|0d)/gi, ' ')
    .replace(unseen, '')
    // After the removal of invisible characters, since one may have separated two characters that now combine.
    .normalize('NFC')
    .replace(reservedCharacters, ' ')
    .replace(/\s+/g, ' ')
    .replace(extensions[kind].known, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const extension = `.${extensions[kind].written}`;
  return `${cut(plain, longest - extension.length).trim() || 'document'}${extension}`;
};

/** Value of a Content-Disposition header: an ASCII name for old programs, the full name for others (RFC 6266). */
export const attachmentNamed = (name: string): string => {
  const plain = name
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_');
  const old = plain.startsWith('.') ? `document${plain}` : plain;
  const encodedName = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${old}"; filename*=UTF-8''${encodedName}`;
};

const kinds = Object.keys(fileKinds).filter((kind): kind is FileKind => Object.hasOwn(fileKinds, kind));

/** The file kind of a media type. The file was inspected before. */
export const kindOfMediaType = (mediaType: string): FileKind => {
  const kind = kinds.find((one) => fileKinds[one].mediaType === mediaType);
  if (kind === undefined) throw new Error(`No kind of file is ${mediaType}.`);
  return kind;
};

export const mediaTypeOf = (kind: WireKind): string => fileKinds[kind].mediaType;
