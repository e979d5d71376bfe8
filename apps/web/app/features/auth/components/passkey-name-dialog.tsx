import { passkeyNameBody } from '@basoche/contract/auth/passkeys';
import { TextInput } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { passkeyFailure } from '../passkey-content.ts';
import { passkeys } from '../security-content.ts';
import { GivenUp } from '../shared/use-reauthentication.tsx';

const content = passkeys.name;

interface NameDialogProps extends Opened {
  /** Current name; null for a new passkey. */
  name: string | null;
  send: (name: string) => Promise<void>;
}

/** Dialog to name a passkey, before the device creates one or later. */
export default function PasskeyNameDialog({ name, send, ...dialog }: NameDialogProps) {
  return (
    <FormDialog
      {...dialog}
      title={name === null ? content.addTitle : content.renameTitle}
      draft={null}
      initialValues={{ name: name ?? content.initial }}
      check={(values) => fieldErrors(passkeyNameBody, values)}
      send={(values) => send(values.name)}
      explain={(error) => (error instanceof GivenUp ? '' : (passkeyFailure(error) ?? ''))}
      submit={name === null ? content.add : content.rename}
      // The caller closes the dialog.
      onSent={() => undefined}
      gap="md"
    >
      {({ fields }) => (
        <TextInput
          label={content.label}
          description={content.help}
          name="name"
          autoComplete="off"
          data-autofocus
          {...fields.getInputProps('name')}
        />
      )}
    </FormDialog>
  );
}
