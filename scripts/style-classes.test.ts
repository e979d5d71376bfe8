import { describe, expect, it } from 'vitest';
import { read, sources } from './support/sources.ts';
import { strayClasses } from './support/style-classes.ts';

const common = 'apps/web/app/ui/base.css';
const files = new Map(
  sources
    .filter((path) => /^apps\/web\/app\/.*\.(?:tsx|css)$/.test(path) && !path.includes('.test.'))
    .map((path) => [path, read(path)]),
);

describe('classes of the style sheets', () => {
  it('are all used by a screen, and each that a screen uses is in a sheet', () => {
    expect(files.size).toBeGreaterThan(500);
    expect(strayClasses(files, common)).toEqual({ unused: [], missing: [] });
  });

  it('that nobody uses, or that no sheet has, are seen', () => {
    const planted = new Map([
      ['base.css', '.soft { margin: 0.5rem; }'],
      [
        'card.module.css',
        '/* .said */ .card:hover > .title, .left :global(.mantine-x) {} @media (width > 1.5em) { .late {} }',
      ],
      ['whole.module.css', '.root {}'],
      [
        'card.tsx',
        'import classes from \'./card.module.css\';\n<a className={join(classes.card, classes.gone)}><b className="soft lost" /></a>',
      ],
      [
        'panel.tsx',
        "import card from './card.module.css';\nimport all from './whole.module.css';\n<Sheet className={card.late} classNames={all} />",
      ],
    ]);
    expect(strayClasses(planted, 'base.css')).toEqual({
      unused: ['card.module.css: .title', 'card.module.css: .left'],
      missing: ['card.tsx: lost', 'card.tsx: classes.gone'],
    });
  });
});
