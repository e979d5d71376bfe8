import '@mantine/core/styles/SegmentedControl.layer.css';
import type { RegistrationAudience } from '@basoche/domain/access/registration-audience';
import { Button, SegmentedControl, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import type { ContractForm } from '../../../lib/form.ts';
import { MissingFields } from '../../../ui/missing-fields.tsx';
import { Note } from '../../../ui/note.tsx';
import { fieldsContent } from '../content.ts';
import { kindOf, maySubmit, missingFields, type RegistrationValues } from '../registration.ts';
import { register } from '../registration-content.ts';
import { RegistrationFields } from './registration-fields.tsx';

interface Props {
  audience: RegistrationAudience;
  form: ContractForm<RegistrationValues>;
  /** Path to return to. */
  back: string | null;
}

const nameOf = (field: string, isMoral: boolean): string => {
  if (field === 'terms') return register.termsField;
  if (field === 'customerName') return fieldsContent.customerName[isMoral ? 'moral' : 'person'];
  const names: Readonly<Record<string, unknown>> = fieldsContent;
  return String(names[field]);
};

/** Choice between a person and an organisation. */
const Choice = ({ audience, form: { fields } }: Pick<Props, 'audience' | 'form'>) => {
  const choiceId = useId();
  const choice = fields.values.isMoral ? 'moral' : 'natural';
  return (
    <div>
      <Text fw={600} id={choiceId} mb="2xs">
        {register.choice}
      </Text>
      <SegmentedControl
        fullWidth
        size="md"
        aria-labelledby={choiceId}
        data={[
          { value: 'natural', label: register.natural },
          { value: 'moral', label: register.moral },
        ]}
        value={choice}
        onChange={(value) => fields.setFieldValue('isMoral', value === 'moral')}
      />
      {audience === 'professionnel' && (
        <Text c="dimmed" size="sm" mt="xs">
          {register.professionalLead[choice]}
        </Text>
      )}
    </div>
  );
};

/** Step 1: the form. Its missing fields are listed before the button, each with a link. */
export const RegistrationForm = ({ audience, form, back }: Props) => {
  const { fields, props, sending, failure } = form;
  const { isMoral } = fields.values;
  const kind = kindOf(audience, isMoral);
  const missing = missingFields(kind, fields.values).map((field) => ({
    field,
    name: nameOf(field, isMoral),
  }));
  // Shown beside its field, with links.
  const isTaken = failure === register.failures.unavailable;
  const goTo = (name: string) =>
    props.ref.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
  return (
    <form {...props}>
      <Stack gap="lg">
        {audience === 'etudiant' ? (
          <Text c="dimmed">{register.studentLead}</Text>
        ) : (
          <Choice audience={audience} form={form} />
        )}
        <RegistrationFields kind={kind} fields={fields} isTaken={isTaken} back={back} />
        {failure && !isTaken && <Note tone="danger">{failure}</Note>}
        {missing.length > 0 && (
          <MissingFields title={register.missing} missing={missing} onGo={goTo} isInline />
        )}
        <Button type="submit" fullWidth loading={sending} disabled={!maySubmit(kind, fields.values)}>
          {register.submit}
        </Button>
      </Stack>
    </form>
  );
};
