import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { DocumentHead, FileAttachment, Piece } from './blocks.ts';
import { layOut, type PageLayout, pageBox } from './pages.ts';
import { addOutputIntent, metadata } from './pdf-archive.ts';
import type { NamedFace } from './typefaces.ts';

/**
 * Writes a PDF (ISO 32000-1) with embedded fonts, tagged structure, language and title, and no external resources. The
 * same head and pieces give the same bytes.
 */

/** Placeholder of a document's seal: 64 hexadecimal characters, zeros until it is sealed. */
export const emptySeal = '0'.repeat(64);
const sealKey = '/BasocheSeal (';

export interface WrittenPdf {
  readonly bytes: Buffer;
  /** Offset of the 64 characters of the seal, in bytes. */
  readonly sealAt: number;
  readonly pages: number;
}

const text = (value: string): string =>
  `<feff${Buffer.from(value.toWellFormed(), 'utf16le').swap16().toString('hex')}>`;
const dateOf = (at: Date): string => `(D:${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z)`;

/** Writes objects one after the other and keeps the offset of each. */
const objectWriter = () => {
  const parts: Buffer[] = [];
  const offsets: number[] = [0];
  let length = 0;
  const put = (bytes: Buffer | string) => {
    const buffer = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes;
    parts.push(buffer);
    length += buffer.length;
  };
  // The second line marks the file as binary.
  put('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n');
  const reserve = (): number => offsets.push(0) - 1;
  const write = (number: number, dictionary: string, stream?: Buffer) => {
    offsets[number] = length;
    put(`${number} 0 obj\n${dictionary}`);
    if (stream !== undefined) {
      put('\nstream\n');
      put(stream);
      put('\nendstream');
    }
    put('\nendobj\n');
  };
  const add = (dictionary: string): number => {
    const number = reserve();
    write(number, dictionary);
    return number;
  };
  const addStream = (entries: string, content: Buffer | string, packs = true): number => {
    const plain = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
    const bytes = packs ? deflateSync(plain) : plain;
    const number = reserve();
    write(number, `<<${entries}${packs ? '/Filter/FlateDecode' : ''}/Length ${bytes.length}>>`, bytes);
    return number;
  };
  const finish = (trailer: (id: string) => string): Buffer => {
    const start = length;
    const table = offsets
      .slice(1)
      .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
      .join('');
    const digest = createHash('sha256');
    for (const part of parts) digest.update(part);
    const id = digest.digest('hex').slice(0, 32);
    put(`xref\n0 ${offsets.length}\n0000000000 65535 f \n${table}`);
    put(`trailer\n<</Size ${offsets.length}${trailer(id)}>>\nstartxref\n${start}\n%%EOF\n`);
    return Buffer.concat(parts);
  };
  return { reserve, write, add, addStream, finish };
};
type Objects = ReturnType<typeof objectWriter>;

const hex = (value: number): string => value.toString(16).padStart(4, '0');

/** Maps each glyph to the text that a reader copies. */
const unicodeMap = (used: ReadonlyMap<number, string>): string => {
  const lines = [...used].map(
    ([glyph, characters]) =>
      `<${hex(glyph)}> <${Buffer.from(characters, 'utf16le').swap16().toString('hex')}>`,
  );
  const groups: string[] = [];
  for (let at = 0; at < lines.length; at += 100) {
    const some = lines.slice(at, at + 100);
    groups.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Basoche def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${groups.join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`;
};

const addFont = (objects: Objects, face: NamedFace, used: ReadonlyMap<number, string>): number => {
  const name = `/BASOCH+${face.name}`;
  const file = objects.addStream(`/Length1 ${face.outlines.length}`, face.outlines);
  const descriptor = objects.add(
    `<</Type/FontDescriptor/FontName${name}/Flags ${face.isSerif ? 6 : 4}/FontBBox[${face.box.join(' ')}]` +
      `/ItalicAngle ${face.italicAngle}/Ascent ${face.ascent}/Descent ${face.descent}/CapHeight ${face.capHeight}` +
      `/StemV 80/FontFile2 ${file} 0 R>>`,
  );
  const widths = [...used.keys()]
    .sort((a, b) => a - b)
    .map((glyph) => `${glyph}[${face.advanceOf(glyph)}]`)
    .join(' ');
  const descendant = objects.add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>` +
      `/FontDescriptor ${descriptor} 0 R/DW 500/W[${widths}]/CIDToGIDMap/Identity>>`,
  );
  const map = objects.addStream('', unicodeMap(used));
  return objects.add(
    `<</Type/Font/Subtype/Type0/BaseFont${name}/Encoding/Identity-H/DescendantFonts[${descendant} 0 R]/ToUnicode ${map} 0 R>>`,
  );
};

/** Adds the structure tree: elements in reading order, with the parts of pages that belong to each. */
const addStructure = (
  objects: Objects,
  { pages, elements }: PageLayout,
  pageNumbers: readonly number[],
): number => {
  const root = objects.reserve();
  const documentElement = objects.reserve();
  const numbers = elements.map(() => objects.reserve());
  const kids = elements.map((): string[] => []);
  const parents: string[] = [];
  for (const [index, { marks }] of pages.entries()) {
    for (const [mark, element] of marks.entries()) {
      kids[element]?.push(`<</Type/MCR/Pg ${pageNumbers[index]} 0 R/MCID ${mark}>>`);
    }
    parents.push(`${index}[${marks.map((element) => `${numbers[element]} 0 R`).join(' ')}]`);
  }
  for (const [index, number] of numbers.entries()) {
    objects.write(
      number,
      `<</Type/StructElem/S/${elements[index]}/P ${documentElement} 0 R/K[${kids[index]?.join('') ?? ''}]>>`,
    );
  }
  objects.write(
    documentElement,
    `<</Type/StructElem/S/Document/P ${root} 0 R/K[${numbers.map((number) => `${number} 0 R`).join(' ')}]>>`,
  );
  const tree = objects.add(`<</Nums[${parents.join(' ')}]>>`);
  objects.write(
    root,
    `<</Type/StructTreeRoot/K ${documentElement} 0 R/ParentTree ${tree} 0 R/ParentTreeNextKey ${pages.length}>>`,
  );
  return root;
};

const addAttached = (
  objects: Objects,
  { name, mediaType, description, relation = 'Data' }: FileAttachment,
  content: Buffer,
  at: Date,
) => {
  const sum = createHash('md5').update(content).digest('hex');
  const file = objects.addStream(
    `/Type/EmbeddedFile/Subtype/${mediaType.replace('/', '#2F')}` +
      `/Params<</Size ${content.length}/ModDate${dateOf(at)}/CheckSum<${sum}>>>`,
    content,
  );
  return objects.add(
    `<</Type/Filespec/F(${name})/UF${text(name)}/Desc${text(description)}/AFRelationship/${relation}/EF<</F ${file} 0 R/UF ${file} 0 R>>>>`,
  );
};

const assemble = (
  head: DocumentHead,
  layout: PageLayout,
  attached: readonly [FileAttachment, Buffer] | null,
): WrittenPdf => {
  const objects = objectWriter();
  const catalog = objects.reserve();
  const tree = objects.reserve();
  const fonts = [...layout.faces].map(
    ([face, { key, used }]) => `/${key} ${addFont(objects, face, used)} 0 R`,
  );
  const resources = objects.add(`<</Font<<${fonts.join('')}>>>>`);
  const pageNumbers = layout.pages.map(({ content }, index) => {
    const drawn = objects.addStream('', content);
    return objects.add(
      `<</Type/Page/Parent ${tree} 0 R/MediaBox${pageBox}/Resources ${resources} 0 R/Contents ${drawn} 0 R/StructParents ${index}/Tabs/S>>`,
    );
  });
  objects.write(
    tree,
    `<</Type/Pages/Count ${pageNumbers.length}/Kids[${pageNumbers.map((number) => `${number} 0 R`).join(' ')}]>>`,
  );
  const structure = addStructure(objects, layout, pageNumbers);
  const described = objects.addStream(
    '/Type/Metadata/Subtype/XML',
    Buffer.from(metadata(head, attached?.[0] ?? null)),
    false,
  );
  const file = attached === null ? null : addAttached(objects, attached[0], attached[1], head.at);
  const carried =
    file === null || attached === null
      ? ''
      : `/AF[${file} 0 R]/Names<</EmbeddedFiles<</Names[${text(attached[0].name)} ${file} 0 R]>>>>/PageMode/UseAttachments`;
  const outputIntent = head.archive ? `/OutputIntents[${addOutputIntent(objects)} 0 R]` : '';
  // An archive has no seal.
  const seal = head.archive ? '' : `${sealKey}${emptySeal})`;
  const author = head.archive ? `/Author${text(head.archive.author)}` : '';
  objects.write(
    catalog,
    `<</Type/Catalog/Pages ${tree} 0 R/Lang(fr-FR)/MarkInfo<</Marked true>>/StructTreeRoot ${structure} 0 R` +
      `/ViewerPreferences<</DisplayDocTitle true>>/Metadata ${described} 0 R${outputIntent}${carried}>>`,
  );
  const info = objects.add(
    `<</Title${text(head.title)}/Subject${text(head.subject)}${author}/Creator(Basoche)/Producer(Basoche)` +
      `/CreationDate${dateOf(head.at)}/ModDate${dateOf(head.at)}${seal}>>`,
  );
  const bytes = objects.finish((id) => `/Root ${catalog} 0 R/Info ${info} 0 R/ID[<${id}><${id}>]`);
  return { bytes, sealAt: sealPlaceOf(bytes) ?? 0, pages: layout.pages.length };
};

/** Offset of the seal in the last object of a document; null if it has none. */
export const sealPlaceOf = (bytes: Buffer): number | null => {
  const at = bytes.lastIndexOf(sealKey, undefined, 'latin1');
  return at === -1 ? null : at + sealKey.length;
};

/** Writes a document piece by piece. */
export const pdfWriter = (head: DocumentHead, attached: FileAttachment | null) => {
  const layout = layOut(head);
  const carried: string[] = [];
  return {
    add: ({ blocks = [], attached: more }: Piece): void => {
      for (const block of blocks) layout.add(block);
      if (more !== undefined) carried.push(more);
    },
    finish: (): WrittenPdf =>
      assemble(head, layout.finish(), attached && [attached, Buffer.from(carried.join(''))]),
  };
};
