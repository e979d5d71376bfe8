import type { TextStyle } from './blocks.ts';
import type { Typeface } from './typefaces.ts';

/** Layout of pages, and styles of their texts. */

/** A4, in points. */
export const page = { width: 595.28, height: 841.89, left: 64, right: 64, top: 72, bottom: 76 } as const;
export const measure = page.width - page.left - page.right;
export const inks = {
  ink: '0.118 0.106 0.094',
  soft: '0.392 0.361 0.329',
  accent: '0.902 0.322 0.145',
} as const;
export const line = '0.906 0.882 0.855';

export interface Setting {
  readonly face: Typeface;
  readonly size: number;
  readonly leading: number;
  readonly ink: keyof typeof inks;
  readonly before: number;
  readonly indent: number;
  /** Number of lines that must follow on the same page. */
  readonly keeps: number;
  readonly tag: string;
}

export const body = {
  face: 'sans',
  size: 10.5,
  leading: 15.5,
  ink: 'ink',
  before: 7,
  indent: 0,
  keeps: 0,
  tag: 'P',
} as const;
export const settings: Readonly<Record<TextStyle, Setting>> = {
  title: { ...body, face: 'serif', size: 24, leading: 29, before: 4, keeps: 60, tag: 'H1' },
  subtitle: { ...body, size: 12, leading: 17, ink: 'soft', before: 4, keeps: 30 },
  heading: { ...body, face: 'serif', size: 14, leading: 18, before: 16, keeps: 40, tag: 'H2' },
  body,
  quote: { ...body, indent: 14, before: 3 },
  small: { ...body, size: 8.5, leading: 12, ink: 'soft', before: 3 },
  entry: { ...body, face: 'bold', before: 11, keeps: 30 },
};
