import type { Discussion } from '@basoche/contract/threads';
import type { DiscussionRow } from './store.ts';

export const presentDiscussion = (row: DiscussionRow): Discussion => ({
  postulationID: row.application_id,
  missionID: row.mission_id,
  title: row.title,
  isCreator: row.is_creator,
  other:
    row.is_creator || row.hides_creator || row.other_name === null
      ? null
      : { name: row.other_name, pictureURL: row.other_picture_url },
  state: row.state,
  lastMessage: row.last_message,
  unread: row.unread,
  updatedAt: row.updated_at.toISOString(),
});
