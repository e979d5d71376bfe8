import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { notifySuccess } from '../../../lib/notify.ts';
import { CommandConfirmation } from '../../../ui/command-confirmation.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import type { useDecision } from '../use-decision.ts';

interface ConfirmButtonProps {
  label: string;
  /** Label with the name of its subject. */
  labelOf?: string;
  /** Question of the dialog, and the notice once it is done. */
  content: { readonly title: string; readonly done: string };
  /** Effect of the decision, with its names and numbers. */
  children: ReactNode;
  decision: Pick<ReturnType<typeof useDecision<unknown>>, 'mutateAsync' | 'reset' | 'isPending' | 'error'>;
  /** True for a decision that takes something from somebody. */
  danger?: boolean;
  button?: ButtonProps;
}

/** Button of a staff decision; asks for a confirmation first. */
export const ConfirmButton = ({
  label,
  labelOf,
  content,
  children,
  decision,
  danger = false,
  button = {},
}: ConfirmButtonProps) => {
  const dialog = useLazyDialog();
  const confirm = async () => {
    try {
      await decision.mutateAsync();
    } catch {
      // The dialog shows `decision.error`.
      return;
    }
    // The case may have left the list by now, and this button with it.
    notifySuccess(content.done);
  };
  return (
    <>
      <Button
        {...button}
        aria-haspopup="dialog"
        {...(labelOf !== undefined && { 'aria-label': labelOf })}
        onClick={dialog.open}
      >
        {label}
      </Button>
      <CommandConfirmation
        title={content.title}
        confirm={label}
        danger={danger}
        dialog={dialog}
        command={decision}
        onConfirm={() => void confirm()}
      >
        {children}
      </CommandConfirmation>
    </>
  );
};
