import type { Thread } from '@basoche/contract/threads/threads';
import { SideSheet } from '../../../ui/side-sheet.tsx';
import { thread as content } from '../content.ts';
import { ThreadAssignment } from './thread-assignment.tsx';
import { ThreadPanel } from './thread-panel.tsx';

/** Side panel of a thread, for screens without room for it beside the conversation. */
export default function DetailsSheet({ thread, onClose }: { thread: Thread; onClose: () => void }) {
  return (
    <SideSheet opened onClose={onClose} title={content.details}>
      {thread.assignee !== undefined && (
        <div className="bottom-3">
          <ThreadAssignment thread={thread} />
        </div>
      )}
      <ThreadPanel thread={thread} />
    </SideSheet>
  );
}
