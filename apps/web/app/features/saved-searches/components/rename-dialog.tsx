import type { SavedSearch } from '@basoche/contract/saved-searches/saved-searches';
import { textLimits } from '@basoche/domain/text-limits';
import { TextInput } from '@mantine/core';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { useChangeSearch } from '../api.ts';
import { searches as content, save } from '../content.ts';

export default function RenameDialog({ search, ...dialog }: Opened & { search: SavedSearch }) {
  const change = useChangeSearch(search);
  return (
    <FormDialog
      {...dialog}
      title={content.renameTitle}
      draft={`search-name:${search.id}`}
      initialValues={{ name: search.name }}
      check={({ name }): Record<string, string> => (name.trim() === '' ? { name: save.noName } : {})}
      send={({ name }) => change({ name })}
      done={content.renamed}
      submit={save.submit}
      gap="md"
    >
      {({ fields }) => (
        <TextInput
          label={save.name}
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
