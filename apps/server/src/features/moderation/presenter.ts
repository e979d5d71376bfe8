import type { Measure, StaffPublication } from '@basoche/contract/moderation/moderation';
import type { MeasureRow, ReviewRow } from './store.ts';

const presentReview = (row: ReviewRow): Measure['reviews'][number] => ({
  id: row.id,
  askedAt: row.asked_at.toISOString(),
  text: row.text,
  answeredAt: row.answered_at?.toISOString() ?? null,
  outcome: row.outcome,
  note: row.note,
});

export const presentMeasure = (row: MeasureRow): Measure => ({
  id: row.id,
  hiddenAt: row.hidden_at.toISOString(),
  ground: row.ground,
  origin: row.origin,
  facts: row.facts,
  basis: row.basis,
  restoredAt: row.restored_at?.toISOString() ?? null,
  restoredNote: row.restored_note,
  reviews: row.reviews.map(presentReview),
});

/** The same for staff, with the names of those who decided. */
export const presentStaffMeasure = (row: MeasureRow): StaffPublication['measures'][number] => ({
  ...presentMeasure(row),
  hiddenBy: row.hidden_by_name,
  restoredBy: row.restored_by_name,
  reviews: row.reviews.map((review) => ({ ...presentReview(review), answeredBy: review.answered_by_name })),
});
