import { createHash } from 'node:crypto';
import { missingCheck } from '@basoche/domain/conflicts/gate';
import {
  type Listener,
  lastWave,
  nextWaveAt,
  tellAgain,
  tellingTime,
  unfilledAt,
  type Wave,
  waveOf,
} from '@basoche/domain/hearings/waves';
import { addHours } from '@basoche/domain/time/paris';
import type { Trx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { portionsOf } from '../../../platform/portions.ts';
import { addJob, addJobs } from '../../../platform/queue/queue.ts';
import { conflictFactsOf } from '../../conflicts/facts/service.ts';
import { notify, notifyAll } from '../../notifications/service.ts';
import { listenersOf } from '../listeners/service.ts';
import * as hearings from '../store.ts';
import * as store from './store.ts';

/**
 * Waves of notifications about a hearing, until somebody takes it (rules §10). A wave is a group of avocats
 * notified together.
 */

/** Queues a wave. At night it is delayed until the morning, unless the hearing is before that. */
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

/** Queues the end of a hearing, at its hour. */
export const queueEnd = (trx: Trx, id: string, runAt: Date | 'inAMinute'): Promise<void> =>
  addJob(trx, 'hearings.pass', { missionId: id }, { jobKey: `hearings.pass:${id}`, runAt });

/** Queues notifications about a raised price, or about a hearing that is open again. */
export const queueAgain = (
  trx: Trx,
  {
    id,
    heldAt,
    why,
    at,
  }: {
    readonly id: string;
    readonly heldAt: Date;
    readonly why: 'raised' | 'reopened';
    /** Time of the change; people notified since then know it already. */
    readonly at: string;
  },
  wanted: Date,
): Promise<void> =>
  addJob(
    trx,
    'hearings.tellAgain',
    { missionId: id, why, at },
    { jobKey: `hearings.tellAgain:${id}:${why}`, runAt: tellingTime(wanted, heldAt) },
  );

/** Queues an update of the screens of its client and of the people who were notified. */
export const queueScreenNews = (trx: Trx, id: string): Promise<void> =>
  addJob(trx, 'hearings.changed', { missionId: id });

export const announce = async (
  { database, realtime }: Platform,
  { missionId: id }: { readonly missionId: string },
): Promise<void> => realtime.emitTo(await store.concernedBy(database.db, id), 'hearingChanged', { id });

/** Order among people at the same distance: fixed for one hearing, different for the next. */
const rankOf = (id: string) => (memberId: string) =>
  createHash('sha256').update(id).update(memberId).digest().readUInt32BE();

/** Locks a future open hearing; undefined if there is nothing to notify any more. */
const lockOpen = async (
  trx: Trx,
  id: string,
  now: Date,
): Promise<(hearings.HearingRow & { readonly wave: number }) | undefined> => {
  await hearings.lock(trx, id);
  const row = await hearings.find(trx, id);
  return row?.state === 'open' && row.held_at > now ? row : undefined;
};

const queueUnfilled = (trx: Trx, id: string, runAt: Date): Promise<void> =>
  addJob(trx, 'hearings.unfilled', { missionId: id }, { jobKey: `hearings.unfilled:${id}`, runAt });

/** True if notifications are on hold: the client is suspended, or the hearings feature is off. */
const isWaiting = ({ config }: Platform, row: hearings.HearingRow): boolean =>
  row.is_waiting || !config.hearings;

/** Queues the step after a wave: the next wave, or the notice that nobody took the hearing. */
const queueNext = async (
  trx: Trx,
  { id, wave, heldAt }: { readonly id: string; readonly wave: Wave; readonly heldAt: Date },
  now: Date,
): Promise<void> => {
  if (wave === lastWave) {
    const unfilled = unfilledAt(now, heldAt);
    if (unfilled !== null) await queueUnfilled(trx, id, unfilled);
    return;
  }
  const next = nextWaveAt(wave, now, heldAt);
  if (next !== null) await queueWave(trx, { id, wave: (wave + 1) as Wave, heldAt }, next);
};

/** Notices inserted per statement. */
const noticesAtOnce = 100;

/** Records these people and notifies them of a hearing, in portions; returns how many there are. */
const notifyPeople = async (
  trx: Trx,
  { id, wave, title }: { readonly id: string; readonly wave: Wave; readonly title?: string },
  people: readonly Listener[],
  now: Date,
): Promise<number> => {
  const content = { missionId: id, key: 'HEARING_NOTICE', ...(title !== undefined && { title }) } as const;
  let count = 0;
  for (const portion of portionsOf(people, noticesAtOnce)) {
    const memberIds = await store.insertNotices(trx, { id, wave, now }, portion);
    await notifyAll(trx, { ...content, memberIds }, now);
    const mails = memberIds.map((memberId) => ({
      payload: { missionId: id, mail: 'notice', memberId } as const,
    }));
    await addJobs(trx, 'hearings.mail', mails);
    count += memberIds.length;
  }
  return count;
};

const awaitsParties = async (platform: Platform, trx: Trx, row: hearings.HearingRow): Promise<boolean> => {
  const facts = await conflictFactsOf(platform, trx, row.id, row.client_id);
  return facts !== null && missingCheck(facts) === 'PARTIES_AWAITED';
};

/**
 * Notifies a wave of people and queues the next. Does nothing if the hearing is not open, or the wave was
 * already notified. If the client has not named the parties yet, tries again each hour: the conflict check
 * may be switched off meanwhile.
 */
export const notifyWave = (
  platform: Platform,
  { missionId: id, wave }: { readonly missionId: string; readonly wave: Wave },
): Promise<void> =>
  platform.database.transaction(async (trx) => {
    const now = platform.clock.now();
    const row = await lockOpen(trx, id, now);
    if (row === undefined || row.wave >= wave) return;
    if (isWaiting(platform, row) || (await awaitsParties(platform, trx, row)))
      return queueWave(trx, { id, wave, heldAt: row.held_at }, addHours(now, 1));
    const before = await store.countTold(trx, id);
    const people = waveOf(wave, await listenersOf(trx, row, now, { wave, told: before }), {
      told: before,
      rankOf: rankOf(id),
    });
    const notifiedCount = await notifyPeople(trx, { id, wave }, people, now);
    await store.setWave(trx, id, wave);
    await hearings.addStep(trx, id, { kind: wave === 1 ? 'sent' : 'widened', told: notifiedCount, at: now });
    if (wave > 1) await notify(trx, { memberId: row.client_id, missionId: id, key: 'HEARING_WIDENED' }, now);
    await queueNext(trx, { id, wave, heldAt: row.held_at }, now);
    await queueScreenNews(trx, id);
  });

const againTitles = {
  raised: 'Le prix d’une audience à prendre a été augmenté.',
  reopened: 'Une audience est de nouveau à prendre.',
} as const;

/**
 * Notifies avocats who may take a hearing that its price was raised, or that it is open again; not those who
 * declined it.
 */
export const notifyAgain = (
  platform: Platform,
  {
    missionId: id,
    why,
    at,
  }: { readonly missionId: string; readonly why: 'raised' | 'reopened'; readonly at: string },
): Promise<void> =>
  platform.database.transaction(async (trx) => {
    const now = platform.clock.now();
    const row = await lockOpen(trx, id, now);
    if (row === undefined) return;
    const { held_at: heldAt } = row;
    if (isWaiting(platform, row)) return queueAgain(trx, { id, heldAt, why, at }, addHours(now, 1));
    // Before the first wave, nobody knows the former price.
    if (row.wave === 0) {
      await queueWave(trx, { id, wave: 1, heldAt }, now);
      if (why === 'raised') await hearings.addStep(trx, id, { kind: why, told: null, at: now });
      return queueScreenNews(trx, id);
    }
    const wave = row.wave as Wave;
    const before = await store.countTold(trx, id);
    const people = tellAgain(
      wave,
      await listenersOf(trx, row, now, { wave, told: before, again: new Date(at) }),
      {
        told: before,
        rankOf: rankOf(id),
      },
    );
    const notifiedCount = await notifyPeople(trx, { id, wave, title: againTitles[why] }, people, now);
    const isCounted =
      why === 'reopened' && (await hearings.countStep(trx, id, { kind: why, told: notifiedCount }));
    if (!isCounted) await hearings.addStep(trx, id, { kind: why, told: notifiedCount, at: now });
    // Waves that were due while the hearing was taken did not run, so the next one is queued. After a raised
    // price, the next wave comes as planned.
    if (why === 'reopened' || wave === lastWave) await queueNext(trx, { id, wave, heldAt }, now);
    await queueScreenNews(trx, id);
  });

/** Notifies the client that nobody took the hearing after the last wave. */
export const notifyUnfilled = (
  platform: Platform,
  { missionId: id }: { readonly missionId: string },
): Promise<void> =>
  platform.database.transaction(async (trx) => {
    const now = platform.clock.now();
    const row = await lockOpen(trx, id, now);
    if (row === undefined || row.wave < lastWave) return;
    if (isWaiting(platform, row)) return queueUnfilled(trx, id, addHours(now, 1));
    await hearings.addStep(trx, id, { kind: 'unfilled', told: null, at: now });
    await notify(trx, { memberId: row.client_id, missionId: id, key: 'HEARING_UNFILLED' }, now);
    await addJob(trx, 'hearings.mail', { missionId: id, mail: 'unfilled', memberId: row.client_id });
    await queueScreenNews(trx, id);
  });

/** Queues the first wave once the parties of a hearing are named; does nothing for other missions. */
export const beginWaves = async (trx: Trx, id: string, now: Date): Promise<void> => {
  const row = await hearings.find(trx, id);
  if (row?.state === 'open' && row.wave === 0)
    await queueWave(trx, { id, wave: 1, heldAt: row.held_at }, now);
};
