import '@mantine/core/styles/PasswordInput.layer.css';
import { resetPassword } from '@basoche/contract/auth/auth';
import { passwordHint, passwordProblem } from '@basoche/domain/members/password';
import { Button, PasswordInput, Stack } from '@mantine/core';
import { Link, useNavigate, useParams } from 'react-router';
import { isProblem } from '../../../lib/api.ts';
import { useContractForm } from '../../../lib/form.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { clearToken } from '../../../lib/token.ts';
import { useApi } from '../../../lib/use-api.ts';
import { Note } from '../../../ui/note.tsx';
import { Elsewhere, FormPage } from '../components/form-page.tsx';
import { reset } from '../content.ts';

export const meta = () => privateMeta(reset.title);

export default function ResetPasswordPage() {
  const api = useApi();
  const navigate = useNavigate();
  const { sessionID = '' } = useParams();
  const { fields, props, sending, failure } = useContractForm({
    initialValues: { newPassword: '', repeat: '' },
    check: ({ newPassword }) => {
      const problem = passwordProblem(newPassword);
      return problem ? { newPassword: problem } : ({} as Record<string, string>);
    },
    send: async ({ newPassword }) => {
      await api.call(resetPassword, { params: { sessionID }, body: { newPassword } });
      // All sessions of the account were closed, this browser's too.
      clearToken();
      await navigate('/connexion', { replace: true, state: { message: 'reset' } });
    },
    explain: (error) => (isProblem(error, 'RESET_LINK_INVALID') ? error.message : null),
  });
  const { newPassword, repeat } = fields.values;
  return (
    <FormPage title={reset.title}>
      <form {...props}>
        <Stack gap="md">
          <PasswordInput
            label={reset.password}
            description={passwordHint}
            name="newPassword"
            autoComplete="new-password"
            {...fields.getInputProps('newPassword')}
          />
          <PasswordInput
            label={reset.repeat}
            name="repeat"
            autoComplete="new-password"
            {...fields.getInputProps('repeat')}
          />
          {failure && <Note tone="danger">{failure}</Note>}
          <Button
            type="submit"
            fullWidth
            loading={sending}
            disabled={newPassword === '' || newPassword !== repeat}
          >
            {reset.submit}
          </Button>
        </Stack>
      </form>
      <Elsewhere>
        <Link to="/forgottenPassword">{reset.again}</Link>
      </Elsewhere>
    </FormPage>
  );
}
