import type { MissionCard } from '@basoche/contract/missions/missions';
import { isOfTrade } from '@basoche/domain/access/viewer';
import type { UserType } from '@basoche/domain/members/kinds';
import type { EligibilitySubject } from '@basoche/domain/missions/eligibility';
import { type EligibilityRule, readRules, tableAnswer } from '@basoche/domain/missions/eligibility-rules';
import type { Day } from '@basoche/domain/time/paris';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../platform/database/database.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { listWritten } from './store.ts';

/** What a store knows of a mission that somebody may apply to. */
export interface SubjectRow {
  readonly nature: string;
  readonly creator_id: string;
  readonly creator_kind: UserType;
  readonly is_archived: boolean;
  readonly hidden_at: Date | null;
  readonly end_date: Day | null;
  readonly published_at: Date;
}

/** A mission as the rules of applying see it. */
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

/** The rules table in force (rules §2): what it does not open is closed, and so is everything where it is empty or wrong. */
export const rulesOf = async (db: Db): Promise<readonly EligibilityRule[]> =>
  readRules(await listWritten(db));

/** Rules for the marks of lists, a few seconds old at most. A mission's own page and applying read them anew. */
const recentRules = new LRUCache<Db, readonly EligibilityRule[]>({
  max: 16,
  ttl: 5_000,
  fetchMethod: rulesOf,
});

/** Marks the missions that the rules table closes to the profession of a member of the legal trades. */
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
