/** Content of a document, independent of its format. Its writer decides about positions and pages. */

/** Style of a text. `entry` is the head of a list item; `quote` is text written by a user. */
export type TextStyle = 'title' | 'subtitle' | 'heading' | 'body' | 'quote' | 'small' | 'entry';

export type ColumnStyle = 'plain' | 'soft' | 'strong';

export interface Cell {
  readonly text: string;
  /** Share of the page's width, from 0 to 1. */
  readonly width: number;
  /** True if its lines are right-aligned, as figures are. */
  readonly isRight?: boolean;
  /** True if its first line is a name (set in bold). */
  readonly isNamed?: boolean;
}

export type Block =
  | { readonly as: TextStyle; readonly text: string }
  /** A label and its value, side by side. */
  | { readonly as: 'labelled'; readonly label: string; readonly text: string }
  /** Texts side by side, each with its share of the width. */
  | { readonly as: 'columns'; readonly style?: ColumnStyle; readonly cells: readonly Cell[] }
  | { readonly as: 'separator' }
  /** Starts a new page. */
  | { readonly as: 'page' };

/** Properties of a document, apart from its content. The same heads and blocks give the same bytes. */
export interface DocumentHead {
  readonly title: string;
  readonly subject: string;
  /** Time of creation, which is written into the document. */
  readonly at: Date;
  /** Text at the foot of each page, beside the page number. */
  readonly foot: string;
  /** Head of the first page; the platform's own by default. */
  readonly letterhead?: { readonly name: string; readonly words: string };
  /** Present if the document is an archive: PDF/A-3, level B (ISO 19005-3), with its author's name. */
  readonly archive?: { readonly author: string };
}

/** A file embedded in a document. */
export interface FileAttachment {
  readonly name: string;
  readonly mediaType: string;
  readonly description: string;
  /** Relation to the pages: data about them, or the same content in another format. */
  readonly relation?: 'Data' | 'Alternative';
}

/** Pieces of a document, in their order: blocks, and parts of the embedded file's text. */
export interface Piece {
  readonly blocks?: readonly Block[];
  readonly attached?: string;
}
