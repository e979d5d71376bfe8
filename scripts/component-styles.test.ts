import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './support/command.ts';
import { read, sources } from './support/sources.ts';

/**
 * Each component of Mantine has a style sheet of its own: a page without it shows the component unstyled, or
 * outside the view.
 */

const shared = 'apps/web/app/ui/mantine.css.ts';

/** Style sheets of components that contain other components. */
const parts: Readonly<Record<string, readonly string[]>> = {
  Autocomplete: ['Combobox', 'Popover'],
  DateInput: ['Popover'],
  Drawer: ['ModalBase'],
  Menu: ['Popover'],
  Modal: ['ModalBase'],
  MultiSelect: ['Combobox', 'Popover', 'Pill', 'PillsInput'],
  RangeSlider: ['Slider'],
  Select: ['Combobox', 'Popover'],
};

const hasSheet = (name: string): boolean =>
  existsSync(`${root}/node_modules/@mantine/core/styles/${name}.layer.css`);

const imported = /import (?!type)(?:[\w]+, )?\{([^}]*)\} from '@mantine\/(?:core|dates)'/g;

/** Names of the style sheets that the components of a file need. */
const neededBy = (text: string): string[] => {
  const components = [...text.matchAll(imported)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name)),
  );
  return components.flatMap((name) => [name, ...(parts[name] ?? [])]).filter(hasSheet);
};

/** Names of the style sheets that a file imports, directly or through a module of style sheets. */
const sheetsOf = (path: string, text = read(path)): string[] => [
  ...[...text.matchAll(/@mantine\/core\/styles\/(\w+)\.layer\.css/g)].map(([, name = '']) => name),
  ...[...text.matchAll(/import '(\.[^']*\.css\.ts)'/g)].flatMap(([, module = '']) =>
    sheetsOf(posix.join(posix.dirname(path), module)),
  ),
];

const missingIn = (path: string, text = read(path)): string[] => {
  const given = new Set([...sheetsOf(shared), ...sheetsOf(path, text)]);
  return [...new Set(neededBy(text))].filter((name) => !given.has(name)).map((name) => `${path}: ${name}`);
};

describe('a component of Mantine', () => {
  it('is imported with its style sheet and those of its parts', () => {
    const screens = sources.filter(
      (path) => /^apps\/web\/app\/.*\.tsx$/.test(path) && !path.includes('.test.'),
    );
    expect(screens.length).toBeGreaterThan(400);
    expect(screens.flatMap((path) => missingIn(path))).toEqual([]);
  });

  it('without the sheet of a part is seen', () => {
    const text =
      "import { DateInput } from '@mantine/dates';\nimport { Button, Rating } from '@mantine/core';";
    expect(missingIn('apps/web/app/ui/planted.tsx', text)).toEqual([
      'apps/web/app/ui/planted.tsx: Popover',
      'apps/web/app/ui/planted.tsx: Rating',
    ]);
  });
});
