import { describe, expect, it } from 'vitest';
import { collaborationModes } from '../payments/fees.ts';
import { byDay, byHour, inInstalments, retainer } from './fixtures.ts';
import {
  closeInstalment,
  countedCents,
  currentInstalment,
  type Delivered,
  deliver,
  end,
  fund,
  isOver,
  isUnfunded,
  mayDeliver,
  mayStop,
  openFirst,
  openingAfter,
  type Progress,
  stateAt,
  stop,
  sumsOf,
  threadState,
} from './instalments.ts';

const flat = { kind: 'flat', cents: 50_000 } as const;

const newest = (progress: Progress): number => currentInstalment(progress)?.position ?? -1;
const funded = (progress: Progress): Progress => fund(progress, newest(progress));
const delivered = (progress: Progress, told: Delivered = {}): Progress => deliver(funded(progress), told);
const accepted = (progress: Progress, position: number): Progress =>
  closeInstalment(progress, { position, close: 'accepted' });
const refunded = (progress: Progress, position: number): Progress =>
  closeInstalment(progress, { position, close: 'refunded' });

/** Plays the newest instalment from its deposit to its acceptance. */
const through = (progress: Progress, told: Delivered = {}): Progress =>
  accepted(end(delivered(progress, told), newest(progress)), newest(progress));
const statesOf = (progress: Progress, count: number) =>
  Array.from({ length: count }, (_, position) => stateAt(progress, position));

describe('a flat price', () => {
  it.each(collaborationModes)('is one instalment, and %s goes as before', (mode) => {
    const first = openFirst(flat, mode);
    expect(threadState(first)).toBe(mode === 'direct' ? 'ONGOING' : 'WAITING_FUNDS');
    expect(threadState(fund(first, 0))).toBe('ONGOING');
    expect(threadState(end(fund(first, 0), 0))).toBe('WAITING_RULES');
    expect(threadState(through(first))).toBe('DONE');
    expect(threadState(refunded(first, 0))).toBe('REFUSED');
    const settled = closeInstalment(fund(first, 0), { position: 0, close: 'settled', dueCents: 10_000 });
    expect([threadState(settled), sumsOf(settled).droppedCents]).toEqual(['DONE', 40_000]);
    for (const party of ['creator', 'candidate'] as const) expect(mayStop(first, party)).toBe(false);
  });
});

describe('a price in instalments', () => {
  const first = openFirst(inInstalments, 'funds');
  const second = through(first);

  it('opens one after the release of another, each with a deposit of its own', () => {
    expect(statesOf(first, 3)).toEqual(['awaited', 'later', 'later']);
    expect(statesOf(funded(first), 3)).toEqual(['underWay', 'later', 'later']);
    expect(statesOf(delivered(first), 3)).toEqual(['delivered', 'later', 'later']);
    expect(statesOf(end(delivered(first), 0), 3)).toEqual(['ended', 'later', 'later']);
    expect(statesOf(second, 3)).toEqual(['accepted', 'awaited', 'later']);
    expect(threadState(second)).toBe('WAITING_FUNDS');
    const third = through(second);
    expect(statesOf(third, 3)).toEqual(['accepted', 'accepted', 'awaited']);
    const done = through(third);
    expect([threadState(done), isOver(done)]).toEqual(['DONE', true]);
    expect(done.instalments.map(({ netCents }) => netCents)).toEqual([200_000, 300_000, 100_000]);
  });

  it('goes on at once in a direct relation, which deposits nothing', () => {
    const direct = openFirst(inInstalments, 'direct');
    expect([threadState(direct), stateAt(direct, 0), isUnfunded(direct)]).toEqual([
      'ONGOING',
      'underWay',
      false,
    ]);
    expect(mayDeliver(direct)).toBe(true);
    expect(threadState(accepted(direct, 0))).toBe('ONGOING');
  });

  it('is delivered on a deposit, once, and tells that it has none until then', () => {
    expect([isUnfunded(first), mayDeliver(first)]).toEqual([true, false]);
    expect([isUnfunded(funded(first)), mayDeliver(funded(first))]).toEqual([false, true]);
    expect(mayDeliver(delivered(first))).toBe(false);
    expect([isUnfunded(second), mayDeliver(second)]).toEqual([true, false]);
    expect(isUnfunded(stop(second))).toBe(false);
  });

  it('keeps what was paid when a later instalment goes back, and drops the rest', () => {
    const later = refunded(funded(second), 1);
    expect([threadState(later), ...statesOf(later, 3)]).toEqual(['DONE', 'accepted', 'refunded', 'dropped']);
    expect(sumsOf(later)).toEqual({
      engagedCents: 600_000,
      paidCents: 200_000,
      openCents: 0,
      toComeCents: 0,
      droppedCents: 400_000,
    });
    const none = refunded(funded(first), 0);
    expect([threadState(none), ...statesOf(none, 3)]).toEqual(['REFUSED', 'refunded', 'dropped', 'dropped']);
  });

  it('ends when staff share out an instalment', () => {
    const settled = closeInstalment(funded(second), { position: 1, close: 'settled', dueCents: 120_000 });
    expect([threadState(settled), ...statesOf(settled, 3)]).toEqual([
      'DONE',
      'accepted',
      'settled',
      'dropped',
    ]);
    expect(sumsOf(settled)).toMatchObject({ paidCents: 320_000, droppedCents: 280_000 });
  });

  it('may be stopped by either party while the next deposit does not come, and by nobody alone once it is there', () => {
    for (const party of ['creator', 'candidate'] as const) {
      expect(mayStop(first, party)).toBe(false);
      expect(mayStop(second, party)).toBe(true);
      expect(mayStop(funded(second), party)).toBe(false);
      expect(mayStop(through(through(second)), party)).toBe(false);
    }
    const stopped = stop(second);
    expect([threadState(stopped), ...statesOf(stopped, 3)]).toEqual([
      'DONE',
      'accepted',
      'dropped',
      'dropped',
    ]);
  });

  it('may be stopped by the prestataire alone in a direct relation, before they deliver', () => {
    const next = accepted(openFirst(inInstalments, 'direct'), 0);
    expect([mayStop(next, 'candidate'), mayStop(next, 'creator')]).toEqual([true, false]);
    expect(mayStop(deliver(next), 'candidate')).toBe(false);
  });
});

describe('a price by time', () => {
  const first = openFirst(byDay, 'funds');
  const told = delivered(first, { units: 17 });

  it('opens a month when the one before is accepted, for what its ceiling leaves', () => {
    expect(currentInstalment(first)).toMatchObject({ netCents: 600_000, units: 20 });
    expect(statesOf(told, 2)).toEqual(['delivered', 'later']);
    const second = accepted(told, 0);
    expect(currentInstalment(second)).toMatchObject({ netCents: 600_000, units: 20, position: 1 });
    const third = through(second, { units: 20 });
    expect(currentInstalment(third)).toMatchObject({ netCents: 390_000, units: 13 });
    const done = through(third, { units: 13 });
    expect([threadState(done), sumsOf(done).paidCents, sumsOf(done).droppedCents]).toEqual([
      'DONE',
      1_500_000,
      0,
    ]);
  });

  it('pays what was told of a month, whether the model or its sheet says the units', () => {
    expect(sumsOf(told)).toMatchObject({ openCents: 510_000, toComeCents: 990_000 });
    expect(sumsOf(accepted(told, 0)).paidCents).toBe(510_000);
    const bySheet = closeInstalment(funded(first), {
      position: 0,
      close: 'accepted',
      dueCents: 510_000,
      units: 17,
    });
    expect([sumsOf(bySheet).paidCents, bySheet.instalments[0]?.units]).toEqual([510_000, 17]);
    const rest = through(through(bySheet, { units: 20 }), { units: 13 });
    expect(threadState(rest)).toBe('DONE');
  });

  it('ends with the last sheet', () => {
    const second = through(openFirst(byHour, 'funds'), { units: 4 });
    const last = through(second, { units: 8, isLast: true });
    expect([threadState(last), stateAt(last, 2)]).toEqual(['DONE', 'dropped']);
    expect(sumsOf(last)).toMatchObject({ paidCents: 45_000, droppedCents: 255_000 });
    const closed = closeInstalment(delivered(second, { units: 8 }), {
      position: 1,
      close: 'accepted',
      isLast: true,
    });
    expect(isOver(closed)).toBe(true);
  });

  it('that goes back to the client opens no other month', () => {
    expect([threadState(refunded(told, 0)), ...statesOf(refunded(told, 0), 2)]).toEqual([
      'REFUSED',
      'refunded',
      'dropped',
    ]);
  });
});

describe('a retainer', () => {
  it('is as many months as were agreed, and is not renewed', () => {
    let progress = openFirst(retainer, 'funds');
    for (let month = 1; month < retainer.months; month += 1) progress = through(progress);
    expect(threadState(progress)).toBe('WAITING_FUNDS');
    progress = through(progress);
    expect([threadState(progress), sumsOf(progress).paidCents]).toEqual(['DONE', 240_000]);
    expect(openingAfter(retainer, progress.instalments)).toBeNull();
  });
});

describe('the sum of a year', () => {
  it('counts what was engaged, and once the mission is over what came of it', () => {
    const second = through(openFirst(byDay, 'funds'), { units: 4 });
    expect(countedCents(second)).toBe(1_500_000);
    expect(countedCents(stop(second))).toBe(120_000);
    expect(countedCents(openFirst(flat, 'direct'))).toBe(50_000);
  });
});

describe('a mission that is over', () => {
  it('has no instalment to deliver or to close', () => {
    const done = through(openFirst(flat, 'funds'));
    expect(() => accepted(done, 0)).toThrow('This instalment is not open.');
    expect(() => accepted(done, 1)).toThrow(RangeError);
    expect(() => deliver(done)).toThrow('The mission is over.');
  });
});
