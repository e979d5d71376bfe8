import { randomUUID } from 'node:crypto';
import { PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aDocx, typesPart, wordParts, type ZippedPart } from '../../../../test/documents.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aFile } from '../../../../test/files.ts';
import { aMission, anApplication, proceed } from '../../../../test/missions.ts';
import { anonymousPdf } from '../../../platform/documents/anonymous-pdf.ts';
import { readZip, unpack } from '../../../platform/files/zip.ts';

/** Files whose properties name an anonymous creator: the candidate receives none of these. */

const author = 'Zxqvantine Ombelle';

let test: TestApp;
let creator: TestMember;
let candidate: TestMember;
let thread: string;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  creator = await aMember(test, { kind: 'COMPANY' });
  candidate = await aMember(test);
  const missionId = await aMission(test, creator, { isAnonym: true });
  thread = await anApplication(test, missionId, candidate);
  const consent = 'mission/ndaConsent';
  await proceed(test, thread, [creator, consent], [candidate, consent]);
});
afterAll(() => test.close());

const bring = (file: File, { token } = creator) =>
  test.call('POST', `/messagerie/${thread}/attachments`, { token, body: { file } });

/** The file that the candidate downloads after the creator sent it. */
const given = async (file: File): Promise<Buffer> => {
  const brought = await bring(file);
  expect(brought.statusCode, brought.body).toBe(201);
  const { id } = brought.json();
  const body = { content: '', clientId: `message-${randomUUID()}`, attachments: [id] };
  const sent = await test.call('POST', `/messagerie/${thread}`, { token: creator.token, body });
  expect(sent.statusCode, sent.body).toBe(201);
  const answer = await test.call('GET', `/messagerie/${thread}/attachments/${id}`, {
    token: candidate.token,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.rawPayload;
};

/** Expects that the content does not hold the name in Latin letters, UTF-16 little-endian or big-endian. */
const expectNoName = (content: Buffer): void => {
  for (const encoding of ['utf8', 'utf16le'] as const) {
    expect(content.includes(Buffer.from('Zxqvantine', encoding))).toBe(false);
  }
  expect(content.includes(Buffer.from('Zxqvantine', 'utf16le').swap16())).toBe(false);
  expect(content.toString('latin1').toLowerCase()).not.toContain(Buffer.from('Zxqvantine').toString('hex'));
};

const exifJpeg = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#d01010' } })
    .withExif({ IFD0: { Artist: author, Copyright: author } })
    .jpeg()
    .toBuffer();

const aNamedPdf = async (): Promise<PDFDocument> => {
  const document = await PDFDocument.create();
  const page = document.addPage([200, 200]);
  document.setAuthor(author);
  document.setCreator(author);
  document.setTitle(author);
  const { context } = document;
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:creator>${author}</dc:creator></x:xmpmeta>`;
  const metadata = () => context.register(context.stream(xmp, { Type: 'Metadata', Subtype: 'XML' }));
  document.catalog.set(PDFName.of('Metadata'), metadata());
  page.node.set(PDFName.of('Metadata'), metadata());
  page.node.set(PDFName.of('PieceInfo'), context.obj({ Word: { Private: PDFString.of(author) } }));
  const note = { Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 9, 9], T: PDFHexString.fromText(author) };
  page.node.set(
    PDFName.of('Annots'),
    context.obj([context.obj({ ...note, Contents: PDFString.of('À relire') })]),
  );
  page.drawImage(await document.embedJpg(await exifJpeg()));
  return document;
};

const pdfFile = (bytes: Uint8Array) => aFile(Uint8Array.from(bytes), 'Contrat.pdf');

const docProps: readonly ZippedPart[] = [
  {
    name: 'docProps/core.xml',
    content: `<cp:coreProperties xmlns:cp="a" xmlns:dc="b"><dc:creator>${author}</dc:creator><cp:lastModifiedBy>${author}</cp:lastModifiedBy></cp:coreProperties>`,
  },
  { name: 'docProps/app.xml', content: `<Properties xmlns="a"><Company>${author}</Company></Properties>` },
  {
    name: 'docProps/custom.xml',
    content: `<Properties xmlns="a"><property name="x">${author}</property></Properties>`,
  },
  {
    name: 'word/comments.xml',
    content: `<w:comments xmlns:w="a"><w:comment w:id="0" w:author="${author}" w:initials="Zxqvantine"><w:p/></w:comment></w:comments>`,
  },
  {
    name: 'word/people.xml',
    content: `<w15:people xmlns:w15="a"><w15:person w15:author='${author}'/></w15:people>`,
  },
];

describe('a file of an anonymous creator reaches the candidate', () => {
  it('as a PDF without its author, its XMP and the names of annotators, and with its pages', async () => {
    const document = await aNamedPdf();
    for (const useObjectStreams of [false, true]) {
      const content = await given(pdfFile(await document.save({ useObjectStreams })));
      const loaded = await PDFDocument.load(content, { updateMetadata: false });
      expect(loaded.getPageCount()).toBe(1);
      expect([loaded.getAuthor(), loaded.getCreator(), loaded.getTitle()]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      // Saved without object streams: only the page and its picture are still compressed.
      expectNoName(Buffer.from(await loaded.save({ useObjectStreams: false })));
    }
  });

  it('as a PDF without the content of its earlier versions', async () => {
    const first = await aNamedPdf();
    const bytes = Buffer.from(await first.save({ useObjectStreams: false })).toString('latin1');
    const size = Number(/\/Size (\d+)/.exec(bytes)?.[1]);
    const root = /\/Root (\d+ \d+ R)/.exec(bytes)?.[1];
    const before = /startxref\s+(\d+)/.exec(bytes)?.[1];
    const object = `${size} 0 obj\n<< /Producer (Autre) >>\nendobj\n`;
    const table = bytes.length + object.length;
    const entry = `${String(bytes.length).padStart(10, '0')} 00000 n \n`;
    const update = `${object}xref\n${size} 1\n${entry}trailer\n<< /Size ${size + 1} /Root ${root} /Info ${size} 0 R /Prev ${before} >>\nstartxref\n${table}\n%%EOF`;
    const content = await given(pdfFile(Buffer.from(bytes + update, 'latin1')));
    expectNoName(Buffer.from(await (await PDFDocument.load(content)).save({ useObjectStreams: false })));
  });

  it('as a DOCX without its properties, and without names beside revisions and comments', async () => {
    const revised = wordParts.map((part) =>
      part.name === 'word/document.xml'
        ? {
            ...part,
            content: String(part.content).replace('<w:r>', `<w:ins w:id="1" w:author="${author}"/><w:r>`),
          }
        : part,
    );
    const media = { name: 'word/media/image1.jpeg', content: await exifJpeg() };
    const content = await given(aDocx('Projet.docx', [...revised, ...docProps, media]));
    const entries = readZip(content) ?? [];
    expect(entries.map(({ name }) => name)).toEqual([
      ...[...revised, ...docProps].map(({ name }) => name),
      media.name,
    ]);
    for (const entry of entries) {
      const part = await unpack(content, entry);
      expectNoName(part);
      if (entry.name === 'word/document.xml') expect(part.toString()).toContain('Projet de bail');
      if (entry.name === media.name) expect((await sharp(part).metadata()).exif).toBeUndefined();
    }
  });

  it('as a DOCX without properties that are stored in another place', async () => {
    const types = typesPart();
    const core = `<Override ContentType='application/vnd.openxmlformats-package.core-properties+xml' PartName='/ailleurs/p.xml'/></Types>`;
    const parts = [
      { ...types, content: String(types.content).replace('</Types>', core) },
      ...wordParts.slice(1),
      { name: 'ailleurs/p.xml', content: `<creator>${author}</creator>` },
    ];
    const content = await given(aDocx('Projet.docx', parts));
    for (const entry of readZip(content) ?? []) expectNoName(await unpack(content, entry));
  });

  it('as a picture without EXIF and texts', async () => {
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#d01010' } })
      .withExif({ IFD0: { Artist: author } })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:creator>${author}</dc:creator></x:xmpmeta>`)
      .png()
      .toBuffer();
    expect(png.includes('Zxqvantine')).toBe(true);
    for (const [content, name] of [
      [await exifJpeg(), 'a.jpg'],
      [png, 'a.png'],
    ] as const) {
      expectNoName(await given(aFile(Uint8Array.from(content), name)));
    }
  });
});

describe('a file whose author cannot be taken off', () => {
  const signed = async () => {
    const document = await aNamedPdf();
    const { context } = document;
    const signature = context.register(context.obj({ Type: 'Sig', ByteRange: [0, 1, 2, 3] }));
    document.catalog.set(
      PDFName.of('AcroForm'),
      context.obj({ Fields: [context.obj({ FT: 'Sig', V: signature })] }),
    );
    return document.save({ useObjectStreams: false });
  };
  const withFile = async () => {
    const document = await aNamedPdf();
    await document.attach(Buffer.from(author), 'notes.txt', { mimeType: 'text/plain' });
    return document.save({ useObjectStreams: false });
  };
  const encrypted = async () => {
    const bytes = Buffer.from(await (await aNamedPdf()).save({ useObjectStreams: false })).toString('latin1');
    return Buffer.from(
      bytes.replace('trailer\n<<\n', 'trailer\n<<\n/Encrypt << /Filter /Standard /V 1 >>\n'),
      'latin1',
    );
  };

  it.each([
    ['signed', signed],
    ['encrypted', encrypted],
    ['a PDF that holds another file', withFile],
  ])('is refused with a sentence where it is %s', async (_what, make) => {
    const answer = await bring(pdfFile(await make()));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'AUTHOR_NOT_REMOVED']);
    expect(answer.json().title).toContain('Envoyez-en une copie simple');
    expect((await bring(pdfFile(await make()), candidate)).statusCode).toBe(201);
  });

  it('is a DOCX that is signed', async () => {
    const signature = { name: '_xmlsignatures/sig1.xml', content: '<Signature/>' };
    const answer = await bring(aDocx('Projet.docx', [...wordParts, signature]));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'AUTHOR_NOT_REMOVED']);
  });

  it('is a PDF that nobody can read', async () => {
    expect(await anonymousPdf(Buffer.from('%PDF-1.7 rien'))).toBeNull();
  });
});
