/** A member identified by the address of their page: by the id at its end, or by a chosen name (vanity). */

export type NamedMember = { readonly id: string } | { readonly vanity: string };

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const bareId = new RegExp(`^${id}$`);
const page = new RegExp(
  `^(?:https?://[^\\s/?#@]+)?/(?:(?:users|entreprises)/(${id})|m/([a-z0-9-]{3,40}))/?(?:[?#].*)?$`,
);

/**
 * Reads an id, or the address of a member's page with or without its site; null for anything else, mail
 * addresses included.
 */
export const readPageAddress = (typed: string): NamedMember | null => {
  const text = typed.trim().toLowerCase();
  if (bareId.test(text)) return { id: text };
  const [, ofPage, vanity] = page.exec(text) ?? [];
  if (ofPage !== undefined) return { id: ofPage };
  return vanity === undefined ? null : { vanity };
};
