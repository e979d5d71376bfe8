import '@mantine/core/styles/Checkbox.layer.css';
import { type OwnVigilance, otherDocumentBody } from '@basoche/contract/vigilance/documents';
import { isDay, parisDay } from '@basoche/domain/time/paris';
import { foreignWorkersDeclaration, vigilanceDocumentContent } from '@basoche/domain/vigilance/content';
import { lastDayOf, type VigilanceDocument } from '@basoche/domain/vigilance/documents';
import { filesRefusals, securityCodeLength } from '@basoche/domain/vigilance/submission';
import { Checkbox, TextInput } from '@mantine/core';
import { formatDay } from '../../../lib/dates.ts';
import { fieldErrors } from '../../../lib/form.ts';
import { DayField } from '../../../ui/day-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { useSubmitDocument } from '../own-api.ts';
import { dialog as content } from '../own-content.ts';
import { filesError, filesMistake, idsOf, isSending, useFiles } from '../use-files.ts';
import { DocumentFiles } from './document-files.tsx';

type Kind = Exclude<VigilanceDocument, 'insurance'>;

interface Values extends Record<string, unknown> {
  issuedOn: string;
  securityCode: string;
  businessNumber: string;
  workers: 'none' | 'some';
  declarationVersion: boolean;
  files: null;
}

interface DocumentDialogProps extends Opened {
  kind: Kind;
  file: Pick<OwnVigilance, 'candidate' | 'businessNumber'>;
}

/** Last day of validity for the typed date. Never empty: an appearing line would move the buttons. */
const validUntil = (kind: Kind, from: string, today: string): string => {
  if (!isDay(from)) return content.counts;
  const last = lastDayOf({ kind, from, until: null });
  return last < today ? content.counts : content.validUntil(formatDay(last));
};

/** Form of a document other than an insurance: its files, then the facts read from them. */
export default function DocumentDialog({ kind, file, ...opened }: DocumentDialogProps) {
  const submit = useSubmitDocument();
  const files = useFiles(opened.opened);
  const today = parisDay(new Date());
  const isOfUrssaf = kind === 'contributions' && file.candidate !== 'abroad';
  const isDeclared = ({ workers }: Values) => kind === 'foreignWorkers' && workers === 'none';
  const bodyOf = (values: Values) =>
    isDeclared(values)
      ? {
          kind,
          issuedOn: today,
          declarationVersion: values.declarationVersion ? foreignWorkersDeclaration.version : undefined,
        }
      : {
          kind,
          issuedOn: values.issuedOn,
          ...(isOfUrssaf && { securityCode: values.securityCode, businessNumber: values.businessNumber }),
          files: idsOf(files.entries()),
        };
  return (
    <FormDialog<Values>
      {...opened}
      title={vigilanceDocumentContent(kind, file.candidate).title}
      draft={null}
      initialValues={{
        issuedOn: '',
        securityCode: '',
        businessNumber: file.businessNumber ?? '',
        workers: 'none',
        declarationVersion: false,
        files: null,
      }}
      check={(values) => {
        if (isDeclared(values))
          return values.declarationVersion ? {} : { declarationVersion: content.declarationMissing };
        const entries = files.entries();
        return {
          ...fieldErrors(otherDocumentBody, bodyOf(values)),
          ...(entries.length === 0 ? { files: filesRefusals.none } : filesMistake(entries)),
        };
      }}
      send={async (values) => submit({ body: otherDocumentBody.parse(bodyOf(values)) })}
      blocked={(values) => !isDeclared(values) && isSending(files.shown)}
      done={content.done}
      submit={content.submit}
    >
      {({ fields }) => {
        const { values, errors, setFieldValue } = fields;
        return (
          <>
            {kind === 'foreignWorkers' && (
              <ChoiceField<Values['workers']>
                id="vigilance-workers"
                label={content.workers}
                isFirst
                value={values.workers}
                choices={[
                  { value: 'none', label: content.none, help: content.noneHelp },
                  { value: 'some', label: content.some, help: content.someHelp },
                ]}
                onChange={(workers) => setFieldValue('workers', workers)}
              />
            )}
            {isDeclared(values) ? (
              <Checkbox
                label={content.declaration}
                checked={values.declarationVersion}
                error={errors.declarationVersion}
                onChange={({ currentTarget }) => setFieldValue('declarationVersion', currentTarget.checked)}
              />
            ) : (
              <>
                <DocumentFiles files={files} error={filesError(errors.files, files.shown)} />
                <DayField
                  label={content.issuedOn}
                  required
                  description={validUntil(kind, values.issuedOn, today)}
                  max={today}
                  value={values.issuedOn}
                  error={errors.issuedOn}
                  onChange={(day) => setFieldValue('issuedOn', day)}
                />
                {isOfUrssaf && (
                  <>
                    <TextInput
                      name="securityCode"
                      label={content.securityCode}
                      description={content.securityCodeHelp}
                      required
                      maxLength={2 * securityCodeLength.max}
                      autoComplete="off"
                      autoCapitalize="characters"
                      spellCheck={false}
                      {...fields.getInputProps('securityCode')}
                    />
                    <TextInput
                      name="businessNumber"
                      label={content.businessNumber}
                      required
                      inputMode="numeric"
                      autoComplete="off"
                      {...fields.getInputProps('businessNumber')}
                    />
                  </>
                )}
              </>
            )}
          </>
        );
      }}
    </FormDialog>
  );
}
