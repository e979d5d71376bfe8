import '@mantine/core/styles/Radio.layer.css';
import { type JournalFormat, journalFormats } from '@basoche/contract/back-office/journal';
import { Radio, Stack } from '@mantine/core';
import { useSearchParams } from 'react-router';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { journalFiltersOf, useExportJournal } from '../api/journal.ts';
import { journal } from '../journal-content.ts';
import { CodeFormDialog } from './code-form-dialog.tsx';

const content = journal.export;

/** Dialog in which an admin exports the journal (the record of staff's decisions), as filtered by the address. Asks the code of the second factor. */
export default function ExportJournalDialog(dialog: Opened) {
  const [search] = useSearchParams();
  const exporting = useExportJournal(search);
  const isFiltered = Object.keys(journalFiltersOf(search)).length > 0;
  return (
    <CodeFormDialog<{ format: JournalFormat }>
      {...dialog}
      title={content.title}
      draft={null}
      initialValues={{ format: 'csv' }}
      send={({ format }, code) => exporting.mutateAsync({ format, code })}
      done={content.done}
      submit={content.submit}
    >
      {({ fields }) => (
        <>
          <p>{isFiltered ? content.filtered : content.text}</p>
          <Radio.Group label={content.format} {...fields.getInputProps('format')}>
            <Stack gap="sm" mt="xs">
              {journalFormats.map((format) => (
                <Radio
                  key={format}
                  data-autofocus={format === fields.values.format || undefined}
                  value={format}
                  label={content[format].label}
                  description={content[format].text}
                />
              ))}
            </Stack>
          </Radio.Group>
        </>
      )}
    </CodeFormDialog>
  );
}
