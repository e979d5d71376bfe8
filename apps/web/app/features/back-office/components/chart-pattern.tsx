import type { Paint, Pattern } from './chart-paint.ts';

/** Lines and dots of a pattern, on an 8 by 8 square of the part's colour. */
const strokes: Readonly<Record<Pattern, string>> = {
  plain: '',
  rising: 'M-2 10 10 -2M-2 2 2 -2M6 10 10 6',
  falling: 'M-2 -2 10 10M6 -2 10 2M-2 6 2 10',
  level: 'M0 2h8M0 6h8',
  dots: 'M2 2h.01M6 6h.01',
  grid: 'M0 4h8M4 0v8',
};

/** SVG pattern to fill a part, used as `url(#id)`. */
export const ChartPattern = ({ id, paint: { color, pattern } }: { id: string; paint: Paint }) => (
  <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse">
    <rect width={8} height={8} fill={color} />
    <path
      d={strokes[pattern]}
      stroke="var(--surface)"
      strokeWidth={pattern === 'dots' ? 3 : 1.5}
      strokeLinecap="round"
      opacity={0.85}
    />
  </pattern>
);

/** Sample of the pattern beside the part's name. */
export const ChartSwatch = ({ id, paint }: { id: string; paint: Paint }) => (
  <svg width={18} height={18} aria-hidden>
    <defs>
      <ChartPattern id={id} paint={paint} />
    </defs>
    <rect width={18} height={18} rx={3} fill={`url(#${id})`} />
  </svg>
);
