import ts from 'typescript';

/** Reads the comments of a file, and finds those that break the rules of CONTRIBUTING ("Comments"). */

export interface Comment {
  /** Line of its first character, from 1. */
  readonly line: number;
  /** Its prose without delimiters; paragraphs are separated by a line break. */
  readonly text: string;
}

const longestComment = 240;

const beginning = /^(?:What|Who|Whom|Whose|Whoever|Of|Those|How far)\b/;

/** Reasons why a comment is refused; none if it is fine. */
export const faultsOf = ({ text }: Comment): string[] => {
  const firstWord = beginning.exec(text)?.[0];
  const longest = Math.max(...text.split('\n').map(({ length }) => length));
  return [
    ...(firstWord === undefined ? [] : [`begins with "${firstWord}": begin with a verb or a noun`]),
    ...(longest > longestComment ? [`has ${longest} characters, ${longestComment} are the most`] : []),
  ];
};

/** Lines that tools read. */
const isDirective = (line: string) => /^(?:biome-ignore|@ts-|@vitest-|#__|\/ <reference|!)/.test(line);

/** Joins lines into prose. An empty line, a list item and a tag begin a new paragraph. */
const prose = (lines: readonly string[]): string => {
  const paragraphs: string[] = [];
  let isOpen = false;
  for (const line of lines.map((one) => one.trim())) {
    if (line === '') {
      isOpen = false;
      continue;
    }
    if (isOpen && !/^(?:@\w|[-*] |\d+\. )/.test(line)) paragraphs.push(`${paragraphs.pop() ?? ''} ${line}`);
    else paragraphs.push(line);
    isOpen = true;
  }
  return paragraphs.join('\n');
};

const insideOf = (raw: string): string[] =>
  raw.startsWith('/*')
    ? raw
        .slice(2, -2)
        .split('\n')
        .map((line) => line.replace(/^\s*\*+ ?/, ''))
    : [raw.replace(/^(?:\/\/|--)/, '')];

interface FoundComment {
  readonly line: number;
  readonly raw: string;
  /** True if only spaces stand before it on its line. */
  readonly isAlone: boolean;
}

/** Joins comments of one line each that stand on consecutive lines. */
const joinLines = (found: readonly FoundComment[]): Comment[] => {
  const comments: { line: number; last: number; isAlone: boolean; lines: string[] }[] = [];
  for (const { line, raw, isAlone } of found) {
    const lines = insideOf(raw);
    if (isDirective(lines[0]?.trim() ?? '')) continue;
    const before = comments.at(-1);
    const isBlock = raw.startsWith('/*');
    if (before?.isAlone && isAlone && !isBlock && before.last === line - 1) {
      before.lines.push(...lines);
      before.last = line;
    } else comments.push({ line, last: isBlock ? Number.NaN : line, isAlone, lines });
  }
  return comments.map(({ line, lines }) => ({ line, text: prose(lines) })).filter(({ text }) => text !== '');
};

/** Comments of TypeScript, found by its parser: a string may contain two slashes. */
const ofTypeScript = (path: string, text: string): FoundComment[] => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = new Map<number, FoundComment>();
  const add = (ranges: readonly ts.CommentRange[] | undefined) => {
    for (const { pos, end } of ranges ?? []) {
      const before = text.slice(text.lastIndexOf('\n', pos - 1) + 1, pos);
      const line = file.getLineAndCharacterOfPosition(pos).line + 1;
      found.set(pos, { line, raw: text.slice(pos, end), isAlone: before.trim() === '' });
    }
  };
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.JsxText) return;
    if (node.getChildCount(file) === 0) {
      add(ts.getLeadingCommentRanges(text, node.pos));
      add(ts.getTrailingCommentRanges(text, node.pos));
      return;
    }
    for (const child of node.getChildren(file)) if (!ts.isJSDoc(child)) visit(child);
  };
  visit(file);
  return [...found].sort(([a], [b]) => a - b).map(([, one]) => one);
};

const findComments = (text: string, form: RegExp): FoundComment[] =>
  [...text.matchAll(form)].map(({ 0: raw, index }) => {
    const before = text.slice(0, index);
    return {
      line: before.split('\n').length,
      raw,
      isAlone: before.slice(before.lastIndexOf('\n') + 1).trim() === '',
    };
  });

/** Comments of a file of TypeScript, CSS or SQL; lines that follow each other are one comment. */
export const commentsOf = (path: string, text: string): Comment[] => {
  if (path.endsWith('.css')) return joinLines(findComments(text, /\/\*[\s\S]*?\*\//g));
  if (path.endsWith('.sql')) return joinLines(findComments(text, /--.*|\/\*[\s\S]*?\*\//g));
  return joinLines(ofTypeScript(path, text));
};
