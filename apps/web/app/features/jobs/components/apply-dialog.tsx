import type { Job } from '@basoche/contract/jobs/jobs';
import { textLimits } from '@basoche/domain/text-limits';
import { currentConfidentiality } from '@basoche/domain/threads/confidentiality';
import { typeset } from '@basoche/domain/typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isProblem } from '../../../lib/api.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { ForWhom } from '../../firms/shared/for-whom.tsx';
import card from '../../postings/components/posting-view.module.css';
import { PresentationField } from '../../postings/components/presentation-field.tsx';
import { ConsentChoice } from '../../postings/shared/consent-choice.tsx';
import { applyDialog as content } from '../apply-content.ts';
import { cvsQuery, useApplyToJob, useIsAddingCv } from '../own-api.ts';
import { CvChoice } from './cv-choice.tsx';

/** For a viewer who is not a candidate, an offer archived meanwhile is not found. */
const explain = (error: unknown): string | null => (isProblem(error, 'NOT_FOUND') ? content.gone : null);

interface Values extends Record<string, unknown> {
  letter: string;
  cvID: string | null;
  consent: boolean;
}

/** Dialog to apply, with an optional letter and CV. */
export default function ApplyDialog({ offer, opened, onClose }: Opened & { offer: Job }) {
  const [isRefusedCv, setRefusedCv] = useState(false);
  const navigate = useNavigate();
  const apply = useApplyToJob(offer.id);
  const close = () => {
    onClose();
    if (apply.isError) void apply.readAgain();
  };
  const isAddingCv = useIsAddingCv();
  // The CV chosen in a draft may have been deleted since.
  const { data: kept } = useQuery(cvsQuery());
  const chosenOf = ({ cvID }: Values) => (kept?.some(({ id }) => id === cvID) === false ? null : cvID);
  return (
    <FormDialog<Values>
      opened={opened}
      onClose={close}
      title={content.title}
      draft={`application:${offer.id}`}
      initialValues={{ letter: '', cvID: null, consent: false }}
      check={(): Record<string, string> => (isRefusedCv ? { cvID: content.refusedCv } : {})}
      send={async (values) => {
        const { id } = await apply.mutateAsync({
          letter: values.letter.trim() || null,
          cvID: chosenOf(values),
          ndaVersion: values.consent ? currentConfidentiality.version : null,
        });
        void navigate(`/messages/${id}`);
      }}
      explain={explain}
      submit={content.send}
      blocked={() => isAddingCv}
    >
      {({ fields }) => (
        <>
          <p className={card.subject}>{typeset(offer.title)}</p>
          <ForWhom />
          <PresentationField
            label={content.letter}
            description={content.letterHelp}
            maxLength={textLimits.letter}
            value={fields.values.letter}
            error={fields.errors.letter}
            onChange={(text) => fields.setFieldValue('letter', text)}
          />
          <CvChoice
            chosen={chosenOf(fields.values)}
            onChange={(id) => {
              setRefusedCv(false);
              fields.setFieldValue('cvID', id);
            }}
            onRefused={setRefusedCv}
          />
          <ConsentChoice
            help={content.consentHelp}
            checked={fields.values.consent}
            onChange={(agreed) => fields.setFieldValue('consent', agreed)}
          />
          <p className="soft small">{content.note}</p>
          {fields.errors.cvID && <Note tone="danger">{fields.errors.cvID}</Note>}
        </>
      )}
    </FormDialog>
  );
}
