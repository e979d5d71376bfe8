import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'));

interface Question {
  title: string;
  /** Effect of the act, with its names and sums. */
  text: ReactNode;
  confirm: string;
  danger?: boolean;
}

interface OpenQuestion extends Question {
  isOpen: boolean;
  settle: (isConfirmed: boolean) => void;
}

/** Asks for a confirmation before a button or a form acts: `confirmed` is true once it is given, false if the dialog is closed. */
export const useConfirmation = () => {
  // Kept after the answer, so that the dialog fades out with its text.
  const [asked, setAsked] = useState<OpenQuestion | null>(null);
  const confirmed = useCallback(
    (question: Question) => new Promise<boolean>((settle) => setAsked({ ...question, isOpen: true, settle })),
    [],
  );
  const answer = (isConfirmed: boolean) => {
    asked?.settle(isConfirmed);
    setAsked((before) => before && { ...before, isOpen: false });
  };
  const confirmationDialog = asked !== null && (
    <Suspense>
      <ConfirmDialog
        opened={asked.isOpen}
        title={asked.title}
        confirm={asked.confirm}
        danger={asked.danger ?? false}
        onConfirm={() => answer(true)}
        onClose={() => answer(false)}
      >
        {asked.text}
      </ConfirmDialog>
    </Suspense>
  );
  return { confirmed, isConfirming: asked?.isOpen ?? false, confirmationDialog };
};
