import { me } from '@basoche/contract/auth/auth';
import { correctAddress, correctAddressBody } from '@basoche/contract/auth/confirmation';
import { Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { fieldErrors, useContractForm } from '../../../lib/form.ts';
import { routeKey } from '../../../lib/query-client.ts';
import { useApi } from '../../../lib/use-api.ts';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { openMail as content, register } from '../registration-content.ts';
import { TakenAddress } from './taken-address.tsx';

interface Props {
  /** Address given at the registration. */
  email: string;
  back: string | null;
  returnTo: string | undefined;
  onSent: () => void;
  onClose: () => void;
}

/** Form to correct the address of an unconfirmed account; the link is sent to the new one. */
export const CorrectAddressForm = ({ email, back, returnTo, onSent, onClose }: Props) => {
  const api = useApi();
  const client = useQueryClient();
  const { fields, props, sending, failure } = useContractForm({
    initialValues: { email },
    check: (values) => fieldErrors(correctAddressBody, values),
    send: async (values) => {
      await api.call(correctAddress, { body: { ...values, returnTo } });
      await client.invalidateQueries({ queryKey: routeKey(me) });
      onSent();
    },
    saysOnLeaving: true,
  });
  const { error, ...input } = fields.getInputProps('email');
  const isTaken = failure === register.failures.unavailable && error !== undefined;
  return (
    <form {...props}>
      <Stack gap="md">
        <TextInput
          required
          autoFocus
          label={content.newAddress}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...input}
          error={isTaken ? <TakenAddress email={fields.values.email} back={back} /> : error}
        />
        {failure && !isTaken && <Note tone="danger">{failure}</Note>}
        <SubmitActions submit={content.save} pending={sending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
