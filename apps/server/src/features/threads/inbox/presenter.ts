import type { Discussion } from '@basoche/contract/inbox';
import type { ThreadType } from '@basoche/domain/threads/application';
import { presentProfession } from '../../members/professions/service.ts';
import type { DiscussionRow } from './store.ts';

/** The words of a message; where it has none, what came with it. */
const told = ({ last_message, last_files }: DiscussionRow): string | null => {
  if (last_message !== '' || last_files === null) return last_message;
  const [first, ...others] = last_files;
  return others.length === 0 ? `Pièce jointe\u202f: ${first}` : `${last_files.length} pièces jointes`;
};

export const presentDiscussion = (row: DiscussionRow, type: ThreadType, now: Date): Discussion => ({
  postulationID: row.application_id,
  missionID: type === 'MISSION' ? row.subject_id : null,
  jobID: type === 'JOB' ? row.subject_id : null,
  title: row.title,
  isCreator: row.is_creator,
  other:
    row.is_creator || row.hides_creator || row.other_name === null
      ? null
      : {
          name: row.other_name,
          pictureURL: row.other_picture_url,
          profession: presentProfession(row.other_profession, now),
        },
  state: row.state,
  lastMessage: told(row),
  unread: row.unread,
  updatedAt: row.updated_at.toISOString(),
});
