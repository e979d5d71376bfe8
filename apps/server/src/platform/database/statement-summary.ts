/** Summary of a SQL statement for traces: without values, and without anything that could be one. */
export interface StatementSummary {
  /** The first word and the first table, such as `select member`. */
  readonly name: string;
  readonly text: string;
}

/** Longest text of a summary, in characters. */
const longest = 2_000;

/** Comments, quoted names, literals and numbers of SQL, in the order of precedence. */
const parts =
  /--[^\n]*|\/\*.*?\*\/|"(?:[^"]|"")*"|[eE]'(?:[^'\\]|''|\\.)*'|'(?:[^']|'')*'|\$(\w*)\$.*?\$\1\$|(?<![\w$."])\d+(?:\.\d+)?/gs;

const without = (text: string): string =>
  text.replace(parts, (part) => {
    if (part.startsWith('"')) return part;
    return part.startsWith('--') || part.startsWith('/*') ? ' ' : '?';
  });

const summarised = (statement: string): StatementSummary => {
  const text = without(statement).replaceAll(/\s+/g, ' ').trim();
  const [first = ''] = text.split(/[ (;]/, 1);
  const verb = /^[a-z]+$/i.test(first) ? first.toLowerCase() : 'statement';
  // An unmatched quote outside a quoted name means that the text was not understood: return only the verb.
  if (text.replaceAll(/"(?:[^"]|"")*"/g, '').includes("'")) return { name: verb, text: verb };
  const [, table] = /\b(?:from|into|update|join)\s+([\w."]+)/i.exec(text) ?? [];
  return {
    name: table === undefined ? verb : `${verb} ${table.replaceAll('"', '')}`,
    text: text.slice(0, longest),
  };
};

/** Maximum of cached summaries. Lists alone have some thousand statements, one for each set of filters. */
const mostKept = 2_000;

/** Summarises statements, each text once. */
export const openSummaries = (): ((statement: string) => StatementSummary) => {
  const summaries = new Map<string, StatementSummary>();
  return (statement) => {
    const cached = summaries.get(statement);
    if (cached !== undefined) return cached;
    if (summaries.size === mostKept) summaries.clear();
    const summary = summarised(statement);
    summaries.set(statement, summary);
    return summary;
  };
};
