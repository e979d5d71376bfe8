import { hideBody, type StaffPublication } from '@basoche/contract/moderation/moderation';
import { type HidingOrigin, hidingOrigins } from '@basoche/domain/moderation/grounds';
import { textLimits } from '@basoche/domain/text-limits';
import { typeset } from '@basoche/domain/typography';
import { fieldErrors } from '../../../lib/form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { StatementOfReasons } from '../../moderation/shared/statement-of-reasons.tsx';
import { useDecideOnPublication } from '../api/publications.ts';
import { publication } from '../publication-content.ts';
import { HidingFields, type HidingReasons } from './hiding-fields.tsx';

const content = publication.hide;

interface Values extends HidingReasons, Record<string, unknown> {
  origin: HidingOrigin;
  facts: string;
}

/** Dialog to hide a publication; the statement of reasons is required. */
export default function HideDialog({ publication, ...dialog }: Opened & { publication: StaffPublication }) {
  const { id, kind, title } = publication;
  const deciding = useDecideOnPublication(publication);
  return (
    <FormDialog<Values>
      {...dialog}
      title={content.title}
      draft={`hide:${id}`}
      initialValues={{ ground: '', origin: 'OWN', facts: '', basis: '' }}
      check={(values) => fieldErrors(hideBody, values)}
      send={(values) => deciding.mutateAsync({ type: 'hide', body: hideBody.parse(values) })}
      done={content.done}
      submit={content.submit}
    >
      {({ fields: { values, errors, setValues, setFieldValue, getInputProps } }) => (
        <>
          <div>
            <strong>{typeset(title)}</strong>
            <br />
            {content.lead}
          </div>
          <HidingFields
            values={values}
            errors={{ ground: errors.ground, basis: errors.basis }}
            onChange={(reasons) => setValues({ ...values, ...reasons })}
            isFirst
          />
          <ChoiceField
            id={`origin-${id}`}
            label={content.origin}
            value={values.origin}
            choices={hidingOrigins}
            onChange={(value) => setFieldValue('origin', value)}
          />
          <ReasonField
            label={content.facts}
            description={content.factsHelp}
            name="facts"
            maxLength={textLimits.reason}
            {...getInputProps('facts')}
          />
          {values.ground !== '' && values.facts.trim() !== '' && values.basis.trim() !== '' && (
            <details>
              <summary>{content.preview}</summary>
              <StatementOfReasons of={{ ...values, kind, ground: values.ground }} />
            </details>
          )}
        </>
      )}
    </FormDialog>
  );
}
