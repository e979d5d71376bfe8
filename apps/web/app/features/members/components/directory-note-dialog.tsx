import type { DirectoryEntry } from '@basoche/contract/members/directory';
import { textLimits } from '@basoche/domain/text-limits';
import { Textarea } from '@mantine/core';
import { useMe } from '../../../lib/session.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { useSaveFavourite } from '../api/member-favourites.ts';
import { favouriteContent, noteWordsFor } from '../directory-favourite-content.ts';

/** Dialog of the viewer's note on a favourite member. */
export default function NoteDialog({ member, ...dialog }: Opened & { member: DirectoryEntry }) {
  const saving = useSaveFavourite(member);
  const words = noteWordsFor(useMe());
  return (
    <FormDialog
      {...dialog}
      title={words.noteOf(member.name)}
      draft={`member-note:${member.id}`}
      initialValues={{ note: member.favourite?.note ?? '' }}
      check={() => ({})}
      send={({ note }) => saving.mutateAsync({ note: note.trim() || null })}
      submit={favouriteContent.save}
    >
      {({ fields }) => (
        <Textarea
          label={words.note}
          description={words.noteHelp}
          name="note"
          autosize
          minRows={4}
          maxRows={12}
          maxLength={textLimits.favouriteNote}
          data-autofocus
          {...fields.getInputProps('note')}
        />
      )}
    </FormDialog>
  );
}
