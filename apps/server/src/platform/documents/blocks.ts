/** What a document says, whatever it is written as. Positions and pages are the writer's affair. */

/** How a text is set. `entry` is the head of one thing of a list, `quote` what somebody wrote. */
export type TextStyle = 'title' | 'subtitle' | 'heading' | 'body' | 'quote' | 'small' | 'entry';

export type Block =
  | { readonly as: TextStyle; readonly text: string }
  /** A name and what it names, side by side. */
  | { readonly as: 'fact'; readonly label: string; readonly text: string }
  | { readonly as: 'rule' }
  /** What follows begins a page. */
  | { readonly as: 'page' };

/** What a document is, apart from what it says. The same heads and blocks give the same bytes. */
export interface DocumentHead {
  readonly title: string;
  readonly subject: string;
  /** When it was made: written into it. */
  readonly at: Date;
  /** What stands at the foot of each page, beside its number. */
  readonly foot: string;
}

/** A file that a document carries inside. */
export interface Attached {
  readonly name: string;
  readonly mediaType: string;
  readonly description: string;
}

/** What a document is made from, in the order in which it comes: blocks, and pieces of the file that it carries. */
export interface Piece {
  readonly blocks?: readonly Block[];
  readonly attached?: string;
}
