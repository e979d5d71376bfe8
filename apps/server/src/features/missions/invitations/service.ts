import type { InvitableMission, Invitation, inviteToApply } from '@basoche/contract/missions/invitations';
import type { BodyOf } from '@basoche/contract/route';
import type { EligibilityRule } from '@basoche/domain/missions/eligibility-rules';
import { mayInvite } from '@basoche/domain/missions/invite';
import { addDays, type Day, parisDay, startOfParisDay } from '@basoche/domain/time/paris';
import type { Db } from '../../../platform/database/database.ts';
import { type PageRequest, pageOf, placeBy } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { isUnavailable } from '../../../platform/listing/unavailable.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { lockSeatFor } from '../../firms/service.ts';
import { missionWasClosed, missionWasRead, notify } from '../../notifications/service.ts';
import { rulesOf, subjectOf } from '../eligibility/service.ts';
import { presentInvitable } from './presenter.ts';
import * as store from './store.ts';

/** Invitations to apply: a creator invites a member once per mission. */

interface InvitationContext {
  readonly viewer: Viewer;
  readonly row: store.InvitableRow;
  readonly invitee: store.InviteeRow;
  readonly sentToday: number;
  readonly today: Day;
  readonly rules: readonly EligibilityRule[];
}

const decide = ({ viewer, row, invitee, sentToday, today, rules }: InvitationContext) =>
  mayInvite({
    inviterId: viewer.memberId,
    subject: subjectOf(row),
    invited: {
      memberId: invitee.id,
      kind: invitee.kind,
      profession: invitee.job_name,
      isVerified: invitee.is_verified,
      hasApplied: row.has_applied,
      isInvited: row.is_invited,
      isOfCreatorsFirm: row.is_of_creators_firm,
    },
    sentToday,
    today,
    rules,
  });

/** The viewer's own open missions, and for each whether this member may be invited. */
export const listInvitable = async (
  platform: Platform,
  viewer: Viewer,
  memberId: string,
  page: PageRequest,
): Promise<Page<InvitableMission>> => {
  const { db } = platform.database;
  const now = platform.clock.now();
  const today = parisDay(now);
  const invitee = (await store.findInvitee(db, memberId, now)) ?? refuse('NOT_FOUND');
  const rows = await store.listInvitable(db, { creatorId: viewer.memberId, memberId, today }, page);
  const rules = await rulesOf(db);
  const context = { viewerId: viewer.memberId, today };
  // The daily limit is not per mission, so it is checked only when an invitation is sent.
  const present = (row: store.InvitableRow) =>
    presentInvitable(row, context, decide({ viewer, row, invitee, sentToday: 0, today, rules }));
  return pageOf(rows, page.limit, present, placeBy('published_at'));
};

const send = async (
  platform: Platform,
  trx: Db,
  viewer: Viewer,
  { missionID: missionId, memberID: memberId }: BodyOf<typeof inviteToApply>,
): Promise<Invitation> => {
  const now = platform.clock.now();
  const today = parisDay(now);
  await lockSeatFor(trx, viewer.acting);
  // Locks in separate statements first: a single statement that waits for a lock would read the other tables
  // as of before the wait.
  await store.lockMembers(trx, [viewer.memberId, memberId]);
  await store.lockMission(trx, missionId);
  const row = (await store.findInvitable(trx, missionId, memberId)) ?? refuse('NOT_FOUND');
  if (isUnavailable(row) && row.creator_id !== viewer.memberId) refuse('NOT_FOUND');
  if (row.creator_id !== viewer.memberId) refuse('FORBIDDEN');
  const invitee = (await store.findInvitee(trx, memberId, now)) ?? refuse('NOT_FOUND');
  const sentToday = await store.countSentSince(trx, viewer.memberId, startOfParisDay(today));
  const rules = await rulesOf(trx);
  const decision = decide({ viewer, row, invitee, sentToday, today, rules });
  if (!decision.ok) {
    const tomorrow = startOfParisDay(addDays(today, 1)).getTime() - now.getTime();
    throw new Refusal(decision.code, {
      title: decision.reason,
      ...(decision.code === 'INVITATIONS_SPENT' ? { retryAfterSeconds: Math.ceil(tomorrow / 1_000) } : {}),
    });
  }
  const id = await store.insertInvitation(trx, {
    mission_id: missionId,
    creator_id: viewer.memberId,
    member_id: memberId,
    created_at: now,
  });
  await notify(trx, { memberId, missionId, key: 'INVITED' }, now);
  await addJob(trx, 'missions.invited', { invitationId: id });
  return { id, missionID: missionId, memberID: memberId, createdAt: now.toISOString() };
};

/** Invites a member to apply. Of two simultaneous calls one succeeds, and the other is refused as a duplicate. */
export const invite = async (
  platform: Platform,
  viewer: Viewer,
  body: BodyOf<typeof inviteToApply>,
): Promise<Invitation> => {
  try {
    return await platform.database.transaction((trx) => send(platform, trx, viewer, body));
  } catch (error) {
    if (store.isDuplicate(error)) throw new Refusal('ALREADY_INVITED');
    throw error;
  }
};

/** The members, among these, who are invited to a mission. */
export const invitedAmong = (db: Db, missionId: string, memberIds: readonly string[]): Promise<Set<string>> =>
  store.invitedAmong(db, missionId, memberIds);

/** Marks the invitation's notification as read when the invited member opens the mission. */
export const invitationWasOpened = (platform: Platform, viewer: Viewer, missionId: string): Promise<void> =>
  missionWasRead(platform, viewer, missionId);

/** Closes the notifications about invitations to an archived mission, which the invited members can no longer read. */
export const invitationsHaveLapsed = (db: Db, missionId: string, now: Date): Promise<void> =>
  missionWasClosed(db, missionId, now);

/** Deletes all invitations from and to a deleted account. */
export const deleteInvitationsOf = async (trx: Db, memberId: string, now: Date): Promise<void> => {
  const missions = await store.deleteAllOf(trx, memberId);
  for (const missionId of missions) await missionWasClosed(trx, missionId, now);
};
