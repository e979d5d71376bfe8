import { ruleOf } from '@basoche/domain/hearings/hearing-rules';
import { isWithinReach } from '@basoche/domain/hearings/reach';
import { hoursBetween } from '@basoche/domain/hearings/take';
import { type Listener, mostTold, type Wave } from '@basoche/domain/hearings/waves';
import { freedomAt, halfDayBit } from '@basoche/domain/hearings/week';
import { distanceKm } from '@basoche/domain/places/distance';
import { parisDay } from '@basoche/domain/time/paris';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { codesOfCourts, courtOf, townsWithCourts } from '../../places/courts/service.ts';
import { hearingRulesOf } from '../rules/service.ts';
import type { HearingRow } from '../store.ts';
import * as store from './store.ts';

/** Listeners of a hearing: the people whom a wave may notify, and their number (rules §10, "Waves"). */

/** Fields of a hearing that decide who may be notified; without an id, the hearing is being written. */
export interface Heard extends Pick<HearingRow, 'court' | 'act' | 'client_id' | 'held_at'> {
  readonly id: string | null;
  readonly price_cents: number;
}

/** Query for the members who may be notified of a hearing; null if nobody may do this act there. */
const askedAbout = async (
  db: Db,
  row: Heard,
  now: Date,
  again?: Date,
): Promise<Parameters<typeof store.listenersOf>[1] | null> => {
  const court = await courtOf(row.court);
  const rule = court && ruleOf(await hearingRulesOf(db), court.kind, row.act);
  if (!rule) return null;
  const { reach } = rule;
  const to = [court.latitude, court.longitude] as const;
  return {
    id: row.id,
    clientId: row.client_id,
    kind: court.kind,
    act: row.act,
    priceCents: row.price_cents,
    heldAt: row.held_at,
    hoursBetween,
    court: row.court,
    now,
    day: parisDay(row.held_at),
    towns: [...(await townsWithCourts())].map(([insee, { position }]) => ({
      insee,
      km: Math.round(distanceKm(position, to)),
    })),
    bars: reach === 'everywhere' ? null : await codesOfCourts((bar) => isWithinReach(reach, court, bar)),
    ...(again && { again }),
  };
};

interface SearchOptions {
  readonly wave: Wave;
  readonly told: number;
  /** People notified before this time are notified again. */
  readonly again?: Date;
}

/** People to whom a wave may go, including those notified again. */
export const listenersOf = async (
  trx: Trx,
  row: Heard,
  now: Date,
  { wave, told, again }: SearchOptions,
): Promise<(Listener & { readonly wasTold: boolean })[]> => {
  const query = await askedAbout(trx, row, now, again);
  if (query === null) return [];
  const halfDay = halfDayBit(row.held_at);
  const most = mostTold(wave, told);
  const found = await store.listenersOf(trx, query, { wave, halfDay, most });
  return found.map((one) => ({
    memberId: one.member_id,
    km: one.km,
    distanceKm: one.distance_km,
    goesFarther: one.goes_farther,
    // Absent people are not in the result.
    freedom: freedomAt(one.week, [], row.held_at),
    wasTold: one.was_told,
  }));
};

/** Counts the people who may take such a hearing, and those of them who are free and near. */
export const countListeners = async (
  db: Db,
  heard: Heard,
  now: Date,
): Promise<{ readonly may: number; readonly free: number }> => {
  const query = await askedAbout(db, heard, now);
  return query === null ? { may: 0, free: 0 } : store.countListeners(db, query, halfDayBit(heard.held_at));
};
