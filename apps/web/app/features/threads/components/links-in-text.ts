export interface TextPart {
  readonly text: string;
  /** Link of the part; null for plain text. */
  readonly href: string | null;
}

const candidate = /https:\/\/[^\s<>"«»]+|(?:mailto:)?[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;

/**
 * Removes closing punctuation that does not belong to the address, and a closing bracket whose opening one is
 * outside it.
 */
const trimEnd = (address: string): string => {
  let end = address.replace(/[.,;:!?…'’]+$/u, '');
  while (end.endsWith(')') && !end.includes('(')) end = end.slice(0, -1).replace(/[.,;:!?…]+$/u, '');
  return end;
};

const hrefOf = (address: string): string | null => {
  const target =
    address.startsWith('https:') || address.startsWith('mailto:') ? address : `mailto:${address}`;
  const url = URL.parse(target);
  if (!url) return null;
  // A user name before the host can make an address look like another site.
  if (url.protocol === 'https:') return url.username === '' && url.hostname.includes('.') ? url.href : null;
  return url.protocol === 'mailto:' ? url.href : null;
};

/** Splits a text into plain parts and links; only `https:` and `mailto:` become links (trust, "Input"). */
export const linkParts = (text: string): TextPart[] => {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(candidate)) {
    const address = trimEnd(match[0]);
    const href = hrefOf(address);
    if (!href) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index), href: null });
    parts.push({ text: address, href });
    from = match.index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: null });
  return parts;
};
