import type { Mission, MissionCard, OwnMission } from '@basoche/contract/missions/missions';
import { isOfTrade } from '@basoche/domain/access/viewer';
import type { ConflictFacts } from '@basoche/domain/conflicts/gate';
import { anonymousClient } from '@basoche/domain/members/anonymous-client';
import type { EligibilityRule } from '@basoche/domain/missions/eligibility-rules';
import { departments } from '@basoche/domain/options/departments';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { labelOf } from '@basoche/domain/options/option';
import { formatCents } from '@basoche/domain/payments/amounts';
import { mayApply } from '@basoche/domain/postings/who-may-apply';
import { openKinds } from '@basoche/domain/pricing/kinds';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import { inBatches } from '../../platform/database/batches.ts';
import type { Db } from '../../platform/database/database.ts';
import { type PageRequest, pageOf } from '../../platform/http/cursor.ts';
import type { Page } from '../../platform/http/mount.ts';
import { assertActor, refuse } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isUnavailable } from '../../platform/listing/unavailable.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SharedCard } from '../../platform/sharing/card.ts';
import type { SharedKind } from '../../platform/sharing/routes.ts';
import { awaitedAmong, conflictFactsOf } from '../conflicts/facts/service.ts';
import { mustSubscribe } from '../payments/subscriptions/service.ts';
import { permissionToApply } from '../postings/service.ts';
import { presentEligibility, presentRules } from './eligibility/presenter.ts';
import { rulesOf, subjectOf } from './eligibility/service.ts';
import { withViewerMarks } from './favourites/service.ts';
import { invitationWasOpened } from './invitations/service.ts';
import { nearestTo } from './list/service.ts';
import * as openStore from './list/store.ts';
import {
  ownPermitted,
  presentCard,
  presentMission,
  presentOwn,
  type ViewContext,
  type ViewerPermissions,
} from './presenter.ts';
import * as store from './store.ts';

/** Missions: reading and listing. Applications are handled by their threads. */

const placeOf = ({ onPlace, place, city }: Mission): string =>
  onPlace && place !== null ? `${city ?? labelOf(departments, place)} (${place})` : 'À distance';

const cents = (euros: number): number => Math.round(euros * 100);

const priceOf = ({ tarifLow: low, tarifHigh: high }: Mission): string => {
  if (low === null || high === null) return 'Prix à proposer';
  return low === high
    ? `${formatCents(cents(low))}\u00a0HT`
    : `${formatCents(cents(low))} à ${formatCents(cents(high))}\u00a0HT`;
};

/** Share card, the same as for a visitor: without the name of an anonymous creator. */
const presentShared = (mission: Mission): SharedCard => ({
  kind: mission.isOpen ? 'Mission' : 'Candidatures closes',
  title: mission.title,
  above: `${labelOf(legalDomains, mission.domain)} · ${labelOf(missionNatures, mission.nature)}`,
  by: mission.creatorName ?? anonymousClient,
  facts: [placeOf(mission), priceOf(mission)],
  portrait: null,
});

export const sharedMissions: SharedKind = {
  name: 'missions',
  cardOf: async (platform, id) => presentShared(await readMission(platform, null, id)),
};

export const viewContextOf = (platform: Platform, viewer: Viewer | null): ViewContext => ({
  viewerId: viewer?.memberId ?? null,
  today: parisDay(platform.clock.now()),
  openKinds: openKinds(platform.config.pricing),
});

const headOf = (row: store.CardRow) => ({ at: row.published_at, id: row.id });

/** A creator's missions: all for the creator; for others, those that are open and not anonymous. */
export const listByCreator = async (
  platform: Platform,
  viewer: Viewer,
  creatorId: string,
  isArchived: boolean | undefined,
  page: PageRequest,
): Promise<Page<OwnMission>> => {
  const context = viewContextOf(platform, viewer);
  const openOn = creatorId === viewer.memberId ? undefined : context.today;
  const rows = await store.listByCreator(platform.database.db, { creatorId, isArchived, openOn }, page);
  const awaited = openOn === undefined ? await awaitedAmong(platform, viewer, rows) : new Set<string>();
  const present = (row: store.OwnRow) => presentOwn(row, context, viewer, awaited.has(row.id));
  const shown = pageOf(rows, page.limit, present, headOf);
  return { ...shown, items: await withViewerMarks(platform.database.db, viewer, shown.items) };
};

/** The newest missions on a creator's public page: open and not anonymous, for any viewer. */
export const listOpenOf = async (
  platform: Platform,
  viewer: Viewer | null,
  creatorId: string,
  limit: number,
): Promise<MissionCard[]> => {
  const context = viewContextOf(platform, viewer);
  const { db } = platform.database;
  const filter = { creatorId, isArchived: false, openOn: context.today };
  const rows = await store.listByCreator(db, filter, { limit: limit - 1, after: undefined });
  return withViewerMarks(
    db,
    viewer,
    rows.map((row) => presentCard(row, context)),
  );
};

/** True if the member has published a mission, archived ones included. */
export const hasPublished = async (db: Db, memberId: string): Promise<boolean> => {
  const { published, archived } = await store.countByCreator(db, memberId);
  return published + archived > 0;
};

export const countOwn = async (platform: Platform, viewer: Viewer, id: string): Promise<[number, number]> => {
  assertActor(id, viewer.memberId);
  const { published, archived } = await store.countByCreator(platform.database.db, viewer.memberId);
  return [published, archived];
};

/** True if the viewer is of the legal trades and not the creator. Only they see the eligibility table's answer. */
const isForTrade = (row: store.MissionRow, { kind, memberId }: Viewer) =>
  isOfTrade(kind) && row.creator_id !== memberId;

interface PermissionFacts {
  readonly today: Day;
  readonly rules: readonly EligibilityRule[];
  readonly lacksSubscription: boolean;
  readonly conflicts: ConflictFacts | null;
}

/** A visitor may do nothing, and gets no facts about conflicts, since visitors' pages are cached for everybody. */
const visitorPermissions: ViewerPermissions = {
  permitted: [],
  applyRefusal: null,
  eligibility: null,
  conflicts: null,
};

const viewerPermissionsOf = (
  row: store.MissionRow,
  viewer: Viewer,
  { today, rules, lacksSubscription, conflicts }: PermissionFacts,
): ViewerPermissions => {
  const eligibility = mayApply({
    subject: subjectOf(row),
    candidate: {
      memberId: viewer.memberId,
      kind: viewer.kind,
      profession: viewer.profession,
      isVerified: viewer.isVerified,
      hasApplied: row.application_id !== null,
      // False while the creator is hidden: applying is still refused, but the page must not reveal the
      // creator's firm.
      isOfCreatorsFirm: row.is_of_creators_firm && !row.is_anonymous,
      lacksSubscription,
    },
    today,
    rules,
    conflicts,
  });
  const { table } = eligibility;
  const { permitted, applyRefusal } = permissionToApply(viewer, eligibility);
  return {
    permitted: row.is_of_hearing
      ? []
      : [...permitted, ...ownPermitted(row, { viewerId: viewer.memberId, today })],
    applyRefusal,
    eligibility: table && isForTrade(row, viewer) ? presentEligibility(row, table) : null,
    conflicts: conflicts && {
      level: conflicts.level,
      parties: conflicts.parties,
      listVersion: conflicts.listVersion,
    },
  };
};

/**
 * Finds a mission. An archived or hidden one is for its creator and its candidates; others get GONE or, for a
 * hearing's mission, NOT_FOUND.
 */
const find = async (db: Db, id: string, { viewerId }: ViewContext): Promise<store.MissionRow> => {
  const row = (await store.findMission(db, id, viewerId)) ?? refuse('NOT_FOUND');
  const isParty = row.creator_id === viewerId || row.application_id !== null;
  if (isUnavailable(row) && !isParty) refuse(row.is_of_hearing ? 'NOT_FOUND' : 'GONE');
  return row;
};

export const read = async (
  platform: Platform,
  db: Db,
  viewer: Viewer | null,
  id: string,
  { lacksSubscription = false } = {},
): Promise<Mission> => {
  const context = viewContextOf(platform, viewer);
  const row = await find(db, id, context);
  if (viewer === null) return presentMission(row, context, visitorPermissions);
  const rules = await rulesOf(db);
  const conflicts = await conflictFactsOf(platform, db, id, viewer.memberId);
  const facts = { today: context.today, rules, lacksSubscription, conflicts };
  return presentMission(row, context, viewerPermissionsOf(row, viewer, facts));
};

/** A mission for staff, in any state and with its creator (rules §2). */
export const readForStaff = async (platform: Platform, db: Db, id: string): Promise<Mission> => {
  const row = (await store.findMission(db, id, null)) ?? refuse('NOT_FOUND');
  const context = viewContextOf(platform, null);
  return presentMission({ ...row, creator_revealed: true }, context, visitorPermissions);
};

export const readMission = async (
  platform: Platform,
  viewer: Viewer | null,
  id: string,
): Promise<Mission> => {
  const { db } = platform.database;
  const lacksSubscription = viewer !== null && (await mustSubscribe(platform, db, viewer));
  return read(platform, db, viewer, id, { lacksSubscription });
};

/** Marks the viewer's notifications about a mission as read once they open it: an invitation, parties to check. */
export const missionWasRead = async (
  platform: Platform,
  viewer: Viewer | null,
  { id, isInvited, conflicts }: Pick<Mission, 'id' | 'isInvited' | 'conflicts'>,
): Promise<void> => {
  if (viewer !== null && (isInvited || conflicts?.parties === 'named'))
    await invitationWasOpened(platform, viewer, id);
};

/** The eligibility table in force, for anybody. */
export const listRules = async ({ database }: Platform): Promise<ReturnType<typeof presentRules>> =>
  presentRules(await rulesOf(database.db));

/** Up to four other open missions, nearest first. */
export const otherMissions = async (
  platform: Platform,
  viewer: Viewer | null,
  id: string,
): Promise<MissionCard[]> => {
  const context = viewContextOf(platform, viewer);
  const { pool, db } = platform.database;
  const row = await find(db, id, context);
  if (row.is_of_hearing) refuse('NOT_FOUND');
  const others = await nearestTo(pool, row, context.today);
  return withViewerMarks(
    db,
    viewer,
    others.map((row) => presentCard(row, context)),
  );
};

/** Cards by mission id, for threads. `isRevealed` is true if the viewer knows the creator of an anonymous one. */
export const cardsOf = async (
  platform: Platform,
  db: Db,
  viewer: Viewer,
  missions: readonly { readonly id: string; readonly isRevealed: boolean }[],
): Promise<Map<string, MissionCard>> => {
  const context = viewContextOf(platform, viewer);
  const rows = await store.cardsOf(db, [...new Set(missions.map(({ id }) => id))]);
  const revealed = new Map(missions.map(({ id, isRevealed }) => [id, isRevealed]));
  const cards = rows.map((row) => presentCard(row, context, revealed.get(row.id)));
  return new Map((await withViewerMarks(db, viewer, cards)).map((card) => [card.id, card]));
};

/** Hourly: removes expired missions from the listing. */
export const unlistExpired = ({ database, clock }: Pick<Platform, 'database' | 'clock'>): Promise<void> => {
  const today = parisDay(clock.now());
  return inBatches((limit) => openStore.unlistExpired(database.db, today, limit));
};
