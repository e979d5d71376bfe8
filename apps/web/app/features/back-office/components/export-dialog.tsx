import { periodQuery } from '@basoche/contract/payments/finances';
import { parisDay } from '@basoche/domain/time/paris';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { fieldErrors } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { DayField } from '../../../ui/day-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { useExportLedger } from '../api/finances.ts';
import { finances } from '../finance-content.ts';
import { CodePart } from './code-part.tsx';
import { useCodeForm } from './use-code-form.ts';

const words = finances.export;
/** Before the first deposit that there can be. */
const first = '2026-01-01';

interface Values extends Record<string, unknown> {
  from: string;
  to: string;
  code: string;
}

interface ExportDialogProps {
  opened: boolean;
  onClose: () => void;
}

const periodOf = ({ from, to }: Values) => ({ from, to });

const ExportForm = ({ onClose }: Pick<ExportDialogProps, 'onClose'>) => {
  const [today] = useState(() => parisDay(new Date()));
  const exporting = useExportLedger();
  const { fields, props, sending, failure, asksCode } = useCodeForm<Values>({
    initialValues: { from: `${today.slice(0, 7)}-01`, to: today, code: '' },
    check: (values) => fieldErrors(periodQuery, periodOf(values)),
    send: async (values, code) => {
      await exporting.mutateAsync({ ...periodOf(values), code });
      notifySuccess(words.done);
      onClose();
    },
  });
  return (
    <form {...props}>
      <Stack gap="lg">
        <p>{words.text}</p>
        {(['from', 'to'] as const).map((name) => (
          <DayField
            key={name}
            label={words[name]}
            required
            min={first}
            value={fields.values[name]}
            error={fields.errors[name]}
            onChange={(day) => fields.setFieldValue(name, day)}
          />
        ))}
        <CodePart fields={fields} failure={failure} asksCode={asksCode} />
        <SubmitActions cancel={finances.cancel} submit={words.submit} pending={sending} onCancel={onClose} />
      </Stack>
    </form>
  );
};

/** The ledger of some days as a file; a code is asked for again in the same place. */
export default function ExportDialog({ opened, onClose }: ExportDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={words.title}>
      <ExportForm onClose={onClose} />
    </Dialog>
  );
}
