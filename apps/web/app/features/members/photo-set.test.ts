import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { photoSetOf, sentPhotos, withMoved, withPhoto } from './photo-set.ts';

const six = photoSetOf(['/photos/a', null, '/photos/c']);

describe('the six photos of a page', () => {
  it('have six places, filled or free', () => {
    expect(sentPhotos(six)).toEqual(['/photos/a', null, '/photos/c', null, null, null]);
  });

  it('take a new one in a place, and give it up', () => {
    const file = new File(['x'], 'a.png');
    const filled = withPhoto(six, 1, { file, preview: 'blob:a' });
    expect(sentPhotos(filled).slice(0, 3)).toEqual(['/photos/a', file, '/photos/c']);
    expect(sentPhotos(withPhoto(filled, 1, null))).toEqual(sentPhotos(six));
  });

  it('move one to another place, those between making room', () => {
    expect(sentPhotos(withMoved(six, 2, 0)).slice(0, 3)).toEqual(['/photos/c', '/photos/a', null]);
    expect(withMoved(six, 0, 6)).toEqual(six);
  });

  it('are all still there after any move, which the move back undoes', () => {
    const place = fc.integer({ min: 0, max: 5 });
    fc.assert(
      fc.property(place, place, (from, to) => {
        const moved = withMoved(six, from, to);
        expect(moved).toHaveLength(6);
        expect([...moved].filter(Boolean)).toHaveLength(2);
        expect(withMoved(moved, to, from)).toEqual(six);
      }),
    );
  });
});
