import type { AnswerOf, CallInput, Route } from '@basoche/contract/route';
import { lazy, type ReactNode, Suspense } from 'react';
import { failureSentence } from '../../../lib/form.ts';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { useReauthenticatedCall } from './use-reauthenticated-call.tsx';

const ConfirmDialog = lazy(() => import('../../../ui/confirm-dialog.tsx'));

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
  const { opened, wasOpened, open, close } = useLazyDialog();
  const { run, pending, error, reauthenticationDialog } = useReauthenticatedCall(route, input);
  const change = async () => {
    const made = await run();
    if (made === null) return;
    close();
    onDone(made.answer);
  };
  return (
    <>
      {button(open)}
      <Suspense>
        {wasOpened && (
          <ConfirmDialog
            opened={opened}
            danger={danger}
            title={title}
            confirm={confirm}
            pending={pending}
            failure={error ? failureSentence(error) : null}
            onConfirm={() => void change()}
            onClose={close}
          >
            {children}
          </ConfirmDialog>
        )}
      </Suspense>
      {reauthenticationDialog}
    </>
  );
};
