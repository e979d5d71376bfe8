import type { HidingGround, HidingOrigin, ReviewOutcome } from '@basoche/domain/moderation/grounds';
import type { Generated } from 'kysely';

export interface PublicationMeasureTable {
  id: Generated<string>;
  /** One of the two. */
  mission_id: string | null;
  job_id: string | null;
  hidden_at: Date;
  hidden_by: string;
  ground: HidingGround;
  origin: HidingOrigin;
  facts: string;
  basis: string;
  /** These three together, once it was lifted. */
  restored_at: Date | null;
  restored_by: string | null;
  restored_note: string | null;
  /** Whose decision hid it, with its own statement and appeal. */
  report_id: Generated<string | null>;
}

export interface PublicationReviewTable {
  id: Generated<string>;
  measure_id: string;
  asked_at: Date;
  text: string;
  /** These four together, once it was answered. */
  answered_at: Date | null;
  answered_by: string | null;
  outcome: ReviewOutcome | null;
  note: string | null;
}

export interface ModerationTables {
  publication_measure: PublicationMeasureTable;
  publication_review: PublicationReviewTable;
}
