import type { DirectoryEntry } from '@basoche/contract/members/directory';
import { textLimits } from '@basoche/domain/limits';
import { Stack, Textarea } from '@mantine/core';
import { clearDraft } from '../../../lib/drafts.ts';
import { failureSentence, refusedFields } from '../../../lib/form.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { useKeepMember } from '../api/member-favourites.ts';
import { keptWords } from '../directory-favourite-content.ts';

interface NoteDialogProps {
  member: DirectoryEntry;
  opened: boolean;
  onClose: () => void;
}

const NoteForm = ({ member, onClose }: Omit<NoteDialogProps, 'opened'>) => {
  const key = `member-note:${member.id}`;
  const [{ note }, change] = useDraft(key, { note: member.favourite?.note ?? '' });
  const keeping = useKeepMember(member);
  const refused = keeping.error && refusedFields(keeping.error).note;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (keeping.isPending) return;
        keeping.mutate(
          { note: note.trim() || null },
          {
            onSuccess: () => {
              clearDraft(key);
              onClose();
            },
          },
        );
      }}
    >
      <Stack gap="lg">
        <Textarea
          label={keptWords.note}
          description={keptWords.noteHelp}
          autosize
          minRows={4}
          maxRows={12}
          maxLength={textLimits.favouriteNote}
          value={note}
          error={refused}
          onChange={(event) => change({ note: event.currentTarget.value })}
          data-autofocus
        />
        {keeping.error && !refused && <Note tone="danger">{failureSentence(keeping.error)}</Note>}
        <SubmitActions
          cancel={keptWords.cancel}
          submit={keptWords.save}
          pending={keeping.isPending}
          onCancel={() => {
            clearDraft(key);
            onClose();
          }}
        />
      </Stack>
    </form>
  );
};

/** What a member notes of another whom they keep. What is typed stays on this device until it was saved or given up. */
export default function NoteDialog({ member, opened, onClose }: NoteDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={keptWords.noteOf(member.name)}>
      <NoteForm member={member} onClose={onClose} />
    </Dialog>
  );
}
