import '@mantine/core/styles/Radio.layer.css';
import { type JournalFormat, journalFormats } from '@basoche/contract/back-office/journal';
import { Radio, Stack } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { notifySuccess } from '../../../lib/notify.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { journalFiltersOf, useExportJournal } from '../api/journal.ts';
import { journal } from '../journal-content.ts';
import { CodePart } from './code-part.tsx';
import { useCodeForm } from './use-code-form.ts';

const words = journal.export;

interface Values extends Record<string, unknown> {
  format: JournalFormat;
  code: string;
}

interface ExportJournalDialogProps {
  opened: boolean;
  onClose: () => void;
}

const ExportForm = ({ onClose }: Pick<ExportJournalDialogProps, 'onClose'>) => {
  const [search] = useSearchParams();
  const exporting = useExportJournal(search);
  const isFiltered = Object.keys(journalFiltersOf(search)).length > 0;
  const { fields, props, sending, failure, asksCode } = useCodeForm<Values>({
    initialValues: { format: 'csv', code: '' },
    check: () => ({}),
    send: async ({ format }, code) => {
      await exporting.mutateAsync({ format, code });
      notifySuccess(words.done);
      onClose();
    },
  });
  return (
    <form {...props}>
      <Stack gap="lg">
        <p>{isFiltered ? words.filtered : words.text}</p>
        <Radio.Group label={words.format} {...fields.getInputProps('format')}>
          <Stack gap="sm" mt="xs">
            {journalFormats.map((format) => (
              <Radio
                key={format}
                data-autofocus={format === fields.values.format || undefined}
                value={format}
                label={words[format].label}
                description={words[format].text}
              />
            ))}
          </Stack>
        </Radio.Group>
        <CodePart fields={fields} failure={failure} asksCode={asksCode} />
        <SubmitActions cancel={journal.cancel} submit={words.submit} pending={sending} onCancel={onClose} />
      </Stack>
    </form>
  );
};

/** The entries that the filters keep as a file; a code is asked for again in the same place. */
export default function ExportJournalDialog({ opened, onClose }: ExportJournalDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={words.title}>
      <ExportForm onClose={onClose} />
    </Dialog>
  );
}
