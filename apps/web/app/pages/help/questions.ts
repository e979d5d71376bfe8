/** One question of the help page. `[words](/address)` in an answer is a link. */
export interface Question {
  /** Anchor of the question; other pages link to it. */
  readonly id: string;
  readonly question: string;
  /** Paragraphs of the answer. */
  readonly answer: readonly string[];
  /** Lines below the answer, each with its term. */
  readonly list?: readonly { readonly term: string; readonly text: string }[];
}

export interface Theme {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}
