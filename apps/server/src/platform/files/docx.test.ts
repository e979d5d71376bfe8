import { fileRefusals } from '@basoche/contract/files';
import { Document, Packer, Paragraph } from 'docx';
import { describe, expect, it } from 'vitest';
import { mainPart, typesPart, wordParts, type ZippedPart, zipped } from '../../../test/documents.ts';
import { inspectDocx } from './docx.ts';

const look = (content: Uint8Array) => inspectDocx(new Blob([Uint8Array.from(content)]));
const lookAt = (...parts: readonly ZippedPart[]) => look(zipped(parts));
const refused = (words: string) => ({ verdict: 'refused', words });

describe('a document of Word', () => {
  it('is one that holds its parts, whoever wrote it', async () => {
    expect(await lookAt(...wordParts)).toEqual({ verdict: 'sound' });
    const written = await Packer.toBuffer(
      new Document({ sections: [{ children: [new Paragraph('Bail')] }] }),
    );
    expect(await look(written)).toEqual({ verdict: 'sound' });
  });

  it.each([
    ['a text', 'Projet de bail'],
    ['a PDF', '%PDF-1.7'],
    ['a page', '<html><body>PK</body></html>'],
    ['a program that unpacks itself', 'MZ\u0090\u0000'],
  ])('is not %s', async (_what, content) => {
    expect(await look(Buffer.from(content, 'latin1'))).toEqual({ verdict: 'other' });
  });

  it('is no other archive: neither a bare one, nor a sheet of figures', async () => {
    expect(await lookAt({ name: 'lisez-moi.txt', content: 'Bonjour' })).toEqual({ verdict: 'other' });
    expect(await lookAt(typesPart(), { name: 'xl/workbook.xml', content: '<x/>' })).toEqual({
      verdict: 'other',
    });
    expect(await lookAt(typesPart('application/json'), mainPart)).toEqual({ verdict: 'other' });
  });

  it('carries no macros, wherever they hide', async () => {
    const macros = refused(fileRefusals.macros);
    for (const name of [
      'word/vbaProject.bin',
      'word/VBAPROJECT.BIN',
      'x/vbaProjectSignature.bin',
      'word/activeX/activeX1.xml',
    ]) {
      expect(await lookAt(...wordParts, { name, content: 'x' }), name).toEqual(macros);
    }
    expect(
      await lookAt(typesPart('application/vnd.ms-word.document.macroEnabled.main+xml'), mainPart),
    ).toEqual(macros);
  });

  it('does not swell without bound once it is opened', async () => {
    const zeros = Buffer.alloc(160 * 1024 * 1024);
    expect(await lookAt(...wordParts, { name: 'word/media/image1.bmp', content: zeros })).toEqual(
      refused(fileRefusals.swollen),
    );
  });

  it('is what its list says: not larger, not another, not twice', async () => {
    const damaged = refused(fileRefusals.damaged);
    const media = { name: 'word/media/image1.bmp', content: Buffer.alloc(1_000_000) };
    expect(await lookAt(...wordParts, { ...media, claims: { bytes: 100 } })).toEqual(damaged);
    expect(await lookAt(...wordParts, { ...media, claims: { crc: 1 } })).toEqual(damaged);
    expect(await lookAt(...wordParts, mainPart)).toEqual(damaged);
    expect(await lookAt(...wordParts, { name: '../../etc/cron.d/x', content: 'x' })).toEqual(damaged);
    expect(await lookAt(typesPart(), { ...mainPart, claims: { flags: 1 } })).toEqual(
      refused(fileRefusals.protected),
    );
  });

  it('is whole, wherever it was cut, and shares no bytes between its parts', async () => {
    const damaged = refused(fileRefusals.damaged);
    const whole = zipped(wordParts);
    for (const length of [30, 200, whole.length - 40, whole.length - 1]) {
      expect(await look(whole.subarray(0, length)), `${length}`).toEqual(damaged);
    }
    // Both entries of the list point to the data of the first.
    const overlapping = zipped([mainPart, { ...mainPart }]);
    const second = overlapping.lastIndexOf('PK\u0001\u0002');
    overlapping.writeUInt32LE(0, second + 42);
    expect(await look(overlapping)).toEqual(damaged);
  });
});
