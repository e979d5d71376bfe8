import { officeFilterBody } from '@basoche/contract/back-office/filters';
import type { OfficeList } from '@basoche/domain/access/office-lists';
import { textLimits } from '@basoche/domain/limits';
import { Stack, TextInput } from '@mantine/core';
import { fieldErrors, useContractForm } from '../../../lib/form.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { useKeepFilter } from '../api/office-filters.ts';
import { officeList } from '../office-list-content.ts';

const words = officeList.dialog;

interface KeepFilterDialogProps {
  list: OfficeList;
  search: string;
  opened: boolean;
  onClose: () => void;
}

/** The filters of a list are kept under a name. */
export default function KeepFilterDialog({ list, search, opened, onClose }: KeepFilterDialogProps) {
  const keep = useKeepFilter(list, search);
  const { fields, props, sending, failure } = useContractForm({
    initialValues: { name: '' },
    check: ({ name }) => fieldErrors(officeFilterBody, { list, name, search }),
    send: async ({ name }) => {
      await keep(name);
      fields.reset();
      onClose();
    },
  });
  return (
    <Dialog opened={opened} onClose={onClose} title={words.title}>
      <form {...props}>
        <Stack gap="md">
          <TextInput
            label={words.name}
            description={words.hint}
            name="name"
            maxLength={textLimits.searchName}
            autoComplete="off"
            required
            data-autofocus
            {...fields.getInputProps('name')}
          />
          {failure && <Note tone="danger">{failure}</Note>}
          <SubmitActions cancel={words.cancel} submit={words.submit} pending={sending} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
