/**
 * Accepts a path of this site only, since links that are sent to people are not trusted. Browsers drop
 * control characters from an address, so a path that contains any may lead elsewhere and is refused.
 */
export const safeReturn = (asked: string | null): string | null =>
  asked && /^\/(?![/\\])[^\p{Cc}\p{Zl}\p{Zp}]*$/u.test(asked) ? asked : null;
