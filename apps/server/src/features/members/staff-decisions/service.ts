import type { OfficeMember } from '@basoche/contract/members/office';
import type { MemberDecision } from '@basoche/domain/members/account-states';
import type { Trx } from '../../../platform/database/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { StaffViewer, Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { type Act, recordAct } from '../../back-office/journal/service.ts';
import { lockFirmsOf } from '../../firms/erasure/service.ts';
import { notifyTeam } from '../../firms/service.ts';
import { queueReturnsOf } from '../../hearings/replacing/service.ts';
import { eraseMember } from '../../own-data/erasure/service.ts';
import { readMember } from '../office/service.ts';
import * as store from './store.ts';

/**
 * Decisions of staff about an account, with a reason that its owner is told (docs/decisions/0059). Each locks
 * the account first. If two decisions come at once, the second is refused as changed.
 */

const changedText = 'Ce compte a changé entre-temps. Sa page vient d’être rechargée.';
const inUse =
  'Ce compte ne peut pas être supprimé tant que des fonds sont retenus, un paiement attendu ou un portage en cours. Il peut être suspendu.';

type Staff = Pick<Viewer, 'memberId' | 'kind' | 'role'>;

interface MemberDecisionRequest {
  readonly userId: string;
  readonly decision: MemberDecision;
  readonly reason: string;
  /** Id of the report that led to the decision. */
  readonly reportId?: string | undefined;
}

const erase = async (platform: Platform, trx: Trx, memberId: string): Promise<void> => {
  try {
    await eraseMember(platform, trx, memberId);
  } catch (error) {
    // The usual sentence of this refusal addresses the owner; staff get another one.
    if (error instanceof Refusal && error.code === 'ACCOUNT_IN_USE')
      refuse('ACCOUNT_IN_USE', { title: inUse });
    throw error;
  }
};

/** Carries out a decision on a locked member; false if there was nothing to do. */
const carryOut = async (
  platform: Platform,
  trx: Trx,
  { userId, decision }: MemberDecisionRequest,
  { suspended_at, sessions }: store.HeldMember,
  now: Date,
): Promise<boolean> => {
  switch (decision) {
    case 'suspend':
      if (suspended_at !== null) return false;
      await store.setSuspended(trx, userId, now);
      await store.endSessions(trx, userId);
      await store.endActing(trx, userId);
      await notifyTeam(trx, userId, 'suspended');
      await queueReturnsOf(trx, userId);
      return true;
    case 'restore':
      if (suspended_at === null) return false;
      await store.setSuspended(trx, userId, null);
      await notifyTeam(trx, userId, 'restored');
      return true;
    case 'endSessions':
      await store.endSessions(trx, userId);
      return sessions > 0;
    case 'erase':
      await erase(platform, trx, userId);
      return true;
  }
};

/** Decides in the caller's transaction; returns the entry for the staff journal, or null if there was nothing to do. */
const decideIn = async (
  platform: Platform,
  trx: Trx,
  by: Staff,
  decisionRequest: MemberDecisionRequest,
): Promise<{ decisionId: string; act: Act } | null> => {
  const { userId, decision, reason, reportId } = decisionRequest;
  const now = platform.clock.now();
  if (decision === 'erase') await lockFirmsOf(trx, userId);
  const account = (await store.lockForDecision(trx, userId, now)) ?? refuse('NOT_FOUND');
  const isDone =
    account.deleted_at === null && (await carryOut(platform, trx, decisionRequest, account, now));
  if (!isDone) return null;
  const decisionId = await store.insertDecision(trx, {
    member_id: userId,
    decision,
    reason,
    decided_by: by.memberId,
    decided_at: now,
    told_at: decision === 'erase' ? account.email : null,
    report_id: reportId ?? null,
  });
  const on = { kind: 'member', id: userId } as const;
  return { decisionId, act: { act: `member/${decision}`, on, details: { decision: decisionId } } };
};

/**
 * Suspends a member by the decision of a report, whose mail tells the owner everything; returns the entry for
 * the staff journal.
 */
export const suspendWithReport = async (
  platform: Platform,
  trx: Trx,
  by: Staff,
  decision: Pick<MemberDecisionRequest, 'userId' | 'reason'> & { readonly reportId: string },
): Promise<Act> => {
  const done = await decideIn(platform, trx, by, { ...decision, decision: 'suspend' });
  return done?.act ?? refuse('STATE_CHANGED', { title: changedText });
};

/** The suspension that an appeal ends: by a report's decision, or by staff alone. */
type EndedSuspension = { readonly reportId: string } | { readonly decisionId: string };

/**
 * Restores a member, without a mail, if this suspension is still in force; null if another one is, or none.
 */
export const restoreAfterAppeal = async (
  platform: Platform,
  trx: Trx,
  by: Staff,
  {
    ended,
    ...decided
  }: Pick<MemberDecisionRequest, 'userId' | 'reason'> & { readonly ended: EndedSuspension },
): Promise<Act | null> => {
  await store.lockForDecision(trx, decided.userId, platform.clock.now());
  const last = await store.lastSuspension(trx, decided.userId);
  const isThis = 'reportId' in ended ? last?.report_id === ended.reportId : last?.id === ended.decisionId;
  if (!isThis) return null;
  return (await decideIn(platform, trx, by, { ...decided, decision: 'restore' }))?.act ?? null;
};

/** Decides, and returns the member after it. */
export const decideOnMember = (
  platform: Platform,
  viewer: StaffViewer,
  decision: MemberDecisionRequest,
): Promise<OfficeMember> =>
  platform.database.transaction(async (trx) => {
    const done = await decideIn(platform, trx, viewer, decision);
    if (done === null) return refuse('STATE_CHANGED', { title: changedText });
    await addJob(trx, 'members.decided', { decisionId: done.decisionId });
    await recordAct(trx, viewer, done.act, platform.clock.now());
    return readMember(platform, trx, viewer, decision.userId);
  });
