import { titleWithWords } from '../notifications/titles.ts';
import type { ThreadParty } from './actors.ts';
import type { Application } from './application.ts';
import { maskContacts } from './contacts.ts';

/** Words of a party about the offer: a presentation, or what comes with a refusal. They are read before any confidentiality agreement. */

const bothConsented = ({ consents }: Pick<Application, 'consents'>): boolean =>
  consents.creator !== null && consents.candidate !== null;

/** Words of `author` as `reader` may read them: without contact details until both parties accepted the agreement. */
export const readableWords = <Words extends string | null>(
  application: Pick<Application, 'consents'>,
  words: Words,
  { author, reader }: { readonly author: ThreadParty; readonly reader: ThreadParty },
): Words | string =>
  words === null || author === reader || bothConsented(application) ? words : maskContacts(words);

/** Words as they are kept: null where there are none. */
export const keptText = (text: string | null | undefined): string | null => text?.trim() || null;

const excerptLength = 140;

/** The beginning of a text, on one line, for where there is little room. */
export const excerpt = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= excerptLength ? line : `${line.slice(0, excerptLength - 1).trimEnd()}…`;
};

/** The title of a refusal with the creator's words after it, as the candidate may read them. */
export const withRefusalWords = (
  title: string,
  application: Pick<Application, 'consents'>,
  text: string | null,
): string => {
  const reading = { author: 'creator', reader: 'candidate' } as const;
  return text === null ? title : titleWithWords(title, excerpt(readableWords(application, text, reading)));
};
