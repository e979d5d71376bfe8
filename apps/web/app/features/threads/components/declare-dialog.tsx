import { Button } from '@mantine/core';
import { failureSentence } from '../../../lib/form.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { DeclarationText } from '../../conflicts/shared/declaration-text.tsx';
import { declaration } from '../../conflicts/shared/independence-content.ts';
import { independence } from '../independence-content.ts';

const content = independence.declareDialog;

interface DeclareDialogProps extends Opened {
  /** Version of the list of parties that the signature is about; 0 without a list. */
  listVersion: number;
  pending: boolean;
  error: Error | null;
  onSign: () => void;
}

/** Dialog to read and sign the declaration of independence. */
export default function DeclareDialog({
  listVersion,
  pending,
  error,
  onSign,
  ...dialog
}: DeclareDialogProps) {
  return (
    <Dialog {...dialog} title={content.title}>
      <div className="grid gap-4">
        <p className="soft flat">
          {content.lead} {declaration.list(listVersion)}
        </p>
        <DeclarationText isFocused />
        {error && <Note tone="danger">{failureSentence(error)}</Note>}
        <DialogActions>
          <Button variant="default" onClick={dialog.onClose}>
            {content.later}
          </Button>
          <Button loading={pending} onClick={onSign}>
            {content.submit}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
