import type { Job } from '@basoche/contract/jobs/jobs';
import { textLimits } from '@basoche/domain/limits';
import { currentConfidentiality } from '@basoche/domain/threads/confidentiality';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isProblem } from '../../../lib/api.ts';
import { clearDraft } from '../../../lib/drafts.ts';
import { failureSentence, refusedFields } from '../../../lib/form.ts';
import { typeset } from '../../../lib/typography.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import card from '../../postings/components/apply-zone.module.css';
import { PresentationField } from '../../postings/components/presentation-field.tsx';
import { ConsentChoice } from '../../threads/components/consent-choice.tsx';
import { applyDialog as content } from '../apply-content.ts';
import { cvsQuery, useApplyToJob, useIsAddingCv } from '../own-api.ts';
import { CvChoice } from './cv-choice.tsx';

interface ApplyDialogProps {
  offer: Job;
  opened: boolean;
  onClose: () => void;
}

/** Who is not among its candidates does not find an offer that was archived meanwhile. */
const explain = (error: unknown): string =>
  isProblem(error, 'NOT_FOUND') ? content.gone : failureSentence(error);

type Typed = { letter: string; cvID: string | null; consent: boolean };

/** One applies, with a letter and a CV or without. */
export default function ApplyDialog({ offer, opened, onClose }: ApplyDialogProps) {
  const key = `application:${offer.id}`;
  const [{ letter, cvID, consent }, change] = useDraft<Typed>(key, {
    letter: '',
    cvID: null,
    consent: false,
  });
  const [isRefusedCv, setRefusedCv] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const navigate = useNavigate();
  const apply = useApplyToJob(offer.id, ({ id }) => {
    clearDraft(key);
    onClose();
    void navigate(`/messages/${id}`);
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
    <Dialog opened={opened} onClose={close} title={content.title}>
      <form
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (isAddingCv || isRefusedCv) return;
          apply.send({
            letter: letter.trim() || null,
            cvID: chosen,
            ndaVersion: consent ? currentConfidentiality.version : null,
          });
        }}
      >
        <Stack gap="lg">
          <p className={card.subject}>{typeset(offer.title)}</p>
          <PresentationField
            label={content.letter}
            description={content.letterHelp}
            maxLength={textLimits.letter}
            value={letter}
            error={refused.letter}
            onChange={(text) => {
              apply.reset();
              change({ letter: text });
            }}
          />
          <CvChoice
            chosen={chosen}
            onChange={(id) => {
              setRefusedCv(false);
              change({ cvID: id });
            }}
            onRefused={setRefusedCv}
          />
          <ConsentChoice
            help={content.consentHelp}
            checked={consent}
            onChange={(agreed) => change({ consent: agreed })}
          />
          <p className={card.told}>{content.note}</p>
          {isChecked && isRefusedCv && <Note tone="danger">{content.refusedCv}</Note>}
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
    </Dialog>
  );
}
