import { describe, expect, it } from 'vitest';
import { withFavourite } from './favourites.ts';

const card = (id: string) => ({ id, title: id, isFavourite: false });

describe('a favourite', () => {
  it('is marked wherever its mission stands in an answer', () => {
    const kept = { ...card('a'), isFavourite: true };
    expect(withFavourite(card('a'), 'a', true)).toEqual(kept);
    expect(withFavourite([card('b'), card('a')], 'a', true)).toEqual([card('b'), kept]);
    const pages = {
      pages: [{ items: [card('b')], next: null }, { items: [{ id: 'x', mission: card('a') }] }],
    };
    expect(withFavourite(pages, 'a', true)).toEqual({
      pages: [{ items: [card('b')], next: null }, { items: [{ id: 'x', mission: kept }] }],
    });
  });

  it('leaves what it does not concern as it is, so that nothing else is drawn again', () => {
    const list = { pages: [{ items: [card('a')] }, { items: [card('b')] }] };
    expect(withFavourite(list, 'c', true)).toBe(list);
    const marked = withFavourite(list, 'a', true);
    expect(marked).toMatchObject({ pages: [{}, list.pages[1]] });
    expect(marked).not.toBe(list);
    for (const other of [null, undefined, 3, 'a', [1, 2], { id: 'a', state: 'NEW' }]) {
      expect(withFavourite(other, 'a', true)).toBe(other);
    }
  });
});
