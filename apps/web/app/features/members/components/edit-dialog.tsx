import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';

interface EditDialogProps {
  opened: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Where a part of a profile is edited: closing it saves nothing (first document, §2). */
export const EditDialog = ({ opened, title, onClose, children }: EditDialogProps) => (
  // A slip beside it does not cost a picture that was framed.
  <Dialog opened={opened} onClose={onClose} title={title} closeOnClickOutside={false}>
    {children}
  </Dialog>
);
