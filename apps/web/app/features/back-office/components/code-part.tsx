import { Note } from '../../../ui/note.tsx';
import { CodeField } from '../../auth/components/code-field.tsx';
import { codeLabel } from '../content.ts';
import type { CodeForm } from './use-code-form.ts';

/** What a form failed of besides its fields, and where the code is typed once it is asked for. */
export const CodePart = <Values extends { code: string } & Record<string, unknown>>({
  fields,
  failure,
  asksCode,
}: Pick<CodeForm<Values>, 'fields' | 'failure' | 'asksCode'>) => (
  <>
    {failure && !Object.keys(fields.errors).some((name) => name in fields.values) && (
      <Note tone={asksCode ? 'info' : 'danger'}>{failure}</Note>
    )}
    {asksCode && <CodeField label={codeLabel} {...fields.getInputProps('code')} />}
  </>
);
