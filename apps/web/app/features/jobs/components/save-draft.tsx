import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { clearFormDraft } from '../../../lib/form-drafts.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { drafts } from '../creator-content.ts';
import { draftOf, type JobValues } from '../job-values.ts';
import { useSaveDraft } from '../own-api.ts';
import { draftsAddress } from '../views.ts';

interface SaveDraftProps {
  draftID: string | null;
  values: JobValues;
  /** Key of the values on this device, cleared once the draft is saved. */
  draft: string;
}

/** Saves the offer as a draft, even if it is still invalid. */
export const SaveDraft = ({ draftID, values, draft }: SaveDraftProps) => {
  const navigate = useNavigate();
  const save = useSaveDraft(draftID, () => {
    clearFormDraft(draft);
    notifySuccess(drafts.saved);
    void navigate(draftsAddress);
  });
  return (
    <Button variant="default" size="lg" loading={save.isPending} onClick={() => save.mutate(draftOf(values))}>
      {drafts.save}
    </Button>
  );
};
