/**
 * Accepts a path of this site only, since links that are sent to people are not trusted. Browsers drop
 * control characters from an address, so a path that contains any may lead elsewhere and is refused.
 */
export const safeReturn = (path: string | null): string | null =>
  path && /^\/(?![/\\])[^\p{Cc}\p{Zl}\p{Zp}]*$/u.test(path) ? path : null;
