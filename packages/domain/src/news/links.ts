import { readWebAddress } from '../members/web-address.ts';

/**
 * Links in articles written here: to the web over https, to a mail address, or inside the site; nothing
 * executable (trust, "Input").
 */

const linkLength = 2_000;

const web = /^https:\/\/[\p{L}\p{N}._-]+(?::\d{1,5})?(?:[/?#][^\s\p{C}\\"'<>`^{|}]*)?$/u;
const mail = /^mailto:[^\s\p{C}@\\"'<>`^{|}?&#]+@[^\s\p{C}@\\"'<>`^{|}?&#]+$/u;
const sitePath = /^\/(?!\/)[^\s\p{C}\\"'<>`^{|}]*$/u;

/** True if a link may be written into an article. */
export const isWritableLink = (url: string): boolean =>
  url.length <= linkLength && (web.test(url) || mail.test(url) || sitePath.test(url));

/**
 * Converts a typed text to a link: « exemple.fr », « contact@exemple.fr », « /blog »; null if it is not one.
 */
export const readLink = (typed: string): string | null => {
  const text = typed.trim();
  const address = text.replace(/^mailto:/i, '');
  const asMail = `mailto:${address}`;
  if (/^[^/]+@[^/]+\.[^/.]+$/.test(address) && isWritableLink(asMail)) return asMail;
  if (text.startsWith('/')) return isWritableLink(text) ? text : null;
  const found = readWebAddress(text);
  return found !== null && isWritableLink(found) ? found : null;
};
