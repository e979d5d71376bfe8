import { describe, expect, it } from 'vitest';
import { latestReleaseAt, releaseDays, releasePromise } from './release-times.ts';

describe('a release', () => {
  it('is promised within 72 hours of the end, and planned with a day to try again', () => {
    expect(releasePromise).toBe('dans les 72\u00a0heures qui suivent la fin de la mission');
    expect(latestReleaseAt(new Date('2026-11-24T09:00:00Z'))).toEqual(new Date('2026-11-25T09:00:00Z'));
  });

  it('names the planned day and the last one, in Paris', () => {
    expect(releaseDays(new Date('2026-11-24T09:00:00Z'))).toBe(
      'le 24\u00a0novembre, au plus tard le 25\u00a0novembre',
    );
    expect(releaseDays(new Date('2026-11-20T09:00:00Z'))).toBe(
      'le 20\u00a0novembre, au plus tard le 21\u00a0novembre',
    );
    expect(releaseDays(new Date('2026-11-29T23:30:00Z'))).toBe(
      'le 30\u00a0novembre, au plus tard le 1ᵉʳ\u00a0décembre',
    );
  });
});
