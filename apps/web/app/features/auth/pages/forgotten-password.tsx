import { passwordForgotten } from '@basoche/contract/auth/auth';
import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useContractForm } from '../../../lib/form.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { useApi } from '../../../lib/use-api.ts';
import { Note } from '../../../ui/note.tsx';
import { Elsewhere, FormPage } from '../components/form-page.tsx';
import { fieldsContent, forgotten } from '../content.ts';
import { explainForgotten } from '../failures.ts';

export const meta = () => privateMeta(forgotten.title);

export default function ForgottenPasswordPage() {
  const api = useApi();
  const [sent, setSent] = useState(false);
  const { fields, props, sending, failure } = useContractForm({
    initialValues: { email: '' },
    check: () => ({}),
    send: async (body) => {
      setSent(false);
      await api.call(passwordForgotten, { body });
      setSent(true);
    },
    explain: explainForgotten,
    draft: { key: 'connexion' },
  });
  return (
    <FormPage title={forgotten.title} lead={forgotten.lead}>
      <form {...props}>
        <Stack gap="md">
          <TextInput
            label={fieldsContent.email}
            type="email"
            name="email"
            inputMode="email"
            autoComplete="username"
            {...fields.getInputProps('email')}
          />
          {failure && <Note tone="danger">{failure}</Note>}
          {sent && (
            <Note tone="success" title={forgotten.done}>
              {forgotten.doneHint}
            </Note>
          )}
          <Button type="submit" fullWidth loading={sending} disabled={!fields.values.email.trim()}>
            {forgotten.submit}
          </Button>
        </Stack>
      </form>
      <Elsewhere>
        <Link to="/connexion">{forgotten.back}</Link>
      </Elsewhere>
    </FormPage>
  );
}
