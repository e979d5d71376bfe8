import { Button, SegmentedControl, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { useContractForm } from '../../../lib/form.ts';
import { useSession } from '../../../lib/session.tsx';
import { useApi } from '../../../lib/use-api.ts';
import { Note } from '../../../ui/note.tsx';
import { register } from '../content.ts';
import { explainRegistration } from '../failures.ts';
import {
  type Audience,
  checkRegistration,
  emptyRegistration,
  kindOf,
  maySubmit,
  sendRegistration,
} from '../registration.ts';
import { RegistrationFields } from './registration-fields.tsx';

interface Props {
  audience: Audience;
  onRegistered: () => void;
}

/** Step 1: the form. Changing tab or choice keeps what was typed. */
export const RegistrationForm = ({ audience, onRegistered }: Props) => {
  const api = useApi();
  const { enter } = useSession();
  const choiceId = useId();
  const { fields, props, sending, failure } = useContractForm({
    initialValues:
      audience === 'etudiant' ? { ...emptyRegistration, jobName: 'Étudiant' as const } : emptyRegistration,
    check: (values) => checkRegistration(kindOf(audience, values.isMoral), values),
    send: async (values) => {
      enter(await sendRegistration(api, kindOf(audience, values.isMoral), values));
      onRegistered();
    },
    explain: explainRegistration,
    draft: { key: `inscription-${audience}`, secret: ['password'] },
  });
  const { isMoral } = fields.values;
  const kind = kindOf(audience, isMoral);

  return (
    <form {...props}>
      <Stack gap="lg">
        {audience === 'etudiant' ? (
          <Text c="dimmed">{register.studentLead}</Text>
        ) : (
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
              value={isMoral ? 'moral' : 'natural'}
              onChange={(value) => fields.setFieldValue('isMoral', value === 'moral')}
            />
            {audience === 'professionnel' && (
              <Text c="dimmed" size="sm" mt="xs">
                {register.professionalLead[isMoral ? 'moral' : 'natural']}
              </Text>
            )}
          </div>
        )}
        <RegistrationFields kind={kind} fields={fields} />
        {failure && <Note tone="danger">{failure}</Note>}
        <Button type="submit" fullWidth loading={sending} disabled={!maySubmit(kind, fields.values)}>
          {register.submit}
        </Button>
      </Stack>
    </form>
  );
};
