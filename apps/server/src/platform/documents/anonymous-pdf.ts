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
import { jpegWithoutNotes } from '../files/jpeg-notes.ts';

/** A PDF as it was, without what names its author (ISO 32000-1, 14.3): its properties, its XMP, private data of programs, names of annotators. */

/** What would be broken, or cannot be looked into: a signature, a file inside. */
const isBeyondUs = (dictionary: PDFDict): boolean =>
  dictionary.has(PDFName.of('ByteRange')) ||
  dictionary.get(PDFName.of('Type')) === PDFName.of('Sig') ||
  dictionary.get(PDFName.of('Type')) === PDFName.of('Filespec') ||
  dictionary.has(PDFName.of('EmbeddedFiles'));

/** Every object that the document uses; what an older version of it left behind is not one. */
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
      // Of a note on a page, the name of whoever wrote it; of a field of a form, the field's.
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

/** Null where its author cannot be taken off: it is encrypted, signed, damaged, or holds other files. */
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
    // The library says so of an encrypted file, and of one that it cannot read.
    if (error instanceof Error) return null;
    throw error;
  }
};
