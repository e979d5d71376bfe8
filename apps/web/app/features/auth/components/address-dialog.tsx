import '@mantine/core/styles/PasswordInput.layer.css';
import { askAddress, askAddressBody } from '@basoche/contract/auth/address';
import { PasswordInput, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { fieldErrors, useContractForm } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { useApi } from '../../../lib/use-api.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { addressQuery } from '../api.ts';
import { address } from '../security-content.ts';

const words = address.dialog;

const AddressForm = ({ onClose }: { onClose: () => void }) => {
  const api = useApi();
  const client = useQueryClient();
  const { fields, props, sending, failure } = useContractForm({
    initialValues: { email: '', password: '' },
    check: (values) => fieldErrors(askAddressBody, values),
    send: async (values) => {
      client.setQueryData(addressQuery().queryKey, await api.call(askAddress, { body: values }));
      notifySuccess(words.sent);
      onClose();
    },
  });
  return (
    <form {...props}>
      <Stack gap="md">
        <div>{words.text}</div>
        <TextInput
          label={words.email}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          data-autofocus
          {...fields.getInputProps('email')}
        />
        <PasswordInput
          label={words.password}
          name="password"
          autoComplete="current-password"
          {...fields.getInputProps('password')}
        />
        {failure && Object.keys(fields.errors).length === 0 && <Note tone="danger">{failure}</Note>}
        <SubmitActions cancel={words.cancel} submit={words.submit} pending={sending} onCancel={onClose} />
      </Stack>
    </form>
  );
};

export default function AddressDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={words.title}>
      <AddressForm onClose={onClose} />
    </Dialog>
  );
}
