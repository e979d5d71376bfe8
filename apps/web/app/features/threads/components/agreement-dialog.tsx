import '../../../ui/modal.css.ts';
import { currentConfidentiality } from '@basoche/domain/threads/confidentiality';
import { Button, Modal } from '@mantine/core';
import { failureSentence } from '../../../lib/form.ts';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { nda } from '../content.ts';
import classes from './agreement-dialog.module.css';
import { AgreementText } from './agreement-text.tsx';

interface AgreementDialogProps {
  pending: boolean;
  error: Error | null;
  onAccept: () => void;
  onClose: () => void;
}

/** The confidentiality agreement, to be read and accepted before anything can be written. */
export default function AgreementDialog({ pending, error, onAccept, onClose }: AgreementDialogProps) {
  return (
    <Modal opened onClose={onClose} title={currentConfidentiality.title} size={680}>
      <p className={classes.lead}>{nda.lead}</p>
      <AgreementText isFocused />
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
    </Modal>
  );
}
