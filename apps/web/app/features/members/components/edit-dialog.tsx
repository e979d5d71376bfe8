import '../../../ui/modal.css.ts';
import { Modal } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { pictureWords as words } from '../picture-content.ts';
import classes from './edit-dialog.module.css';

interface EditDialogProps {
  opened: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Where a part of a profile is edited: a back arrow closes it without saving (first document, §2). */
export const EditDialog = ({ opened, title, onClose, children }: EditDialogProps) => (
  <Modal
    opened={opened}
    onClose={onClose}
    title={title}
    // A slip beside it does not cost what was typed, nor a picture that was framed.
    closeOnClickOutside={false}
    classNames={{ header: classes.header ?? '', title: classes.title ?? '', close: classes.close ?? '' }}
    closeButtonProps={{
      'aria-label': words.back,
      size: 44,
      icon: <IconArrowLeft size={24} stroke={1.5} aria-hidden />,
    }}
  >
    {children}
  </Modal>
);
