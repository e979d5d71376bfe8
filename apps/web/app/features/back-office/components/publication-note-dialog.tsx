import { noteBody } from '@basoche/contract/moderation/moderation';
import { fieldErrors } from '../../../lib/form.ts';
import { typeset } from '../../../lib/typography.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useDecideOnPublication } from '../api/publications.ts';
import { publication as content } from '../publication-content.ts';
import type { PublicationDialogProps } from './publication-dialog.ts';
import { ReasonForm } from './reason-form.tsx';

interface NoteDialogProps extends PublicationDialogProps {
  type: 'restore' | 'uphold';
}

const NoteDialog = ({ type, publication, opened, onClose }: NoteDialogProps) => {
  const words = content[type];
  const deciding = useDecideOnPublication(publication);
  return (
    <Dialog opened={opened} onClose={onClose} title={words.title}>
      <ReasonForm
        about={typeset(publication.title)}
        words={words}
        check={({ reason }) => {
          const { note, ...others } = fieldErrors(noteBody, { note: reason });
          return note === undefined ? others : { ...others, reason: note };
        }}
        send={async (note) => {
          await deciding.mutateAsync({ type, body: { note } });
          onClose();
        }}
        draft={`${type}:${publication.id}`}
        onClose={onClose}
      />
    </Dialog>
  );
};

/** What is answered to its creator where it is restored. */
export const RestoreDialog = (props: PublicationDialogProps) => <NoteDialog type="restore" {...props} />;

/** What is answered where it stays hidden. */
export const UpholdDialog = (props: PublicationDialogProps) => <NoteDialog type="uphold" {...props} />;
