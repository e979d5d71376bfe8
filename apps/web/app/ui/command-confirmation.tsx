import { lazy, type ReactNode, Suspense } from 'react';
import { failureSentence } from '../lib/form.ts';
import type { useLazyDialog } from './use-lazy-dialog.ts';

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'));

interface CommandConfirmationProps {
  dialog: ReturnType<typeof useLazyDialog>;
  command: { readonly isPending: boolean; readonly error: unknown; readonly reset: () => void };
  title: string;
  /** Effect of the command, with its names and sums. */
  children: ReactNode;
  confirm: string;
  cancel?: string;
  /** True for an action that cannot be undone. */
  danger?: boolean;
  onConfirm: () => void;
}

/** Dialog that confirms a command, waits for it and shows its error; loaded when it is first opened. */
export const CommandConfirmation = ({ dialog, command, ...question }: CommandConfirmationProps) =>
  dialog.wasOpened && (
    <Suspense>
      <ConfirmDialog
        {...question}
        opened={dialog.opened}
        pending={command.isPending}
        failure={command.error ? failureSentence(command.error) : null}
        onClose={() => {
          command.reset();
          dialog.close();
        }}
      />
    </Suspense>
  );
