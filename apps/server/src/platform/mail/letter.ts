export interface LetterLink {
  readonly label: string;
  readonly url: string;
}

/** Subject of a mail at a glance: a title, and facts of a few words each. */
export interface MailCard {
  readonly title: string;
  /** Label and value, in the order in which they are read. */
  readonly facts: readonly (readonly [label: string, value: string])[];
}

/** A mail as its feature writes it: plain sentences, one thing to do. */
export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly card?: MailCard;
  /** What the mail is about, one after the other: a title that leads to it, and what there is to know. */
  readonly entries?: readonly { readonly title: LetterLink; readonly lines: readonly string[] }[];
  readonly button?: LetterLink;
  readonly closing?: string;
  /** What else its reader may want, in small. */
  readonly links?: readonly LetterLink[];
}

/** Links under a mail, and headers that tell mail programs how to stop it. */
export interface MailFooter {
  readonly headers: Readonly<Record<string, string>>;
  readonly links: readonly LetterLink[];
}

declare const isDefined: unique symbol;
/** A letter of a kind that `defineMails` declared: nothing else is rendered, so that the gallery of mails misses none. */
export type DefinedLetter = Letter & { readonly [isDefined]: true };

/** Facts differ by kind; each call is typed by its own. */
type Writers = Readonly<Record<string, (facts: never) => Letter>>;

/** The kinds of mails of a feature: pure functions from facts to a letter. Each has a sample in `apps/server/mails/samples`. */
export const defineMails = <Kinds extends Writers>(
  kinds: Kinds,
): { readonly [Kind in keyof Kinds]: (...facts: Parameters<Kinds[Kind]>) => DefinedLetter } => kinds as never;
