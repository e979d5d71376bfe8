import type { ThreadCommand } from '@basoche/domain/threads/commands';
import { report } from '@basoche/domain/threads/fixtures';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import { yearCents } from '@basoche/domain/vigilance/relation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { startHearing } from '../../../../test/hearings.ts';
import {
  aCast,
  aStagedThread,
  isAboutJob,
  type MatrixStage,
  matrixStages,
  type StagedThread,
} from '../../../../test/proof/stages.ts';
import { sideBySide } from '../../../../test/side-by-side.ts';
import type { By } from '../../threads/execution/service.ts';
import { runCommand } from '../../threads/service.ts';
import { agreedMissionsOf, agreedMissionsOfPairs, lockPair, pairKey } from './service.ts';

/** The sum of a year between two accounts (rules §12). */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', CONFLICTS: 'on', HEARINGS: 'on' } });
});
afterAll(() => test.close());

const today = () => parisDay(test.clock.now());
const agreedIn = ({ creator, candidate }: StagedThread) =>
  agreedMissionsOf(test.platform.database.db, { creatorId: creator.id, candidateId: candidate.id });

/** Stages at which the two have agreed, and whether the mission is under way; at every other stage nothing counts. */
const agreed: Partial<Record<MatrixStage, 'under way' | 'over'>> = {
  fundsAwaited: 'under way',
  ongoing: 'under way',
  cancelAsked: 'under way',
  delivered: 'under way',
  contested: 'under way',
  chargedBack: 'under way',
  directOngoing: 'under way',
  directContested: 'under way',
  // The first of two instalments is paid: the whole price counts.
  monthOngoing: 'under way',
  monthTold: 'under way',
  secondAwaited: 'under way',
  secondOngoing: 'under way',
  secondDirect: 'under way',
  // The work is done, and its price waits.
  ended: 'over',
  endedAndChargedBack: 'over',
  endedAndContested: 'over',
  directDone: 'over',
  settled: 'over',
  reviewed: 'over',
  bothReviewed: 'over',
  replied: 'over',
  hearingTaken: 'under way',
  hearingAwaited: 'under way',
  hearingHeld: 'under way',
  hearingReported: 'under way',
  hearingReportedUnpaid: 'under way',
};

describe('the missions of one direction that both agreed', () => {
  it('are those of a direct relation or of held funds, until they are cancelled, refunded or given back', async () => {
    const found = await sideBySide(matrixStages, async (stage) => {
      const thread = await aStagedThread(test, stage, aCast(test));
      const missions = await agreedIn(thread);
      const cents = yearCents(missions, today());
      const [mission] = missions;
      return [stage, cents === 0 ? 'none' : `${cents} ${mission?.endedOn === null ? 'under way' : 'over'}`];
    });
    const expected = matrixStages.map((stage) => {
      const cents = stage.startsWith('hearing') ? 15_000 : stage.startsWith('month') ? 300_000 : 50_000;
      const is = isAboutJob(stage) ? undefined : agreed[stage];
      return [stage, is === undefined ? 'none' : `${cents} ${is}`];
    });
    expect(found).toEqual(expected);
  });

  it('are not those of the other direction, and are found by client', async () => {
    const { db } = test.platform.database;
    const { creator, candidate } = await aStagedThread(test, 'directOngoing', aCast(test));
    const back = { creatorId: candidate.id, candidateId: creator.id };
    expect(await agreedMissionsOf(db, back)).toEqual([]);
    const there = { creatorId: creator.id, candidateId: candidate.id };
    const byPair = await agreedMissionsOfPairs(db, [there, back]);
    expect([...byPair.keys()]).toEqual([pairKey(there)]);
    await test.platform.database.transaction((trx) => lockPair(trx, back));
  });
});

describe('the day on which the two agreed', () => {
  const gives = async (
    thread: StagedThread,
    ...steps: readonly (readonly ['creator' | 'candidate', ThreadCommand])[]
  ) => {
    for (const [role, command] of steps) {
      const by: By = { memberId: thread[role].id };
      await runCommand(test.platform, by, thread.id, command);
    }
  };

  it('is that of the mode in force, after a portage that was refused', async () => {
    const thread = await aStagedThread(test, 'choosingWithoutPortage', aCast(test));
    test.clock.advance(20 * 86_400_000);
    await gives(thread, ['creator', { type: 'choose/direct' }]);
    await gives(thread, ['candidate', { type: 'direct/refuse' }], ['creator', { type: 'choose/funds' }]);
    test.clock.advance(86_400_000);
    await gives(thread, ['candidate', { type: 'funds/accept' }]);
    expect(await agreedIn(thread)).toEqual([
      { mode: 'funds', netCents: 50_000, concludedOn: today(), endedOn: null },
    ]);
  });

  it('is that on which a hearing was taken, although its deposit never came', async () => {
    const thread = await aStagedThread(test, 'hearingAwaited', aCast(test));
    test.clock.advance(5 * 86_400_000);
    await startHearing(test, thread.id);
    await gives(thread, ['candidate', { type: 'deliver', report }]);
    expect(await agreedIn(thread)).toEqual([
      { mode: 'direct', netCents: 15_000, concludedOn: addDays(today(), -5), endedOn: null },
    ]);
  });
});
