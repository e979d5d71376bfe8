import { randomUUID } from 'node:crypto';
import type { AlertFrequency } from '@basoche/domain/options/alert-frequencies';
import { lastAlertTime, nextInstantAlert } from '@basoche/domain/searches/alert-times';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import type { Db } from '../../../platform/database/database.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Jobs } from '../../../platform/queue/jobs.ts';
import { addJob, addJobs } from '../../../platform/queue/queue.ts';
import { hashOfSecret, newSecret } from '../../../platform/secrets/secrets.ts';
import * as matching from '../matching/store.ts';
import { alertMails } from './mails.ts';
import { type AlertEntry, alertHeaders, missionEntry, offerEntry } from './presenter.ts';
import * as store from './store.ts';

/**
 * What a saved search finds is noted when a mission or an offer comes to the lists, claimed when its alert is due, and sent by a
 * job that the claim adds. Each is claimed once for a member, whichever of their searches found it.
 */

const year = 365 * 86_400_000;

/** One claim waits for a search at most, whatever it has found. */
const claimOf = (searchId: string) => ({ payload: { searchId }, jobKey: `savedSearches.claim:${searchId}` });

/** Something came to a list or changed there: notes it for the searches that find it, and starts those that tell at once. */
const find = ({ database, clock }: Platform, list: matching.SearchedList, id: string): Promise<void> =>
  database.transaction(async (trx) => {
    const now = clock.now();
    const found = await matching.note(trx, list, id, { today: parisDay(now), now });
    const atOnce = found.filter(({ frequency }) => frequency === 'instant');
    const claims = atOnce.map(({ id, alertedAt }) => ({
      ...claimOf(id),
      runAt: nextInstantAlert(alertedAt, now),
    }));
    await addJobs(trx, 'savedSearches.claim', claims);
  });

export const findMission = (platform: Platform, missionId: string): Promise<void> =>
  find(platform, matching.missions, missionId);

export const findOffer = (platform: Platform, jobId: string): Promise<void> =>
  find(platform, matching.offers, jobId);

/** Starts the daily and weekly alerts whose time has come. Started twice, the second finds nothing left. */
export const startDue = ({ database, clock }: Platform): Promise<void> =>
  database.transaction(async (trx) => {
    for (const frequency of ['daily', 'weekly'] as const) {
      const due = await matching.dueSearches(trx, frequency, lastAlertTime(frequency, clock.now()));
      await addJobs(trx, 'savedSearches.claim', due.map(claimOf));
    }
  });

/** Whether what a search has found is to be told now. */
const isDue = (trx: Db, { id, frequency }: { id: string; frequency: AlertFrequency }, now: Date) =>
  frequency === 'daily' || frequency === 'weekly'
    ? matching.waits(trx, id, lastAlertTime(frequency, now))
    : matching.waits(trx, id);

/** Claims what a search has found for one mail, and adds the job that sends it. What may not be told any more is dropped. */
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

/** What is told of a batch, an entry for each. */
const entriesOf = async (
  { database, config }: Platform,
  { id: searchId, audience }: store.AlertedSearch,
  claimed: { batchId: string; today: Day },
): Promise<AlertEntry[]> => {
  const batch = { searchId, ...claimed };
  return audience === 'jobs'
    ? (await store.offersOfBatch(database.db, batch)).map((offer) => offerEntry(offer, config.publicUrl))
    : (await store.missionsOfBatch(database.db, batch)).map((one) => missionEntry(one, config.publicUrl));
};

/** Sends what was claimed, without what closed since. Nothing left, nothing sent. */
export const mail = async (
  platform: Platform,
  { searchId, batchId }: Jobs['savedSearches.mail'],
): Promise<void> => {
  const { database, clock, mailer, config } = platform;
  const now = clock.now();
  const search = await store.findAlerted(database.db, searchId);
  const entries =
    search === undefined ? [] : await entriesOf(platform, search, { batchId, today: parisDay(now) });
  if (search !== undefined && entries.length > 0) {
    // Made when the mail is, so that no table and no queue ever holds one that can be read.
    const token = newSecret();
    await store.insertStop(database.db, { hash: hashOfSecret(token), searchId, now });
    const { publicUrl } = config;
    const written = alertMails.found({ search, entries, token, publicUrl });
    const footer = { headers: alertHeaders(token, publicUrl), links: [] };
    const id = `alerte-${batchId}`;
    await mailer.send({ to: search.email, id, ...renderMail(written, footer) });
  }
  const ids = entries.map((entry) => entry.id);
  await database.transaction((trx) => store.settleBatch(trx, { batchId, ids, now }));
};

/** What waits is told at the new frequency: at once, at the next eight o'clock from now on, or never. */
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

/** The name of the search whose alert is stopped; undefined where no mail had this link. */
export const stop = ({ database }: Platform, token: string): Promise<string | undefined> =>
  database.transaction((trx) => store.stopByToken(trx, hashOfSecret(token)));

/** Links serve for a year, and what was told is remembered as long. */
export const forget = ({ database, clock }: Platform): Promise<void> =>
  store.forgetBefore(database.db, new Date(clock.now().getTime() - year));
