import type { Publication } from '@basoche/contract/moderation/moderation';
import { publicationState } from '@basoche/domain/moderation/grounds';
import type { PublicationRow } from './store.ts';

export const presentPublication = (row: PublicationRow): Publication => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  creator: { id: row.creator_id, name: row.creator_name, userType: row.creator_kind },
  isAnonym: row.is_anonymous,
  isFromCustomer: row.is_from_customer,
  nature: row.nature,
  state: publicationState({
    isArchived: row.is_archived,
    isHidden: row.hidden_at !== null,
    isReviewAsked: row.is_review_asked,
  }),
  publishedAt: row.published_at.toISOString(),
  applications: row.applications,
});
