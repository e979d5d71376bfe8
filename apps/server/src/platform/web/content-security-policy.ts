import { createHash } from 'node:crypto';
import type { Config } from '../../config.ts';

/**
 * The content security policy of a page. `scripts` allows its inline scripts: a nonce, or digests of those that the
 * program wrote.
 */
export const policy = (scripts: string, nonce: string, { publicUrl, prismic }: Config): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    // With the content service, pictures of news come from it.
    `img-src 'self' data: blob:${prismic === null ? '' : ' https://images.prismic.io'}`,
    "font-src 'self'",
    `connect-src 'self' ${new URL(publicUrl).origin.replace(/^http/, 'ws')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/**
 * Digests of a page's inline scripts with its nonce, which are those that the program wrote. A cached copy allows
 * scripts by digest only: all its readers know its nonce, which therefore allows only styles.
 */
export const scriptHashesOf = (page: Buffer, nonce: string): string => {
  // One character for each byte: decoding a page would cost more than reading its digests.
  const html = page.toString('latin1');
  const digests = new Set<string>();
  for (const { 0: tag, 1: attributes = '', index } of html.matchAll(/<script([^>]*)>/g)) {
    if (!attributes.includes(` nonce="${nonce}"`) || attributes.includes(' src=')) continue;
    const start = index + tag.length;
    const script = html.slice(start, html.indexOf('</script>', start));
    digests.add(`'sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}'`);
  }
  return [...digests].join(' ');
};
