import type { VariantColorsResolver } from '@mantine/core';

/** A theme colour, with its shade where one is given: `gray`, `gray.7`. */
const themeColor = (color = 'orange') => {
  const [name, shade] = color.split('.');
  const variable = (part: string | number) => `var(--mantine-color-${name}-${part})`;
  const part = (usual: string) => variable(shade ?? usual);
  const within = (percent: number, usual: string) =>
    shade === undefined ? variable(usual) : `color-mix(in srgb, ${variable(shade)} ${percent}%, transparent)`;
  return { shade, of: variable, part, within };
};

const edge = (color = 'transparent') => `calc(0.0625rem * var(--mantine-scale)) solid ${color}`;
const none = 'transparent';

/**
 * Colours of a library component, by the library's own rule but for this theme's colours only. Every page
 * loads this code; the library's version parses and mixes any CSS colour.
 */
export const variantColors: VariantColorsResolver = ({ color, variant }) => {
  const { shade, of, part, within } = themeColor(color);
  const next = shade === undefined ? of('filled-hover') : of(shade === '9' ? 8 : Number(shade) + 1);
  const text = shade === undefined ? of('light-color') : of(Math.min(Number(shade), 6));
  switch (variant) {
    case 'filled':
      return { background: part('filled'), hover: next, color: 'var(--mantine-color-white)', border: edge() };
    case 'light':
      return {
        background: part('light'),
        hover: part('light-hover'),
        color: of('light-color'),
        border: edge(),
      };
    case 'subtle':
      // The library's darker hover is too little contrast under the brand's text.
      return { background: none, hover: within(12, 'light'), color: text, border: edge() };
    case 'transparent':
      return { background: none, hover: none, color: text, border: edge() };
    case 'outline':
      return {
        background: none,
        hover: within(5, 'outline-hover'),
        color: part('outline'),
        border: edge(part('outline')),
      };
    case 'white':
      return {
        background: 'var(--mantine-color-white)',
        hover: 'var(--mantine-color-gray-0)',
        color: part('filled'),
        border: edge(),
      };
    case 'none':
      return { background: none, hover: none, color: 'inherit', border: 'none' };
    default:
      return {
        background: 'var(--mantine-color-default)',
        hover: 'var(--mantine-color-default-hover)',
        color: 'var(--mantine-color-default-color)',
        border: edge('var(--mantine-color-default-border)'),
      };
  }
};
