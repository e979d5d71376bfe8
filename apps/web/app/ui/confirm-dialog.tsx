import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { verbs } from './content.ts';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { Note } from './note.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  children: ReactNode;
  confirm: string;
  cancel?: string;
  /** True for an action that cannot be undone. */
  danger?: boolean;
  /** Sentence about what is still missing, beside the button that waits for it; null if nothing is. */
  missing?: string | null;
  pending?: boolean;
  failure?: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before an action that cannot be undone. Load it lazily: it is rarely opened. */
export default function ConfirmDialog({
  opened,
  title,
  children,
  confirm,
  cancel = verbs.cancel,
  danger = false,
  missing = null,
  pending = false,
  failure = null,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <Stack gap="lg">
        <div>{children}</div>
        {failure && <Note tone="danger">{failure}</Note>}
        <DialogActions missing={missing}>
          <Button variant="default" onClick={onClose} data-autofocus>
            {cancel}
          </Button>
          <Button
            color={danger ? 'red' : 'orange'}
            loading={pending}
            disabled={missing !== null}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
