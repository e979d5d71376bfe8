import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { clearDraft } from '../../../lib/drafts.ts';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import { drafts } from '../creator-content.ts';
import { draftOf, type JobValues } from '../job-values.ts';
import { useSaveDraft } from '../own-api.ts';
import { draftsAddress } from '../views.ts';

interface SaveDraftProps {
  draftID: string | null;
  values: JobValues;
  /** The name under which this device keeps what is typed: it need not any more. */
  draft: string;
}

/** Keeps the offer as it is typed, whatever is wrong with it yet. */
export const SaveDraft = ({ draftID, values, draft }: SaveDraftProps) => {
  const navigate = useNavigate();
  const save = useSaveDraft(draftID, () => {
    clearDraft(draft);
    notifySuccess(drafts.saved);
    void navigate(draftsAddress);
  });
  return (
    <Button
      variant="default"
      size="lg"
      loading={save.isPending}
      onClick={() => save.mutate(draftOf(values), { onError: notifyError })}
    >
      {drafts.save}
    </Button>
  );
};
