/** Only an address of this site: what stands in a link that was sent to somebody is not trusted. */
export const safeReturn = (asked: string | null): string | null =>
  asked && /^\/(?![/\\])/.test(asked) ? asked : null;
