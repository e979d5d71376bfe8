import '../../../ui/modal.css.ts';
import type { Job } from '@basoche/contract/jobs';
import { textLimits } from '@basoche/domain/limits';
import { Button, Modal, Stack, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { isProblem } from '../../../lib/api.ts';
import { clearDraft } from '../../../lib/drafts.ts';
import { failureSentence, refusedFields } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { typeset } from '../../../lib/typography.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import card from '../../listings/components/apply-zone.module.css';
import { useApplyToJob } from '../api/apply-to-job.ts';
import { cvsQuery, useIsAddingCv } from '../api/cvs.ts';
import { applyDialog as content } from '../apply-content.ts';
import { listAddress } from '../views.ts';
import { CvChoice } from './cv-choice.tsx';

interface ApplyDialogProps {
  offer: Job;
  opened: boolean;
  onClose: () => void;
}

/** Who is not among its candidates does not find an offer that was archived meanwhile. */
const explain = (error: unknown): string =>
  isProblem(error, 'NOT_FOUND') ? content.gone : failureSentence(error);

type Typed = { letter: string; cvID: string | null };

/** One applies, with a letter and a CV or without. */
export default function ApplyDialog({ offer, opened, onClose }: ApplyDialogProps) {
  const key = `application:${offer.id}`;
  const [{ letter, cvID }, change] = useDraft<Typed>(key, { letter: '', cvID: null });
  const { state } = useLocation();
  const navigate = useNavigate();
  const apply = useApplyToJob(offer.id, () => {
    clearDraft(key);
    onClose();
    notifySuccess(content.sent);
    void navigate(listAddress(state));
  });
  const close = () => {
    onClose();
    if (apply.isError) void apply.readAgain();
  };
  const refused = refusedFields(apply.error);
  const isAddingCv = useIsAddingCv();
  // The one that was chosen another day may be gone.
  const { data: kept } = useQuery(cvsQuery());
  const chosen = kept?.some(({ id }) => id === cvID) === false ? null : cvID;

  return (
    <Modal opened={opened} onClose={close} title={content.title}>
      <form
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isAddingCv) apply.send({ letter: letter.trim() || null, cvID: chosen });
        }}
      >
        <Stack gap="lg">
          <p className={card.subject}>{typeset(offer.title)}</p>
          <Textarea
            label={content.letter}
            description={content.letterHelp}
            autosize
            minRows={4}
            maxRows={12}
            maxLength={textLimits.letter}
            value={letter}
            error={refused.letter}
            onChange={(event) => {
              apply.reset();
              change({ letter: event.currentTarget.value });
            }}
          />
          <CvChoice chosen={chosen} onChange={(id) => change({ cvID: id })} />
          <p className={card.told}>{content.note}</p>
          {apply.error && !refused.letter && <Note tone="danger">{explain(apply.error)}</Note>}
          <DialogActions>
            <Button variant="default" onClick={close}>
              {content.cancel}
            </Button>
            <Button type="submit" loading={apply.isPending} disabled={isAddingCv}>
              {content.send}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  );
}
