import type { Hearing } from '@basoche/contract/hearings/hearings';
import { isAvocat } from '@basoche/domain/hearings/bars';
import type { HearingRule } from '@basoche/domain/hearings/hearing-rules';
import { hoursBetween } from '@basoche/domain/hearings/limits';
import { mayTake, type Taker } from '@basoche/domain/hearings/take';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import { distanceKm } from '@basoche/domain/places/distance';
import type { Db } from '../../platform/database/database.ts';
import { type PageRequest, pageOf, placeBy } from '../../platform/http/cursor.ts';
import type { Page } from '../../platform/http/mount.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import { missionWasRead } from '../notifications/service.ts';
import { type CourtRow, courtOf, presentCourt, townsWithCourts } from '../places/courts/service.ts';
import { confirmedBarOf } from './bars/service.ts';
import { findProfile } from './profile/service.ts';
import { hearingRulesOf } from './rules/service.ts';
import * as store from './store.ts';

/** Hearings as those who may take them, their clients and their takers read them. */

const hourMs = 3_600_000;

/** Facts about the viewer that decide whether they may take hearings, read once for a list. */
const takerOf = async (db: Db, viewer: Viewer) => {
  const bar = await confirmedBarOf(db, viewer.memberId);
  const profile = await findProfile(db, viewer.memberId);
  const attended = await store.attendedBy(db, viewer.memberId);
  const home = profile && (await townsWithCourts()).get(profile.town)?.position;
  const taker: Omit<Taker, 'overlaps'> = {
    memberId: viewer.memberId,
    kind: viewer.kind,
    profession: viewer.profession,
    isVerified: viewer.isVerified,
    bar: bar && { code: bar.court.code, tribunal: bar.court.tribunal, appeal: bar.court.appeal },
    isBarConfirmed: bar?.isConfirmed ?? false,
    pausedUntil: profile?.paused_until ?? null,
  };
  return { taker, home: home ?? null, attended };
};

interface Reading {
  readonly viewer: Viewer;
  readonly rules: readonly HearingRule[];
  readonly about: Awaited<ReturnType<typeof takerOf>>;
  readonly now: Date;
}

const readingOf = async ({ clock }: Platform, db: Db, viewer: Viewer): Promise<Reading> => ({
  viewer,
  rules: await hearingRulesOf(db),
  about: await takerOf(db, viewer),
  now: clock.now(),
});

/** True if the viewer attends another hearing, in another court, within some hours of this one. */
const overlaps = (row: store.HearingRow, attended: readonly store.AttendedRow[]): boolean =>
  attended.some(
    ({ id, held_at, court }) =>
      id !== row.id &&
      court !== row.court &&
      Math.abs(held_at.getTime() - row.held_at.getTime()) < hoursBetween * hourMs,
  );

/** Answer of the rules to a viewer who would take a hearing of this court. */
const answerFor = (row: store.HearingRow, court: CourtRow, { about, rules, now }: Reading) =>
  mayTake(
    {
      clientId: row.client_id,
      kind: court.kind,
      court: { code: court.code, tribunal: court.tribunal, appeal: court.appeal },
      act: row.act,
      heldAt: row.held_at,
      state: row.state,
    },
    { ...about.taker, overlaps: overlaps(row, about.attended) },
    { rules, now },
  );

const present = async (db: Db, row: store.HearingRow, reading: Reading): Promise<Hearing> => {
  const { viewer, about } = reading;
  const court = (await courtOf(row.court)) ?? refuse('NOT_FOUND');
  const isClient = row.client_id === viewer.memberId;
  const isTaker = row.taker_id === viewer.memberId;
  const answer = answerFor(row, court, reading);
  const mayCancel = isClient && row.state === 'open';
  return {
    id: row.id,
    court: presentCourt(court),
    act: row.act,
    heldAt: row.held_at.toISOString(),
    chamber: row.chamber,
    matter: row.matter,
    price: centsToEuros(row.price_cents),
    mode: row.mode,
    ndaVersion: row.agreement_version,
    state: row.state,
    client: { id: row.client_id, name: row.client_name },
    km: about.home === null ? null : Math.round(distanceKm(about.home, [court.latitude, court.longitude])),
    postulationID: isClient || isTaker ? row.application_id : null,
    permitted: answer.ok ? ['take'] : mayCancel ? ['cancel'] : [],
    refusal: answer.ok || isClient || isTaker ? null : { code: answer.code, reason: answer.reason },
    steps: isClient
      ? (await store.stepsOf(db, row.id)).map(({ kind, told, at }) => ({ kind, told, at: at.toISOString() }))
      : null,
    brief: isClient ? row.brief : null,
  };
};

/** True for whoever reads hearings: avocats, and a firm or company that has stated a bar. Others are told that there is nothing. */
const isReader = ({ about }: Reading): boolean => about.taker.bar !== null || isAvocat(about.taker);

/** A hearing; 404 for whoever is neither its party nor of the profession. */
export const readIn = async (platform: Platform, db: Db, viewer: Viewer, id: string): Promise<Hearing> => {
  const row = (await store.find(db, id)) ?? refuse('NOT_FOUND');
  const reading = await readingOf(platform, db, viewer);
  const isParty = [row.client_id, row.taker_id].includes(viewer.memberId);
  if (!isParty && !isReader(reading)) refuse('NOT_FOUND');
  return present(db, row, reading);
};

/** Reads a hearing; somebody who was told of it is told again once a confrère has taken it. */
export const read = async (platform: Platform, viewer: Viewer, id: string): Promise<Hearing> => {
  const { db } = platform.database;
  const hearing = await readIn(platform, db, viewer, id);
  if (hearing.state === 'open') await store.noteOpened(db, id, viewer.memberId, platform.clock.now());
  await missionWasRead(platform, viewer, id);
  return hearing;
};

/** A locked hearing that the viewer may take now; refuses with the first reason, and as not found to other trades. */
export const demandTaking = async (
  platform: Platform,
  trx: Db,
  viewer: Viewer,
  row: store.HearingRow,
): Promise<void> => {
  const reading = await readingOf(platform, trx, viewer);
  if (!isReader(reading)) refuse('NOT_FOUND');
  const court = (await courtOf(row.court)) ?? refuse('NOT_FOUND');
  const answer = answerFor(row, court, reading);
  if (!answer.ok) throw new Refusal(answer.code, { title: answer.reason });
};

const lists = {
  open: (db: Db, reading: Reading, page: PageRequest) =>
    isReader(reading) ? store.listOpen(db, reading.now, page) : Promise.resolve([]),
  taken: (db: Db, { viewer }: Reading, page: PageRequest) => store.listTaken(db, viewer.memberId, page),
  asked: (db: Db, { viewer }: Reading, page: PageRequest) => store.listAsked(db, viewer.memberId, page),
};

export const list = async (
  platform: Platform,
  viewer: Viewer,
  view: keyof typeof lists,
  page: PageRequest,
): Promise<Page<Hearing>> => {
  const { db } = platform.database;
  const reading = await readingOf(platform, db, viewer);
  const rows = await lists[view](db, reading, page);
  const shown = new Map<string, Hearing>();
  for (const row of rows) shown.set(row.id, await present(db, row, reading));
  return pageOf(rows, page.limit, ({ id }) => shown.get(id) ?? refuse('NOT_FOUND'), placeBy('held_at'));
};
