import { TextInput } from '@mantine/core';
import { OfflineError } from '../../../lib/api.ts';
import { verbs } from '../../../ui/content.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { GivenUp, useReauthentication } from '../../auth/shared/use-reauthentication.tsx';
import { useSaveBankDetails } from '../api.ts';
import { bankDetails } from '../bank-content.ts';

const content = bankDetails.dialog;

interface Values extends Record<string, unknown> {
  iban: string;
  bic: string;
}

const blank = (value: string): boolean => value.trim() === '';

/**
 * Dialog for bank details. Only the server checks them. Typed values stay in the open dialog, and are stored
 * nowhere else.
 */
export default function BankDetailsDialog({ isChange, ...dialog }: Opened & { isChange: boolean }) {
  const saving = useSaveBankDetails();
  const { withReauthentication, reauthenticationDialog } = useReauthentication();
  return (
    <>
      <FormDialog<Values>
        {...dialog}
        title={isChange ? bankDetails.change : bankDetails.add}
        draft={null}
        initialValues={{ iban: '', bic: '' }}
        check={({ iban, bic }) => ({
          ...(blank(iban) ? { iban: content.ibanRequired } : {}),
          ...(blank(bic) ? { bic: content.bicRequired } : {}),
        })}
        send={({ iban, bic }) => {
          const numbers = { iban: iban.replace(/\s/g, ''), bic: bic.replace(/\s/g, '') };
          return withReauthentication(() => saving.mutateAsync(numbers));
        }}
        explain={(error) => {
          if (error instanceof GivenUp) return '';
          return error instanceof OfflineError ? null : content.refused;
        }}
        done={content.saved}
        submit={verbs.save}
      >
        {({ fields }) => (
          <>
            <TextInput
              label={content.iban}
              description={content.ibanHelp}
              required
              name="iban"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              data-autofocus
              {...fields.getInputProps('iban')}
            />
            <TextInput
              label={content.bic}
              required
              name="bic"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...fields.getInputProps('bic')}
            />
            <p className="soft">{content.kept}</p>
          </>
        )}
      </FormDialog>
      {reauthenticationDialog}
    </>
  );
}
