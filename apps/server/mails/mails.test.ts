import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderSample } from './gallery.ts';
import { publicUrl, type Sample } from './sample.ts';
import { samples } from './samples.ts';

const source = join(import.meta.dirname, '../src');

/** Names of the families of mails that the sources define, with their kinds. */
const definedKinds = async (): Promise<string[]> => {
  const kinds: string[] = [];
  for await (const file of glob('**/*.ts', { cwd: source })) {
    if (file.endsWith('mail-content.ts')) continue;
    const text = await readFile(join(source, file), 'utf8');
    const families = [...text.matchAll(/export const (\w+) = defineMails\(/g)].map(
      ([, family = '']) => family,
    );
    expect(text.split('defineMails(').length - 1, file).toBe(families.length);
    if (families.length === 0) continue;
    const module: Record<string, object> = await import(join(source, file));
    for (const family of families) {
      kinds.push(...Object.keys(module[family] ?? {}).map((kind) => `${family}.${kind}`));
    }
  }
  return kinds.toSorted();
};

const rendered = samples.map((sample) => ({ sample, mail: renderSample(sample) }));

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The words of an HTML mail, without its preview for lists of mails. */
const wordsOf = (html: string): string =>
  html
    .replace(/<head>.*?<\/head>/s, '')
    .replace(/<div style="display:none.*?<\/div>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ');

const nameOf = ({ family, kind, variant }: Sample) => `${family}.${kind} ${variant}`;

describe('every kind of mail', () => {
  it('has a sample that the gallery shows', async () => {
    const shown = new Set(samples.map(({ family, kind }) => `${family}.${kind}`));
    expect([...shown].toSorted()).toEqual(await definedKinds());
  });

  it('has a subject and says what it says', () => {
    for (const { sample, mail } of rendered) {
      expect(mail.subject.trim(), nameOf(sample)).not.toBe('');
      expect(wordsOf(mail.html).trim(), `${nameOf(sample)}: the logotype`).toMatch(/^b Basoche /);
      for (const part of [mail.subject, mail.text, wordsOf(mail.html)]) {
        expect(part, nameOf(sample)).not.toMatch(/\b(undefined|null|NaN|Invalid Date)\b|\[object/);
      }
    }
  });

  it('carries every sentence, sum, date and link in its text and in its HTML', () => {
    for (const { sample, mail } of rendered) {
      const words = wordsOf(mail.html);
      const lines = mail.text.split('\n').filter((line) => line.trim() !== '' && line !== '-- ');
      for (const line of lines) {
        // A label stands in a cell of its own in the HTML, and an address in a link.
        const parts = line.startsWith('https://') ? [] : line.split('\u202f:');
        for (const part of parts) {
          expect(words, nameOf(sample)).toContain(part.replaceAll(/\s+/g, ' ').trim());
        }
      }
      const addresses = lines.filter((line) => line.startsWith('https://'));
      for (const address of addresses) {
        expect(mail.html, nameOf(sample)).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
      }
      for (const [, href = ''] of mail.html.matchAll(/href="([^"]+)"/g)) {
        expect(mail.text, nameOf(sample)).toContain(href.replaceAll('&amp;', '&'));
      }
    }
  });

  it('leads to the public address alone, and loads nothing', () => {
    for (const { sample, mail } of rendered) {
      const addresses = [...`${mail.html} ${mail.text}`.matchAll(/https?:\/\/[^\s"<)]+/g)].map(
        ([url]) => url,
      );
      const elsewhere = addresses.filter((url) => !url.startsWith(`${publicUrl}/`));
      expect(elsewhere, nameOf(sample)).toEqual([]);
      expect(mail.html, nameOf(sample)).not.toMatch(/<img|<script|url\(|@import/);
    }
  });

  it('keeps the typography of French', () => {
    for (const { sample, mail } of rendered) {
      const words = `${mail.subject} ${mail.text}`.replaceAll(/https?:\S+/g, '');
      expect(words, nameOf(sample)).not.toMatch(/\p{L}'\p{L}| [;!?»]| :|« |"/u);
    }
  });
});
