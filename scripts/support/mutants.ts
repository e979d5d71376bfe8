/** What StrykerJS tells of its mutants, as far as it is read (mutation-testing-report-schema). Columns and lines count from 1. */
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

/** Changes of a file that no test should notice, as `mutants/explained.txt` has them. */
export interface Explanation {
  /** Below the domain's sources. */
  readonly file: string;
  /** `code => what it becomes`, as the command prints it; blanks count as one. */
  readonly changes: readonly string[];
}

/** Reads explanations: blocks of a line with the file and the reason, and a line for each change. */
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

/** The mutants that survive without an explanation, and the explanations, of files that were changed, that no survivor needs. */
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
