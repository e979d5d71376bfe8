import type { Notification } from '@basoche/contract/notifications/notifications';
import { expect, test } from 'vitest';
import { byDay } from './days.ts';

const at = (createdAt: string): Notification => ({
  id: createdAt,
  type: 'NEW_MESSAGE',
  postulationID: createdAt,
  missionID: null,
  isHearing: false,
  about: null,
  reportID: null,
  firm: null,
  title: 'Vous avez reçu un nouveau message.',
  detail: null,
  subject: 'Relire un bail',
  createdAt,
});

test('notifications stand under the day in Paris on which they came, in their order', () => {
  const days = byDay([
    at('2026-11-21T23:30:00Z'),
    at('2026-11-21T22:59:59Z'),
    at('2026-11-21T08:00:00Z'),
    at('2026-11-19T08:00:00Z'),
  ]);
  expect(days.map(({ day, notifications }) => [day, notifications.length])).toEqual([
    ['2026-11-22', 1],
    ['2026-11-21', 2],
    ['2026-11-19', 1],
  ]);
  expect(byDay([])).toEqual([]);
});
