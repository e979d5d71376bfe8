import type { DepositRequest } from '@basoche/contract/firms/approvals';
import { textLimits } from '@basoche/domain/text-limits';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { GivenUp, useReauthentication } from '../../auth/shared/use-reauthentication.tsx';
import { deciding } from '../deposit-content.ts';
import { useRefuseDeposit } from '../deposits-api.ts';
import { DecidedDeposit } from './decided-deposit.tsx';

const content = deciding.dialog;

/** Dialog that refuses a deposit with a reason. */
export default function RefuseDepositDialog({ request, ...dialog }: Opened & { request: DepositRequest }) {
  const { mutateAsync } = useRefuseDeposit();
  const { withReauthentication, reauthenticationDialog } = useReauthentication();
  return (
    <>
      <FormDialog
        {...dialog}
        title={content.title}
        draft={`refuse-deposit-${request.id}`}
        initialValues={{ reason: '' }}
        check={({ reason }): Record<string, string> =>
          reason.trim() === '' ? { reason: content.missing } : {}
        }
        send={({ reason }) =>
          withReauthentication(() => mutateAsync({ id: request.id, reason: reason.trim() }))
        }
        explain={(error) => (error instanceof GivenUp ? '' : null)}
        done={deciding.refused(request)}
        submit={content.submit}
        danger
      >
        {({ fields }) => (
          <>
            <DecidedDeposit request={request} />
            <ReasonField
              label={content.reason}
              description={content.help}
              maxLength={textLimits.reason}
              data-autofocus
              {...fields.getInputProps('reason')}
            />
          </>
        )}
      </FormDialog>
      {reauthenticationDialog}
    </>
  );
}
