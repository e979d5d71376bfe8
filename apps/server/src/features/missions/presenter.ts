import type { Mission, MissionCard, OwnMission } from '@basoche/contract/missions/missions';
import type { ProblemCode } from '@basoche/contract/problem';
import { hidesClient } from '@basoche/domain/members/anonymous-client';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import type { PriceKind } from '@basoche/domain/pricing/kinds';
import type { Day } from '@basoche/domain/time/paris';
import type { Viewer } from '../../platform/http/viewer.ts';
import { presentAssignee } from '../../platform/listing/assignee.ts';
import type { Highlights } from '../../platform/listing/highlights.ts';
import { isUnavailable } from '../../platform/listing/unavailable.ts';
import type { CardRow, MissionRow, OwnRow } from './store.ts';

/** The viewer (null for a visitor) and the current day (Europe/Paris). */
export interface ViewContext {
  readonly viewerId: string | null;
  readonly today: Day;
  /** Kinds of price that `PRICING` opens; absent for lists, whose cards show no preferred price. */
  readonly openKinds?: readonly PriceKind[];
}

const euros = (cents: number | null) => (cents === null ? null : centsToEuros(cents));

const nobody = { creatorID: null, creatorName: null, creatorPictureURL: null };

/** The creator, or nulls if the viewer may not know an anonymous one (rules §2). */
const creatorOf = (row: CardRow, isKnown: boolean) =>
  isKnown
    ? { creatorID: row.creator_id, creatorName: row.creator_name, creatorPictureURL: row.creator_picture_url }
    : nobody;

const isKnown = (row: CardRow, context: ViewContext, isRevealed: boolean) =>
  row.creator_id === context.viewerId || !hidesClient({ isAnonymous: row.is_anonymous, isRevealed });

/** Preferred kinds of price that are open; empty if there are none. */
const preferredOf = ({ price_kinds }: CardRow, { openKinds = [] }: ViewContext) => {
  const priceKinds = price_kinds.filter((kind) => openKinds.includes(kind));
  return priceKinds.length === 0 ? {} : { priceKinds };
};

const factsOf = (row: CardRow, context: ViewContext) => ({
  id: row.id,
  title: row.title,
  isAnonym: row.is_anonymous,
  isFromCustomer: row.is_from_customer,
  isArchived: row.is_archived,
  isFilled: row.filled_at !== null,
  ...(row.hidden_at === null ? {} : { isHidden: true as const }),
  domain: row.domain,
  nature: row.nature,
  onPlace: row.on_place,
  place: row.department,
  city: row.city,
  startNow: row.start_now,
  startDate: row.start_date,
  endDate: row.end_date,
  experience: row.experience,
  timeLimit: row.time_limit,
  tarifLow: euros(row.tarif_low_cents),
  tarifHigh: euros(row.tarif_high_cents),
  ...preferredOf(row, context),
  createdAt: row.created_at.toISOString(),
  publishedAt: row.published_at.toISOString(),
  isOpen: !isUnavailable(row) && row.closes_on >= context.today,
  // Set later, for the viewer: see favourites.
  isFavourite: false,
});

/** A mission in a list. `isRevealed` is true for a candidate whose price was accepted. */
export const presentCard = (row: CardRow, context: ViewContext, isRevealed = false): MissionCard => ({
  ...factsOf(row, context),
  ...creatorOf(row, isKnown(row, context, isRevealed)),
  skillsRequired: row.summary,
});

/** A mission in search results, with the matched words marked. */
export const presentFound = (
  { highlights, ...row }: CardRow & { readonly highlights?: Highlights | undefined },
  context: ViewContext,
): MissionCard => {
  const card = presentCard(row, context);
  return highlights === undefined
    ? card
    : { ...card, marks: { title: highlights.title, skillsRequired: highlights.summary } };
};

/**
 * Commands of the creator on their own mission. A relaunch needs a deadline in the past, and a mission that
 * is not hidden.
 */
export const ownPermitted = (
  row: Pick<CardRow, 'creator_id' | 'closes_on' | 'hidden_at' | 'is_archived'>,
  { viewerId, today }: Pick<ViewContext, 'viewerId' | 'today'>,
): OwnMission['permitted'] =>
  row.creator_id === viewerId
    ? [
        'update',
        'publish',
        'candidates',
        ...(row.closes_on < today && row.hidden_at === null ? (['relaunch'] as const) : []),
        ...(row.is_archived || row.hidden_at !== null ? [] : (['fill'] as const)),
      ]
    : [];

export const presentOwn = (
  row: OwnRow,
  context: ViewContext,
  viewer: Viewer,
  awaitsParties: boolean,
): OwnMission => {
  const isMine = row.creator_id === context.viewerId;
  return {
    ...presentCard(row, context),
    candidates: isMine ? row.candidates : 0,
    newCandidates: isMine ? row.new_candidates : 0,
    views: isMine ? row.views : 0,
    ...(awaitsParties ? { awaitsParties } : {}),
    ...(isMine ? presentAssignee(row.assignee, viewer) : {}),
    permitted: ownPermitted(row, context),
  };
};

export interface ViewerPermissions {
  readonly permitted: Mission['permitted'];
  readonly applyRefusal: { code: ProblemCode; title: string } | null;
  readonly eligibility: Mission['eligibility'];
  readonly conflicts: Mission['conflicts'];
}

/** A mission in full, with the commands that this viewer may give. */
export const presentMission = (row: MissionRow, context: ViewContext, viewer: ViewerPermissions): Mission => {
  const known = isKnown(row, context, row.creator_revealed);
  return {
    ...factsOf(row, context),
    ...creatorOf(row, known),
    skillsRequired: row.description,
    companyPresentation: known ? row.company_presentation : null,
    ...(row.is_of_hearing ? { isHearing: true as const } : {}),
    hasApplied: row.application_id !== null,
    postulationID: row.application_id,
    isFavourite: row.is_favourite,
    isInvited: row.is_invited,
    views: row.creator_id === context.viewerId ? row.views : null,
    permitted: [...viewer.permitted],
    applyRefusal: viewer.applyRefusal,
    eligibility: viewer.eligibility,
    conflicts: viewer.conflicts,
  };
};
