import type { ButtonProps } from '@mantine/core';
import { lazy } from 'react';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import type { Reasoned } from './reason-dialog.tsx';

const ReasonDialog = lazy(() => import('./reason-dialog.tsx'));

interface ReasonButtonProps extends Reasoned {
  label: string;
  /** The label, with what it is about. */
  labelOf?: string;
  button?: ButtonProps;
}

/** A button that asks for a reason before anything is decided. */
export const ReasonButton = ({
  label,
  labelOf,
  button = { variant: 'default' },
  ...reasoned
}: ReasonButtonProps) => (
  <DialogButton
    {...button}
    {...(labelOf !== undefined && { 'aria-label': labelOf })}
    dialog={(opened) => <ReasonDialog {...reasoned} {...opened} />}
  >
    {label}
  </DialogButton>
);
