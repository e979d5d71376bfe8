/** Parts of a chart differ by colour and by pattern, for readers who do not see colours. */

export const patterns = ['plain', 'rising', 'dots', 'level', 'falling', 'grid'] as const;
export type Pattern = (typeof patterns)[number];

export interface Paint {
  readonly color: string;
  readonly pattern: Pattern;
}

const colors = ['orange-7', 'slate-6', 'green-7', 'amber-6', 'gray-7', 'slate-4'] as const;

/** Paint of the part with this index among those drawn. */
export const paintAt = (index: number): Paint => ({
  color: `var(--mantine-color-${colors[index % colors.length]})`,
  pattern: patterns[index % patterns.length] ?? 'plain',
});
