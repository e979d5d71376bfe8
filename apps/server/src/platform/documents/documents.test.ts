import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { createDeflate, inflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { expectWithin } from '../../../../../scripts/support/bounds.ts';
import { openLog } from '../observability/log.ts';
import type { Block, DocumentHead } from './blocks.ts';
import { openDocuments } from './documents.ts';
import { linesOf, widthOf } from './line-breaks.ts';
import { pdfWriter } from './pdf.ts';
import { glyphsOf } from './typefaces.ts';

const documents = openDocuments(openLog('silent'));
afterAll(() => documents.close());

const head: DocumentHead = {
  title: 'Accord de confidentialité',
  subject: 'Essai',
  at: new Date('2026-11-21T10:00:00Z'),
  foot: 'Accord · version du 21 novembre 2026',
};
const written = (blocks: Block[]) => {
  const writer = pdfWriter(head, null);
  writer.add({ blocks });
  return writer.finish();
};
const body = (text: string): Block => ({ as: 'body', text });

describe('a document', () => {
  it('opens, and says its title, its language and its structure', async () => {
    const { bytes, pages } = written([{ as: 'title', text: 'Accord' }, body('mot '.repeat(3_000))]);
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(pdf.getPageCount()).toBe(pages);
    expect(pages).toBeGreaterThan(2);
    expect(pdf.getTitle()).toBe('Accord de confidentialité');
    expect(pdf.catalog.toString()).toContain('/Lang (fr-FR)');
    expect(pdf.catalog.toString()).toContain('/Marked true');
    expect(pdf.catalog.toString()).toContain('/StructTreeRoot');
  });

  it('is the same, byte by byte, each time that the same is said', () => {
    const blocks: Block[] = [{ as: 'heading', text: 'Objet' }, body('«\u00a0Il était une fois\u00a0»')];
    expect(written(blocks).bytes.equals(written(blocks).bytes)).toBe(true);
  });

  it('carries every font that it uses', async () => {
    const { bytes } = written([{ as: 'title', text: 'Łódź' }, body('Ελλάς, Дом, Nguyễn')]);
    const text = bytes.toString('latin1');
    expect(text.match(/\/Type\/FontDescriptor/g)?.length).toBe(text.match(/\/FontFile2 /g)?.length);
    expect(text).not.toContain('/Helvetica');
  });

  it.each([
    ['a word of 10,000 letters', 'x'.repeat(10_000)],
    ['nothing but no-break spaces', '\u00a0'.repeat(10_000)],
    ['emoji that join', '👩\u200d⚖️🏳️\u200d🌈'.repeat(400)],
    ['letters from right to left', 'שלום עולם والعربية '.repeat(300)],
    ['marks upon marks', `a${'\u0301'.repeat(5_000)}`],
    ['halves of characters and controls', '\ud800\udc00\ud800\u0000\u0007\u001b[0m'],
    ['lines without end', '\n'.repeat(2_000)],
  ])('withstands %s', async (_, text) => {
    const { bytes } = written([body(text), { as: 'labelled', label: text, text }]);
    expect((await PDFDocument.load(bytes)).getPageCount()).toBeGreaterThan(0);
  });

  it('shows a sign where no font has one, and lets it be copied as it was', () => {
    const [sign] = glyphsOf('sans', '漢');
    expect(sign).toMatchObject({ id: 0, isMissing: true, text: '漢' });
    expect(sign?.advance).toBeGreaterThan(0);
    const [page] = pageContents(written([body('漢')]).bytes);
    expect(page).toContain('/ActualText <feff6f22>');
  });

  it('never draws a line that is wider than the page', () => {
    const width = 20_000;
    for (const text of ['x'.repeat(500), 'deux mots '.repeat(80), `${'long'.repeat(60)} court`]) {
      for (const line of linesOf('sans', text, width)) {
        expect(widthOf(line.filter((glyph) => glyph.text !== ' '))).toBeLessThanOrEqual(width);
      }
    }
    expect(linesOf('sans', 'un deux', 100_000)).toHaveLength(1);
  });

  it('numbers its pages', () => {
    const { bytes, pages } = written([body('a'), { as: 'page' }, body('b'), { as: 'page' }, body('c')]);
    expect(pages).toBe(3);
    expect(pageContents(bytes)).toHaveLength(3);
  });
});

describe('making documents', () => {
  it('takes next to nothing of the event loop while fifty are asked for at once', async () => {
    const blocks = Array.from({ length: 120 }, (_, index) => body(`${index} ${'mot '.repeat(40)}`));
    await documents.pdf(head, [{ blocks }]);
    // Measures processor time of the thread, which the load of the machine does not change.
    const before = process.threadCpuUsage();
    const made = await Promise.all(Array.from({ length: 50 }, () => documents.pdf(head, [{ blocks }])));
    const { user, system } = process.threadCpuUsage(before);
    expect(new Set(made.map(({ digest }) => digest)).size).toBe(1);
    expectWithin((user + system) / 1_000 / 50, 10);
  });

  it('goes on with others after one that could not be made', async () => {
    const broken = (async function* () {
      yield { blocks: [body('a')] };
      throw new Error('The database is gone');
    })();
    await expect(documents.pdf(head, broken)).rejects.toThrow('The database is gone');
    const { pages } = await documents.pdf(head, [{ blocks: [body('a')] }]);
    expect(pages).toBe(1);
  });

  it('turns away whoever comes when too many wait', async () => {
    const asked = Array.from({ length: 260 }, () => documents.pdf(head, [{ blocks: [body('a')] }]));
    const outcomes = await Promise.allSettled(asked);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBe(260 - 202);
    for (const outcome of refused) {
      expect(outcome).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
    }
  });
});

/** The drawing operators of each page. */
const pageContents = (bytes: Buffer): string[] => {
  const text = bytes.toString('latin1');
  const found: string[] = [];
  for (const [, number = ''] of text.matchAll(/\/Contents (\d+) 0 R/g)) {
    const object = bytes.indexOf(`\n${number} 0 obj\n`, undefined, 'latin1');
    const start = bytes.indexOf('\nstream\n', object, 'latin1') + 8;
    const end = bytes.indexOf('\nendstream', start, 'latin1');
    found.push(inflateSync(bytes.subarray(start, end)).toString('latin1'));
  }
  return found;
};

describe('a PDF that somebody sends', () => {
  /** Half a megabyte of compressed objects that unpack to half a gigabyte. */
  const swollen = async (): Promise<Uint8Array> => {
    const megabyte = Buffer.alloc(1024 * 1024, ' ');
    const packed = await buffer(
      Readable.from(Array.from({ length: 500 }, () => megabyte)).pipe(createDeflate({ level: 9 })),
    );
    const objects = `<</Type/ObjStm/N 1/First 10/Filter/FlateDecode/Length ${packed.length}>>`;
    return Buffer.concat([
      Buffer.from(`%PDF-1.7\n1 0 obj\n${objects}\nstream\n`),
      packed,
      Buffer.from('\nendstream\nendobj\ntrailer\n<</Root 2 0 R>>\nstartxref\n0\n%%EOF'),
    ]);
  };

  // Runs in a process of its own: one that worked before may have free memory already and hide the growth.
  it('is not unfolded, however much it would come to', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'basoche-swollen-'));
    try {
      const path = join(folder, 'swollen.pdf');
      await writeFile(path, await swollen());
      const reader = join(import.meta.dirname, '../../../test/read-evidence.ts');
      const { stdout } = await promisify(execFile)(process.execPath, [reader, path]);
      const { isRead, grownMegabytes } = JSON.parse(stdout);
      expect(isRead).toBe(false);
      expect(grownMegabytes).toBeLessThan(200);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('waits where it is received, and comes into memory alone', async () => {
    let open = 0;
    let most = 0;
    class Received extends Blob {
      override stream() {
        open += 1;
        most = Math.max(most, open);
        return super.stream();
      }
    }
    const read = async () => {
      await documents.readEvidence(new Received(['{"format":"autre"}']));
      open -= 1;
    };
    await Promise.all(Array.from({ length: 10 }, read));
    // A new task may begin a moment before the sender of the last one is told.
    expect(most).toBeLessThanOrEqual(2);
  });
});
