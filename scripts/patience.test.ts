import { describe, expect, it } from 'vitest';
import { read, sources } from './support/sources.ts';

/** Default timeout of all tests, from vitest.config.ts, in milliseconds. */
const common = Number(/testTimeout: ([\d_]+)/.exec(read('vitest.config.ts'))?.[1]?.replaceAll('_', ''));

/** Timeouts that a test sets itself, in milliseconds: its last argument, that of a poll, or the end of a loop. */
const ownTimeouts = (text: string): number[] =>
  Array.from(
    text.matchAll(
      /^\s*\},\s+([\d_]{5,})(?: \+ .*)?(?:\);|,)$|[{ ]timeout: ([\d_]{4,})|Date\.now\(\) \+ ([\d_]{4,})/gm,
    ),
    (found) => Number((found[1] ?? found[2] ?? found[3] ?? '').replaceAll('_', '')),
  );

describe('no test is less patient than all', () => {
  it('in any file', () => {
    const files = sources.filter(
      (path) =>
        (path.endsWith('.test.ts') || /^apps.server.test./.test(path)) &&
        !/^scripts.patience|.test.(chaos|failover|edge|redis|pooled)./.test(path),
    );
    expect(files.length).toBeGreaterThan(300);
    const impatient = files.filter((path) => ownTimeouts(read(path)).some((own) => own < common));
    expect(impatient).toEqual([]);
  });

  it('in any journey, but for one try of several', () => {
    const files = sources.filter((path) => /^e2e.journeys.*\.spec\.ts$/.test(path));
    expect(files.length).toBeGreaterThan(50);
    const impatient = files.filter((path) => {
      const text = read(path);
      const tries = text.split('.toPass()').length - 1;
      const ownTimes = text.match(/\btimeout: [\d_]+/g) ?? [];
      return /test\.setTimeout\(/.test(text) || ownTimes.length > tries;
    });
    expect(impatient).toEqual([]);
  });

  it('and one that is would be seen', () => {
    expect(common).toBeGreaterThan(60_000);
    const planted = [
      '  }, 30_000);',
      '}, 300_000);',
      '    },\n    20_000 + times * 10_000,',
      'await expect.poll(seen, { timeout: 5_000 }).toBe(1);',
      'const end = Date.now() + 20_000;',
    ];
    expect(planted.map((line) => ownTimeouts(line))).toEqual([
      [30_000],
      [300_000],
      [20_000],
      [5_000],
      [20_000],
    ]);
  });
});
