import { openReadingBody } from '@basoche/contract/back-office/readings';
import { readingMinutes } from '@basoche/domain/reports/reading';
import { useNavigate } from 'react-router';
import { fieldErrors } from '../../../lib/form.ts';
import { typeset } from '../../../lib/typography.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { type ReadingCase, useOpenReading } from '../api/readings.ts';
import { readings } from '../queue-content.ts';
import { ReasonForm } from './reason-form.tsx';

const words = readings.dialog;

interface ReadingDialogProps extends ReadingCase {
  opened: boolean;
  onClose: () => void;
}

/** Why a thread has to be read; a code is asked for again in the same place. */
export default function ReadingDialog({ on, about, opened, onClose }: ReadingDialogProps) {
  const navigate = useNavigate();
  const opening = useOpenReading();
  return (
    <Dialog opened={opened} onClose={onClose} title={words.title}>
      <ReasonForm
        about={typeset(about)}
        words={{ ...words, lead: words.lead(readingMinutes) }}
        check={({ reason }) => fieldErrors(openReadingBody, { ...on, reason })}
        send={async (reason, code) => {
          const { id } = await opening.mutateAsync({ body: { ...on, reason }, code });
          await navigate(`/admin/lectures/${id}`);
        }}
        draft={`reading:${on.caseID}`}
        isMild
        onClose={onClose}
      />
    </Dialog>
  );
}
