import type { Action } from '@basoche/contract/threads/threads';
import { expect, test } from 'vitest';
import { action, thread } from '../fixtures.ts';
import { actionLineOf } from './conversation-lines.ts';

const first: Action = {
  ...action('MISSION_ONGOING', 'ACCEPTED', { position: 4, sentAt: '2026-11-20T09:00:00.000Z' }),
  ending: 'byItself',
};
const second: Action = {
  ...action('WAITING_FUNDS', 'REFUSED', { position: 6, sentAt: '2026-11-22T09:00:00.000Z' }),
  ending: 'stoppedByCandidate',
};

/** A mission whose current instalment, of three, has this position. */
const at = (position: number, changes: Parameters<typeof thread>[0] = {}) =>
  thread({
    instalment: { position, count: 3, name: `Tranche\u00a0${position + 1} sur 3` },
    actions: [
      action('WAITING_FUNDS', 'ACCEPTED', { position: 3, sentAt: '2026-11-19T09:00:00.000Z' }),
      first,
      second,
    ],
    ...changes,
  });

const textOf = (...given: Parameters<typeof actionLineOf>) =>
  actionLineOf(...given).text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('the end of an earlier instalment says that silence accepted it', () => {
  expect(textOf(at(1), first, 'ACCEPTED')).toBe(
    'Sans réponse de votre part, la tranche 1 sur 3 s’est terminée d’elle-même.',
  );
});

test('a stop has a line that says who gave it, once the thread stands at the one before', () => {
  const over = { state: 'DONE', end: 'paid' } as const;
  expect(textOf(at(0, over), second, 'REFUSED')).toBe(
    'Camille Roy a arrêté la mission avant la tranche 2 sur 3.',
  );
  expect(textOf(at(0, { ...over, isCreator: false }), second, 'REFUSED')).toBe(
    'Vous avez arrêté la mission avant la tranche 2 sur 3.',
  );
});
