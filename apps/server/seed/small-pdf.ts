/** A hand-made PDF of one page with a few lines: valid for a reader, and small enough to read in a test. */

/** Letters of Windows-1252 outside Latin-1 that French uses. */
const beyond: Readonly<Record<string, number>> = {
  '’': 0x92,
  œ: 0x9c,
  Œ: 0x8c,
  '–': 0x96,
  '€': 0x80,
  '\u202f': 0xa0,
};

const escaped = (text: string): string =>
  text
    .replace(/[\\()]/g, (sign) => `\\${sign}`)
    .replace(/[^\x20-\x7e]/gu, (sign) => {
      const code = beyond[sign] ?? sign.charCodeAt(0);
      return `\\${(code > 255 ? 0x3f : code).toString(8).padStart(3, '0')}`;
    });

export interface PdfLine {
  readonly text: string;
  readonly size?: number;
}

export const smallPdf = (lines: readonly PdfLine[]): Uint8Array<ArrayBuffer> => {
  const drawn = lines.map(({ text, size = 11 }) => `/F1 ${size} Tf 0 -${size + 9} Td (${escaped(text)}) Tj`);
  const stream = `BT 56 800 Td\n${drawn.join('\n')}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const entries = ['0000000000 65535 f ', ...offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n `)];
  const table = `xref\n0 ${entries.length}\n${entries.join('\n')}\n`;
  const trailer = `trailer\n<< /Size ${entries.length} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(body + table + trailer, 'latin1'));
};
