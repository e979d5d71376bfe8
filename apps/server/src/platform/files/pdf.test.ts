import { describe, expect, it } from 'vitest';
import { smallPdf } from '../../../seed/small-pdf.ts';
import { inspectPdf } from './pdf.ts';

const sound = Buffer.from(smallPdf([{ text: 'Léa Fontaine, juriste' }])).toString('latin1');
const verdict = (content: string) => inspectPdf(new Blob([Buffer.from(content, 'latin1')]));

/** The end record of a ZIP archive with a comment of this length. */
const archiveEnd = (comment: number) =>
  `PK\u0005\u0006${'\u0000'.repeat(16)}${String.fromCharCode(comment % 256, comment >> 8)}`;

describe('a PDF', () => {
  it('is one that begins, ends and lists its objects as such', async () => {
    expect(await verdict(sound)).toBe('sound');
    expect(await verdict(`\u00ef\u00bb\u00bf${sound}`)).toBe('sound');
    expect(await verdict(`${sound}\r\n\u0000\u0000`)).toBe('sound');
  });

  it('may list them in a stream, and may have been changed and saved again', async () => {
    const at = sound.length;
    const again = `${sound}7 0 obj\n<< /Type /XRef >>\nstream\nendstream\nendobj\nstartxref\n${at}\n%%EOF`;
    expect(await verdict(again)).toBe('sound');
  });

  it.each([
    ['nothing', ''],
    ['a text', 'Curriculum vitae'],
    ['a program', 'MZ\u0090\u0000\u0003'],
    ['a picture', '\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF'],
    ['an archive', 'PK\u0003\u0004'],
    ['a page with a PDF behind it', `<html><script>alert(1)</script>${sound}`],
    ['a picture with a PDF behind it', `\u00ff\u00d8\u00ff\u00e0${'\u0000'.repeat(40)}${sound}`],
  ])('is not %s, whatever its name', async (_what, content) => {
    expect(await verdict(content)).toBe('other');
  });

  it('is not a page for a browser that calls itself one', async () => {
    expect(await verdict(sound.replace('%PDF-1.4\n', '%PDF-1.4\n<ScRipt >alert(1)</script>\n'))).toBe(
      'other',
    );
    expect(await verdict(sound.replace('%PDF-1.4\n', '%PDF-1.4\n<!DOCTYPE html>\n'))).toBe('other');
  });

  it('is not an archive as well', async () => {
    const cut = sound.indexOf('startxref');
    const end = sound.slice(cut);
    expect(await verdict(`${sound.slice(0, cut)}${archiveEnd(end.length)}${end}`)).toBe('other');
    expect(await verdict(`${sound}PK\u0003\u0004content${archiveEnd(0)}`)).toBe('other');
    // The same letters by chance, for example in a picture.
    expect(await verdict(`${sound.slice(0, cut)}PK\u0005\u0006${end}`)).toBe('sound');
  });

  it('is damaged where it was cut, wherever', async () => {
    for (const length of [9, 60, sound.length >> 1, sound.lastIndexOf('%%EOF') - 1]) {
      expect(await verdict(sound.slice(0, length)), `${length}`).toBe('damaged');
    }
  });

  it('is damaged where its end leads nowhere', async () => {
    expect(await verdict(sound.replace(/startxref\n\d+/, 'startxref\n99999'))).toBe('damaged');
    expect(await verdict(sound.replace(/startxref\n\d+/, `startxref\n${sound.indexOf('842')}`))).toBe(
      'damaged',
    );
    expect(await verdict(`${sound}${'encore '.repeat(20)}`)).toBe('damaged');
  });
});
