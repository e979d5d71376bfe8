import { type Day, parisDay } from '@basoche/domain/time/paris';
import { issuedFor } from '@basoche/domain/vigilance/documents';
import { endOf, isComplete } from '@basoche/domain/vigilance/file';
import {
  begunWindow,
  collectionReminderOn,
  remindedBy,
  renewalReminderOn,
  renewalWindow,
} from '@basoche/domain/vigilance/reminders';
import type { Db, Trx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notifyCoverBegun } from '../completing/service.ts';
import { fileFactsOf } from '../file/service.ts';
import { notifyCollect, notifyEnds, notifyRenew } from '../notices/service.ts';
import { askedItems, type HeldFile, heldFilesOf, portion } from '../portions/service.ts';
import type { Pair } from '../relations/store.ts';
import { demandRulesOf } from '../rules/service.ts';
import * as store from './store.ts';

/**
 * Reminders of expiring documents and of files to download (rules §12): each sent once, in batches of one
 * transaction each.
 */

/** Walks over all places in batches, in the order of the list. */
const walk = async <Place>(
  list: (portion: { readonly after: Place | null; readonly limit: number }) => Promise<Place[]>,
  work: (places: readonly Place[]) => Promise<void>,
): Promise<void> => {
  let after: Place | null = null;
  do {
    const places: Place[] = await list({ after, limit: portion });
    if (places.length > 0) await work(places);
    after = places.length === portion ? (places.at(-1) ?? null) : null;
  } while (after !== null);
};

/** Reminders due to owners today, one per last day for all documents with that day. */
const dueToOwners = async (db: Db, owners: readonly string[], today: Day) => {
  const rules = await demandRulesOf(db);
  const facts = await fileFactsOf(db, owners);
  return [...facts].flatMap(([memberId, owner]) => {
    const lastDays = new Set(askedItems(owner, rules, today).flatMap(({ lastDay }) => lastDay ?? []));
    return [...lastDays].flatMap((lastDay) => {
      const reminder = renewalReminderOn(lastDay, today);
      return reminder === null ? [] : [{ memberId, candidateId: memberId, lastDay, reminder }];
    });
  });
};

const remindOwners = async (trx: Trx, ids: readonly string[], now: Date): Promise<void> => {
  const present = await store.lockPresent(trx, ids);
  const reminders = await dueToOwners(trx, [...present], parisDay(now));
  await notifyRenew(trx, await store.claim(trx, reminders, now), now);
};

/** Reminder to a client that a file expires or has expired; none a month before. */
const endDue = ({ pair, file }: HeldFile, today: Day) => {
  const lastDay = endOf(file);
  const reminder = lastDay === null ? null : renewalReminderOn(lastDay, today);
  return lastDay === null || reminder === null || !remindedBy(reminder).includes('creator')
    ? []
    : [{ memberId: pair.creatorId, candidateId: pair.candidateId, lastDay, reminder }];
};

/** Reminder to a client to download a file; from the due day on, only if it can be downloaded. */
const collectionDue = ({ pair, file, collectOn }: HeldFile, today: Day) => {
  const reminder = collectionReminderOn(collectOn, today);
  return reminder === null || (reminder !== 'collectWeek' && !isComplete(file.state))
    ? []
    : [{ memberId: pair.creatorId, candidateId: pair.candidateId, lastDay: collectOn, reminder }];
};

const remindClients = async (trx: Trx, pairs: readonly Pair[], now: Date): Promise<void> => {
  const today = parisDay(now);
  const ids = pairs.flatMap(({ creatorId, candidateId }) => [creatorId, candidateId]);
  const present = await store.lockPresent(trx, [...new Set(ids)]);
  const there = pairs.filter((pair) => present.has(pair.creatorId) && present.has(pair.candidateId));
  const heldFiles = await heldFilesOf(trx, there, today);
  const ending = heldFiles.flatMap((one) => endDue(one, today));
  await notifyEnds(trx, await store.claim(trx, ending, now), now);
  const collecting = heldFiles.flatMap((one) => collectionDue(one, today));
  await notifyCollect(trx, await store.claim(trx, collecting, now), now);
};

/** Sends the reminders due today. A second run finds nothing left. */
export const remind = async ({ config, database, clock }: Platform): Promise<void> => {
  if (config.vigilance === 'off') return;
  const now = clock.now();
  const { db } = database;
  const window = renewalWindow(parisDay(now));
  const owners = (places: readonly store.DocumentPlace[]) =>
    database.transaction((trx) => remindOwners(trx, [...new Set(places.map(({ owner }) => owner))], now));
  await walk((next) => store.listIssued(db, issuedFor(window), next), owners);
  await walk((next) => store.listEnding(db, window, next), owners);
  for (const id of await store.listBegun(db, begunWindow(parisDay(now))))
    await notifyCoverBegun(database, id, now);
  await walk<Pair>(
    (next) => store.listPairs(db, next),
    (pairs) => database.transaction((trx) => remindClients(trx, pairs, now)),
  );
};
