import type { ThreadParty } from './actors.ts';
import type { Application } from './application.ts';
import type { ThreadCommand } from './commands.ts';
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

/** Words that come with a command and are kept with the actions that it closes. */
export interface ClosingWords {
  readonly reason: string | null;
  /** Cents, excluding tax. */
  readonly suggestionCents: number | null;
}

/** Words as they are kept: null where there are none. */
export const keptText = (text: string | null | undefined): string | null => text?.trim() || null;

export const closingWords = (command: ThreadCommand): ClosingWords => {
  if (command.type === 'price/refuse') {
    return { reason: keptText(command.text), suggestionCents: command.suggestionCents ?? null };
  }
  return { reason: 'reason' in command ? (command.reason ?? null) : null, suggestionCents: null };
};

const excerptLength = 140;

/** The beginning of a text, on one line, for where there is little room. */
export const excerpt = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= excerptLength ? line : `${line.slice(0, excerptLength - 1).trimEnd()}…`;
};
