import type { ButtonProps } from '@mantine/core';
import { lazy } from 'react';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import type { ReasonRequest } from './reason-dialog.tsx';

const ReasonDialog = lazy(() => import('./reason-dialog.tsx'));

interface ReasonButtonProps extends ReasonRequest {
  label: string;
  /** Label with the name of its subject. */
  labelOf?: string;
  button?: ButtonProps;
}

/** Button that asks for a reason before a decision. */
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
