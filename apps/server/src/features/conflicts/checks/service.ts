import type { ConflictCheck } from '@basoche/contract/conflicts/checks';
import { answerOf, budgetLeft, type CheckAnswer, standingAnswer } from '@basoche/domain/conflicts/check';
import { chanceOf, checksADay, checksInMonth } from '@basoche/domain/conflicts/limits';
import type { RefusalCode } from '@basoche/domain/threads/refusals';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockSeatFor } from '../../firms/service.ts';
import { demandAsking } from '../../hearings/service.ts';
import { eligibilityOf } from '../../threads/mission-applications/service.ts';
import { conflictFactsOf } from '../facts/service.ts';
import { answerSealedFor } from '../hashing/service.ts';
import { askedParties, hasNewer, lockAskedList } from '../parties/service.ts';
import { countMatches, lockRegister } from '../register/service.ts';
import { newIds, recordAct, usedOf } from '../store.ts';
import * as store from './store.ts';

/**
 * A member's conflict check of a mission (rules §9): answered once, sealed, and told to nobody else. Both
 * answers leave the same rows, and no job, event or log line.
 */

const openAnswer = async (
  { sealing }: Platform,
  { id, sealed_answer }: store.CheckRow,
): Promise<CheckAnswer> =>
  (await sealing.unseal(sealed_answer, answerSealedFor(id))) === 'nothing' ? 'nothing' : 'examine';

const present = async (
  platform: Platform,
  db: Db,
  { memberId }: Viewer,
  missionId: string,
): Promise<ConflictCheck> => {
  const rows = await store.listOf(db, missionId, memberId);
  const last = rows.at(-1);
  const answers = await Promise.all(rows.map((row) => openAnswer(platform, row)));
  const used = await usedOf(db, memberId, 'asked', platform.clock.now());
  return {
    answer: last === undefined ? null : standingAnswer(answers),
    askedAt: last?.asked_at.toISOString() ?? null,
    isOutdated: last !== undefined && (await hasNewer(db, missionId, last.version)),
    checksLeft: budgetLeft(used, { day: checksADay, month: checksInMonth }),
  };
};

export const read = (platform: Platform, viewer: Viewer, missionId: string): Promise<ConflictCheck> =>
  present(platform, platform.database.db, viewer, missionId);

/**
 * Refusals to apply that do not prevent the check: parties may be added during a thread, and `OWN_FIRM` would
 * reveal an anonymous creator.
 */
const askedAnyway: ReadonlySet<RefusalCode> = new Set(['ALREADY_APPLIED', 'OWN_FIRM']);

const demandEligible = async (
  platform: Platform,
  trx: Trx,
  viewer: Viewer,
  missionId: string,
): Promise<void> => {
  await demandAsking(platform, trx, viewer, missionId);
  const eligibility = (await eligibilityOf(platform, trx, viewer, missionId)) ?? refuse('NOT_FOUND');
  if (!eligibility.ok && !askedAnyway.has(eligibility.code))
    refuse(eligibility.code, { title: eligibility.reason });
};

/** Runs work with the caller's register locked. */
const withRegisterLocked = <Result>(
  { database, clock }: Platform,
  { memberId, acting }: Viewer,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> =>
  database.transaction(async (trx) => {
    await lockSeatFor(trx, acting);
    await lockMember(trx, memberId);
    await lockRegister(trx, memberId, clock.now());
    return work(trx);
  });

/**
 * Makes the check. Names are compared without any lock on the client's rows: a waiting call of theirs would
 * reveal that somebody checks, and how long their register is.
 */
export const ask = async (platform: Platform, viewer: Viewer, missionId: string): Promise<ConflictCheck> => {
  // In a separate transaction, since it locks the mission.
  await withRegisterLocked(platform, viewer, (trx) => demandEligible(platform, trx, viewer, missionId));
  return withRegisterLocked(platform, viewer, async (trx) => {
    const { memberId, acting, personId } = viewer;
    const { sealing, clock, draw } = platform;
    const facts = await conflictFactsOf(platform, trx, missionId, memberId);
    if (facts === null || facts.parties === null) return refuse('NO_PARTIES');
    const { parties, listVersion, askedVersion } = facts;
    if (parties === 'awaited') refuse('PARTIES_AWAITED');
    if (parties === 'named' && askedVersion !== listVersion) {
      const now = clock.now();
      const used = await usedOf(trx, memberId, 'asked', now);
      if (budgetLeft(used, { day: checksADay, month: checksInMonth }) === 0) refuse('CHECKS_SPENT');
      // Read only if an answer is to be computed: otherwise the response time would reveal the number of
      // parties.
      const { version, hashes } = await askedParties(platform, trx, missionId, askedVersion ?? 0);
      const matches = await countMatches(platform, trx, memberId, hashes);
      const answer = answerOf(matches, draw(chanceOf));
      const [id = ''] = await newIds(trx, 1);
      await lockAskedList(trx, missionId);
      await store.insert(trx, {
        id,
        mission_id: missionId,
        member_id: memberId,
        version,
        person_id: acting && personId,
        asked_at: now,
        sealed_answer: await sealing.seal(answer, answerSealedFor(id)),
      });
      await recordAct(trx, viewer, { act: 'asked', names: 1, at: now });
    } else if (askedVersion === null) refuse('NO_PARTIES');
    return present(platform, trx, viewer, missionId);
  });
};
