import { Stack, TextInput } from '@mantine/core';
import { OfflineError } from '../../../lib/api.ts';
import { useContractForm } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { GivenUp, useProof } from '../../auth/components/use-proof.tsx';
import { useSaveBankDetails } from '../api.ts';
import { bankDetails } from '../bank-content.ts';
import classes from './bank-details.module.css';

const words = bankDetails.dialog;

interface Values extends Record<string, unknown> {
  iban: string;
  bic: string;
}

const blank = (value: string): boolean => value.trim() === '';

/** What a bank says of its numbers is looked at by the server alone. What is typed stays in the open dialog, and nowhere else. */
const BankDetailsForm = ({ onClose }: { onClose: () => void }) => {
  const saving = useSaveBankDetails();
  const { withProof, proofDialog } = useProof();
  const { fields, props, sending, failure } = useContractForm<Values>({
    initialValues: { iban: '', bic: '' },
    check: ({ iban, bic }) => ({
      ...(blank(iban) ? { iban: words.ibanRequired } : {}),
      ...(blank(bic) ? { bic: words.bicRequired } : {}),
    }),
    send: async ({ iban, bic }) => {
      const numbers = { iban: iban.replace(/\s/g, ''), bic: bic.replace(/\s/g, '') };
      await withProof(() => saving.mutateAsync(numbers));
      notifySuccess(words.saved);
      onClose();
    },
    explain: (error) => {
      if (error instanceof GivenUp) return '';
      return error instanceof OfflineError ? null : words.refused;
    },
  });
  return (
    <>
      <form {...props}>
        <Stack gap="lg">
          <TextInput
            label={words.iban}
            description={words.ibanHelp}
            required
            name="iban"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            data-autofocus
            {...fields.getInputProps('iban')}
          />
          <TextInput
            label={words.bic}
            required
            name="bic"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...fields.getInputProps('bic')}
          />
          <p className={classes.kept}>{words.kept}</p>
          {failure && <Note tone="danger">{failure}</Note>}
          <SubmitActions cancel={words.cancel} submit={words.save} pending={sending} onCancel={onClose} />
        </Stack>
      </form>
      {proofDialog}
    </>
  );
};

interface BankDetailsDialogProps {
  isChange: boolean;
  opened: boolean;
  onClose: () => void;
}

export default function BankDetailsDialog({ isChange, opened, onClose }: BankDetailsDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={isChange ? bankDetails.change : bankDetails.add}>
      <BankDetailsForm onClose={onClose} />
    </Dialog>
  );
}
