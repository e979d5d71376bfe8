import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { staffRoles } from '../members/kinds.ts';
import { overdueFrom, urgencyOf } from '../time/deadlines.ts';
import { officeQueues, queueDeadlines, queuesOf } from './office-queues.ts';

const when = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });

describe('the clock of a queue', () => {
  it.each(officeQueues)('%s ends after its half, and no earlier for what comes later', (queue) => {
    fc.assert(
      fc.property(when, fc.integer({ min: 0, max: 40 * 86_400_000 }), (from, later) => {
        const clock = queueDeadlines[queue](from);
        const next = queueDeadlines[queue](new Date(from.getTime() + later));
        expect(clock.halfAt > from && clock.dueAt > clock.halfAt).toBe(true);
        expect(next.dueAt >= clock.dueAt).toBe(true);
      }),
    );
  });

  it.each(officeQueues)(
    '%s: what came at the latest overdue instant is overdue, a millisecond later not',
    (queue) => {
      fc.assert(
        fc.property(when, (now) => {
          const last = overdueFrom(queueDeadlines[queue], now);
          const after = new Date(last.getTime() + 1);
          expect(urgencyOf(queueDeadlines[queue](last), now)).toBe('overdue');
          expect(urgencyOf(queueDeadlines[queue](after), now)).not.toBe('overdue');
        }),
        { numRuns: 30 },
      );
    },
  );

  it('of the partner counts business hours: asked on a Friday evening, it is due on Tuesday evening', () => {
    expect(queueDeadlines.partnerPortages(new Date('2026-11-20T17:00:00Z')).dueAt).toEqual(
      new Date('2026-11-24T17:00:00Z'),
    );
    expect(queueDeadlines.portages(new Date('2026-11-20T17:00:00Z')).dueAt).toEqual(
      new Date('2026-11-22T17:00:00Z'),
    );
  });
});

it('each role looks after queues of the list, in its order; editors after none', () => {
  for (const role of staffRoles) {
    const queues = queuesOf(role, { hearings: true });
    expect(officeQueues.filter((queue) => queues.includes(queue))).toEqual(queues);
  }
  expect(queuesOf('editor', { hearings: true })).toEqual([]);
  expect(queuesOf('moderator', { hearings: true })).not.toContain('payments');
});

it.each([
  ['disputes', 7],
  ['reports', 7],
  ['appeals', 7],
  ['publications', 7],
] as const)('%s are answered within %d days', (queue, days) => {
  const from = new Date('2026-11-20T17:00:00Z');
  const { halfAt, dueAt } = queueDeadlines[queue](from);
  expect((dueAt.getTime() - from.getTime()) / 86_400_000).toBe(days);
  expect(halfAt.getTime() - from.getTime()).toBe((dueAt.getTime() - from.getTime()) / 2);
});

it('bars and hearings are looked after while hearings are open, by whoever decides verifications', () => {
  for (const role of staffRoles) {
    const open = queuesOf(role, { hearings: true });
    expect(open.includes('bars')).toBe(open.includes('verifications'));
    expect(open.includes('hearings')).toBe(open.includes('verifications'));
    const closed = open.filter((queue) => queue !== 'bars' && queue !== 'hearings');
    expect(queuesOf(role, { hearings: false })).toEqual(closed);
  }
});
