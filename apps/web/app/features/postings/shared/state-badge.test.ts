import { readFile } from 'node:fs/promises';
import { applicationStates } from '@basoche/domain/threads/states';
import { beforeAll, describe, expect, it } from 'vitest';
import { palette, stateVariables } from '../../../ui/palette.ts';

/** Style sheet of the badges, which gives their colours. */

let sheet: string;
beforeAll(async () => {
  sheet = await readFile(new URL('./state-badge.module.css', import.meta.url), 'utf8');
});

const themed: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(palette).flatMap(([name, shades]) =>
      shades.map((shade, index) => [`--mantine-color-${name}-${index}`, shade]),
    ),
  ),
  ...stateVariables,
};

/** Colour variable of a state; without a rule of its own, the default of all badges. */
const colourOf = (state: string, part: 'tone' | 'ground' | 'edge'): string => {
  const rules = sheet.split('}');
  const own = rules.find((rule) => rule.includes(`[data-state="${state}"]`)) ?? rules[0];
  const variable = own?.match(new RegExp(`--${part}: var\\((--[a-z0-9-]+)\\)`))?.[1];
  const colour = variable && themed[variable];
  if (!colour) throw new Error(`${state} has no ${part} of the theme.`);
  return colour;
};

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

describe('the badge of a state', () => {
  it('has a text, a ground and an edge that no other state has', () => {
    for (const part of ['tone', 'ground', 'edge'] as const) {
      const colours = applicationStates.map((state) => colourOf(state, part));
      expect(new Set(colours).size, colours.join(' ')).toBe(applicationStates.length);
    }
  });

  it.each(applicationStates)('%s is legible (AA)', (state) => {
    expect(contrast(colourOf(state, 'tone'), colourOf(state, 'ground'))).toBeGreaterThanOrEqual(4.5);
  });
});
