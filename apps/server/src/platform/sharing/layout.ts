import { type CSSProperties, createElement, type ReactNode } from 'react';
import type { SharedCard } from './card.ts';
import { sans, serif } from './fonts.ts';
import { mark } from './mark.ts';

/** Layout of a shared page's picture: the title as large as possible, then the facts. */

export const pictureSize = { width: 1200, height: 630 } as const;

const inks = {
  paper: '#fbf9f6',
  ink: '#1e1b18',
  soft: '#645c54',
  line: '#e7e1da',
  orange: '#e65225',
  dark: '#c8401a',
} as const;

/** A box with an explicit `display`, which the library requires. */
const box = (style: CSSProperties, ...children: readonly ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

const titles: CSSProperties = { fontFamily: serif, fontWeight: 600 };

/** A text of at most `clamp` lines; the rest is cut. */
const lines = (text: string, clamp: number, style: CSSProperties) =>
  createElement(
    'div',
    { style: { display: 'block', lineClamp: clamp, wordBreak: 'break-word', ...style } },
    text,
  );

/** Removes characters that our typefaces lack (emoji), and replaces narrow no-break spaces. */
const drawable = (text: string): string =>
  text
    .replaceAll('\u202f', '\u00a0')
    .replace(/\p{Extended_Pictographic}|\u{fe0f}|\u{200d}/gu, '')
    .replace(/\s+/gu, (space) => (space === '\u00a0' ? space : ' '))
    .trim();

const titleSize = (title: string): number => {
  const { length } = Array.from(title);
  if (length <= 34) return 76;
  if (length <= 70) return 64;
  return length <= 120 ? 54 : 46;
};

const dataUrl = (type: string, bytes: Uint8Array): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

const header = (kind: string) =>
  box(
    { alignItems: 'center', justifyContent: 'space-between' },
    box(
      { alignItems: 'center', gap: 18 },
      createElement('img', { src: dataUrl('image/svg+xml', Buffer.from(mark)), width: 60, height: 60 }),
      box({ ...titles, fontSize: 46, letterSpacing: -0.5 }, 'Basoche'),
    ),
    box(
      {
        fontSize: 28,
        fontWeight: 600,
        color: inks.dark,
        backgroundColor: '#fcf2ea',
        borderRadius: 10,
        padding: '8px 22px',
      },
      kind,
    ),
  );

const heading = ({ above, title, portrait }: SharedCard) =>
  box(
    { flexGrow: 1, alignItems: 'center', gap: 48 },
    ...(portrait === null
      ? []
      : [
          createElement('img', {
            src: dataUrl('image/jpeg', portrait.jpeg),
            width: 220,
            height: 220,
            style: { borderRadius: portrait.isRound ? 110 : 16, border: `2px solid ${inks.line}` },
          }),
        ]),
    box(
      { flexDirection: 'column', flexGrow: 1, flexBasis: 0, gap: 14 },
      ...(above === null
        ? []
        : [lines(drawable(above), 1, { fontSize: 32, fontWeight: 600, color: inks.dark })]),
      lines(drawable(title), 3, {
        ...titles,
        fontSize: titleSize(title),
        lineHeight: 1.12,
        letterSpacing: -1,
        textWrap: 'balance',
      }),
    ),
  );

const footer = ({ by, facts }: SharedCard) =>
  box(
    { flexDirection: 'column', gap: 8, borderTop: `2px solid ${inks.line}`, paddingTop: 24, fontSize: 32 },
    ...(by === null ? [] : [lines(drawable(by), 1, { fontWeight: 600 })]),
    ...(facts.length === 0
      ? []
      : [lines(drawable(facts.join('  ·  ')), by === null ? 2 : 1, { color: inks.soft })]),
  );

export const layout = (card: SharedCard): ReactNode =>
  box(
    {
      ...pictureSize,
      flexDirection: 'column',
      backgroundColor: inks.paper,
      color: inks.ink,
      fontFamily: sans,
      boxSizing: 'border-box',
      borderBottom: `14px solid ${inks.orange}`,
      padding: '48px 64px 40px',
      gap: 20,
    },
    header(card.kind),
    heading(card),
    ...(card.by === null && card.facts.length === 0 ? [] : [footer(card)]),
  );
