import { passkeyNameBody } from '@basoche/contract/auth/passkeys';
import { Stack, TextInput } from '@mantine/core';
import { fieldErrors, useContractForm } from '../../../lib/form.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { passkeyFailure } from '../passkey-words.ts';
import { passkeys } from '../security-content.ts';
import { GivenUp } from './use-proof.tsx';

const words = passkeys.name;

interface NameFormProps {
  /** The name that it has; null for a key that is to be made. */
  name: string | null;
  send: (name: string) => Promise<void>;
  onClose: () => void;
}

const NameForm = ({ name, send, onClose }: NameFormProps) => {
  const { fields, props, sending, failure } = useContractForm({
    initialValues: { name: name ?? words.initial },
    check: (values) => fieldErrors(passkeyNameBody, values),
    send: (values) => send(values.name),
    explain: (error) => (error instanceof GivenUp ? '' : (passkeyFailure(error) ?? '')),
  });
  return (
    <form {...props}>
      <Stack gap="md">
        <TextInput
          label={words.label}
          description={words.help}
          name="name"
          autoComplete="off"
          data-autofocus
          {...fields.getInputProps('name')}
        />
        {failure && !fields.errors.name && <Note tone="danger">{failure}</Note>}
        <SubmitActions
          cancel={words.cancel}
          submit={name === null ? words.add : words.rename}
          pending={sending}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
};

/** A name for a passkey, before the device makes one or afterwards. */
export default function PasskeyNameDialog({ opened, ...props }: NameFormProps & { opened: boolean }) {
  return (
    <Dialog
      opened={opened}
      onClose={props.onClose}
      title={props.name === null ? words.addTitle : words.renameTitle}
    >
      <NameForm {...props} />
    </Dialog>
  );
}
