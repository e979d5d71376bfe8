import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { type Opened, useLazyDialog } from './use-lazy-dialog.ts';

interface DialogButtonProps extends ButtonProps {
  'aria-label'?: string;
  /** Renders the dialog once the button was pressed; a lazily loaded component. */
  dialog: (opened: Opened) => ReactNode;
}

/** A button that opens a dialog, and gets the focus back when it closes. */
export const DialogButton = ({ dialog, ...button }: DialogButtonProps) => {
  const { opened, wasOpened, open, close } = useLazyDialog();
  return (
    <>
      <Button aria-haspopup="dialog" {...button} onClick={open} />
      {wasOpened && <Suspense>{dialog({ opened, onClose: close })}</Suspense>}
    </>
  );
};
