import type { Hearing, publishHearing } from '@basoche/contract/hearings/hearings';
import type { BodyOf } from '@basoche/contract/route';
import { mayAskForHearing } from '@basoche/domain/hearings/bars';
import { ruleOf } from '@basoche/domain/hearings/hearing-rules';
import { daysAheadAtMost, minutesAheadAtLeast } from '@basoche/domain/hearings/limits';
import { hearingTitle } from '@basoche/domain/hearings/titles';
import { eurosToCents } from '@basoche/domain/payments/amounts';
import { currentConfidentiality } from '@basoche/domain/threads/confidentiality';
import { parisInstant } from '@basoche/domain/time/paris';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { type CallKey, once } from '../../../platform/http/idempotency.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockSeatFor } from '../../firms/service.ts';
import { insertArchived } from '../../missions/publishing/service.ts';
import { courtOf } from '../../places/courts/service.ts';
import { agreedText } from '../../threads/confidentiality/service.ts';
import { confirmedBarOf } from '../bars/service.ts';
import { hearingRulesOf } from '../rules/service.ts';
import { readIn } from '../service.ts';
import * as store from '../store.ts';
import { queueEnd, queueWave } from '../waves/service.ts';

/** Hearings that an avocat asks for: published to those who may take them, or withdrawn. */

const minuteMs = 60_000;

const mistake = (path: string, message: string): never =>
  refuse('INVALID_INPUT', { errors: [{ path, message }] });

/** The hour of the hearing; refused beside its field. */
const hourOf = ({ day, time }: BodyOf<typeof publishHearing>, now: Date): Date => {
  const at = parisInstant(day, time) ?? mistake('time', 'Cette heure n’existe pas.');
  const ahead = (at.getTime() - now.getTime()) / minuteMs;
  if (ahead < minutesAheadAtLeast) mistake('time', 'L’audience commence dans une heure au plus tôt.');
  if (ahead > daysAheadAtMost * 24 * 60)
    mistake('day', `L’audience a lieu dans ${daysAheadAtMost} jours au plus.`);
  return at;
};

export const publish = async (
  platform: Platform,
  viewer: Viewer,
  body: BodyOf<typeof publishHearing>,
  key: CallKey | null,
): Promise<Hearing> => {
  const now = platform.clock.now();
  const heldAt = hourOf(body, now);
  const court = (await courtOf(body.court)) ?? mistake('court', 'Choisissez une juridiction de la liste.');
  if (body.ndaVersion !== currentConfidentiality.version) refuse('NDA_VERSION');
  const agreement = agreedText(body.ndaVersion) ?? refuse('NDA_VERSION');
  await platform.rateLimits.hearingsOfMember.take(viewer.memberId);
  return platform.database.transaction(async (trx) => {
    const id = await once(platform, trx, key, async () => {
      await lockSeatFor(trx, viewer.acting);
      await lockMember(trx, viewer.memberId);
      const bar = await confirmedBarOf(trx, viewer.memberId);
      if (!mayAskForHearing(viewer, bar?.isConfirmed ?? false)) refuse('HEARING_PUBLISHER');
      const rule = ruleOf(await hearingRulesOf(trx), court.kind, body.act);
      if (rule === null || rule.reach === 'nowhere')
        mistake('act', 'Cet acte n’est pas ouvert devant cette juridiction.');
      const priceCents = eurosToCents(body.price);
      const made = await insertArchived(trx, viewer, {
        title: hearingTitle(heldAt, court.name),
        department: court.department,
        city: court.town,
        day: body.day,
        priceCents,
        now,
      });
      await store.insert(trx, {
        mission_id: made,
        court: court.code,
        act: body.act,
        held_at: heldAt,
        chamber: body.chamber ?? null,
        matter: body.matter,
        price_cents: priceCents,
        mode: body.mode,
        brief: body.brief,
        agreement_version: agreement.version,
        agreement_sha256: agreement.sha256,
        agreed_at: now,
        agreed_by: viewer.acting && viewer.personId,
      });
      await queueWave(trx, { id: made, wave: 1, heldAt }, now);
      await queueEnd(trx, made, heldAt);
      return made;
    });
    return readIn(platform, trx, viewer, id);
  });
};

/** Withdraws a hearing that nobody took. */
export const cancel = (
  platform: Platform,
  viewer: Viewer,
  id: string,
  key: CallKey | null,
): Promise<Hearing> =>
  platform.database.transaction(async (trx) => {
    await once(platform, trx, key, async () => {
      await lockSeatFor(trx, viewer.acting);
      await lockMember(trx, viewer.memberId);
      await store.lock(trx, id);
      const row = (await store.find(trx, id)) ?? refuse('NOT_FOUND');
      if (row.client_id !== viewer.memberId) refuse('NOT_FOUND');
      if (row.state !== 'open') refuse(row.state === 'taken' ? 'HEARING_TAKEN' : 'HEARING_CLOSED');
      await store.close(trx, id, 'cancelled');
      await store.addStep(trx, id, { kind: 'cancelled', told: null, at: platform.clock.now() });
      return id;
    });
    return readIn(platform, trx, viewer, id);
  });
