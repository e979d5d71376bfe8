export interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** Summary of a mail's subject: a title, and facts of a few words each. */
export interface MailCard {
  readonly title: string;
  /** Label and value, in reading order. */
  readonly facts: readonly (readonly [label: string, value: string])[];
}

/** A mail as its feature writes it: plain sentences and one action. */
export interface MailContent {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly card?: MailCard;
  /** The items that the mail lists: a title with its link, and lines of text. */
  readonly entries?: readonly { readonly title: MailLink; readonly lines: readonly string[] }[];
  readonly button?: MailLink;
  readonly closing?: string;
  /** Other useful links, in small print. */
  readonly links?: readonly MailLink[];
}

/** Unsubscribe links at the foot of a mail, and headers with which mail programs offer to unsubscribe. */
export interface MailFooter {
  readonly headers: Readonly<Record<string, string>>;
  readonly links: readonly MailLink[];
}

declare const isDefined: unique symbol;
/**
 * A mail of a kind declared with `defineMails`. No other mail can be rendered, so that the gallery of mails is
 * complete.
 */
export type DefinedMail = MailContent & { readonly [isDefined]: true };

/** Each kind has its own type of facts; calls are typed by it. */
type Writers = Readonly<Record<string, (facts: never) => MailContent>>;

/**
 * Declares the mails of a feature: pure functions from facts to a mail. Each has a sample in
 * `apps/server/mails/samples`.
 */
export const defineMails = <Kinds extends Writers>(
  kinds: Kinds,
): { readonly [Kind in keyof Kinds]: (...facts: Parameters<Kinds[Kind]>) => DefinedMail } => kinds as never;
