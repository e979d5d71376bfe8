import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleVisibility } from './article-states.ts';
import {
  type ArticleCommand,
  decideArticle,
  isAddressFixed,
  type PublishedLife,
  stageOf,
  timeRefused,
} from './publication.ts';

const now = new Date('2026-11-22T10:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const draft: PublishedLife = { state: 'draft', firstPublishedAt: null, lastPublishedAt: null };
const out = (state: PublishedLife['state'], ms: number): PublishedLife => ({
  state,
  firstPublishedAt: after(ms),
  lastPublishedAt: after(ms),
});
const hour = 3_600_000;

describe('the life of an article', () => {
  it('leads from a draft to a time, out by itself, corrected, taken back and out again under its first date', () => {
    const scheduled = decideArticle(draft, { type: 'schedule', at: after(hour) }, now);
    expect(scheduled).toEqual(out('scheduled', hour));
    if (scheduled === null) return;
    expect(stageOf(scheduled, now)).toBe('scheduled');
    expect(stageOf(scheduled, after(hour))).toBe('published');
    const corrected = decideArticle(scheduled, { type: 'publish' }, after(2 * hour));
    expect(corrected).toEqual({
      state: 'published',
      firstPublishedAt: after(hour),
      lastPublishedAt: after(2 * hour),
    });
    const withdrawn = corrected && decideArticle(corrected, { type: 'withdraw' }, after(3 * hour));
    expect(withdrawn?.state).toBe('withdrawn');
    const again = withdrawn && decideArticle(withdrawn, { type: 'publish' }, after(4 * hour));
    expect(again).toMatchObject({ firstPublishedAt: after(hour), lastPublishedAt: after(4 * hour) });
  });

  it('is a draft again where its time is taken back, and comes out now where nobody waits for it', () => {
    expect(decideArticle(out('scheduled', hour), { type: 'unschedule' }, now)).toEqual(draft);
    expect(decideArticle(out('scheduled', hour), { type: 'publish' }, now)).toEqual(out('published', 0));
  });

  it.each<[PublishedLife, ArticleCommand]>([
    [draft, { type: 'withdraw' }],
    [draft, { type: 'unschedule' }],
    [out('scheduled', hour), { type: 'withdraw' }],
    [out('scheduled', -hour), { type: 'unschedule' }],
    [out('published', -hour), { type: 'schedule', at: after(hour) }],
    [out('withdrawn', -hour), { type: 'withdraw' }],
    [out('withdrawn', -hour), { type: 'schedule', at: after(hour) }],
  ])('%j takes no %j', (life, command) => {
    expect(decideArticle(life, command, now)).toBeNull();
  });

  it('never brings what was out back into hiding, nor changes when it first was', () => {
    const command: fc.Arbitrary<ArticleCommand> = fc.oneof(
      fc.constantFrom(
        { type: 'publish' as const },
        { type: 'unschedule' as const },
        { type: 'withdraw' as const },
      ),
      fc.integer({ min: 1, max: 1_000 }).map((ms) => ({ type: 'schedule' as const, at: after(ms) })),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(command, fc.integer({ min: 0, max: 500 }))), (steps) => {
        let life = draft;
        let at = now;
        for (const [step, ms] of steps) {
          at = new Date(at.getTime() + ms);
          const before = stageOf(life, at);
          const next = decideArticle(life, step, at);
          if (next === null) continue;
          if (isAddressFixed(before)) {
            expect(next.firstPublishedAt).toEqual(life.firstPublishedAt);
            expect(articleVisibility(next, at)).not.toBe('hidden');
          }
          if (next.lastPublishedAt !== null && next.firstPublishedAt !== null)
            expect(next.lastPublishedAt >= next.firstPublishedAt).toBe(true);
          life = next;
        }
      }),
    );
  });
});

describe('the time of a scheduled article', () => {
  it('is to come, and not further than a year', () => {
    expect(timeRefused(after(1), now)).toBeNull();
    expect(timeRefused(now, now)).toMatch(/à venir/);
    expect(timeRefused(after(367 * 24 * hour), now)).toMatch(/un an/);
  });
});
