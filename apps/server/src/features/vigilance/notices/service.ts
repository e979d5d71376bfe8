import { mayAct, type SeatAct } from '@basoche/domain/firms/roles';
import type { NotificationKey } from '@basoche/domain/notifications/keys';
import { parisDay } from '@basoche/domain/time/paris';
import { lastDayOf } from '@basoche/domain/vigilance/documents';
import { isComplete } from '@basoche/domain/vigilance/file';
import { asksForFile } from '@basoche/domain/vigilance/gate';
import type { RenewalReminder } from '@basoche/domain/vigilance/reminders';
import type { Db, Trx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJobs } from '../../../platform/queue/queue.ts';
import type { QueueJobs } from '../../../platform/queue/queue-jobs.ts';
import { notify, notifyAll } from '../../notifications/service.ts';
import { clientKindOf, fileFor } from '../file/service.ts';
import { agreedMissionsOfPairs, pairKey } from '../relations/service.ts';
import { claim, lockPresent, noticeOf, type Reminder } from '../reminders/store.ts';
import * as store from './store.ts';

/** Notices about files of vigilance. Each person gets their own notification and mail job. */

type Mail = QueueJobs['vigilance.mail'];
/** A mail without its reader. */
type Letter = Mail extends infer One ? (One extends Mail ? Omit<One, 'personId'> : never) : never;

/** Chooses the people of an account to notify. */
type Choice = (people: readonly store.PersonRow[]) => readonly store.PersonRow[];

const withAct = (act: SeatAct) => (person: store.PersonRow) =>
  person.role === null || mayAct(person.role, act);

/** People who may change their firm's file. */
const keepers: Choice = (people) => people.filter(withAct('represent'));

export const inCharge: Choice = (people) => people.filter((person) => person.is_reader);

/** The person in charge; if they may not complete the file, also those who may. */
const inChargeOrKeepers: Choice = (people) => {
  const readers = inCharge(people);
  if (readers.some(withAct('represent'))) return readers;
  return people.filter((person) => person.is_reader || withAct('represent')(person));
};

/** The person in charge, and those who manage the accounts but may not read threads. */
const inChargeAndAccountants: Choice = (people) =>
  people.filter(
    (person) => person.is_reader || (withAct('invoice')(person) && !withAct('readThreads')(person)),
  );

interface Notice {
  readonly memberId: string;
  readonly key: NotificationKey;
  /** Thread whose person in charge is notified. */
  readonly applicationId: string | null;
  /** Screen that the notification opens, if not the thread. */
  readonly about?: 'VIGILANCE' | 'CANDIDATES';
  readonly to: Choice;
  readonly mail: Letter | null;
}

/** A notice with one of its readers. */
type PersonNotice = Notice & { readonly personId: string };

/** True for a screen of one's own account: people without a firm are notified in one statement. */
const isOfOwnAccount = ({ memberId, personId, about }: PersonNotice): boolean =>
  about !== undefined && memberId === personId;

const notifyOne = async (
  trx: Trx,
  { memberId, personId, key, applicationId, about }: PersonNotice,
  now: Date,
) => {
  if (about !== undefined) await notify(trx, { memberId, personId, key, about }, now);
  else if (applicationId !== null) await notify(trx, { memberId, personId, key, applicationId }, now);
};

/** Notifies the people of notices with one key, and queues their mails. */
export const notifyOf = async (trx: Trx, notices: readonly Notice[], now: Date): Promise<void> => {
  const [first] = notices;
  if (first === undefined) return;
  const people = Map.groupBy(await store.listPeople(trx, notices), ({ place }) => place);
  const personNotices = notices.flatMap((notice, place) =>
    notice.to(people.get(place) ?? []).map(({ id: personId }): PersonNotice => ({ ...notice, personId })),
  );
  const { key, about } = first;
  const memberIds = personNotices.filter(isOfOwnAccount).map(({ memberId }) => memberId);
  if (about !== undefined) await notifyAll(trx, { key, about, memberIds }, now);
  for (const one of personNotices) if (!isOfOwnAccount(one)) await notifyOne(trx, one, now);
  const mails = personNotices.flatMap(({ mail, personId }) =>
    mail === null ? [] : [{ payload: { ...mail, personId } as Mail }],
  );
  await addJobs(trx, 'vigilance.mail', mails);
};

type RenewalDue = Reminder & { readonly reminder: RenewalReminder };

export const notifyRenew = (trx: Trx, dues: readonly RenewalDue[], now: Date): Promise<void> =>
  notifyOf(
    trx,
    dues.map(({ memberId, lastDay, reminder }) => ({
      memberId,
      key: 'VIGILANCE_RENEW',
      applicationId: null,
      about: 'VIGILANCE',
      to: keepers,
      mail: { mail: 'renew', memberId, lastDay, reminder },
    })),
    now,
  );

/** Notifies clients about files that they hold. */
const notifyHolders = async <Due extends Reminder>(
  trx: Trx,
  dues: readonly Due[],
  noticeOf: (due: Due) => Pick<Notice, 'key' | 'mail'>,
  now: Date,
): Promise<void> => {
  const notices: Notice[] = [];
  for (const due of dues) {
    const { memberId, candidateId } = due;
    const applicationId = await store.findUnderWay(trx, { creatorId: memberId, candidateId });
    const to = inChargeAndAccountants;
    notices.push({ memberId, applicationId, about: 'CANDIDATES', to, ...noticeOf(due) });
  }
  await notifyOf(trx, notices, now);
};

export const notifyEnds = (trx: Trx, dues: readonly RenewalDue[], now: Date): Promise<void> =>
  notifyHolders(
    trx,
    dues,
    ({ memberId, candidateId, lastDay, reminder }) => ({
      key: 'VIGILANCE_ENDS',
      mail: { mail: 'ends', memberId, candidateId, lastDay, reminder },
    }),
    now,
  );

export const notifyCollect = (trx: Trx, dues: readonly Reminder[], now: Date): Promise<void> =>
  notifyHolders(
    trx,
    dues,
    ({ memberId, candidateId, lastDay: day }) => ({
      key: 'VIGILANCE_COLLECT',
      mail: { mail: 'collect', memberId, candidateId, day },
    }),
    now,
  );

/** Notifies clients who received a document that it was withdrawn. */
export const notifyGivenWithdrawn = (
  trx: Trx,
  dues: readonly Reminder[],
  documentId: string,
  now: Date,
): Promise<void> =>
  notifyHolders(
    trx,
    dues,
    ({ memberId, candidateId }) => ({
      key: 'VIGILANCE_GIVEN_WITHDRAWN',
      mail: { mail: 'given', memberId, candidateId, documentId },
    }),
    now,
  );

const pairOf = ({ creator_id: creatorId, candidate_id: candidateId }: store.ProposalRow) => ({
  creatorId,
  candidateId,
});

/** Modes, among these, that require the prestataire’s file. */
export const askingAmong = async (
  db: Db,
  proposals: readonly store.ProposalRow[],
  now: Date,
): Promise<store.ProposalRow[]> => {
  const pairs = new Map(proposals.map(pairOf).map((pair) => [pairKey(pair), pair]));
  const agreed = await agreedMissionsOfPairs(db, [...pairs.values()]);
  return proposals.filter((proposal) => {
    const { net_cents: netCents, mode } = proposal;
    const missions = agreed.get(pairKey(pairOf(proposal))) ?? [];
    return asksForFile({ mode, netCents, missions, day: parisDay(now) });
  });
};

/** A proposed mode whose required file is not complete; null if it requires none, or the file is complete. */
export const lackingProposal = async (db: Db, applicationId: string, now: Date) => {
  const [proposal] = await askingAmong(db, await store.listProposals(db, { applicationId }), now);
  if (proposal === undefined) return null;
  const client = await clientKindOf(db, proposal.creator_id);
  const file = await fileFor(db, proposal.candidate_id, client, parisDay(now));
  return isComplete(file.state) ? null : { proposal, file };
};

/**
 * Notifies the prestataire of a thread, once per proposal, that the proposed mode requires a file that is not
 * complete.
 */
export const notifyAsked = async (
  { config, database, clock }: Platform,
  applicationId: string,
): Promise<void> => {
  if (config.vigilance === 'off') return;
  const now = clock.now();
  await database.transaction(async (trx) => {
    const lacking = await lackingProposal(trx, applicationId, now);
    if (lacking === null) return;
    const { candidate_id: memberId, proposed_at } = lacking.proposal;
    const key = 'VIGILANCE_ASKED';
    if (await store.wasTold(trx, { key, memberId, applicationId }, proposed_at)) return;
    const mail = { mail: 'asked', applicationId } as const;
    await notifyOf(trx, [{ memberId, key, applicationId, to: inChargeOrKeepers, mail }], now);
  });
};

/** Notifies the owner, once, that staff withdrew their document. */
export const notifyWithdrawn = async (
  { config, database, clock }: Platform,
  documentId: string,
): Promise<void> => {
  if (config.vigilance === 'off') return;
  await database.transaction(async (trx) => {
    const document = await store.findDocument(trx, documentId);
    if (document === undefined || document.withdrawn_at === null || document.withdrawn_reason === null)
      return;
    const { member_id: memberId, kind, from_day: from, until_day: until } = document;
    if ((await lockPresent(trx, [memberId])).size === 0) return;
    const reminder = noticeOf('withdrawn', documentId);
    const notice = { memberId, candidateId: memberId, lastDay: lastDayOf({ kind, from, until }), reminder };
    if ((await claim(trx, [notice], clock.now())).length === 0) return;
    const key = 'VIGILANCE_WITHDRAWN';
    const mail = { mail: 'withdrawn', documentId } as const;
    await notifyOf(
      trx,
      [{ memberId, key, applicationId: null, about: 'VIGILANCE', to: keepers, mail }],
      clock.now(),
    );
  });
};
