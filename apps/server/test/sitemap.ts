import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

export const origin = 'http://basoche.test';

/** Reads the sitemap as a robot does. */
export const sitemapOf = ({ app }: Pick<TestApp, 'app'>) => {
  /** The addresses in a sitemap or in an index. */
  const read = async (url: string): Promise<{ root: string | null; addresses: string[]; body: string }> => {
    const { statusCode, body } = await app.inject({ method: 'GET', url });
    expect(statusCode, url).toBe(200);
    const root = new DOMParser({ onError: onErrorStopParsing }).parseFromString(
      body,
      'text/xml',
    ).documentElement;
    expect(root?.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    const addresses = [...(root?.getElementsByTagName('loc') ?? [])].map((loc) => loc.textContent ?? '');
    return { root: root?.localName ?? null, addresses, body };
  };

  /** Every address in the sitemap. */
  const mapped = async (): Promise<string[]> => {
    const index = await read('/sitemap.xml');
    expect(index.root).toBe('sitemapindex');
    const all: string[] = [];
    for (const part of index.addresses) {
      const { root, addresses } = await read(part.replace(origin, ''));
      expect(root).toBe('urlset');
      expect(addresses.length).toBeLessThanOrEqual(50_000);
      all.push(...addresses);
    }
    return all;
  };

  return { read, mapped };
};
