import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attachmentNamed, cleanFileName } from './file-names.ts';

const clean = (name: string) => cleanFileName(name, 'pdf');

describe('the name of a file', () => {
  it.each([
    ['CV Léa Fontaine.pdf', 'CV Léa Fontaine.pdf'],
    ['CV.PDF', 'CV.pdf'],
    ['CV', 'CV.pdf'],
    ['cv.pdf.exe', 'cv.pdf.exe.pdf'],
    ['../../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\lea\\cv.pdf', 'cv.pdf'],
    ['/var/lib/cv.pdf', 'cv.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['..', 'document.pdf'],
    ['', 'document.pdf'],
    ['  \t ', 'document.pdf'],
    ['a\u0000b\r\nSet-Cookie: x.pdf', 'abSet-Cookie x.pdf'],
    ['cv\u202efdp.exe', 'cvfdp.exe.pdf'],
    ['cv\u2066\u200b\ufeff.pdf', 'cv.pdf'],
    ['cv<script>"?*|.pdf', 'cv script.pdf'],
    ['CV %22été%22.pdf', 'CV été.pdf'],
    ['履歴書.pdf', '履歴書.pdf'],
    ['e\u0301te\u0301.pdf', 'été.pdf'],
    ['cv\ud800.pdf', 'cv\ufffd.pdf'],
  ])('%j is shown as %j', (given, shown) => {
    expect(clean(given)).toBe(shown);
  });

  it('is cut to 120 characters, between two of them', () => {
    expect(clean(`${'a'.repeat(300)}.pdf`)).toBe(`${'a'.repeat(116)}.pdf`);
    const flags = clean('🇫🇷'.repeat(60));
    expect(flags.length).toBeLessThanOrEqual(120);
    expect(flags.replace('.pdf', '').replaceAll('🇫🇷', '')).toBe('');
  });

  it('is the same when it is cleaned again, also where something hidden stood between two signs', () => {
    const name = clean('ꙴ\u0000\u0596');
    expect(clean(name)).toBe(name);
  });

  it('is a name of 120 characters at most on one line, whatever was given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
        const name = clean(given);
        expect(name).toMatch(/^[^/\\\p{Cc}\p{Cf}\u2028\u2029<>:"|?*]{1,116}\.pdf$/u);
        expect(clean(name)).toBe(name);
        expect(name.isWellFormed()).toBe(true);
        // The header contains only characters that a header allows.
        expect(attachmentNamed(name)).toMatch(
          /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.!~%-]+$/,
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it('goes into a header in plain letters and whole', () => {
    expect(attachmentNamed("CV d'été (Léa).pdf")).toBe(
      "attachment; filename=\"CV d'ete (Lea).pdf\"; filename*=UTF-8''CV%20d%27%C3%A9t%C3%A9%20%28L%C3%A9a%29.pdf",
    );
    expect(attachmentNamed('履歴書.pdf')).toContain('filename="document.pdf"');
  });
});
