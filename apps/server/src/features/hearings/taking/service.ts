import type { takeHearing } from '@basoche/contract/hearings/hearings';
import type { AnswerOf, BodyOf } from '@basoche/contract/route';
import { eurosToCents } from '@basoche/domain/payments/amounts';
import { feeWithTaxCents } from '@basoche/domain/payments/fees';
import { partyActor } from '@basoche/domain/threads/actors';
import { decide } from '@basoche/domain/threads/decide';
import type { Trx } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { type CallKey, once } from '../../../platform/http/idempotency.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { lockSeatFor, lockTeamsOf } from '../../firms/service.ts';
import { missionWasClosed, notifyAll } from '../../notifications/service.ts';
import { isReadyPayee } from '../../payments/accounts/service.ts';
import { givenIndependence, withoutCommitment } from '../../threads/conflicts/service.ts';
import { allowed, execute, openThread } from '../../threads/execution/service.ts';
import { prospectOfHearing } from '../../threads/mission-applications/service.ts';
import { lockedVigilanceFactsOf } from '../../vigilance/facts/service.ts';
import { moveInto } from '../documents/service.ts';
import { demandTaking } from '../service.ts';
import * as store from '../store.ts';
import { announce } from '../waves/service.ts';

/**
 * Taking of hearings by avocats (rules §10). Of several simultaneous calls, one gets the hearing; its thread
 * opens with price and mode agreed. Lock order: teams, taker, seat, client, mission, hearing, pair.
 */

interface TakeRequest {
  readonly id: string;
  readonly body: BodyOf<typeof takeHearing>;
}

/** Sends the instructions and documents of a hearing to its thread, as the client's first message. */
const handOver = async (platform: Platform, trx: Trx, row: store.HearingRow, applicationId: string) => {
  if (row.brief === null) return;
  const attachments = await moveInto(trx, row, applicationId, platform.clock.now());
  await execute(platform, trx, applicationId, {
    by: { memberId: row.client_id, ...(row.agreed_by === null ? {} : { personId: row.agreed_by }) },
    command: { type: 'message', content: row.brief, files: attachments.length },
    clientId: store.briefId,
    attachments,
  });
};

const takeIn = async (
  platform: Platform,
  trx: Trx,
  viewer: Viewer,
  { id, body }: TakeRequest,
): Promise<string> => {
  await lockSeatFor(trx, viewer.acting);
  const { prospect, seats } = await prospectOfHearing(platform, trx, viewer, id);
  await store.lock(trx, id);
  const row = (await store.find(trx, id)) ?? refuse('NOT_FOUND');
  // If the viewer has taken it already, the rules of threads refuse them.
  const appears = prospect.candidate.hasApplied ? null : await demandTaking(platform, trx, viewer, row);
  const now = platform.clock.now();
  const by = partyActor('candidate', viewer);
  const agreement = { version: row.agreement_version, sha256: row.agreement_sha256 };
  const hearing = {
    heldAt: row.held_at,
    priceCents: row.price_cents,
    mode: row.mode,
    feeCents: row.fee_cents ?? feeWithTaxCents(row.mode),
    consent: { ...agreement, at: row.agreed_at },
    payeeIsReady: await isReadyPayee(trx, viewer.memberId),
    vigilance: await lockedVigilanceFactsOf(platform, trx, {
      creatorId: row.client_id,
      candidateId: viewer.memberId,
      mode: row.mode,
      netCents: row.price_cents,
    }),
    ...(appears && viewer.acting && { appears }),
  };
  const facts = {
    type: 'take',
    priceCents: eurosToCents(body.price),
    tvaApplicable: body.tvaApplicable,
    consent: { ...agreement, version: body.ndaVersion },
  } as const;
  const independence = platform.config.conflicts ? (body.independence ?? null) : null;
  // Decided as if signed already, like an application; the list of parties is read only after that, for a
  // taking that is allowed.
  allowed(
    decide({ ...prospect, hearing }, { ...facts, independence: withoutCommitment(independence) }, by, now),
  );
  const command = { ...facts, independence: await givenIndependence(platform, trx, id, independence) };
  const decision = allowed(decide({ ...prospect, hearing }, command, by, now));
  const opening = { missionId: id, by, seats, creatorPersonId: row.agreed_by, now };
  const applicationId = await openThread(trx, command, decision, opening);
  await handOver(platform, trx, row, applicationId);
  await store.take(trx, id, applicationId);
  await store.addStep(trx, id, { kind: 'taken', told: null, at: now });
  await addJob(trx, 'hearings.taken', { missionId: id }, { jobKey: `hearings.taken:${applicationId}` });
  return applicationId;
};

/** Takes a hearing, once per idempotency key; returns its thread. */
export const take = (
  platform: Platform,
  viewer: Viewer,
  { key, ...taken }: TakeRequest & { readonly key: CallKey | null },
): Promise<AnswerOf<typeof takeHearing>> =>
  platform.database.transaction(async (trx) => {
    const clientId = (await store.find(trx, taken.id))?.client_id ?? refuse('NOT_FOUND');
    await lockTeamsOf(trx, [clientId, viewer.memberId]);
    // Exclusive, so that one person cannot take two hearings at the same hour.
    await lockMember(trx, viewer.personId, { alone: true });
    if (viewer.acting !== null) await lockMember(trx, viewer.memberId);
    return { postulationID: await once(platform, trx, key, () => takeIn(platform, trx, viewer, taken)) };
  });

/** Marks notifications of a taken hearing as read, and notifies the people who had opened it. */
export const notifyLookers = async (
  platform: Platform,
  { missionId }: { readonly missionId: string },
): Promise<void> => {
  const { database, clock } = platform;
  await database.transaction(async (trx) => {
    const now = clock.now();
    await missionWasClosed(trx, missionId, now);
    const memberIds = await store.openersOf(trx, missionId);
    await notifyAll(trx, { memberIds, missionId, key: 'HEARING_GONE' }, now);
  });
  await announce(platform, { missionId });
};
