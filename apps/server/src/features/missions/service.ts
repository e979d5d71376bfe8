import type {
  createMission,
  Mission,
  MissionCard,
  MissionFilters,
  OwnMission,
  updateMission,
} from '@basoche/contract/missions';
import type { BodyOf } from '@basoche/contract/route';
import { mayApply } from '@basoche/domain/missions/eligibility';
import { closingDay } from '@basoche/domain/missions/mission-state';
import { summary } from '@basoche/domain/missions/summary';
import { normalizeMission, validateMission } from '@basoche/domain/missions/validate';
import { eurosToCents } from '@basoche/domain/payments/amounts';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import { type PageRequest, pageOf } from '../../platform/cursor.ts';
import type { Db } from '../../platform/database.ts';
import type { Page } from '../../platform/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import { addJob } from '../../platform/queue.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { presentCard, presentMission, presentOwn, type Sight } from './presenter.ts';
import * as store from './store.ts';

/** Missions: publishing, reading, listing. What becomes of an application is the threads' affair. */

const sightOf = (platform: Platform, viewer: Viewer | null): Sight => ({
  viewerId: viewer?.memberId ?? null,
  today: parisDay(platform.clock.now()),
});

/** A field that says who is acting may be absent; present, it must agree with the token (rules §6). */
export const agree = <Value>(claimed: Value | undefined, actual: Value): void => {
  if (claimed !== undefined && claimed !== actual) refuse('ACTOR_MISMATCH');
};

const filterOf = (filters: MissionFilters, today: Day): store.ListFilter => ({
  isFromCustomer: false,
  today,
  domain: filters.domain,
  nature: filters.nature,
  department: filters.departement,
  onPlace: filters.modality && [...new Set(filters.modality)].map((mode) => mode === 'onPlace'),
});

const placeOf = (row: store.CardRow) => ({ at: row.created_at, id: row.id });

/** Open missions of members, newest first (rules §2). */
export const listMissions = async (
  platform: Platform,
  viewer: Viewer | null,
  filters: MissionFilters,
  page: PageRequest,
): Promise<Page<MissionCard>> => {
  const sight = sightOf(platform, viewer);
  const rows = await store.listOpen(platform.database.pool, filterOf(filters, sight.today), page);
  return pageOf(rows, page.limit, (row) => presentCard(row, sight), placeOf);
};

/** How many missions `listMissions` gives in all. */
export const countMissions = (platform: Platform, filters: MissionFilters): Promise<number> =>
  store.countOpen(platform.database.db, filterOf(filters, parisDay(platform.clock.now())));

/** All of a creator's missions to the creator; to anybody else those that are open and named. */
export const listByCreator = async (
  platform: Platform,
  viewer: Viewer,
  creatorId: string,
  isArchived: boolean | undefined,
  page: PageRequest,
): Promise<Page<OwnMission>> => {
  const sight = sightOf(platform, viewer);
  const openOn = creatorId === viewer.memberId ? undefined : sight.today;
  const rows = await store.listByCreator(platform.database.db, { creatorId, isArchived, openOn }, page);
  return pageOf(rows, page.limit, (row) => presentOwn(row, sight), placeOf);
};

export const countOwn = async (platform: Platform, viewer: Viewer, id: string): Promise<[number, number]> => {
  agree(id, viewer.memberId);
  const { published, archived } = await store.countByCreator(platform.database.db, viewer.memberId);
  return [published, archived];
};

const standingOf = (row: store.MissionRow, viewer: Viewer | null, today: Day) => {
  if (viewer === null) return { permitted: [], applyRefusal: null };
  const isMine = row.creator_id === viewer.memberId;
  const eligibility = mayApply({
    subject: {
      type: 'MISSION',
      nature: row.nature,
      creatorId: row.creator_id,
      creatorKind: row.creator_kind,
      isArchived: row.is_archived,
      endDate: row.end_date,
      createdAt: row.created_at,
    },
    candidate: {
      memberId: viewer.memberId,
      kind: viewer.kind,
      profession: row.viewer_job_name,
      isVerified: viewer.isVerified,
      hasApplied: row.application_id !== null,
    },
    today,
  });
  return {
    permitted: [
      ...(eligibility.ok && viewer.isConfirmed ? (['apply'] as const) : []),
      ...(isMine ? (['update', 'publish', 'candidates'] as const) : []),
    ],
    applyRefusal: eligibility.ok ? null : { code: eligibility.code, title: eligibility.reason },
  };
};

/** An archived mission is off the network: its creator and its candidates alone still read it. */
const find = async (db: Db, id: string, { viewerId }: Sight): Promise<store.MissionRow> => {
  const row = (await store.findMission(db, id, viewerId)) ?? refuse('NOT_FOUND');
  if (row.is_archived && row.creator_id !== viewerId && row.application_id === null) refuse('NOT_FOUND');
  return row;
};

const read = async (db: Db, viewer: Viewer | null, id: string, sight: Sight): Promise<Mission> => {
  const row = await find(db, id, sight);
  return presentMission(row, sight, standingOf(row, viewer, sight.today));
};

export const readMission = (platform: Platform, viewer: Viewer | null, id: string): Promise<Mission> =>
  read(platform.database.db, viewer, id, sightOf(platform, viewer));

const othersAtMost = 4;

/** Up to four other open missions, nearest first: same domain, then same nature, then newest (rules §2). */
export const otherMissions = async (
  platform: Platform,
  viewer: Viewer | null,
  id: string,
): Promise<MissionCard[]> => {
  const sight = sightOf(platform, viewer);
  const { pool, db } = platform.database;
  const { domain, nature, is_from_customer } = await find(db, id, sight);
  const near = { isFromCustomer: is_from_customer, today: sight.today };
  const found = new Map<string, store.CardRow>();
  for (const filter of [
    { domain: [domain], nature: [nature] },
    { domain: [domain] },
    { nature: [nature] },
    {},
  ]) {
    // As many as are wanted, besides those that were found already and the mission itself.
    const limit = othersAtMost + found.size + 1;
    const rows = await store.listOpen(pool, { ...near, ...filter }, { limit, after: undefined });
    for (const row of rows) if (row.id !== id) found.set(row.id, row);
    if (found.size >= othersAtMost) break;
  }
  return [...found.values()].slice(0, othersAtMost).map((row) => presentCard(row, sight));
};

type Fields = BodyOf<typeof updateMission>;

/** The columns that a form gives. `stored` is the mission that is edited: a past day that it already had may stay. */
const columnsOf = (
  form: Fields,
  { now, createdAt, isArchived }: { now: Date; createdAt: Date; isArchived: boolean },
  stored?: { endDate: Day | null; startDate: Day | null },
) => {
  const draft = normalizeMission({
    ...form,
    endDate: form.endDate ?? null,
    startDate: form.startDate ?? null,
    place: form.place ?? null,
    tarifLow: form.tarifLow ?? null,
    tarifHigh: form.tarifHigh ?? null,
  });
  const today = parisDay(now);
  // The contract has checked the fields; what is left is what depends on the day.
  const errors = validateMission(draft, today, stored).filter(({ path }) => path.endsWith('Date'));
  if (errors.length > 0) refuse('INVALID_INPUT', { errors });
  const closesOn = closingDay({ endDate: draft.endDate, createdAt });
  const cents = (value: number | null) => (value === null ? null : eurosToCents(value));
  return {
    title: draft.title,
    domain: draft.domain,
    nature: draft.nature,
    description: draft.skillsRequired,
    summary: summary(draft.skillsRequired),
    time_limit: draft.timeLimit,
    experience: draft.experience,
    on_place: draft.onPlace,
    department: draft.place,
    city: draft.onPlace ? (draft.city ?? null) : null,
    start_now: draft.startNow,
    start_date: draft.startDate,
    end_date: draft.endDate,
    closes_on: closesOn,
    tarif_low_cents: cents(draft.tarifLow),
    tarif_high_cents: cents(draft.tarifHigh),
    is_anonymous: draft.isAnonym,
    is_listed: !isArchived && closesOn >= today,
    updated_at: now,
  };
};

export const create = async (
  platform: Platform,
  viewer: Viewer,
  body: BodyOf<typeof createMission>,
): Promise<Mission> => {
  const isFromCustomer = viewer.kind === 'CUSTOMER';
  agree(body.creatorID, viewer.memberId);
  agree(body.isFromCustomer, isFromCustomer);
  const now = platform.clock.now();
  return platform.database.transaction(async (trx) => {
    const id = await store.insertMission(trx, {
      ...columnsOf(body, { now, createdAt: now, isArchived: false }),
      creator_id: viewer.memberId,
      is_from_customer: isFromCustomer,
      created_at: now,
    });
    return read(trx, viewer, id, sightOf(platform, viewer));
  });
};

/** Locks a mission for its creator; a mission that somebody else published may be seen, and not changed. */
const lockOwn = async (db: Db, viewer: Viewer, id: string) => {
  const mission = (await store.lockMission(db, id)) ?? refuse('NOT_FOUND');
  if (mission.creator_id !== viewer.memberId) refuse('FORBIDDEN');
  return mission;
};

/** Edits a mission; its candidates are told (rules §2). */
export const update = (platform: Platform, viewer: Viewer, id: string, body: Fields): Promise<Mission> =>
  platform.database.transaction(async (trx) => {
    const stored = await lockOwn(trx, viewer, id);
    const now = platform.clock.now();
    const { created_at: createdAt, is_archived: isArchived } = stored;
    const days = { endDate: stored.end_date, startDate: stored.start_date };
    await store.updateMission(trx, id, columnsOf(body, { now, createdAt, isArchived }, days));
    await addJob(trx, 'missions.edited', { missionId: id });
    return read(trx, viewer, id, sightOf(platform, viewer));
  });

/** Publishes or archives. Archiving stops new applications and leaves running threads alone (rules §2). */
export const publish = (
  platform: Platform,
  viewer: Viewer,
  id: string,
  toPublish: boolean,
): Promise<Mission> =>
  platform.database.transaction(async (trx) => {
    const stored = await lockOwn(trx, viewer, id);
    const sight = sightOf(platform, viewer);
    await store.updateMission(trx, id, {
      is_archived: !toPublish,
      is_listed: toPublish && stored.closes_on >= sight.today,
      updated_at: platform.clock.now(),
    });
    return read(trx, viewer, id, sight);
  });

/** For a member whose account is deleted. */
export const archiveAllOf = (db: Db, memberId: string, now: Date): Promise<void> =>
  store.archiveByCreator(db, memberId, now);

/** Cards by mission, for the threads about them. `isRevealed` says which anonymous creators the viewer knows by now. */
export const cardsOf = async (
  platform: Platform,
  db: Db,
  viewer: Viewer,
  missions: readonly { readonly id: string; readonly isRevealed: boolean }[],
): Promise<Map<string, MissionCard>> => {
  const sight = sightOf(platform, viewer);
  const rows = await store.cardsOf(db, [...new Set(missions.map(({ id }) => id))]);
  const revealed = new Map(missions.map(({ id, isRevealed }) => [id, isRevealed]));
  return new Map(rows.map((row) => [row.id, presentCard(row, sight, revealed.get(row.id))]));
};

/** Takes what expired out of the lists' indexes, every night. */
export const unlistExpired = (platform: Platform): Promise<void> =>
  store.unlistExpired(platform.database.db, parisDay(platform.clock.now()));
