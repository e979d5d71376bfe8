import { openReadingBody } from '@basoche/contract/back-office/readings';
import { readingMinutes } from '@basoche/domain/reports/thread-reading';
import { typeset } from '@basoche/domain/typography';
import { useNavigate } from 'react-router';
import { fieldErrors } from '../../../lib/form.ts';
import { type ReadingCase, useOpenReading } from '../api/readings.ts';
import { readings as content } from '../queue-content.ts';
import { ReasonButton } from './reason-button.tsx';

/** Button to read the thread of an open case; a dialog explains it and asks for the reason. */
export const ReadingButton = ({ on, about }: ReadingCase) => {
  const navigate = useNavigate();
  const opening = useOpenReading();
  return (
    <ReasonButton
      label={content.open}
      labelOf={content.openOf(typeset(about))}
      about={typeset(about)}
      content={{ ...content.dialog, lead: content.dialog.lead(readingMinutes) }}
      check={({ reason }) => fieldErrors(openReadingBody, { ...on, reason })}
      send={async (reason, code) => {
        const { id } = await opening.mutateAsync({ body: { ...on, reason }, code });
        await navigate(`/admin/lectures/${id}`);
      }}
      draft={`reading:${on.caseID}`}
      isMild
    />
  );
};
