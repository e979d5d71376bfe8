import { buffer } from 'node:stream/consumers';
import { jpegWithoutNotes } from './jpeg-metadata.ts';
import { readZip, unpack, type ZipEntry } from './zip.ts';
import { zipStream } from './zip-stream.ts';

/**
 * Removes an author's identity from a Word document (ECMA-376): its properties, and the names in revisions and
 * comments.
 */

const office = 'http://schemas.openxmlformats.org';
const emptyParts: readonly { readonly of: RegExp; readonly content: string }[] = [
  {
    of: /package\.core-properties\+xml$/,
    content: `<cp:coreProperties xmlns:cp="${office}/package/2006/metadata/core-properties"/>`,
  },
  {
    of: /officedocument\.extended-properties\+xml$/,
    content: `<Properties xmlns="${office}/officeDocument/2006/extended-properties"/>`,
  },
  {
    of: /officedocument\.custom-properties\+xml$/,
    content: `<Properties xmlns="${office}/officeDocument/2006/custom-properties"/>`,
  },
  {
    of: /wordprocessingml\.people\+xml$/,
    content: '<w15:people xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"/>',
  },
];
/** Usual paths of these parts, used even where the list of types omits them. */
const usualPlaces: Readonly<Record<string, string>> = {
  'docProps/core.xml': 'package.core-properties+xml',
  'docProps/app.xml': 'officedocument.extended-properties+xml',
  'docProps/custom.xml': 'officedocument.custom-properties+xml',
  'word/people.xml': 'wordprocessingml.people+xml',
};

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? '';

/** Content types by part name. */
const typesIn = (list: string): Map<string, string> => {
  const types = new Map(Object.entries(usualPlaces));
  for (const [tag] of list.matchAll(/<Override\b[^>]*>/g)) {
    types.set(attribute(tag, 'PartName').replace(/^\//, ''), attribute(tag, 'ContentType'));
  }
  return types;
};

/** Attributes with people's names, on a revision, a comment or the lock of a part. */
const authorAttributes = /(\s[\w.-]+:(?:author|initials|userId|providerId))\s*=\s*(?:"[^"]*"|'[^']*')/g;

const cleaned = (entry: ZipEntry, type: string, content: Buffer): Buffer => {
  const empty = emptyParts.find(({ of }) => of.test(type));
  if (empty !== undefined) {
    return Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${empty.content}`);
  }
  if (/^word\/.*\.xml$/i.test(entry.name)) {
    return Buffer.from(content.toString('utf8').replace(authorAttributes, '$1="Auteur"'));
  }
  return Buffer.from(jpegWithoutNotes(content));
};

/** The document without its author's identity; null if it is signed. The file was validated before (docx.ts). */
export const anonymousDocx = async (file: Buffer): Promise<Buffer | null> => {
  const entries = readZip(file);
  const list = entries?.find(({ name }) => name === '[Content_Types].xml');
  if (entries === null || list === undefined) return null;
  if (entries.some(({ name }) => /^_xmlsignatures\//i.test(name))) return null;
  const types = typesIn((await unpack(file, list)).toString('utf8'));
  // Holds one part in memory at a time, however large the unpacked document is.
  const parts = entries
    .filter(({ name }) => !name.endsWith('/'))
    .map((entry) => ({
      path: entry.name,
      open: async () => [cleaned(entry, types.get(entry.name) ?? '', await unpack(file, entry))],
    }));
  return buffer(zipStream(parts, { at: new Date(0) }));
};
