import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstFrame, longestSide, onBackground, pixelsOf, withinBounds } from './crop-frame.ts';

const side = fc.integer({ min: 1, max: 8_000 });
const size = fc.record({ width: side, height: side });
const aspect = fc.constantFrom(null, 1, 3 / 2);

describe('the first frame of a picture', () => {
  it('is the largest of its aspect, in the middle', () => {
    expect(firstFrame({ width: 400, height: 200 }, 1)).toEqual({
      unit: '%',
      x: 25,
      y: 0,
      width: 50,
      height: 100,
    });
    expect(firstFrame({ width: 300, height: 600 }, 3 / 2)).toMatchObject({ width: 100, x: 0 });
    expect(firstFrame({ width: 123, height: 45 }, null)).toMatchObject({ width: 100, height: 100 });
  });

  it('holds at least one pixel and none outside, whatever the picture', () => {
    fc.assert(
      fc.property(size, aspect, (picture, wanted) => {
        const cut = pixelsOf(picture, firstFrame(picture, wanted));
        expect(cut.width).toBeGreaterThanOrEqual(1);
        expect(cut.height).toBeGreaterThanOrEqual(1);
        expect(cut.x + cut.width).toBeLessThanOrEqual(picture.width);
        expect(cut.y + cut.height).toBeLessThanOrEqual(picture.height);
      }),
    );
  });
});

describe('what is sent of a picture', () => {
  it('has no side longer than allowed, and is never made larger', () => {
    expect(withinBounds({ width: 3_200, height: 1_600 })).toEqual({ width: longestSide, height: 800 });
    expect(withinBounds({ width: 120, height: 80 })).toEqual({ width: 120, height: 80 });
  });
});

describe('a whole picture on a background', () => {
  it('stands in the middle of the smallest background of the aspect', () => {
    expect(onBackground({ width: 300, height: 100 }, 1)).toEqual({
      background: { width: 300, height: 300 },
      x: 0,
      y: 100,
    });
    expect(onBackground({ width: 100, height: 300 }, 1)).toMatchObject({ x: 100, y: 0 });
  });
});
