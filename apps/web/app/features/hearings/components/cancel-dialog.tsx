import { failureSentence } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import ConfirmDialog from '../../../ui/confirm-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { useCancelHearing } from '../api.ts';
import { cancelDialog as content } from '../content.ts';

/** Dialog that withdraws a request nobody took. */
export default function CancelDialog({ id, ...dialog }: Opened & { id: string }) {
  const cancel = useCancelHearing(() => {
    dialog.onClose();
    notifySuccess(content.done);
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={content.title}
      cancel={content.keep}
      confirm={content.confirm}
      danger
      pending={cancel.isPending}
      failure={cancel.error ? failureSentence(cancel.error) : null}
      onConfirm={() => cancel.mutate({ params: { id } })}
    >
      <p className="flat">{content.text}</p>
    </ConfirmDialog>
  );
}
