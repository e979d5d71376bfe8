import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from 'pdf-lib';
import { jpegWithoutNotes } from '../files/jpeg-metadata.ts';

/**
 * Removes an author's identity from a PDF (ISO 32000-1, 14.3): document properties, XMP, private data of programs,
 * names of annotators.
 */

/** True for parts that cannot be cleaned: a signature, which would break, or an embedded file. */
const isBeyondUs = (dictionary: PDFDict): boolean =>
  dictionary.has(PDFName.of('ByteRange')) ||
  dictionary.get(PDFName.of('Type')) === PDFName.of('Sig') ||
  dictionary.get(PDFName.of('Type')) === PDFName.of('Filespec') ||
  dictionary.has(PDFName.of('EmbeddedFiles'));

/** Every object that the document uses, without those left over from an older revision. */
const usedObjects = (
  context: PDFContext,
  root: PDFObject,
): { used: Set<PDFRef>; dictionaries: PDFDict[] } => {
  const used = new Set<PDFRef>();
  const dictionaries: PDFDict[] = [];
  const seen = new Set<PDFObject>();
  const left: PDFObject[] = [root];
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    if (seen.has(one)) continue;
    seen.add(one);
    if (one instanceof PDFRef) {
      used.add(one);
      const object = context.lookup(one);
      if (object !== undefined) left.push(object);
    } else if (one instanceof PDFArray) {
      left.push(...one.asArray());
    } else if (one instanceof PDFStream) {
      left.push(one.dict);
    } else if (one instanceof PDFDict) {
      dictionaries.push(one);
      for (const key of ['Metadata', 'PieceInfo', 'LastModified']) one.delete(PDFName.of(key));
      // On an annotation, `T` is its author's name; on a form field, it is the field's name.
      const subtype = one.get(PDFName.of('Subtype'));
      if (one.has(PDFName.of('Rect')) && subtype !== undefined && subtype !== PDFName.of('Widget')) {
        one.delete(PDFName.of('T'));
      }
      left.push(...one.values());
    }
  }
  return { used, dictionaries };
};

const isJpeg = ({ dict }: PDFRawStream): boolean => {
  const filter = dict.get(PDFName.of('Filter'));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.get(0) : filter;
  return only === PDFName.of('DCTDecode');
};

/** PDF without its author's identity; null if it is encrypted, signed or damaged, or embeds files. */
export const anonymousPdf = async (bytes: Uint8Array): Promise<Uint8Array | null> => {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    const { context } = document;
    const { Root } = context.trailerInfo;
    if (Root === undefined) return null;
    const { used, dictionaries } = usedObjects(context, Root);
    if (dictionaries.some(isBeyondUs)) return null;
    context.trailerInfo = { Root };
    for (const [reference, object] of context.enumerateIndirectObjects()) {
      if (!used.has(reference)) context.delete(reference);
      else if (object instanceof PDFRawStream && isJpeg(object)) {
        const contents = jpegWithoutNotes(object.contents);
        context.assign(reference, PDFRawStream.of(object.dict, contents));
      }
    }
    return await document.save({ addDefaultPage: false, updateFieldAppearances: false });
  } catch (error) {
    // The library throws on an encrypted or unreadable file.
    if (error instanceof Error) return null;
    throw error;
  }
};
