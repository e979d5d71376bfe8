/** One block of a text typed without formatting: a paragraph with its lines, or a list with its items. */
export type Block =
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] }
  | { readonly kind: 'bullets' | 'numbers'; readonly lines: readonly string[] };

interface Line {
  readonly kind: Block['kind'];
  readonly text: string;
  readonly number: number;
  readonly isIndented: boolean;
}

const bullet = /^\s*[-–—•*·]\s+(.*\S)\s*$/u;
const numbered = /^\s*(\d{1,2})[.)]\s+(.*\S)\s*$/u;

const readLine = (line: string): Line => {
  const isIndented = /^\s{2,}/.test(line);
  const dashed = bullet.exec(line);
  if (dashed) return { kind: 'bullets', text: dashed[1] ?? '', number: 0, isIndented };
  const counted = numbered.exec(line);
  if (counted) return { kind: 'numbers', text: counted[2] ?? '', number: Number(counted[1]), isIndented };
  return { kind: 'paragraph', text: line.trim(), number: 0, isIndented };
};

/**
 * Splits a typed text into paragraphs and lists. An empty line ends a paragraph.
 *
 * Lines that start with a dash, or with 1., 2., 3. in this order, form a list, even with empty lines between
 * them. An indented line continues the item above it. Any other line stays as it is.
 */
export const readProse = (text: string): Block[] => {
  const blocks: { kind: Block['kind']; lines: string[] }[] = [];
  let isBroken = true;
  for (const raw of text.split(/\r\n?|\n/)) {
    if (raw.trim() === '') {
      isBroken = true;
      continue;
    }
    const line = readLine(raw);
    const last = blocks.at(-1);
    const expected = last?.kind === 'numbers' ? last.lines.length + 1 : 1;
    const isList = line.kind === 'bullets' || (line.kind === 'numbers' && line.number === expected);
    if (isList) {
      if (last?.kind === line.kind) last.lines.push(line.text);
      else blocks.push({ kind: line.kind, lines: [line.text] });
    } else if (last && last.kind !== 'paragraph' && line.isIndented && !isBroken) {
      last.lines.push(`${last.lines.pop() ?? ''} ${raw.trim()}`);
    } else if (last?.kind === 'paragraph' && !isBroken) {
      last.lines.push(raw.trim());
    } else {
      blocks.push({ kind: 'paragraph', lines: [raw.trim()] });
    }
    isBroken = false;
  }
  return blocks;
};
