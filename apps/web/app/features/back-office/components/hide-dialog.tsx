import { hideBody } from '@basoche/contract/moderation/moderation';
import { type HidingOrigin, hidingOrigins } from '@basoche/domain/moderation/grounds';
import { Stack } from '@mantine/core';
import { fieldErrors, useContractForm } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { typeset } from '../../../lib/typography.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import { Note } from '../../../ui/note.tsx';
import { Statement } from '../../moderation/components/statement.tsx';
import { useDecideOnPublication } from '../api/publications.ts';
import { cancel } from '../content.ts';
import { publication as content } from '../publication-content.ts';
import { HidingFields, type HidingReasons } from './hiding-fields.tsx';
import type { PublicationDialogProps } from './publication-dialog.ts';
import { ReasonField } from './reason-field.tsx';

const words = content.hide;

interface Values extends HidingReasons, Record<string, unknown> {
  origin: HidingOrigin;
  facts: string;
}

const HideForm = ({ publication, onClose }: Omit<PublicationDialogProps, 'opened'>) => {
  const deciding = useDecideOnPublication(publication);
  const { fields, props, sending, failure } = useContractForm<Values>({
    initialValues: { ground: '', origin: 'OWN', facts: '', basis: '' },
    check: (values) => fieldErrors(hideBody, values),
    send: async (values) => {
      await deciding.mutateAsync({ type: 'hide', body: hideBody.parse(values) });
      notifySuccess(words.done);
      onClose();
    },
    draft: { key: `hide:${publication.id}` },
  });
  const { ground, origin, facts, basis } = fields.values;
  return (
    <form {...props}>
      <Stack gap="lg">
        <div>
          <strong>{typeset(publication.title)}</strong>
          <br />
          {words.lead}
        </div>
        <HidingFields
          values={{ ground, basis }}
          errors={{ ground: fields.errors.ground, basis: fields.errors.basis }}
          onChange={(reasons) => fields.setValues({ ...fields.values, ...reasons })}
          isFirst
        />
        <ChoiceField
          id={`origin-${publication.id}`}
          label={words.origin}
          value={origin}
          choices={hidingOrigins}
          onChange={(value) => fields.setFieldValue('origin', value)}
        />
        <ReasonField
          label={words.facts}
          description={words.factsHelp}
          name="facts"
          {...fields.getInputProps('facts')}
        />
        {ground !== '' && facts.trim() !== '' && basis.trim() !== '' && (
          <details>
            <summary>{words.preview}</summary>
            <Statement of={{ kind: publication.kind, ground, origin, facts, basis }} />
          </details>
        )}
        {failure && Object.keys(fields.errors).length === 0 && <Note tone="danger">{failure}</Note>}
        <SubmitActions cancel={cancel} submit={words.submit} pending={sending} onCancel={onClose} />
      </Stack>
    </form>
  );
};

/** The statement of reasons without which nothing is hidden. */
export default function HideDialog({ opened, ...props }: PublicationDialogProps) {
  return (
    <Dialog opened={opened} onClose={props.onClose} title={words.title}>
      <HideForm {...props} />
    </Dialog>
  );
}
