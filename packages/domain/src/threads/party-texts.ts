import type { ThreadParty } from './actors.ts';
import type { Application } from './application.ts';
import { maskContacts } from './contacts.ts';

/**
 * A party's words about the offer: a presentation, or the words with a refusal. They are read before any
 * confidentiality agreement.
 */

/** A title followed by a person's own words. */
const titleWithWords = (title: string, words: string): string => `${title} «\u00a0${words}\u00a0»`;

/** True once both parties accepted the confidentiality agreement. */
export const bothConsented = ({ consents }: Pick<Application, 'consents'>): boolean =>
  consents.creator !== null && consents.candidate !== null;

/**
 * Words of `author` as `reader` may read them: contact details are masked until both parties accepted the
 * agreement.
 */
export const readableWords = <Words extends string | null>(
  application: Pick<Application, 'consents'>,
  words: Words,
  { author, reader }: { readonly author: ThreadParty; readonly reader: ThreadParty },
): Words | string =>
  words === null || author === reader || bothConsented(application) ? words : maskContacts(words);

/** Trims a text for storage; null if it is empty. */
export const trimmedOrNull = (text: string | null | undefined): string | null => text?.trim() || null;

const excerptLength = 140;

/** The beginning of a text, on one line, for narrow places. */
export const excerpt = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= excerptLength ? line : `${line.slice(0, excerptLength - 1).trimEnd()}…`;
};

/** The title of a refusal followed by the creator's words, as the candidate may read them. */
export const withRefusalWords = (
  title: string,
  application: Pick<Application, 'consents'>,
  text: string | null,
): string => {
  const reading = { author: 'creator', reader: 'candidate' } as const;
  return text === null ? title : titleWithWords(title, excerpt(readableWords(application, text, reading)));
};
