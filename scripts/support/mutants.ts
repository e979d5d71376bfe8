/** The used part of StrykerJS's report (mutation-testing-report-schema). Columns and lines count from 1. */
export interface MutantReport {
  readonly files: Readonly<Record<string, MutatedFile>>;
}

interface MutatedFile {
  readonly source: string;
  readonly mutants: readonly Mutant[];
}

interface Place {
  readonly line: number;
  readonly column: number;
}

interface Mutant {
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

/** Mutations of a file that no test needs to notice, from `mutants/explained.txt`. */
export interface Explanation {
  /** Path below the domain's sources. */
  readonly file: string;
  /** `code => what it becomes`, as the command prints it; any whitespace counts as one blank. */
  readonly changes: readonly string[];
}

/** Parses explanations: blocks with a line for the file and the reason, then a line for each change. */
export const readExplanations = (text: string): Explanation[] =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const [head = '', ...changes] = block.split('\n').map((line) => line.trim());
      const [file = '', because = ''] = head.split(/: (.*)/);
      if (because === '' || changes.length === 0) throw new Error(`No file, reason and changes: ${head}`);
      return { file, changes };
    });

const source = 'packages/domain/src/';

const codeAt = (text: string, { start, end }: Mutant['location']): string => {
  const lines = text.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
    )
    .join(' ');
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Surviving mutants without an explanation; and explanations, of mutated files, that match no survivor. */
export const unexplained = (report: MutantReport, explanations: readonly Explanation[]) => {
  const survivors: string[] = [];
  const met = new Set<string>();
  const known = new Map(
    explanations.flatMap(({ file, changes }) =>
      changes.map((change) => [`${file}: ${oneLine(change)}`, file]),
    ),
  );
  const changed = new Set<string | undefined>();
  for (const [path, { source: text, mutants }] of Object.entries(report.files)) {
    const file = path.replace(source, '');
    changed.add(file);
    for (const { status, location, replacement = '' } of mutants) {
      if (status !== 'Survived' && status !== 'NoCoverage') continue;
      const change = oneLine(`${codeAt(text, location)} => ${replacement}`);
      const key = `${file}: ${change}`;
      if (known.has(key)) met.add(key);
      else survivors.push(`${path}:${location.start.line}  ${change}`);
    }
  }
  const stale = [...known].flatMap(([key, file]) => (changed.has(file) && !met.has(key) ? [key] : []));
  return { survivors, stale };
};
