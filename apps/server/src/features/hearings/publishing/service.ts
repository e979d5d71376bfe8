import type { Hearing, publishHearing, raiseHearing } from '@basoche/contract/hearings/hearings';
import type { BodyOf } from '@basoche/contract/route';
import { type HearingClient, mayAskFor } from '@basoche/domain/hearings/hearing-rules';
import { daysAheadAtMost, minutesAheadAtLeast } from '@basoche/domain/hearings/limits';
import { raisesAtMost } from '@basoche/domain/hearings/permitted';
import { hearingNature, hearingTitle } from '@basoche/domain/hearings/titles';
import { eurosToCents } from '@basoche/domain/payments/amounts';
import { feeWithTaxCents } from '@basoche/domain/payments/fees';
import { currentConfidentiality } from '@basoche/domain/threads/confidentiality';
import { parisInstant } from '@basoche/domain/time/paris';
import type { Trx } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { type CallKey, once } from '../../../platform/http/idempotency.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { statePartiesOfNew } from '../../conflicts/parties/service.ts';
import { lockSeatFor } from '../../firms/service.ts';
import { insertArchived, lockArchived, priceArchived } from '../../missions/publishing/service.ts';
import { courtOf } from '../../places/courts/service.ts';
import { agreedText } from '../../threads/confidentiality/service.ts';
import { demandClient } from '../clients/service.ts';
import { send } from '../documents/service.ts';
import { hearingRulesOf } from '../rules/service.ts';
import { readIn } from '../service.ts';
import * as store from '../store.ts';
import { endUntaken } from '../untaken/service.ts';
import { queueAgain, queueEnd, queueScreenNews, queueWave } from '../waves/service.ts';

/** Hearings requested by an avocat: published to the avocats who may take them, or withdrawn. */

const minuteMs = 60_000;

const mistake = (path: string, message: string): never =>
  refuse('INVALID_INPUT', { errors: [{ path, message }] });

/** Instant of the hearing; an invalid one is refused at its field. */
export const hourOf = (
  { day, time }: Pick<BodyOf<typeof publishHearing>, 'day' | 'time'>,
  now: Date,
): Date => {
  const at = parisInstant(day, time) ?? mistake('time', 'Cette heure n’existe pas.');
  const ahead = (at.getTime() - now.getTime()) / minuteMs;
  if (ahead < minutesAheadAtLeast) mistake('time', 'L’audience commence dans une heure au plus tôt.');
  if (ahead > daysAheadAtMost * 24 * 60)
    mistake('day', `L’audience a lieu dans ${daysAheadAtMost} jours au plus.`);
  return at;
};

/** Error at the act field if the table does not let this kind of client ask for it. */
const closedActText: Readonly<Record<HearingClient, string>> = {
  avocat: 'Cet acte n’est pas ouvert aux demandes d’un avocat devant cette juridiction.',
  firm: 'Cet acte n’est pas ouvert aux demandes d’un cabinet devant cette juridiction.',
};

export const publish = async (
  platform: Platform,
  viewer: Viewer,
  body: BodyOf<typeof publishHearing>,
  key: CallKey | null,
): Promise<Hearing> => {
  const court = (await courtOf(body.court)) ?? mistake('court', 'Choisissez une juridiction de la liste.');
  await platform.rateLimits.hearingsOfMember.take(viewer.memberId);
  return platform.database.transaction(async (trx) => {
    const id = await once(platform, trx, key, async () => {
      const now = platform.clock.now();
      const heldAt = hourOf(body, now);
      if (body.ndaVersion !== currentConfidentiality.version) refuse('NDA_VERSION');
      const agreement = agreedText(body.ndaVersion) ?? refuse('NDA_VERSION');
      await lockSeatFor(trx, viewer.acting);
      await lockMember(trx, viewer.memberId);
      const client = await demandClient(trx, viewer);
      if (!mayAskFor(await hearingRulesOf(trx), { kind: court.kind, act: body.act, client }))
        mistake('act', closedActText[client]);
      const priceCents = eurosToCents(body.price);
      const missionId = await insertArchived(trx, viewer, {
        title: hearingTitle(heldAt, court.name),
        department: court.department,
        city: court.town,
        day: body.day,
        priceCents,
        now,
      });
      await store.insert(trx, {
        mission_id: missionId,
        court: court.code,
        act: body.act,
        held_at: heldAt,
        chamber: body.chamber ?? null,
        matter: body.matter,
        price_cents: priceCents,
        fee_cents: feeWithTaxCents(body.mode),
        mode: body.mode,
        brief: body.brief,
        agreement_version: agreement.version,
        agreement_sha256: agreement.sha256,
        agreed_at: now,
        agreed_by: viewer.acting && viewer.personId,
      });
      await send(trx, viewer, missionId, body.documents);
      await statePartiesOfNew(platform, trx, viewer, {
        missionId,
        nature: hearingNature,
        namesParties: body.namesParties,
      });
      await queueWave(trx, { id: missionId, wave: 1, heldAt }, now);
      await queueEnd(trx, missionId, heldAt);
      return missionId;
    });
    return readIn(platform, trx, viewer, id);
  });
};

/**
 * Locks an open hearing of the viewer: first their seat, their account and its mission, in the order of a
 * taking.
 */
const lockOwn = async (trx: Trx, viewer: Viewer, id: string): Promise<store.HearingRow> => {
  await lockSeatFor(trx, viewer.acting);
  await lockMember(trx, viewer.memberId);
  await lockArchived(trx, id);
  await store.lock(trx, id);
  const row = (await store.find(trx, id)) ?? refuse('NOT_FOUND');
  if (row.client_id !== viewer.memberId) refuse('NOT_FOUND');
  if (row.state !== 'open') refuse(row.state === 'taken' ? 'HEARING_TAKEN' : 'HEARING_CLOSED');
  return row;
};

/** Raises the price of an untaken hearing, and notifies the avocats who may take it. */
export const raise = (
  platform: Platform,
  viewer: Viewer,
  { id, body, key }: { id: string; body: BodyOf<typeof raiseHearing>; key: CallKey | null },
): Promise<Hearing> =>
  platform.database.transaction(async (trx) => {
    await once(platform, trx, key, async () => {
      const { raised, price_cents, held_at: heldAt } = await lockOwn(trx, viewer, id);
      const now = platform.clock.now();
      if (heldAt <= now) refuse('HEARING_CLOSED');
      if (raised >= raisesAtMost)
        throw new Refusal('PRICE_NOT_RAISED', { title: `Un prix augmente ${raisesAtMost} fois au plus.` });
      const priceCents = eurosToCents(body.price);
      if (priceCents <= price_cents) refuse('PRICE_NOT_RAISED');
      await store.raise(trx, id, priceCents);
      await priceArchived(trx, id, priceCents, now);
      await queueAgain(trx, { id, heldAt, why: 'raised', at: now.toISOString() }, now);
      await queueScreenNews(trx, id);
      return id;
    });
    return readIn(platform, trx, viewer, id);
  });

/** Withdraws an untaken hearing. */
export const cancel = (
  platform: Platform,
  viewer: Viewer,
  id: string,
  key: CallKey | null,
): Promise<Hearing> =>
  platform.database.transaction(async (trx) => {
    await once(platform, trx, key, async () => {
      await lockOwn(trx, viewer, id);
      await endUntaken(trx, id, 'cancelled', platform.clock.now());
      return id;
    });
    return readIn(platform, trx, viewer, id);
  });
