/**
 * Only an address of this site: what stands in a link that was sent to somebody is not trusted. Browsers leave control characters
 * out of an address, so that one with any may lead elsewhere than it reads.
 */
export const safeReturn = (asked: string | null): string | null =>
  asked && /^\/(?![/\\])[^\p{Cc}\p{Zl}\p{Zp}]*$/u.test(asked) ? asked : null;
