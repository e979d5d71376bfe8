import type { DecidedVerification, VerificationRequest } from '@basoche/contract/members/verification';
import { isSameIdentity } from '@basoche/domain/members/proven-identity';
import { lapsedFrom } from '@basoche/domain/members/verification';
import { type DocumentSlot, requiredDocuments } from '@basoche/domain/members/verification-request';
import type { Profession } from '@basoche/domain/options/professions';
import { namesAgree, type PersonNames } from '@basoche/domain/public-registers/matching';
import { type Day, startOfParisDay } from '@basoche/domain/time/paris';
import type { Trx } from '../../../platform/database/database.ts';
import { type PageRequest, pageOf, placeBy } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { recordAct } from '../../back-office/journal/service.ts';
import { notify } from '../../notifications/service.ts';
import { readingsOf } from '../../public-registers/lookups/service.ts';
import { sentDocuments } from '../verification/service.ts';
import { presentDecided, presentRequest } from './presenter.ts';
import * as store from './store.ts';

/**
 * Decisions of staff and the operator on proofs. Each locks the member first, as the member's own changes of a request do: of
 * two decisions at once, the second is refused.
 */

export const requestsWaiting = async (
  { database, clock }: Platform,
  page: PageRequest,
): Promise<Page<VerificationRequest>> => {
  const rows = await store.listWaiting(database.db, page);
  const documents = await sentDocuments(
    database.db,
    rows.map(({ id }) => id),
  );
  const registers = await readingsOf(
    database.db,
    rows.map(({ member_id }) => member_id),
  );
  const now = clock.now();
  const present = (row: store.WaitingRow) =>
    presentRequest(row, {
      documents: documents(row.id),
      register: registers.get(row.member_id) ?? null,
      now,
    });
  return pageOf(rows, page.limit, present, placeBy('sent_at'));
};

export const requestsDecided = async (
  { database }: Platform,
  page: PageRequest,
): Promise<Page<DecidedVerification>> =>
  pageOf(await store.listDecided(database.db, page), page.limit, presentDecided, (row) => ({
    at: row.decided_at,
    id: row.id,
  }));

const decidedBeforeText = 'Cette demande a évolué entre-temps. La liste vient d’être rechargée.';

/**
 * Marks the member as verified, for a student until it lapses (rules §1). Returns the first day on which it no longer holds;
 * null if it does not lapse.
 */
const verify = async (trx: Trx, { id, kind }: store.LockedMember, now: Date): Promise<Day | null> => {
  const lapse = lapsedFrom({ kind, verifiedAt: now });
  await store.setVerification(trx, id, now, lapse === null ? null : startOfParisDay(lapse));
  await addJob(trx, 'public-registers.lookUp', { memberId: id });
  return lapse;
};

/** Decision on a request. A refusal, or a request for documents again, has a reason that the member reads. */
type Decision =
  | { readonly type: 'accept' }
  | { readonly type: 'refuse'; readonly reason: string }
  | { readonly type: 'askAgain'; readonly reason: string; readonly slots: readonly DocumentSlot[] };

const outcomes = {
  accept: { state: 'ACCEPTED', mail: 'accepted', act: 'verification/accept', key: 'VERIFICATION_ACCEPTED' },
  refuse: { state: 'REFUSED', mail: 'refused', act: 'verification/refuse', key: 'VERIFICATION_REFUSED' },
  askAgain: {
    state: 'RETURNED',
    mail: 'returned',
    act: 'verification/askAgain',
    key: 'VERIFICATION_RETURNED',
  },
} as const;

interface Deciding {
  readonly member: store.LockedMember;
  readonly requestId: string;
  readonly decision: Decision;
  /** Null for the operator. */
  readonly by: string | null;
}

/** Decides a waiting request; the caller has locked the member. */
const decide = async (trx: Trx, { member, requestId, decision, by }: Deciding, now: Date): Promise<void> => {
  const { state, mail, key } = outcomes[decision.type];
  const reason = decision.type === 'accept' ? null : decision.reason;
  const slots = decision.type === 'askAgain' ? decision.slots : null;
  await store.decide(trx, requestId, { state, reason, slots, by, at: now });
  if (slots !== null) await store.moveToNextRequest(trx, requestId, now);
  await notify(trx, { memberId: member.id, about: 'VERIFICATION', key }, now);
  await addJob(trx, 'verification.mail', { requestId, mail });
};

/** Refuses document slots that this kind of account does not need. */
const requireOwnSlots = ({ kind }: store.LockedMember, decision: Decision): void => {
  if (decision.type !== 'askAgain' || decision.slots.every((slot) => requiredDocuments(kind).includes(slot)))
    return;
  const message = 'Ce justificatif n’est pas demandé à ce membre.';
  refuse('INVALID_INPUT', { errors: [{ path: 'slots', message }] });
};

type VerificationDecision = Decision & {
  readonly userId: string;
  /** The request that staff looked at; a newer one is not decided. */
  readonly requestID?: string | undefined;
};

export const decideRequest = (
  { database, clock }: Platform,
  viewer: Viewer,
  { userId, requestID, ...decision }: VerificationDecision,
): Promise<void> =>
  database.transaction(async (trx) => {
    const member = (await store.lockMember(trx, userId)) ?? refuse('NOT_FOUND');
    const { waiting, wasSent } = await store.findWaiting(trx, userId);
    if (!wasSent) refuse('NOT_FOUND');
    if (waiting === null || (requestID !== undefined && requestID !== waiting))
      return refuse('STATE_CHANGED', { title: decidedBeforeText });
    requireOwnSlots(member, decision);
    const now = clock.now();
    await decide(trx, { member, requestId: waiting, decision, by: viewer.memberId }, now);
    if (decision.type === 'accept') await verify(trx, member, now);
    const details = {
      request: waiting,
      ...(decision.type === 'askAgain' ? { slots: decision.slots } : {}),
    };
    const { act } = outcomes[decision.type];
    await recordAct(trx, viewer, { act, on: { kind: 'member', id: userId }, details }, now);
  });

/** Reason that a member reads if the operator withdrew their verification. */
const revokedText = 'L’équipe de Basoche a retiré votre vérification. Envoyez de nouveaux justificatifs.';

/**
 * Decides from the operator's command line. Accepts a waiting request as staff would; a member who sent nothing gets no mail.
 * Null if no member has this address.
 */
export const decideVerification = (
  { clock, database }: Platform,
  email: string,
  accepted: boolean,
): Promise<{ name: string; until: Day | null } | null> =>
  database.transaction(async (trx) => {
    const member = await store.lockMemberByEmail(trx, email.trim().toLowerCase());
    if (member === undefined) return null;
    const now = clock.now();
    if (!accepted) {
      await store.insertTakenBack(trx, { memberId: member.id, reason: revokedText, by: null }, now);
      await store.setVerification(trx, member.id, null, null);
      await addJob(trx, 'public-registers.lookUp', { memberId: member.id });
      return { name: member.name, until: null };
    }
    const { waiting } = await store.findWaiting(trx, member.id);
    if (waiting === null) await store.insertAccepted(trx, member.id, now);
    else await decide(trx, { member, requestId: waiting, decision: { type: 'accept' }, by: null }, now);
    return { name: member.name, until: await verify(trx, member, now) };
  });

interface ProofByProvider {
  readonly memberId: string;
  /** Name of the identity provider. */
  readonly provider: string;
  /** Profession that it proves. */
  readonly profession: Profession;
  /** Names given by the provider; null if it gives none. */
  readonly names: PersonNames | null;
}

interface Proving {
  readonly now: Date;
  /** False if a public register leaves doubt about the member. */
  isUndoubted(trx: Trx, memberId: string): Promise<boolean>;
}

/**
 * Accepts a member proved by an identity provider, without documents. If a register leaves doubt, or staff
 * did not accept the last request, sends a request to staff instead. Refused if the names or the profession
 * differ.
 */
export const proveByProvider = async (
  trx: Trx,
  { memberId, provider, profession, names }: ProofByProvider,
  { now, isUndoubted }: Proving,
): Promise<'proved' | 'sent'> => {
  const member = (await store.lockMember(trx, memberId)) ?? refuse('NOT_FOUND');
  const stated = await store.identityOf(trx, memberId);
  if (member.kind !== 'EMPLOYEE' || stated.jobName !== profession) refuse('IDENTITY_PROVES_NOTHING');
  if (names === null || !namesAgree(stated, names)) refuse('IDENTITY_NAMES_DIFFER');
  const { waiting } = await store.findWaiting(trx, memberId);
  const mayAccept = !(await store.wasTurnedDown(trx, memberId)) && (await isUndoubted(trx, memberId));
  const requestId = waiting ?? (await store.sendForProvider(trx, memberId, now));
  await store.recordProvider(trx, requestId, provider);
  if (!mayAccept) {
    if (waiting === null) await addJob(trx, 'verification.mail', { requestId, mail: 'toStaff' });
    return 'sent';
  }
  await decide(trx, { member, requestId, decision: { type: 'accept' }, by: null }, now);
  await verify(trx, member, now);
  return 'proved';
};

/**
 * Ends the verification that began at this time, when a public register no longer names the member; a waiting
 * request stays. False if the member has another verification by now.
 */
export const withdrawVerification = (trx: Trx, memberId: string, since: Date): Promise<boolean> =>
  store.withdrawVerification(trx, memberId, since);

interface TakingBack {
  readonly memberId: string;
  /** Reason that the member reads. */
  readonly reason: string;
  readonly by: string;
  /** Start of the verification that staff saw. */
  readonly since: Date;
}

/** Withdraws a member's verification and tells them why; refused if they have another one by now. */
export const revokeVerification = async (
  trx: Trx,
  { memberId, since, ...taken }: TakingBack,
  now: Date,
): Promise<void> => {
  if ((await store.lockMember(trx, memberId)) === undefined) refuse('NOT_FOUND');
  const requestId = await store.insertTakenBack(trx, { memberId, ...taken }, now);
  if (requestId === undefined || !(await store.withdrawVerification(trx, memberId, since)))
    return refuse('STATE_CHANGED', { title: decidedBeforeText });
  await notify(trx, { memberId, about: 'VERIFICATION', key: 'VERIFICATION_WITHDRAWN' }, now);
  await addJob(trx, 'verification.mail', { requestId, mail: 'withdrawn' });
};

/**
 * Runs a change of identity. A new name or profession ends the verification, and a waiting request must be sent again. The
 * caller has locked the member.
 */
export const changingIdentity = async (
  trx: Trx,
  memberId: string,
  change: () => Promise<void>,
): Promise<void> => {
  const before = await store.identityOf(trx, memberId);
  await change();
  if (isSameIdentity(before, await store.identityOf(trx, memberId))) return;
  await store.setVerification(trx, memberId, null, null);
  await store.reopenWaiting(trx, memberId);
  // The registers were compared with the former name.
  await addJob(trx, 'public-registers.lookUp', { memberId });
};
