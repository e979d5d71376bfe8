import '@mantine/core/styles/Checkbox.layer.css';
import type { Thread } from '@basoche/contract/threads/threads';
import { Button, Checkbox } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Note } from '../../../ui/note.tsx';
import { useThreadCommand } from '../api/commands.ts';
import { modeDialog } from '../mode-content.ts';
import { otherSubject } from '../thread-facts.ts';

const AgreementDialog = lazy(() => import('./agreement-dialog.tsx'));
const content = modeDialog.agreement;

interface AgreementLackingProps {
  thread: Thread;
  isConfirmed: boolean;
  /** True if the viewer tried to send the mode without answering. */
  isAsked: boolean;
  onConfirm: (isConfirmed: boolean) => void;
  /** Called after the viewer has accepted it, since the question then changes. */
  onAccepted: () => void;
}

/**
 * Says that a party has not accepted the agreement yet. The viewer accepts it first, or confirms going on
 * without it.
 */
export const AgreementLacking = ({
  thread,
  isConfirmed,
  isAsked,
  onConfirm,
  onAccepted,
}: AgreementLackingProps) => {
  const [isRead, setRead] = useState(false);
  const { mutate, isPending, error } = useThreadCommand(thread, {
    onGiven: () => {
      setRead(false);
      onAccepted();
    },
  });
  const mayAccept = thread.permitted.includes('nda');
  const other = otherSubject(thread);
  const isMineMissing = !thread.creatorNDAConsent;
  return (
    <Note tone="info" title={content.title}>
      {content.text(other, isMineMissing, !thread.postulantNDAConsent)}
      {mayAccept && (
        <div>
          <Button variant="default" mt="sm" onClick={() => setRead(true)}>
            {content.read}
          </Button>
        </div>
      )}
      <Checkbox
        mt="sm"
        label={content.confirm(other, isMineMissing)}
        checked={isConfirmed}
        error={isAsked && !isConfirmed ? content.required(other, isMineMissing) : null}
        onChange={(event) => onConfirm(event.currentTarget.checked)}
      />
      <Suspense>
        {isRead && mayAccept && (
          <AgreementDialog
            version={thread.agreementVersion}
            pending={isPending}
            error={error}
            onAccept={() => mutate({ command: 'nda' })}
            onClose={() => setRead(false)}
          />
        )}
      </Suspense>
    </Note>
  );
};
