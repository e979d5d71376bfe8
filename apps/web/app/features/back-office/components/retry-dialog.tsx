import type { FinanceMovement } from '@basoche/contract/payments/finances';
import { typeset } from '@basoche/domain/typography';
import { formatEuros } from '../../../lib/money.ts';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { useRetryMovement } from '../api/finances.ts';
import { finances } from '../finance-content.ts';
import { CodeFormDialog } from './code-form-dialog.tsx';

const content = finances.movements;

/** Dialog to retry a payment that waits or was returned. */
export default function RetryDialog({ movement, ...dialog }: Opened & { movement: FinanceMovement }) {
  const retrying = useRetryMovement(movement.id);
  return (
    <CodeFormDialog
      {...dialog}
      title={content.retryTitle}
      draft={null}
      initialValues={{}}
      send={(_, code) => retrying.mutateAsync(code)}
      done={content.done}
      submit={content.retry}
      isFirst
    >
      <strong>
        {typeset(movement.title)}
        {`\u202f: `}
        {formatEuros(movement.amount)}
      </strong>
      <p>{movement.kind === 'failed' ? content.retryFailed : content.retryText}</p>
    </CodeFormDialog>
  );
}
