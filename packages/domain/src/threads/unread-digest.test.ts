import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unreadDigestDueAt, unreadDigestStep, unreadDigestTimes, type Waiting } from './unread-digest.ts';

const start = Date.parse('2026-11-23T09:00:00Z');
const minute = 60_000;
const at = (minutes: number) => new Date(start + minutes * minute);
const waiting = (since: number | null, mailedAt: number | null = null): Waiting => ({
  since: since === null ? null : at(since),
  mailedAt: mailedAt === null ? null : at(mailedAt),
});

describe('the digest of messages', () => {
  it('is of nothing where everything was read or told', () => {
    expect(unreadDigestStep(waiting(null), false, at(90))).toEqual({ kind: 'rest' });
  });

  it('waits five minutes for whoever is about to read', () => {
    expect(unreadDigestStep(waiting(0), false, at(4))).toEqual({ kind: 'look', at: at(5) });
    expect(unreadDigestStep(waiting(0), false, at(5))).toEqual({ kind: 'send' });
  });

  it('waits an hour after the one before', () => {
    expect(unreadDigestDueAt({ since: at(100), mailedAt: at(5) })).toEqual(at(105));
    expect(unreadDigestStep(waiting(10, 5), false, at(15))).toEqual({ kind: 'look', at: at(65) });
    expect(unreadDigestStep(waiting(10, 5), false, at(65))).toEqual({ kind: 'send' });
  });

  it('leaves whoever is connected alone, looks again, and is sent after an hour all the same', () => {
    expect(unreadDigestStep(waiting(0), true, at(5))).toEqual({ kind: 'look', at: at(10) });
    expect(unreadDigestStep(waiting(0), true, at(57))).toEqual({ kind: 'look', at: at(60) });
    expect(unreadDigestStep(waiting(0), true, at(60))).toEqual({ kind: 'send' });
  });
});

/** Events of a party: a message comes, they read, they connect, they leave. */
const events = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 40 }),
    what: fc.constantFrom('message', 'message', 'read', 'connect', 'leave'),
  }),
  { maxLength: 40 },
);
type Event = { readonly after: number; readonly what: string };

/**
 * A party's day: every minute first the events of that minute, then the check that is due, in the server's
 * order.
 */
const live = (happened: readonly Event[]) => {
  const byMinute = new Map<number, string[]>();
  let clock = 0;
  for (const { after, what } of happened) {
    clock += after;
    byMinute.set(clock, [...(byMinute.get(clock) ?? []), what]);
  }
  const until = clock + 180;
  let since: number | null = null;
  let mailedAt: number | null = null;
  let lookAt: number | null = null;
  let isOnline = false;
  const log: { minute: number; since: number | null; unread: boolean; isOnline: boolean; mailed: boolean }[] =
    [];
  for (let now = 0; now <= until; now += 1) {
    for (const what of byMinute.get(now) ?? []) {
      if (what === 'read') since = null;
      if (what === 'connect') isOnline = true;
      if (what === 'leave') isOnline = false;
      if (what === 'message') {
        since ??= now;
        lookAt ??=
          (unreadDigestDueAt({
            since: at(now),
            mailedAt: mailedAt === null ? null : at(mailedAt),
          }).getTime() -
            start) /
          minute;
      }
    }
    const oldest = since;
    let mailed = false;
    if (lookAt !== null && now >= lookAt) {
      const step = unreadDigestStep(waiting(since, mailedAt), isOnline, at(now));
      lookAt = step.kind === 'look' ? (step.at.getTime() - start) / minute : null;
      if (step.kind === 'send') {
        mailed = true;
        mailedAt = now;
        since = null;
      }
    }
    log.push({ minute: now, since: oldest, unread: oldest !== null, isOnline, mailed });
  }
  return log;
};

describe('over any sequence of messages, reads and visits', () => {
  it('no mail leaves where nothing waits unread', () => {
    fc.assert(
      fc.property(events, (happened) => {
        for (const { mailed, unread } of live(happened)) if (mailed) expect(unread).toBe(true);
      }),
    );
  });

  it('two mails about one thread are an hour apart', () => {
    fc.assert(
      fc.property(events, (happened) => {
        const mails = live(happened).flatMap((one) => (one.mailed ? [one.minute] : []));
        for (const [index, one] of mails.entries()) {
          const before = mails[index - 1];
          if (before !== undefined) expect(one - before).toBeGreaterThanOrEqual(60);
        }
      }),
    );
  });

  it('who has been away with something unread for ten minutes, and for an hour since the last mail, was written to', () => {
    fc.assert(
      fc.property(events, (happened) => {
        const patience = (unreadDigestTimes.firstAfterMs + unreadDigestTimes.lookEveryMs) / minute;
        let alone = 0;
        let last = Number.NEGATIVE_INFINITY;
        let oldest: number | null = null;
        for (const { minute: now, since, unread, isOnline, mailed } of live(happened)) {
          // Read and mailed within one minute: the waiting time starts again.
          if (since !== oldest) alone = 0;
          oldest = since;
          alone = unread && !isOnline && !mailed ? alone + 1 : 0;
          if (mailed) last = now;
          if (now - last >= 60) expect(alone).toBeLessThanOrEqual(patience);
        }
      }),
    );
  });

  it('who is connected without reading is written to within the hour, or an hour after the last mail', () => {
    fc.assert(
      fc.property(events, (happened) => {
        let last = Number.NEGATIVE_INFINITY;
        for (const { minute: now, since, mailed } of live(happened)) {
          if (mailed) last = now;
          else if (since !== null) expect(now - Math.max(since, last)).toBeLessThan(60);
        }
      }),
    );
  });
});
