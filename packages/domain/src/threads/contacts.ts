/**
 * Masks contact details in texts whose reader may not have them yet (rules §3, "Words"): mail addresses, web
 * addresses, phone numbers and @names. A text without any is unchanged, and masking twice changes nothing.
 */

export const contactMask = '[coordonnées masquées]';

const mail =
  /[^\s@＠<>()[\]"«»,;]+\s?(?:[@＠]|[([]\s?(?:at|arobase|@)\s?[)\]])\s?[^\s@＠<>()[\]"«»,;]+\.[a-z]{2,}/giu;

const webEndings = 'fr|com|net|org|eu|io|be|ch|lu|uk|de|es|it|app|dev|pro|law|legal|paris|bzh|info|biz';

/**
 * Web addresses with a scheme or `www.`, with a common ending, or with a path: "linkedin.com/in/nom",
 * "t.me/nom".
 */
const web = new RegExp(
  [
    String.raw`\b(?:https?|ftp|mailto|tel|sms|whatsapp):\S+`,
    String.raw`\bwww\.\S+`,
    String.raw`\b[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:${webEndings})\b(?:[/?#:]\S*)?`,
    String.raw`\b[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.[a-z]{2,8}/[\w@%+-]\S*`,
  ].join('|'),
  'giu',
);

const gap = String.raw`[\s.\-_/()·]{0,3}`;
/** Phone numbers: French ones, and those of other countries after + or 00. */
const phone = new RegExp(
  [
    String.raw`(?<![\d+])(?:\+|00)${gap}[1-9](?:${gap}\d){7,13}(?!\d)`,
    String.raw`(?<!\d)0[1-9](?:${gap}\d\d){4}(?!\d)`,
  ].join('|'),
  'gu',
);
/** A date before other digits, which looks like a phone number: "06.12.2024 10". */
const day = /^\d\d([./-])\d\d\1(?:19|20)\d\d/;

const name = /(?<![\p{L}\d._@])[@＠][\p{L}\d_][\p{L}\d_.-]+/gu;

/** Replaces each contact detail of the text by `contactMask`. */
export const maskContacts = (text: string): string =>
  text
    .replace(mail, contactMask)
    .replace(web, contactMask)
    .replace(phone, (found) => (day.test(found) ? found : contactMask))
    .replace(name, contactMask);
