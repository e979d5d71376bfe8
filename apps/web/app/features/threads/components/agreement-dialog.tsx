import { confidentialityAgreement } from '@basoche/domain/threads/confidentiality';
import { Button } from '@mantine/core';
import { failureSentence } from '../../../lib/form.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { AgreementText } from '../../postings/shared/agreement-text.tsx';
import { nda } from '../content.ts';
import classes from './next-step-dialogs.module.css';

interface AgreementDialogProps {
  /** Version of the agreement that applies to the thread. */
  version: string;
  pending: boolean;
  error: Error | null;
  onAccept: () => void;
  onClose: () => void;
}

/** Dialog to read and accept the confidentiality agreement, which is required to write anything. */
export default function AgreementDialog({
  version,
  pending,
  error,
  onAccept,
  onClose,
}: AgreementDialogProps) {
  return (
    <Dialog opened onClose={onClose} title={confidentialityAgreement(version).title}>
      <p className="soft bottom-4">{nda.lead}</p>
      <AgreementText version={version} isFocused />
      <p className={classes.links}>
        <a href="/NDA" target="_blank" rel="noopener">
          {nda.openPage}
        </a>
        <a href="/pdf/NDA.pdf" target="_blank" rel="noopener">
          {nda.openPdf}
        </a>
      </p>
      {error && <Note tone="danger">{failureSentence(error)}</Note>}
      <div className={classes.buttons}>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {nda.later}
          </Button>
          <Button loading={pending} onClick={onAccept}>
            {nda.accept}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
