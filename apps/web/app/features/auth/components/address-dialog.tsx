import '@mantine/core/styles/PasswordInput.layer.css';
import { askAddress, askAddressBody } from '@basoche/contract/auth/address';
import { PasswordInput, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { fieldErrors } from '../../../lib/form.ts';
import { setAnswer } from '../../../lib/set-answer.ts';
import { useApi } from '../../../lib/use-api.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { addressQuery } from '../api.ts';
import { address } from '../security-content.ts';

const content = address.dialog;

export default function AddressDialog(dialog: Opened) {
  const api = useApi();
  const client = useQueryClient();
  return (
    <FormDialog
      {...dialog}
      title={content.title}
      draft="address"
      secret={['password']}
      initialValues={{ email: '', password: '' }}
      check={(values) => fieldErrors(askAddressBody, values)}
      send={async (values) => {
        setAnswer(client, addressQuery().queryKey, await api.call(askAddress, { body: values }));
      }}
      done={content.sent}
      submit={content.submit}
      gap="md"
    >
      {({ fields }) => (
        <>
          <div>{content.text}</div>
          <TextInput
            label={content.email}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            data-autofocus
            {...fields.getInputProps('email')}
          />
          <PasswordInput
            label={content.password}
            name="password"
            autoComplete="current-password"
            {...fields.getInputProps('password')}
          />
        </>
      )}
    </FormDialog>
  );
}
