import '../../../ui/modal.css.ts';
import '@mantine/core/styles/Drawer.layer.css';
import type { Thread } from '@basoche/contract/threads';
import { Drawer } from '@mantine/core';
import { thread as words } from '../content.ts';
import { ThreadPanel } from './thread-panel.tsx';

/** The side panel of a thread, where the screen has no room for it. */
export default function DetailsSheet({ thread, onClose }: { thread: Thread; onClose: () => void }) {
  return (
    <Drawer opened onClose={onClose} title={words.details} position="right">
      <ThreadPanel thread={thread} />
    </Drawer>
  );
}
