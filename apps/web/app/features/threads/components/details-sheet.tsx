import type { Thread } from '@basoche/contract/threads/threads';
import { SideSheet } from '../../../ui/side-sheet.tsx';
import { thread as words } from '../content.ts';
import { ThreadPanel } from './thread-panel.tsx';

/** The side panel of a thread, where the screen has no room for it. */
export default function DetailsSheet({ thread, onClose }: { thread: Thread; onClose: () => void }) {
  return (
    <SideSheet opened onClose={onClose} title={words.details}>
      <ThreadPanel thread={thread} />
    </SideSheet>
  );
}
