import { firmSettingsBody } from '@basoche/contract/firms/approvals';
import { suggestedDepositLimit } from '@basoche/domain/firms/deposit-approval';
import { TextInput } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { verbs } from '../../../ui/content.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useConfirmation } from '../../../ui/use-confirmation.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { GivenUp, useReauthentication } from '../../auth/shared/use-reauthentication.tsx';
import { depositLimit } from '../deposit-content.ts';
import { useChangeLimit } from '../deposits-api.ts';

const { dialog: content, removal } = depositLimit;

/**
 * Reads « 7 416,50 »; an empty field means no limit. The schema refuses ambiguous amounts, such as « 5.000 ».
 */
const bodyOf = (typed: string) => {
  const plain = typed.replace(/[\s€]/g, '');
  if (plain === '') return { depositLimit: null };
  return { depositLimit: /^\d+([.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN };
};

/** Dialog for the sum above which a deposit needs a second person. */
export default function DepositLimitDialog({ limit, ...dialog }: Opened & { limit: number | null }) {
  const { mutateAsync } = useChangeLimit();
  const { withReauthentication, reauthenticationDialog } = useReauthentication();
  const { confirmed, isConfirming, confirmationDialog } = useConfirmation();
  return (
    <>
      <FormDialog
        {...dialog}
        title={limit === null ? depositLimit.set : depositLimit.change}
        draft={null}
        initialValues={{ depositLimit: String(limit ?? suggestedDepositLimit).replace('.', ',') }}
        check={(values) => fieldErrors(firmSettingsBody, bodyOf(values.depositLimit))}
        modal={{ closeOnEscape: !isConfirming }}
        send={async (values) => {
          const { depositLimit: next } = bodyOf(values.depositLimit);
          if (next === null && limit !== null && !(await confirmed(removal.question(limit))))
            throw new GivenUp();
          await withReauthentication(() => mutateAsync(next));
        }}
        explain={(error) => (error instanceof GivenUp ? '' : null)}
        done={(values) => content.saved(bodyOf(values.depositLimit).depositLimit)}
        submit={verbs.save}
      >
        {({ fields }) => (
          <>
            <div>{content.text}</div>
            <TextInput
              label={content.field}
              description={content.help}
              rightSection="€"
              name="depositLimit"
              inputMode="decimal"
              autoComplete="off"
              data-autofocus
              {...fields.getInputProps('depositLimit')}
            />
          </>
        )}
      </FormDialog>
      {confirmationDialog}
      {reauthenticationDialog}
    </>
  );
}
