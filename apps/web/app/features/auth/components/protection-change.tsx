import type { AnswerOf, CallInput, Route } from '@basoche/contract/route';
import type { ReactNode } from 'react';
import { CommandConfirmation } from '../../../ui/command-confirmation.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { useReauthenticatedCall } from './use-reauthenticated-call.tsx';

interface ProtectionChangeProps<R extends Route> {
  route: R;
  input?: CallInput<R>;
  /** Button that opens the dialog. */
  button: (open: () => void) => ReactNode;
  title: string;
  confirm: string;
  /** True for a change that cannot be undone. */
  danger?: boolean;
  /** Consequences of the change. */
  children: ReactNode;
  /** Called once the change is made and the dialog closed. */
  onDone: (answer: AnswerOf<R>) => void;
}

/** Button with a confirmation for a call that changes the protection of the account. */
export const ProtectionChange = <R extends Route>({
  route,
  input,
  button,
  title,
  confirm,
  danger = false,
  children,
  onDone,
}: ProtectionChangeProps<R>) => {
  const dialog = useLazyDialog();
  const call = useReauthenticatedCall(route, input);
  const change = async () => {
    const made = await call.run();
    if (made === null) return;
    dialog.close();
    onDone(made.answer);
  };
  return (
    <>
      {button(dialog.open)}
      <CommandConfirmation
        dialog={dialog}
        command={call}
        danger={danger}
        title={title}
        confirm={confirm}
        onConfirm={() => void change()}
      >
        {children}
      </CommandConfirmation>
      {call.reauthenticationDialog}
    </>
  );
};
