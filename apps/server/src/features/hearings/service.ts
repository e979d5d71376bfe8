import type { Hearing } from '@basoche/contract/hearings/hearings';
import { missingCheck } from '@basoche/domain/conflicts/gate';
import type { Taker } from '@basoche/domain/hearings/take';
import { hearingNature } from '@basoche/domain/hearings/titles';
import type { Db, Trx } from '../../platform/database/database.ts';
import { type PageRequest, pageOf, placeBy } from '../../platform/http/cursor.ts';
import type { Page } from '../../platform/http/mount.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import { awaitedAmong, conflictFactsOf } from '../conflicts/facts/service.ts';
import { missionWasRead } from '../notifications/service.ts';
import { courtOf } from '../places/courts/service.ts';
import { vigilanceRefusalsOf } from '../vigilance/facts/service.ts';
import { documentsOf } from './documents/service.ts';
import { type ConflictAnswer, type OwnSteps, presentHearing } from './presenter.ts';
import * as store from './store.ts';
import { answerFor, type Reading, readingOf } from './takers/service.ts';

/** Hearings as those who may take them, their clients and their takers read them. */

const askedOf = async (
  platform: Platform,
  db: Db,
  { memberId }: Viewer,
  id: string,
): Promise<ConflictAnswer> => {
  const facts = await conflictFactsOf(platform, db, id, memberId);
  if (facts === null) return { conflicts: null, isAwaited: false };
  const { level, parties, listVersion } = facts;
  return { conflicts: { level, parties, listVersion }, isAwaited: missingCheck(facts) === 'PARTIES_AWAITED' };
};

/** Parts of these hearings that the viewer reads as their client, with one query each per page. */
const ownIn = async (db: Db, rows: readonly store.HearingRow[], { memberId }: Viewer): Promise<OwnSteps> => {
  const ids = rows.filter(({ client_id }) => client_id === memberId).map(({ id }) => id);
  if (ids.length === 0) return { steps: {}, documents: {} };
  return { steps: await store.stepsOf(db, ids), documents: await documentsOf(db, ids) };
};

/** Reasons in the viewer's file of vigilance, for those of these hearings that others ask for. */
const fileRefusalsOf = (
  platform: Platform,
  db: Db,
  rows: readonly store.HearingRow[],
  { memberId }: Viewer,
) =>
  vigilanceRefusalsOf(
    platform,
    db,
    memberId,
    rows
      .filter(({ state, client_id }) => state === 'open' && client_id !== memberId)
      .map(({ id, client_id: creatorId, mode, price_cents: netCents }) => ({
        id,
        creatorId,
        mode,
        netCents,
      })),
  );

/** Reads a hearing; NOT_FOUND unless the viewer is a party, or may read untaken hearings. */
export const readIn = async (platform: Platform, db: Db, viewer: Viewer, id: string): Promise<Hearing> => {
  const row = (await store.find(db, id)) ?? refuse('NOT_FOUND');
  const reading = await readingOf(platform, db, viewer);
  const isParty = [row.client_id, row.taker_id].includes(viewer.memberId);
  if (!isParty && reading.about.readingRefusal !== null) refuse('NOT_FOUND');
  const isDeclined = (await store.declinedAmong(db, [row], viewer.personId)).has(id);
  const isOwn = (await store.ownAmong(db, [row], viewer.memberId)).has(id);
  const own = await ownIn(db, [row], viewer);
  const fileRefusal = (await fileRefusalsOf(platform, db, [row], viewer)).get(id) ?? null;
  return presentHearing(row, reading, {
    ...(await askedOf(platform, db, viewer, id)),
    fileRefusal,
    isDeclined,
    isOwn,
    own,
  });
};

/**
 * Reads a hearing. Records it for people who were notified, so that they hear when another avocat takes it.
 */
export const read = async (platform: Platform, viewer: Viewer, id: string): Promise<Hearing> => {
  const { db } = platform.database;
  const hearing = await readIn(platform, db, viewer, id);
  if (hearing.state === 'open') await store.recordOpened(db, id, viewer.personId, platform.clock.now());
  await missionWasRead(platform, viewer, id);
  return hearing;
};

/**
 * Refuses a viewer who may not take a locked hearing now, with the first reason, or NOT_FOUND for other
 * professions. Returns the person who appears.
 */
export const demandTaking = async (
  platform: Platform,
  trx: Db,
  viewer: Viewer,
  row: store.HearingRow,
): Promise<Pick<Taker, 'kind' | 'profession'>> => {
  const reading = await readingOf(platform, trx, viewer);
  if (reading.about.readingRefusal !== null) refuse('NOT_FOUND');
  const court = (await courtOf(row.court)) ?? refuse('NOT_FOUND');
  const answer = answerFor(row, court, reading);
  if (!answer.ok) throw new Refusal(answer.code, { title: answer.reason });
  const { kind, profession } = reading.about.taker;
  return { kind, profession };
};

/**
 * Requires that the viewer may check the parties of a hearing: they may take it, or have taken it. Does
 * nothing for other missions.
 */
export const demandAsking = async (
  platform: Platform,
  trx: Trx,
  viewer: Viewer,
  id: string,
): Promise<void> => {
  const row = await store.find(trx, id);
  if (row !== undefined && row.taker_id !== viewer.memberId) await demandTaking(platform, trx, viewer, row);
};

const lists = {
  open: (db: Db, reading: Reading, page: PageRequest) => {
    const refusal = reading.about.readingRefusal;
    if (refusal !== null) refuse(refusal);
    return store.listOpen(db, { now: reading.now, personId: reading.viewer.personId }, page);
  },
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
  const awaited = await awaitedAmong(
    platform,
    viewer,
    rows.map(({ id }) => ({ id, nature: hearingNature })),
  );
  const shown = new Map<string, Hearing>();
  const declined = view === 'open' ? new Set() : await store.declinedAmong(db, rows, viewer.personId);
  const sameFirm = await store.ownAmong(db, rows, viewer.memberId);
  const own = await ownIn(db, rows, viewer);
  const onFile = await fileRefusalsOf(platform, db, rows, viewer);
  for (const row of rows) {
    const { id } = row;
    const standing = { isDeclined: declined.has(id), isOwn: sameFirm.has(id) };
    const fileRefusal = onFile.get(id) ?? null;
    const conflictAnswer = { conflicts: null, isAwaited: awaited.has(id) };
    shown.set(id, await presentHearing(row, reading, { ...conflictAnswer, ...standing, fileRefusal, own }));
  }
  return pageOf(rows, page.limit, ({ id }) => shown.get(id) ?? refuse('NOT_FOUND'), placeBy('held_at'));
};
