import { periodQuery } from '@basoche/contract/payments/finances';
import { parisDay } from '@basoche/domain/time/paris';
import { useState } from 'react';
import { fieldErrors } from '../../../lib/form.ts';
import { DayField } from '../../../ui/day-field.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { useExportLedger } from '../api/finances.ts';
import { finances } from '../finance-content.ts';
import { CodeFormDialog } from './code-form-dialog.tsx';

const content = finances.export;
/** First day of the period: before any deposit can exist. */
const first = '2026-01-01';

interface Period extends Record<string, unknown> {
  from: string;
  to: string;
}

/** Dialog to export the ledger of a period as a file. */
export default function ExportDialog(dialog: Opened) {
  const [today] = useState(() => parisDay(new Date()));
  const exporting = useExportLedger();
  return (
    <CodeFormDialog<Period>
      {...dialog}
      title={content.title}
      draft={null}
      initialValues={{ from: `${today.slice(0, 7)}-01`, to: today }}
      check={({ from, to }) => fieldErrors(periodQuery, { from, to })}
      send={({ from, to }, code) => exporting.mutateAsync({ from, to, code })}
      done={content.done}
      submit={content.submit}
    >
      {({ fields }) => (
        <>
          <p>{content.text}</p>
          {(['from', 'to'] as const).map((name) => (
            <DayField
              key={name}
              label={content[name]}
              required
              min={first}
              value={fields.values[name]}
              error={fields.errors[name]}
              onChange={(day) => fields.setFieldValue(name, day)}
            />
          ))}
        </>
      )}
    </CodeFormDialog>
  );
}
