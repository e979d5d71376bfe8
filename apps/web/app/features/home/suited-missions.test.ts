import { expect, test } from 'vitest';
import { suitedMissions } from './suited-missions.ts';

const reader = { id: 'me', kind: 'EMPLOYEE', profession: 'Juriste en droit public' } as const;
const wantsJurist = { creatorID: 'other', experience: 'juriste | 2_5ans' };
const wantsNotary = { creatorID: 'other', experience: 'notaire' };

test('missions that want the reader’s profession are shown alone', () => {
  expect(suitedMissions([wantsNotary, wantsJurist], reader)).toEqual([wantsJurist]);
});

test('where none wants it, those that are open to the reader are shown', () => {
  expect(suitedMissions([wantsNotary], reader)).toEqual([wantsNotary]);
});

test('one’s own, those applied to and those closed to the reader are left out', () => {
  const others = [
    { ...wantsJurist, creatorID: 'me' },
    { ...wantsJurist, hasApplied: true },
    { ...wantsJurist, isClosedToViewer: true as const },
  ];
  expect(suitedMissions(others, reader)).toEqual([]);
});
