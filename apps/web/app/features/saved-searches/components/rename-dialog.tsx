import type { SavedSearch } from '@basoche/contract/saved-searches/saved-searches';
import { textLimits } from '@basoche/domain/limits';
import { Stack, TextInput } from '@mantine/core';
import { isProblem } from '../../../lib/api.ts';
import { useContractForm } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { useChangeSearch } from '../api.ts';
import { searches as content, save } from '../content.ts';

interface RenameDialogProps {
  search: SavedSearch;
  opened: boolean;
  onClose: () => void;
}

export default function RenameDialog({ search, opened, onClose }: RenameDialogProps) {
  const change = useChangeSearch(search);
  const { fields, props, sending, failure } = useContractForm({
    initialValues: { name: search.name },
    check: ({ name }): Record<string, string> => (name.trim() === '' ? { name: save.noName } : {}),
    send: async ({ name }) => {
      await change({ name });
      onClose();
      notifySuccess(content.renamed);
    },
    // Said beside the name.
    explain: (error) => (isProblem(error, 'SEARCH_NAME_TAKEN') ? '' : null),
  });
  // What was typed and not kept is forgotten.
  const leave = () => {
    fields.setValues({ name: search.name });
    fields.clearErrors();
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={leave} title={content.renameTitle}>
      <form {...props}>
        <Stack gap="md">
          <TextInput
            label={save.name}
            name="name"
            maxLength={textLimits.searchName}
            autoComplete="off"
            required
            data-autofocus
            {...fields.getInputProps('name')}
          />
          {failure && <Note tone="danger">{failure}</Note>}
          <SubmitActions cancel={save.cancel} submit={save.submit} pending={sending} onCancel={leave} />
        </Stack>
      </form>
    </Dialog>
  );
}
