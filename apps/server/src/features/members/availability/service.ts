import type { Availability, sayAvailability } from '@basoche/contract/members/availability';
import type { BodyOf } from '@basoche/contract/route';
import { askedOn, availabilityHoldsDays, lastAskTime, soonError } from '@basoche/domain/members/availability';
import { addDays, parisDay, startOfParisDay } from '@basoche/domain/time/paris';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { PersonViewer } from '../../../platform/http/viewer.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJobs } from '../../../platform/queue/queue.ts';
import type { QueueJobs } from '../../../platform/queue/queue-jobs.ts';
import { hashOfSecret, newSecret } from '../../../platform/secrets/secrets.ts';
import { availabilityMails } from './mails.ts';
import { presentAvailability } from './presenter.ts';
import * as store from './store.ts';

/**
 * Availability of members, shown for 14 days after they confirmed it; on Mondays a mail asks whether it is
 * still valid.
 */

export const read = async (
  { database, clock }: Platform,
  { memberId }: PersonViewer,
): Promise<Availability> => presentAvailability(await store.find(database.db, memberId), clock.now());

/** Saves the member's availability. `SOON` has a day from which they are free (Europe/Paris). */
export const saveAvailability = (
  { database, clock }: Platform,
  { memberId }: PersonViewer,
  { status, from }: BodyOf<typeof sayAvailability>,
): Promise<Availability> =>
  database.transaction(async (trx) => {
    const now = clock.now();
    const available_from = status === 'SOON' ? (from ?? null) : null;
    const error = available_from === null ? null : soonError(available_from, parisDay(now));
    if (error !== null) refuse('INVALID_INPUT', { errors: [{ path: 'from', message: error }] });
    await lockMember(trx, memberId);
    const row = await store.save(trx, memberId, { status, available_from, confirmed_at: now });
    return presentAvailability(row, now);
  });

export const clear = ({ database }: Platform, { memberId }: PersonViewer): Promise<void> =>
  database.transaction(async (trx) => {
    await lockMember(trx, memberId);
    await store.clear(trx, memberId);
  });

/** Records that the availability is still valid. */
export const confirm = ({ database, clock }: Platform, { memberId }: PersonViewer): Promise<Availability> =>
  database.transaction(async (trx) => {
    const now = clock.now();
    await lockMember(trx, memberId);
    const row = (await store.confirm(trx, memberId, now)) ?? refuse('NOT_FOUND');
    return presentAvailability(row, now);
  });

const dayMs = 86_400_000;

/** Confirms by the link of a mail. The link works as long as the availability may still be shown. */
export const confirmFromMail = async ({ database, clock }: Platform, token: string): Promise<void> => {
  const now = clock.now();
  const sentSince = new Date(now.getTime() - availabilityHoldsDays * dayMs);
  if (!(await store.confirmByLink(database.db, { hash: hashOfSecret(token), sentSince, now }))) {
    refuse('NOT_FOUND');
  }
};

/** Members handled in one transaction, so that locks are short. */
const batchSize = 500;

/** Hourly: turns SOON into AVAILABLE once its day has come, and queues the mails due since Monday 9:00 (Europe/Paris). */
export const updateAndAsk = async ({ database, clock }: Platform): Promise<void> => {
  const now = clock.now();
  while ((await store.makeAvailable(database.db, parisDay(now), batchSize)) === batchSize);
  const since = lastAskTime(now);
  const { first, last } = askedOn(since);
  const asking = { from: startOfParisDay(first), until: startOfParisDay(addDays(last, 1)), since, now };
  /** Queues the mails of one batch; returns their number. */
  const askBatch = () =>
    database.transaction(async (trx) => {
      const claimed = await store.claimToAsk(trx, asking, batchSize);
      const askedAt = now.toISOString();
      await addJobs(
        trx,
        'availability.mail',
        claimed.map((memberId) => ({ payload: { memberId, askedAt } })),
      );
      return claimed.length;
    });
  for (let asked = await askBatch(); asked === batchSize; asked = await askBatch());
};

/** Sends the mail with the link to confirm, unless the member has answered in the meantime. */
export const sendMail = async (
  { database, config, clock, mailer }: Platform,
  { memberId, askedAt }: QueueJobs['availability.mail'],
): Promise<void> => {
  const row = await store.findAsked(database.db, memberId, new Date(askedAt));
  if (row === undefined) return;
  // Created only now, so that no queued job contains a usable link.
  const token = newSecret();
  await store.saveLink(database.db, memberId, hashOfSecret(token));
  const facts = { name: row.name, availability: row, now: clock.now(), token, publicUrl: config.publicUrl };
  const id = `disponibilite-${memberId}-${askedAt}`;
  await mailer.send({ to: row.email, id, ...renderMail(availabilityMails.ask(facts)) });
};
