import '@mantine/core/styles/Checkbox.layer.css';
import type { Thread } from '@basoche/contract/threads/threads';
import { formatCents } from '@basoche/domain/payments/amounts';
import type { SheetEntry } from '@basoche/domain/pricing/sheets';
import { parisDay } from '@basoche/domain/time/paris';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { failureSentence } from '../../../lib/form.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormDialog, FormFrame } from '../../../ui/form-dialog.tsx';
import { Loading, TextSkeleton } from '../../../ui/skeletons.tsx';
import { useConfirmation } from '../../../ui/use-confirmation.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { WithinPanel } from '../../../ui/within-panel.ts';
import { GivenUp } from '../../auth/shared/use-reauthentication.tsx';
import { type KeptEntries, type Month, useMonth } from '../api/month-sheet.ts';
import { type SheetDraft, useSheetDraft } from '../api/sheet-draft.ts';
import { sheetDialog as content, months } from '../month-content.ts';
import {
  lineErrors,
  lineOf,
  presetDay,
  type SheetKind,
  sheetErrors,
  type TypedLine,
  totalsOf,
  withLine,
} from '../sheet-values.ts';
import { isDirect, otherSubject } from '../thread-facts.ts';
import classes from './sheet.module.css';
import { SheetEntries } from './sheet-entries.tsx';
import { SheetLineFields } from './sheet-line-fields.tsx';
import { Returned } from './sheet-lines.tsx';

interface SentSheet {
  readonly entries: readonly SheetEntry[];
  readonly isLast: boolean;
}

interface Values extends Record<string, unknown> {
  sheet: SentSheet;
  line: TypedLine;
}

interface SheetDialogProps extends Opened {
  thread: Thread;
  send: (sheet: { entries: KeptEntries; isLast: boolean }) => Promise<unknown>;
  onSent: () => void;
}

/** Whether the entries are saved, with a button to try again. */
const KeptState = ({ keeping, entries }: { keeping: SheetDraft; entries: readonly SheetEntry[] }) => (
  <div className={classes.kept}>
    <span role="status">
      {keeping.isSaving ? content.saving : keeping.isKept ? content.saved : content.notSaved}{' '}
      {!keeping.isSaving && keeping.error && failureSentence(keeping.error)}
    </span>
    {!keeping.isSaving && !keeping.isKept && (
      <Button variant="subtle" size="compact-md" onClick={() => keeping.keep(entries)}>
        {content.save}
      </Button>
    )}
  </div>
);

/** True for a line with a text or a quantity. */
const isBegun = ({ text, quantity }: TypedLine): boolean => text.trim() !== '' || quantity !== '';

const Totals = ({
  month,
  entries,
  direct,
}: {
  month: Month;
  entries: readonly SheetEntry[];
  direct: boolean;
}) => {
  const { quantity, cents, left, isBeyond } = totalsOf(month, entries);
  return (
    <div className="grid gap-1" aria-live="polite">
      <dl className={classes.sums}>
        {quantity !== '' && (
          <>
            <dt>{months.total}</dt>
            <dd>{quantity}</dd>
          </>
        )}
        <dt>{months.sum}</dt>
        <dd>{formatCents(cents)}</dd>
      </dl>
      {left !== null && (
        <p className="flat soft small">{direct ? content.leftDirect(left) : content.left(left)}</p>
      )}
      {isBeyond && month.sheet.unitsText !== null && (
        <p className={classes.error}>{content.beyond(month.sheet.unitsText)}</p>
      )}
    </div>
  );
};

/** Effect of sending a sheet, with its sum. */
const effectOf = (thread: Thread, month: Month, { entries, isLast }: SentSheet): string => {
  const { quantity, cents, leftCents } = totalsOf(month, entries);
  const { confirm } = content;
  const sum = formatCents(cents);
  return [
    month.kind === 'retainer' ? confirm.retainer(sum) : confirm.time(quantity, sum),
    leftCents > 0 && !isDirect(thread) ? confirm.rest(formatCents(leftCents)) : '',
    isLast ? confirm.last : '',
    confirm.outlook(otherSubject(thread)),
  ].join('');
};

const Editor = ({ thread, month, send, ...dialog }: SheetDialogProps & { month: Month }) => {
  const { sheet } = month;
  const kind = month.kind as SheetKind;
  const [today] = useState(() => parisDay(new Date()));
  const preset = presetDay(sheet, today);
  const blank: TypedLine = { day: preset, quantity: '', text: '', replaces: null };
  const keeping = useSheetDraft(thread.id, month);
  const { confirmed, isConfirming, confirmationDialog } = useConfirmation();
  const isEarly = today < sheet.until;
  return (
    <>
      <FormDialog<Values>
        {...dialog}
        title={content.open}
        modal={{ centered: false, size: 560, closeOnEscape: !isConfirming }}
        // `useSheetDraft` stores the entries and the line as they are written.
        draft={null}
        initialValues={{ sheet: { entries: keeping.entries, isLast: false }, line: keeping.line ?? blank }}
        check={(values) => ({
          ...sheetErrors(kind, values.sheet, today, sheet),
          ...(isBegun(values.line) ? { 'line.text': content.lineWaits } : {}),
        })}
        send={async ({ sheet: written }) => {
          const text = effectOf(thread, month, written);
          const { title, send: confirm } = content.confirm;
          if (!(await confirmed({ title, text, confirm }))) throw new GivenUp();
          await send({ entries: [...written.entries], isLast: written.isLast });
          keeping.forget();
        }}
        explain={(error) => (error instanceof GivenUp ? '' : null)}
        blocked={() => kind === 'retainer' && isEarly}
        submit={content.send}
        cancel={content.later}
        gap="md"
      >
        {({ fields: { values, errors, setFieldValue, setErrors } }) => {
          const { entries } = values.sheet;
          const { line } = values;
          const change = (next: SheetEntry[]) => {
            setErrors({});
            setFieldValue('sheet', { ...values.sheet, entries: next });
            keeping.keep(next);
          };
          const write = (next: TypedLine) => {
            setFieldValue('line', next);
            keeping.keepLine(isBegun(next) ? next : null);
          };
          const add = () => {
            const wrong = lineErrors(kind, entries, line, today, sheet);
            setErrors(wrong);
            if (Object.keys(wrong).length > 0) return;
            change(withLine(kind, entries, line));
            write({ ...blank, day: line.day });
          };
          return (
            <>
              <p className="flat soft small">
                {months.period(formatDay(sheet.from), formatDay(sheet.until))}
              </p>
              {sheet.returned !== null && <Returned returned={sheet.returned} />}
              <SheetLineFields
                kind={kind}
                period={sheet}
                last={today < sheet.until ? today : sheet.until}
                line={line}
                errors={errors}
                onChange={(changes) => write({ ...line, ...changes })}
                onAdd={add}
                onLeave={() => write(blank)}
              />
              <SheetEntries
                kind={kind}
                entries={entries}
                changing={line.replaces}
                errors={errors}
                onChange={(position) => {
                  const entry = entries[position];
                  if (entry) write(lineOf(kind, entry, position));
                }}
                onRemove={(position) => {
                  change(entries.toSpliced(position, 1));
                  if (line.replaces !== null) write({ ...line, replaces: null });
                }}
              />
              {errors['sheet.entries'] && (
                <p className={classes.error} role="alert">
                  {errors['sheet.entries']}
                </p>
              )}
              <Totals month={month} entries={entries} direct={isDirect(thread)} />
              <KeptState keeping={keeping} entries={entries} />
              {kind !== 'retainer' && (
                <Checkbox
                  label={content.isLast}
                  description={content.isLastHelp}
                  checked={values.sheet.isLast}
                  error={errors['sheet.isLast']}
                  onChange={(event) =>
                    setFieldValue('sheet', { ...values.sheet, isLast: event.currentTarget.checked })
                  }
                />
              )}
              {isEarly && !values.sheet.isLast && (
                <p className="flat soft small">{content.from(formatDay(sheet.until))}</p>
              )}
            </>
          );
        }}
      </FormDialog>
      {confirmationDialog}
    </>
  );
};

/** Dialog in which a prestataire notes the work of a month, and sends its sheet once the month is over. */
export default function SheetDialog(props: SheetDialogProps) {
  const { month, error, refetch } = useMonth(props.thread);
  if (month) return <Editor {...props} month={month} />;
  return (
    <FormFrame opened={props.opened} onClose={props.onClose} title={content.open}>
      {error ? (
        <WithinPanel value>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </WithinPanel>
      ) : (
        <Loading>
          <TextSkeleton lines={4} />
        </Loading>
      )}
    </FormFrame>
  );
}
