import '@mantine/core/styles/PasswordInput.layer.css';
import { prove, proveBody } from '@basoche/contract/auth/sessions';
import { PasswordInput, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { fieldErrors } from '../../../lib/form.ts';
import { useMe } from '../../../lib/session.tsx';
import { useApi } from '../../../lib/use-api.ts';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { DialogForm, FormFrame } from '../../../ui/form-dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import { secondFactorQuery } from '../api.ts';
import { secondFactor } from '../second-factor-content.ts';
import { reauthentication as content } from '../security-content.ts';
import { CodeField } from '../shared/code-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { useSecondFactorCode } from './use-second-factor-code.ts';

interface ReauthenticationFormProps {
  /** Called with true once proved, and with false if the dialog is cancelled. */
  onDone: (isProved: boolean) => void;
}

const ByPassword = ({ onDone }: ReauthenticationFormProps) => {
  const api = useApi();
  return (
    <DialogForm
      draft={null}
      initialValues={{ password: '' }}
      check={(values) => fieldErrors(proveBody, values)}
      send={({ password }) => api.call(prove, { body: { password } })}
      submit={content.submit}
      onSent={() => onDone(true)}
      onClose={() => onDone(false)}
      gap="md"
    >
      {({ fields }) => (
        <>
          <div>{content.text}</div>
          <PasswordInput
            label={content.label}
            name="password"
            autoComplete="current-password"
            data-autofocus
            {...fields.getInputProps('password')}
          />
        </>
      )}
    </DialogForm>
  );
};

const BySecondFactor = ({ onDone }: ReauthenticationFormProps) => {
  const { data, isPending } = useQuery(secondFactorQuery());
  const { fields, props, sending, failure } = useSecondFactorCode(() => onDone(true));
  // Placeholder until the methods are known, so that nothing moves; if they cannot be read, the code is
  // requested.
  if (isPending) return <Skeleton height={220} />;
  const hasApplication = data?.hasApplication ?? true;
  return (
    <form {...props}>
      <Stack gap="md">
        <div>{hasApplication ? content.textOfCode : content.textOfPasskey}</div>
        {(data?.passkeys ?? 0) > 0 && (
          <PasskeyButton
            label={content.passkey}
            work={async ({ passByPasskey }, browserApi) => {
              await passByPasskey(browserApi);
              onDone(true);
            }}
          />
        )}
        <CodeField
          label={hasApplication ? content.code : content.recoveryCode}
          description={hasApplication && secondFactor.give.help}
          data-autofocus={hasApplication || undefined}
          {...fields.getInputProps('code')}
        />
        {failure && !fields.errors.code && <Note tone="danger">{failure}</Note>}
        <SubmitActions submit={content.submit} pending={sending} onCancel={() => onDone(false)} />
      </Stack>
    </form>
  );
};

interface ReauthenticationDialogProps extends ReauthenticationFormProps {
  opened: boolean;
}

/**
 * Dialog that asks the owner for a fresh proof: the second factor if the account has one, otherwise the
 * password.
 */
export default function ReauthenticationDialog({ opened, onDone }: ReauthenticationDialogProps) {
  const Form = useMe().secondFactor === 'passed' ? BySecondFactor : ByPassword;
  return (
    <FormFrame opened={opened} onClose={() => onDone(false)} title={content.title} modal={{ zIndex: 300 }}>
      <Form onDone={onDone} />
    </FormFrame>
  );
}
