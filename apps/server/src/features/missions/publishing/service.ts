import { isDeepStrictEqual } from 'node:util';
import type { Mission } from '@basoche/contract/missions/missions';
import type { createMission, updateMission } from '@basoche/contract/missions/publishing';
import type { BodyOf } from '@basoche/contract/route';
import { asksLess, levelOf } from '@basoche/domain/conflicts/levels';
import { hearingNature } from '@basoche/domain/hearings/titles';
import type { UserType } from '@basoche/domain/members/kinds';
import { changedTerms } from '@basoche/domain/missions/changed-terms';
import { clientKindOf } from '@basoche/domain/missions/eligibility-rules';
import { normalizeMission, validateMission } from '@basoche/domain/missions/validate';
import { wantedProfilesError } from '@basoche/domain/missions/wanted-profiles';
import type { Department } from '@basoche/domain/options/departments';
import { eurosToCents } from '@basoche/domain/payments/amounts';
import { searchableLabels } from '@basoche/domain/postings/labels';
import { closingDay } from '@basoche/domain/postings/publication';
import { summary } from '@basoche/domain/postings/summary';
import { openKinds, orderedKinds } from '@basoche/domain/pricing/kinds';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { type CallKey, once } from '../../../platform/http/idempotency.ts';
import { assertActor, refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { isUnavailable } from '../../../platform/listing/unavailable.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { conflictFactsOf } from '../../conflicts/facts/service.ts';
import { awaitParties, stateParties, statePartiesOfNew } from '../../conflicts/parties/service.ts';
import { conflictRulesOf } from '../../conflicts/rules/service.ts';
import { lockSeatFor } from '../../firms/service.ts';
import { postingsOf } from '../../postings/service.ts';
import { rulesOf } from '../eligibility/service.ts';
import { invitationsHaveLapsed } from '../invitations/service.ts';
import { read, viewContextOf } from '../service.ts';
import * as store from '../store.ts';

/** A creator's own missions: publishing, editing, archiving, relaunching. */

type Fields = BodyOf<typeof updateMission>;

/**
 * Columns from a form. `stored` is the edited mission: a date in the past is accepted if the mission already
 * had it.
 */
const columnsOf = (
  form: Fields,
  { now, publishedAt, isListable }: { now: Date; publishedAt: Date; isListable: boolean },
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
  // The contract has validated each field; the rules add the checks that depend on the current day.
  const errors = validateMission(draft, today, stored);
  if (errors.length > 0) refuse('INVALID_INPUT', { errors });
  const closesOn = closingDay({ endDate: draft.endDate, publishedAt });
  const cents = (value: number | null) => (value === null ? null : eurosToCents(value));
  return {
    title: draft.title,
    labels: searchableLabels(draft),
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
    ...(form.priceKinds === undefined ? {} : { price_kinds: orderedKinds(form.priceKinds) }),
    is_anonymous: draft.isAnonym,
    is_listed: isListable && closesOn >= today,
    updated_at: now,
  };
};

/** Refuses a sought profile that the eligibility table excludes from this mission: no such candidate could apply (rules §2). */
const requireOpenProfiles = async (trx: Db, viewer: Viewer, form: Fields): Promise<void> => {
  const message = wantedProfilesError(await rulesOf(trx), form, clientKindOf(viewer.kind));
  if (message !== null) refuse('INVALID_INPUT', { errors: [{ path: 'experience', message }] });
};

/** Queues the matching of a listed or changed mission with saved searches. The job key merges repeated jobs. */
const queueSearchMatching = (trx: Db, missionId: string): Promise<void> =>
  addJob(trx, 'missions.published', { missionId }, { jobKey: `missions.published:${missionId}` });

/** Refuses a `creatorID` or `isFromCustomer` that is not the viewer's, and a kind of price that `PRICING` closes. */
const assertFields = ({ config }: Platform, viewer: Viewer, fields: Fields): void => {
  const { creatorID, isFromCustomer, priceKinds = [] } = fields;
  assertActor(creatorID, viewer.memberId);
  assertActor(isFromCustomer, viewer.kind === 'CUSTOMER');
  const open = openKinds(config.pricing);
  if (!priceKinds.every((kind) => open.includes(kind))) refuse('PRICING_CLOSED');
};

export const create = async (
  platform: Platform,
  viewer: Viewer,
  body: BodyOf<typeof createMission>,
  key: CallKey | null,
): Promise<Mission> => {
  assertFields(platform, viewer, body);
  const now = platform.clock.now();
  return platform.database.transaction(async (trx) => {
    const id = await once(platform, trx, key, async () => {
      await lockSeatFor(trx, viewer.acting);
      await lockMember(trx, viewer.memberId);
      await requireOpenProfiles(trx, viewer, body);
      const missionId = await store.insertMission(trx, {
        ...columnsOf(body, { now, publishedAt: now, isListable: true }),
        creator_id: viewer.memberId,
        seat_id: viewer.acting?.seatId ?? null,
        is_from_customer: viewer.kind === 'CUSTOMER',
        created_at: now,
        published_at: now,
      });
      await statePartiesOfNew(platform, trx, viewer, { ...body, missionId });
      await queueSearchMatching(trx, missionId);
      return missionId;
    });
    return read(platform, trx, viewer, id);
  });
};

/**
 * Inserts the mission of a hearing, archived from the start, so that no list, page, feed or alert shows it.
 * Its description repeats its title, since the hearing has all other facts.
 */
export const insertArchived = (
  trx: Db,
  viewer: Viewer,
  hearing: {
    readonly title: string;
    readonly department: Department;
    readonly city: string;
    readonly day: Day;
    readonly priceCents: number;
    readonly now: Date;
  },
): Promise<string> =>
  store.insertMission(trx, {
    title: hearing.title,
    labels: '',
    domain: 'postulations_substitutions',
    nature: hearingNature,
    description: hearing.title,
    summary: hearing.title,
    time_limit: 'Le jour de l’audience',
    experience: 'avocat',
    on_place: true,
    department: hearing.department,
    city: hearing.city,
    start_now: false,
    start_date: hearing.day,
    end_date: hearing.day,
    closes_on: hearing.day,
    tarif_low_cents: hearing.priceCents,
    tarif_high_cents: hearing.priceCents,
    is_anonymous: false,
    is_from_customer: false,
    is_archived: true,
    is_listed: false,
    creator_id: viewer.memberId,
    seat_id: viewer.acting?.seatId ?? null,
    created_at: hearing.now,
    published_at: hearing.now,
    updated_at: hearing.now,
  });

const missions = postingsOf<store.StoredMission, Mission>({
  lock: store.lockMission,
  update: (trx, id, change) => {
    const { end_date: endDate = null, published_at: publishedAt } = change;
    const closing = publishedAt === undefined ? {} : { closes_on: closingDay({ endDate, publishedAt }) };
    return store.updateMission(trx, id, { ...change, ...closing });
  },
  read,
  queueSearchMatching,
  leavesLists: invitationsHaveLapsed,
  comesBack: awaitParties,
  tellFilled: (trx, id, now) => addJob(trx, 'missions.filled', { missionId: id, at: now.toISOString() }),
  refusals: { alreadyFilled: 'MISSION_ALREADY_FILLED', stillOpen: 'MISSION_STILL_OPEN' },
});

export const { relaunch, fill, hide, restore } = missions;

/** Columns computed from others or from the time. If only these change, the mission was not edited. */
const derivedColumns = new Set(['summary', 'labels', 'closes_on', 'is_listed', 'updated_at']);

const isSame = (stored: object, columns: object): boolean => {
  const before = new Map(Object.entries(stored));
  return Object.entries(columns).every(
    ([name, value]) => derivedColumns.has(name) || isDeepStrictEqual(before.get(name), value),
  );
};

/**
 * Refuses a nature with a weaker conflict check while threads are open. Otherwise the client could start with
 * a candidate who has declared nothing (rules §9).
 */
const requireSameLevel = async (
  platform: Platform,
  trx: Trx,
  { id, creator_id, nature: before }: store.StoredMission,
  { nature, kind }: { readonly nature: string; readonly kind: UserType },
): Promise<void> => {
  if (nature === before) return;
  const facts = await conflictFactsOf(platform, trx, id, creator_id);
  if (facts === null) return;
  const next = levelOf(await conflictRulesOf(trx), nature, clientKindOf(kind));
  if (!asksLess(next, facts.level) || !(await store.hasOpenThreads(trx, id))) return;
  const message =
    'Des candidatures sont en cours\u202f: cette nature demanderait moins de vérifications. Publiez plutôt une autre mission.';
  refuse('INVALID_INPUT', { errors: [{ path: 'nature', message }] });
};

const termsOf = (
  row: Pick<store.StoredMission, 'on_place' | 'department' | 'city' | 'tarif_low_cents' | 'tarif_high_cents'>,
) => ({
  onPlace: row.on_place,
  department: row.department,
  city: row.city,
  tarifLowCents: row.tarif_low_cents,
  tarifHighCents: row.tarif_high_cents,
});

/** Edits a mission. Its candidates are notified, and must confirm prices proposed under other terms (rules §2). */
export const update = (platform: Platform, viewer: Viewer, id: string, body: Fields): Promise<Mission> =>
  platform.database.transaction(async (trx) => {
    assertFields(platform, viewer, body);
    const stored = await missions.lockOwn(trx, viewer, id);
    const now = platform.clock.now();
    const { published_at: publishedAt } = stored;
    const days = { endDate: stored.end_date, startDate: stored.start_date };
    const columns = columnsOf(body, { now, publishedAt, isListable: !isUnavailable(stored) }, days);
    if (!isSame(stored, columns)) {
      await requireOpenProfiles(trx, viewer, body);
      await requireSameLevel(platform, trx, stored, { nature: columns.nature, kind: viewer.kind });
      await store.updateMission(trx, id, columns);
      const terms = changedTerms(termsOf(stored), termsOf(columns));
      await addJob(trx, 'missions.edited', { missionId: id, terms, at: now.toISOString() });
      if (columns.is_listed) await queueSearchMatching(trx, id);
    }
    await stateParties(platform, trx, viewer, { ...body, missionId: id });
    // An edit may reopen a mission, as a relaunch does, or change the conflict check. The parties are then
    // awaited again, unless the form has just stated them.
    const comesBack = columns.is_listed && stored.closes_on < parisDay(now);
    if (comesBack || columns.nature !== stored.nature)
      await awaitParties(platform, trx, viewer, { id, nature: columns.nature });
    return read(platform, trx, viewer, id);
  });

/** Publishes or archives. Archiving stops new applications; running threads go on (rules §2). */
export const publish = (
  platform: Platform,
  viewer: Viewer,
  id: string,
  toPublish: boolean,
): Promise<Mission> =>
  platform.database.transaction(async (trx) => {
    const stored = await missions.lockOwn(trx, viewer, id);
    if (toPublish && stored.is_archived && stored.hidden_at !== null) refuse('PUBLICATION_HIDDEN');
    const context = viewContextOf(platform, viewer);
    const now = platform.clock.now();
    if (!toPublish) await invitationsHaveLapsed(trx, id, now);
    await store.updateMission(trx, id, {
      is_archived: !toPublish,
      filled_at: toPublish ? null : stored.filled_at,
      is_listed: toPublish && stored.hidden_at === null && stored.closes_on >= context.today,
      updated_at: now,
    });
    if (toPublish) {
      if (stored.is_archived) await awaitParties(platform, trx, viewer, stored);
      await queueSearchMatching(trx, id);
    }
    return read(platform, trx, viewer, id);
  });

/** Locks the mission of a hearing. Call it before the hearing is locked: taking a hearing uses the same order. */
export const { lockArchived } = store;

/** Sets the price of a hearing's mission, which its thread and its invoices show. */
export const priceArchived = (trx: Trx, id: string, priceCents: number, now: Date): Promise<void> =>
  store.updateMission(trx, id, {
    tarif_low_cents: priceCents,
    tarif_high_cents: priceCents,
    updated_at: now,
  });
