import type { MissionFilters } from '@basoche/contract/missions/filters';
import type { MissionCard } from '@basoche/contract/missions/missions';
import type { BodyOf } from '@basoche/contract/route';
import type { AppliedMission, applyToMission } from '@basoche/contract/threads/mission-applications';
import { pricingOf } from '@basoche/contract/threads/pricing';
import type { ConflictFacts } from '@basoche/domain/conflicts/gate';
import type { EligibilityRule } from '@basoche/domain/missions/eligibility-rules';
import { centsToEuros, eurosToCents } from '@basoche/domain/payments/amounts';
import { type Eligibility, type EligibilitySubject, mayApply } from '@basoche/domain/postings/who-may-apply';
import { partyActor } from '@basoche/domain/threads/actors';
import type { Prospect } from '@basoche/domain/threads/prospect';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import type { Db } from '../../../platform/database/database.ts';
import { type PageRequest, pageOf, placeBy } from '../../../platform/http/cursor.ts';
import { type CallKey, once } from '../../../platform/http/idempotency.ts';
import type { Page } from '../../../platform/http/mount.ts';
import { assertActor, Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { conflictFactsOf } from '../../conflicts/facts/service.ts';
import { endTellingRequests } from '../../firms/requests/service.ts';
import { lockSeatFor, lockTeamsOf } from '../../firms/service.ts';
import { rulesOf, subjectOf } from '../../missions/eligibility/service.ts';
import { type Audience, countMissions, searchOf } from '../../missions/list/service.ts';
import { cardsOf } from '../../missions/service.ts';
import { mustSubscribe } from '../../payments/subscriptions/service.ts';
import { agreedText } from '../confidentiality/service.ts';
import { givenIndependence, withoutCommitment } from '../conflicts/service.ts';
import { decided, openThread } from '../execution/service.ts';
import { requireOpen } from '../instalments/service.ts';
import { presentTurn } from '../situation/presenter.ts';
import { creatorOf } from '../store.ts';
import * as store from './store.ts';

/** Applications to missions: sending and listing them, for candidates. Commands inside one belong to its thread. */

const presentApplied = (row: store.AppliedRow, mission: MissionCard, today: Day): AppliedMission => {
  return {
    id: row.id,
    state: row.state,
    ...presentTurn(row.facts, 'candidate', today),
    offer: centsToEuros(row.offer_cents ?? 0),
    tvaApplicable: row.tva_applicable,
    offerToConfirm: row.offer_to_confirm,
    createdAt: row.created_at.toISOString(),
    mission,
  };
};

/** The facts before an application, in the form that the rules take. */
export const prospectOf = (
  row: store.ApplicantRow,
  viewer: Viewer,
  subject: EligibilitySubject,
  rules: readonly EligibilityRule[],
  lacksSubscription: boolean,
  conflicts: ConflictFacts | null,
): Prospect => ({
  state: null,
  type: subject.type,
  creator: { memberId: row.creator_id, kind: row.creator_kind, isMoral: row.creator_is_moral },
  candidate: {
    memberId: viewer.memberId,
    kind: row.candidate_kind,
    isMoral: row.candidate_is_moral,
    profession: row.job_name,
    isVerified: viewer.isVerified,
    hasApplied: row.has_applied,
    isOfCreatorsFirm: row.is_of_creators_firm,
    lacksSubscription,
  },
  subject,
  rules,
  conflicts,
});

/**
 * Whether the viewer may apply to a mission now. Locks the mission and both accounts. Undefined if there is
 * no such mission.
 */
export const eligibilityOf = async (
  platform: Platform,
  trx: Db,
  viewer: Viewer,
  missionId: string,
): Promise<Eligibility | undefined> => {
  const row = await store.findProspect(trx, missionId, viewer.memberId);
  if (row === undefined) return undefined;
  const rules = await rulesOf(trx);
  const lacksSubscription = await mustSubscribe(platform, trx, viewer);
  const { candidate } = prospectOf(row, viewer, subjectOf(row), rules, lacksSubscription, null);
  return mayApply({ subject: subjectOf(row), candidate, today: parisDay(platform.clock.now()), rules });
};

/** The facts before a member takes a hearing. Locks its mission and both accounts. */
export const prospectOfHearing = async (platform: Platform, trx: Db, viewer: Viewer, missionId: string) => {
  const row = (await store.findProspect(trx, missionId, viewer.memberId)) ?? refuse('NOT_FOUND');
  const prospect = prospectOf(
    row,
    viewer,
    subjectOf(row),
    await rulesOf(trx),
    await mustSubscribe(platform, trx, viewer),
    await conflictFactsOf(platform, trx, missionId, viewer.memberId),
  );
  return { prospect, seats: seatsOf(row, viewer) };
};

/** Seats in charge of a new thread: the publication's, and that of the person who applies. */
export const seatsOf = ({ seat_id }: store.ApplicantRow, { acting }: Viewer) => ({
  creator: seat_id,
  candidate: acting?.seatId ?? null,
});

const presentAll = async (
  platform: Platform,
  db: Db,
  viewer: Viewer,
  rows: readonly store.AppliedRow[],
): Promise<(row: store.AppliedRow) => AppliedMission> => {
  const missions = rows.map((row) => ({ id: row.mission_id, isRevealed: row.creator_revealed }));
  const cards = await cardsOf(platform, db, viewer, missions);
  const today = parisDay(platform.clock.now());
  return (row) => presentApplied(row, cards.get(row.mission_id) ?? refuse('NOT_FOUND'), today);
};

/**
 * Applies with a price; idempotent under its key. Of two calls at the same time one succeeds, and the other
 * gets ALREADY_APPLIED.
 */
export const apply = async (
  platform: Platform,
  viewer: Viewer,
  body: BodyOf<typeof applyToMission>,
  key: CallKey | null,
): Promise<AppliedMission> => {
  assertActor(body.userID, viewer.memberId);
  assertActor(body.role, viewer.kind);
  const now = platform.clock.now();
  const { missionID: missionId, tvaApplicable } = body;
  const offerCents = eurosToCents(body.offer);
  const pricing = body.pricing ? pricingOf(body.pricing) : null;
  requireOpen(platform, pricing);
  try {
    return await platform.database.transaction(async (trx) => {
      const creatorId = (await creatorOf(trx, 'mission', missionId)) ?? refuse('NOT_FOUND');
      await lockTeamsOf(trx, [creatorId, viewer.memberId]);
      const id = await once(platform, trx, key, async () => {
        await lockSeatFor(trx, viewer.acting);
        const row = (await store.findProspect(trx, missionId, viewer.memberId)) ?? refuse('NOT_FOUND');
        const rules = await rulesOf(trx);
        const said = {
          type: 'apply',
          offerCents,
          pricing,
          tvaApplicable,
          presentation: body.presentation ?? null,
          delayDays: body.delayDays ?? null,
          consent: agreedText(body.ndaVersion),
        } as const;
        const actor = partyActor('candidate', viewer);
        const prospect = prospectOf(
          row,
          viewer,
          subjectOf(row),
          rules,
          await mustSubscribe(platform, trx, viewer),
          await conflictFactsOf(platform, trx, missionId, viewer.memberId),
        );
        const given = platform.config.conflicts ? (body.independence ?? null) : null;
        // First decides without a commitment, so that the list is read only for an application that
        // succeeds. A refused caller could otherwise measure response times again and again to learn about
        // the list.
        decided(prospect, { ...said, independence: withoutCommitment(given) }, actor, now);
        const independence = await givenIndependence(platform, trx, missionId, given);
        const command = { ...said, independence };
        const decision = decided(prospect, command, actor, now);
        const opening = { missionId, by: actor, seats: seatsOf(row, viewer), now };
        const threadId = await openThread(trx, command, decision, opening);
        await endTellingRequests(trx, { firmId: viewer.memberId }, now);
        return threadId;
      });
      const applied = (await store.findApplied(trx, id)) ?? refuse('NOT_FOUND');
      return (await presentAll(platform, trx, viewer, [applied]))(applied);
    });
  } catch (error) {
    if (store.isDuplicate(error)) throw new Refusal('ALREADY_APPLIED');
    throw error;
  }
};

export const hasApplied = async (
  { database }: Platform,
  viewer: Viewer,
  missionId: string,
  userId: string,
): Promise<boolean> => {
  assertActor(userId, viewer.memberId);
  if ((await creatorOf(database.db, 'mission', missionId)) === undefined) refuse('NOT_FOUND');
  return store.hasApplied(database.db, missionId, viewer.memberId);
};

/** The viewer's own applications, newest first, whatever the state of the missions. */
export const listApplied = async (
  platform: Platform,
  viewer: Viewer,
  filters: MissionFilters,
  audience: Audience,
  page: PageRequest,
): Promise<Page<AppliedMission>> => {
  const { db } = platform.database;
  const match = (await searchOf(platform, filters))?.words.query;
  const filter = { candidateId: viewer.memberId, ...audience, filters, match };
  const rows = await store.listApplied(db, filter, page);
  const present = await presentAll(platform, db, viewer, rows);
  return pageOf(rows, page.limit, present, placeBy('created_at'));
};

/** [all, applied by me], each under the same filters as its list. */
export const countAllAndApplied = async (
  platform: Platform,
  viewer: Viewer,
  filters: MissionFilters,
  audience: Audience,
): Promise<[number, number]> => {
  const search = await searchOf(platform, filters);
  const applied = { candidateId: viewer.memberId, ...audience, filters, match: search?.words.query };
  return Promise.all([
    countMissions(platform, filters, audience, search),
    store.countApplied(platform.database.db, applied),
  ]);
};
