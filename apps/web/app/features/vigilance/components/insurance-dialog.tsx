import { insuranceBody } from '@basoche/contract/vigilance/documents';
import { addDays, isDay } from '@basoche/domain/time/paris';
import { insuranceTexts } from '@basoche/domain/vigilance/insurance';
import { filesRefusals } from '@basoche/domain/vigilance/submission';
import { TextInput } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { DayField } from '../../../ui/day-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { useSubmitDocument } from '../own-api.ts';
import { insurance as content, dialog } from '../own-content.ts';
import { filesError, filesMistake, idsOf, isSending, useFiles } from '../use-files.ts';
import { DocumentFiles } from './document-files.tsx';
import classes from './vigilance.module.css';

interface Values extends Record<string, unknown> {
  insurer: string;
  contractNumber: string;
  from: string;
  until: string;
  claimCeiling: string;
  yearCeiling: string;
  files: null;
}

/** Whole euros as typed, « 4 000 000 € » or « 4.000.000 »; not a number for anything else, cents included. */
const eurosOf = (typed: string): number => {
  const digits = typed.replace(/[\s\u00a0\u202f€]/g, '').replace(/\.(?=\d{3}(?:\.|$))/g, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN;
};

/** Form of an insurance: its certificate, then the facts read from it. */
export default function InsuranceDialog(opened: Opened) {
  const submit = useSubmitDocument();
  const files = useFiles(opened.opened);
  const bodyOf = ({ claimCeiling, yearCeiling, files: _, ...values }: Values) => ({
    ...values,
    kind: 'insurance',
    claimCeiling: eurosOf(claimCeiling),
    yearCeiling: eurosOf(yearCeiling),
    files: idsOf(files.entries()),
  });
  return (
    <FormDialog<Values>
      {...opened}
      title={content.title}
      draft={null}
      initialValues={{
        insurer: '',
        contractNumber: '',
        from: '',
        until: '',
        claimCeiling: '',
        yearCeiling: '',
        files: null,
      }}
      check={(values) => {
        const entries = files.entries();
        const { files: _, ...errors } = fieldErrors(insuranceBody, bodyOf(values));
        return {
          ...errors,
          ...(entries.length === 0 ? { files: filesRefusals.none } : filesMistake(entries)),
        };
      }}
      send={async (values) => submit({ body: insuranceBody.parse(bodyOf(values)) })}
      blocked={() => isSending(files.shown)}
      done={dialog.done}
      submit={dialog.submit}
    >
      {({ fields }) => {
        const { values, errors, setFieldValue } = fields;
        return (
          <>
            <DocumentFiles files={files} error={filesError(errors.files, files.shown)} />
            <TextInput
              name="insurer"
              label={content.insurer}
              required
              maxLength={insuranceTexts.insurer}
              autoComplete="off"
              {...fields.getInputProps('insurer')}
            />
            <TextInput
              name="contractNumber"
              label={content.contractNumber}
              required
              maxLength={insuranceTexts.contractNumber}
              autoComplete="off"
              {...fields.getInputProps('contractNumber')}
            />
            <div className={classes.pair}>
              <DayField
                label={content.from}
                required
                value={values.from}
                error={errors.from}
                onChange={(day) => setFieldValue('from', day)}
              />
              <DayField
                label={content.until}
                required
                {...(isDay(values.from) && { min: addDays(values.from, 1) })}
                value={values.until}
                error={errors.until}
                onChange={(day) => setFieldValue('until', day)}
              />
            </div>
            <div className={classes.pair}>
              {(['claimCeiling', 'yearCeiling'] as const).map((name) => (
                <TextInput
                  key={name}
                  name={name}
                  label={content[name]}
                  required
                  inputMode="numeric"
                  autoComplete="off"
                  {...fields.getInputProps(name)}
                />
              ))}
            </div>
          </>
        );
      }}
    </FormDialog>
  );
}
