/** What a document says, whatever it is written as. Positions and pages are the writer's affair. */

/** How a text is set. `entry` is the head of one thing of a list, `quote` what somebody wrote. */
export type TextStyle = 'title' | 'subtitle' | 'heading' | 'body' | 'quote' | 'small' | 'entry';

export type ColumnStyle = 'plain' | 'soft' | 'strong';

export interface Cell {
  readonly text: string;
  /** Of the page's, from 0 to 1. */
  readonly width: number;
  /** Its lines end at the right, as figures do. */
  readonly isRight?: boolean;
  /** Its first line is a name. */
  readonly isNamed?: boolean;
}

export type Block =
  | { readonly as: TextStyle; readonly text: string }
  /** A name and what it names, side by side. */
  | { readonly as: 'fact'; readonly label: string; readonly text: string }
  /** Texts side by side, each in its part of the width. */
  | { readonly as: 'columns'; readonly style?: ColumnStyle; readonly cells: readonly Cell[] }
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
  /** What stands at the head of the first page: the platform's own where nothing is said. */
  readonly letterhead?: { readonly name: string; readonly words: string };
  /** It is kept for years: PDF/A-3, level B (ISO 19005-3), and says who wrote it. */
  readonly archive?: { readonly author: string };
}

/** A file that a document carries inside. */
export interface Attached {
  readonly name: string;
  readonly mediaType: string;
  readonly description: string;
  /** What it is to the pages: data about them, or the same in another form. */
  readonly relation?: 'Data' | 'Alternative';
}

/** What a document is made from, in the order in which it comes: blocks, and pieces of the file that it carries. */
export interface Piece {
  readonly blocks?: readonly Block[];
  readonly attached?: string;
}
