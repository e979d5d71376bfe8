import type { MissionCard } from '@basoche/contract/missions/missions';
import { isOfTrade } from '@basoche/domain/access/viewer';
import type { UserType } from '@basoche/domain/members/kinds';
import { type EligibilityRule, readRules, tableAnswer } from '@basoche/domain/missions/eligibility-rules';
import type { EligibilitySubject } from '@basoche/domain/postings/who-may-apply';
import type { Day } from '@basoche/domain/time/paris';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../platform/database/database.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { listWritten } from '../store.ts';

/** Columns of a mission that eligibility depends on. */
export interface SubjectRow {
  readonly nature: string;
  readonly creator_id: string;
  readonly creator_kind: UserType;
  readonly is_archived: boolean;
  readonly hidden_at: Date | null;
  readonly end_date: Day | null;
  readonly published_at: Date;
}

/** A mission in the form that the rules of applying take. */
export const subjectOf = (row: SubjectRow): EligibilitySubject => ({
  type: 'MISSION',
  nature: row.nature,
  creatorId: row.creator_id,
  creatorKind: row.creator_kind,
  isArchived: row.is_archived,
  isHidden: row.hidden_at !== null,
  endDate: row.end_date,
  publishedAt: row.published_at,
});

/**
 * The eligibility table in force (rules §2). It opens only what a line names: everything else is closed, and
 * an empty or invalid table closes everything.
 */
export const rulesOf = async (db: Db): Promise<readonly EligibilityRule[]> =>
  readRules(await listWritten(db));

/**
 * Cached rules, a few seconds old, for the closed-mission marks in lists. The page of a mission and applying
 * always read the table.
 */
const recentRules = new LRUCache<Db, readonly EligibilityRule[]>({
  max: 16,
  ttl: 5_000,
  fetchMethod: rulesOf,
});

/** Marks the missions that the eligibility table closes to the viewer's profession. */
export const withClosed = async (
  db: Db,
  viewer: Viewer | null,
  cards: readonly MissionCard[],
): Promise<MissionCard[]> => {
  if (viewer === null || !isOfTrade(viewer.kind) || cards.length === 0) return [...cards];
  const rules = (await recentRules.fetch(db)) ?? [];
  const candidate = { kind: viewer.kind, profession: viewer.profession };
  const isOpen = ({ creatorID, nature, isFromCustomer }: MissionCard) =>
    creatorID === viewer.memberId ||
    tableAnswer(rules, nature, isFromCustomer ? 'CUSTOMER' : 'MEMBER', candidate).opens;
  return cards.map((card) => (isOpen(card) ? card : { ...card, isClosedToViewer: true }));
};
