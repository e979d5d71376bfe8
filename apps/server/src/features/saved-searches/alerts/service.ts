import { randomUUID } from 'node:crypto';
import type { AlertFrequency } from '@basoche/domain/options/alert-frequencies';
import { lastAlertTime, nextInstantAlert } from '@basoche/domain/searches/alert-times';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import { inBatches } from '../../../platform/database/batches.ts';
import type { Db } from '../../../platform/database/database.ts';
import { mailFor } from '../../../platform/mail/readers.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob, addJobs } from '../../../platform/queue/queue.ts';
import type { QueueJobs } from '../../../platform/queue/queue-jobs.ts';
import { hashOfSecret, newSecret } from '../../../platform/secrets/secrets.ts';
import * as matching from '../matching/store.ts';
import { alertHeaders, alertMails } from './mails.ts';
import { type AlertEntry, jobEntry, missionEntry } from './presenter.ts';
import * as store from './store.ts';

/**
 * Alerts of saved searches. A hit is recorded when a mission or an offer is listed, claimed when the alert is due, and sent by a
 * job. Each mission or offer is claimed once per member, even if several of their searches match.
 */

const year = 365 * 86_400_000;

/** Job of a claim. Its key allows one per search. */
const claimOf = (searchId: string) => ({ payload: { searchId }, jobKey: `savedSearches.claim:${searchId}` });

/** Records a listed or changed item for the searches that match, and queues the instant alerts. */
const find = ({ database, clock }: Platform, list: matching.SearchedList, id: string): Promise<void> =>
  database.transaction(async (trx) => {
    const now = clock.now();
    const found = await matching.recordHits(trx, list, id, { today: parisDay(now), now });
    const atOnce = found.filter(({ frequency }) => frequency === 'instant');
    const claims = atOnce.map(({ id, alertedAt }) => ({
      ...claimOf(id),
      runAt: nextInstantAlert(alertedAt, now),
    }));
    await addJobs(trx, 'savedSearches.claim', claims);
  });

export const findMission = (platform: Platform, missionId: string): Promise<void> =>
  find(platform, matching.missions, missionId);

export const findJob = (platform: Platform, jobId: string): Promise<void> =>
  find(platform, matching.offers, jobId);

/** Queues the daily and weekly alerts that are due. A second run finds nothing left. */
export const startDue = async ({ database, clock }: Platform): Promise<void> => {
  for (const frequency of ['daily', 'weekly'] as const) {
    const before = lastAlertTime(frequency, clock.now());
    let after: string | null = null;
    await inBatches((limit) =>
      database.transaction(async (trx) => {
        const searches = await matching.dueSearches(trx, { frequency, before, after }, limit);
        await addJobs(trx, 'savedSearches.claim', searches.map(claimOf));
        after = searches.at(-1) ?? after;
        return searches.length;
      }),
    );
  }
};

/** True if the hits of a search are to be sent now. */
const isDue = (trx: Db, { id, frequency }: { id: string; frequency: AlertFrequency }, now: Date) =>
  frequency === 'daily' || frequency === 'weekly'
    ? matching.waits(trx, id, lastAlertTime(frequency, now))
    : matching.waits(trx, id);

/**
 * Claims the hits of a search for one mail, and queues the mail. Drops hits that the member may no longer be
 * told of.
 */
export const claim = ({ database, clock }: Platform, searchId: string): Promise<void> =>
  database.transaction(async (trx) => {
    const now = clock.now();
    const search = await store.lockAlerted(trx, searchId);
    if (search === undefined) await matching.takeHits(trx, searchId);
    if (search === undefined || !(await isDue(trx, search, now))) return;
    const ids = await matching.takeHits(trx, searchId);
    const batchId = randomUUID();
    const number = await store.claim(trx, { search, batchId, ids, today: parisDay(now), now });
    if (number > 0) await addJob(trx, 'savedSearches.mail', { searchId, batchId });
  });

/** Entries of a batch. */
const entriesOf = async (
  { database, config }: Platform,
  { id: searchId, audience }: store.AlertedSearch,
  claimed: { batchId: string; today: Day },
): Promise<AlertEntry[]> => {
  const batch = { searchId, ...claimed };
  return audience === 'jobs'
    ? (await store.jobsOfBatch(database.db, batch)).map((offer) => jobEntry(offer, config.publicUrl))
    : (await store.missionsOfBatch(database.db, batch)).map((one) => missionEntry(one, config.publicUrl));
};

/** Sends the claimed entries, except those closed since. Sends nothing if none is left. */
export const mail = async (
  platform: Platform,
  { searchId, batchId }: QueueJobs['savedSearches.mail'],
): Promise<void> => {
  const { database, clock, mailer, config } = platform;
  const now = clock.now();
  const search = await store.findAlerted(database.db, searchId);
  const entries =
    search === undefined ? [] : await entriesOf(platform, search, { batchId, today: parisDay(now) });
  if (search !== undefined && entries.length > 0) {
    // Created only now, so that no queued job contains a usable link.
    const token = newSecret();
    await store.insertStop(database.db, { hash: hashOfSecret(token), searchId, now });
    const { publicUrl } = config;
    const written = alertMails.found({ search, entries, token, publicUrl });
    const footer = { headers: alertHeaders(token, publicUrl), links: [] };
    const id = `alerte-${batchId}`;
    await mailer.send({ to: search.email, id, ...renderMail(mailFor(search.firmId, written), footer) });
  }
  const ids = entries.map((entry) => entry.id);
  await database.transaction((trx) => store.settleBatch(trx, { batchId, ids, now }));
};

/** Reschedules waiting hits for the new frequency: at once, at the next 8:00 (Europe/Paris), or dropped for none. */
export const changeFrequency = async (
  trx: Db,
  { id, frequency, alerted_at }: { id: string; frequency: AlertFrequency; alerted_at: Date | null },
  now: Date,
): Promise<void> => {
  if (frequency === 'none') {
    await matching.takeHits(trx, id);
    return;
  }
  await matching.postponeHits(trx, id, now);
  if (frequency === 'instant' && (await matching.waits(trx, id))) {
    await addJobs(trx, 'savedSearches.claim', [{ ...claimOf(id), runAt: nextInstantAlert(alerted_at, now) }]);
  }
};

/** Stops the alert of a link; returns the search's name, or undefined for an unknown link. */
export const stop = ({ database }: Platform, token: string): Promise<string | undefined> =>
  database.transaction((trx) => store.stopByToken(trx, hashOfSecret(token)));

/** Deletes links and sent entries after a year. */
export const deleteOldAlerts = async ({ database, clock }: Platform): Promise<void> => {
  const before = new Date(clock.now().getTime() - year);
  for (const forgetSome of [store.deleteStopLinks, store.deleteSentEntries])
    await inBatches((limit) => forgetSome(database.db, before, limit));
};
