import { expect, test } from 'vitest';
import { unreadIn } from './unread.ts';
import { countedTitle } from './unread-title.ts';

const none = { all: 0, unread: 0 };

test('missions and offers are counted together', () => {
  const missions = {
    all: 5,
    unread: 2,
    own: 2,
    turns: { MINE: { all: 3, unread: 1 }, OTHERS: none, OVER: none },
  };
  const jobs = {
    all: 4,
    unread: 1,
    own: 1,
    turns: { MINE: { all: 1, unread: 0 }, OTHERS: none, OVER: none },
  };
  expect(unreadIn({ missions, jobs })).toEqual({
    unread: 3,
    mine: 3,
    mineOf: { missions: 3, jobs: 1 },
  });
});

test('a title has one number, and none where nothing is to be read', () => {
  expect(countedTitle('Messagerie · Basoche', 3)).toBe('(3) Messagerie · Basoche');
  expect(countedTitle('(3) Messagerie · Basoche', 4)).toBe('(4) Messagerie · Basoche');
  expect(countedTitle('(99+) Messagerie · Basoche', 0)).toBe('Messagerie · Basoche');
  expect(countedTitle('Messagerie', 100)).toBe('(99+) Messagerie');
});
