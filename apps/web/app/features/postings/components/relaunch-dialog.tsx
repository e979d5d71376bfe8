import { parisDay } from '@basoche/domain/time/paris';
import { typeset } from '@basoche/domain/typography';
import { useState } from 'react';
import { verbs } from '../../../ui/content.ts';
import { DayField } from '../../../ui/day-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { relaunch as shared } from '../creator-content.ts';
import type { OwnKind, OwnPosting } from '../own-kind.ts';
import classes from './own-card.module.css';

interface RelaunchDialogProps extends Opened {
  kind: Pick<OwnKind, 'useRelaunch' | 'needsDeadline' | 'content'>;
  subject: Pick<OwnPosting, 'id' | 'title'>;
  /** True if the creator has just published it again, though its deadline is over: it is still closed to candidates. */
  wasPublished: boolean;
}

/** Dialog that opens a posting again after its deadline, until a chosen day. */
export default function RelaunchDialog({ kind, subject, wasPublished, ...dialog }: RelaunchDialogProps) {
  const { needsDeadline } = kind;
  const content = kind.content.relaunch;
  const relaunch = kind.useRelaunch(subject.id);
  // Day at the first rendering: the field's minimum must not change at midnight.
  const [today] = useState(() => parisDay(new Date()));
  return (
    <FormDialog
      {...dialog}
      title={content.title}
      draft={`relaunch:${subject.id}`}
      initialValues={{ endDate: '' }}
      check={() => ({})}
      send={({ endDate }) => relaunch.mutateAsync(endDate || null)}
      done={content.done}
      submit={content.title}
      cancel={wasPublished ? shared.notNow : verbs.cancel}
      blocked={({ endDate }) => needsDeadline && endDate === ''}
      gap="md"
    >
      {({ fields }) => (
        <>
          <p className={classes.subject}>{typeset(subject.title)}</p>
          {wasPublished && (
            <Note tone="info" title={content.stillClosed}>
              {content.stillClosedText}
            </Note>
          )}
          <div>{content.text}</div>
          <DayField
            label={shared.deadline}
            description={content.deadlineHelp}
            min={today}
            value={fields.values.endDate}
            onChange={(day) => fields.setFieldValue('endDate', day)}
            error={fields.errors.endDate}
            required={needsDeadline}
          />
        </>
      )}
    </FormDialog>
  );
}
