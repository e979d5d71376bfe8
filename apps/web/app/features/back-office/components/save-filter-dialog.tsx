import { officeFilterBody } from '@basoche/contract/back-office/filters';
import type { OfficeList } from '@basoche/domain/access/office-lists';
import { textLimits } from '@basoche/domain/text-limits';
import { TextInput } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { useSaveFilter } from '../api/office-filters.ts';
import { officeList } from '../office-list-content.ts';

const content = officeList.dialog;

/** Dialog to save the filters of a list under a name. */
export default function SaveFilterDialog({
  list,
  search,
  ...dialog
}: Opened & { list: OfficeList; search: string }) {
  const save = useSaveFilter(list, search);
  return (
    <FormDialog
      {...dialog}
      title={content.title}
      draft={`office-filter:${list}`}
      initialValues={{ name: '' }}
      check={({ name }) => fieldErrors(officeFilterBody, { list, name, search })}
      send={({ name }) => save(name)}
      submit={content.submit}
      gap="md"
    >
      {({ fields }) => (
        <TextInput
          label={content.name}
          description={content.hint}
          name="name"
          maxLength={textLimits.searchName}
          autoComplete="off"
          required
          data-autofocus
          {...fields.getInputProps('name')}
        />
      )}
    </FormDialog>
  );
}
