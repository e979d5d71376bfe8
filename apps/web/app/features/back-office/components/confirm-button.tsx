import { Button, type ButtonProps } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { failureSentence } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import type { useDecision } from '../use-decision.ts';

const ConfirmDialog = lazy(() => import('../../../ui/confirm-dialog.tsx'));

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

/** Button of a decision of staff that asks for a confirmation first. */
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
  const close = () => {
    decision.reset();
    dialog.close();
  };
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
      {dialog.wasOpened && (
        <Suspense>
          <ConfirmDialog
            opened={dialog.opened}
            title={content.title}
            confirm={label}
            danger={danger}
            pending={decision.isPending}
            failure={decision.error ? failureSentence(decision.error) : null}
            onConfirm={() => void confirm()}
            onClose={close}
          >
            {children}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
};
