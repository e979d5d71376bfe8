/** One question of the help page. `[words](/address)` in an answer is a link. */
export interface Question {
  /** Its anchor: others link to it. */
  readonly id: string;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
}

export interface Theme {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}
