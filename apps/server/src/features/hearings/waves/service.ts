import { createHash } from 'node:crypto';
import { ruleOf } from '@basoche/domain/hearings/hearing-rules';
import { hoursBetween } from '@basoche/domain/hearings/limits';
import { isWithinReach } from '@basoche/domain/hearings/reach';
import { type Listener, nextWaveAt, tellingTime, type Wave, waveOf } from '@basoche/domain/hearings/waves';
import { freedomAt } from '@basoche/domain/hearings/week';
import { distanceKm } from '@basoche/domain/places/distance';
import type { Trx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { notify } from '../../notifications/service.ts';
import { courtOf, townsWithCourts } from '../../places/courts/service.ts';
import { hearingRulesOf } from '../rules/service.ts';
import * as hearings from '../store.ts';
import * as store from './store.ts';

/** Waves of notices about a hearing, until somebody takes it (docs/plans/hearings.md, §6). */

/** Queues a wave. At night it waits for the morning, unless the hearing is held then. */
export const queueWave = (
  trx: Trx,
  { id, wave, heldAt }: { readonly id: string; readonly wave: Wave; readonly heldAt: Date },
  wanted: Date,
): Promise<void> =>
  addJob(
    trx,
    'hearings.wave',
    { missionId: id, wave },
    { jobKey: `hearings.wave:${id}:${wave}`, runAt: tellingTime(wanted, heldAt) },
  );

/** Queues the end of a hearing that nobody took, at its hour. */
export const queueEnd = (trx: Trx, id: string, heldAt: Date): Promise<void> =>
  addJob(trx, 'hearings.pass', { missionId: id }, { jobKey: `hearings.pass:${id}`, runAt: heldAt });

/** Order among people at the same distance: the same for one hearing, another for the next. */
const rankOf = (id: string) => (memberId: string) =>
  createHash('sha256').update(id).update(memberId).digest().readUInt32BE();

const listenersOf = async (trx: Trx, row: hearings.HearingRow, now: Date): Promise<Listener[]> => {
  const court = await courtOf(row.court);
  if (court === undefined) return [];
  const rule = ruleOf(await hearingRulesOf(trx), court.kind, row.act);
  if (rule === null) return [];
  const towns = await townsWithCourts();
  const found = await store.listenersOf(trx, {
    id: row.id,
    clientId: row.client_id,
    kind: court.kind,
    act: row.act,
    priceCents: row.price_cents,
    heldAt: row.held_at,
    hoursBetween,
    court: row.court,
    now,
  });
  const listeners: Listener[] = [];
  for (const one of found) {
    const home = towns.get(one.town);
    const bar = (one.bar === null ? undefined : await courtOf(one.bar)) ?? null;
    if (home === undefined || !isWithinReach(rule.reach, court, bar)) continue;
    listeners.push({
      memberId: one.member_id,
      km: Math.round(distanceKm(home.position, [court.latitude, court.longitude])),
      distanceKm: one.distance_km,
      goesFarther: one.goes_farther,
      freedom: freedomAt(one.week, one.absences, row.held_at),
    });
  }
  return listeners;
};

/** Tells a wave of people and queues the next. Nothing happens once the hearing is not open, or the wave was told. */
export const tellWave = (
  { database, clock }: Platform,
  { missionId: id, wave }: { readonly missionId: string; readonly wave: Wave },
): Promise<void> =>
  database.transaction(async (trx) => {
    await hearings.lock(trx, id);
    const row = await hearings.find(trx, id);
    const now = clock.now();
    if (row === undefined || row.state !== 'open' || row.wave >= wave || row.held_at <= now) return;
    const people = waveOf(wave, await listenersOf(trx, row, now), {
      told: await store.countTold(trx, id),
      rankOf: rankOf(id),
    });
    const told = await store.insertNotices(trx, { id, wave, now }, people);
    await store.setWave(trx, id, wave);
    const kind = wave === 1 ? 'sent' : 'widened';
    await hearings.addStep(trx, id, { kind, told: told.length, at: now });
    for (const memberId of told) {
      await notify(trx, { memberId, missionId: id, key: 'HEARING_NOTICE' }, now);
    }
    if (wave > 1) await notify(trx, { memberId: row.client_id, missionId: id, key: 'HEARING_WIDENED' }, now);
    const next = nextWaveAt(wave, now, row.held_at);
    if (next !== null) await queueWave(trx, { id, wave: (wave + 1) as Wave, heldAt: row.held_at }, next);
  });

/** Ends a hearing that nobody took, at its hour: its client is told, its instructions are deleted. */
export const pass = (
  { database, clock }: Platform,
  { missionId: id }: { readonly missionId: string },
): Promise<void> =>
  database.transaction(async (trx) => {
    await hearings.lock(trx, id);
    const row = await hearings.find(trx, id);
    const now = clock.now();
    if (row === undefined || row.state !== 'open' || row.held_at > now) return;
    await hearings.close(trx, id, 'passed');
    await hearings.addStep(trx, id, { kind: 'passed', told: null, at: now });
    await notify(trx, { memberId: row.client_id, missionId: id, key: 'HEARING_PASSED' }, now);
  });
