import { createHash } from 'node:crypto';
import type { Config } from '../../config.ts';

/** What a page says of scripts that stand in it: this nonce, or the digests of those that the program wrote. */
export const policy = (scripts: string, nonce: string, { publicUrl, prismic }: Config): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    // Where news are written in the content service, their pictures come from it too.
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
 * The digests of the scripts in a page that carry its nonce: those that the program wrote, and no other. A copy that several
 * visitors read admits its scripts by what they are; its nonce, which all of them could know, admits styles alone.
 */
export const digestsOf = (html: string, nonce: string): string => {
  const digests = new Set<string>();
  for (const { 0: tag, 1: attributes = '', index } of html.matchAll(/<script([^>]*)>/g)) {
    if (!attributes.includes(` nonce="${nonce}"`) || attributes.includes(' src=')) continue;
    const start = index + tag.length;
    const script = html.slice(start, html.indexOf('</script>', start));
    digests.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return [...digests].join(' ');
};
