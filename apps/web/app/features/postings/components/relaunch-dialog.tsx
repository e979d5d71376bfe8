import { parisDay } from '@basoche/domain/time/paris';
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { failureSentence, refusedFields } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { typeset } from '../../../lib/typography.ts';
import { DayField } from '../../../ui/day-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { relaunch as shared } from '../creator-content.ts';
import type { OwnKind, OwnPosting } from '../own-kind.ts';
import classes from './relaunch-dialog.module.css';

interface RelaunchDialogProps {
  kind: Pick<OwnKind, 'useRelaunch' | 'needsDay' | 'words'>;
  subject: Pick<OwnPosting, 'id' | 'title'>;
  /** It was published a moment ago, and stays closed. */
  wasPublished: boolean;
  opened: boolean;
  onClose: () => void;
}

/** What is past its deadline is opened again, until a day that is chosen here. */
export default function RelaunchDialog({
  kind,
  subject,
  wasPublished,
  opened,
  onClose,
}: RelaunchDialogProps) {
  const { needsDay } = kind;
  const words = kind.words.relaunch;
  const relaunch = kind.useRelaunch(subject.id, () => {
    onClose();
    notifySuccess(words.done);
  });
  const [today] = useState(() => parisDay(new Date()));
  const [endDate, setEndDate] = useState('');
  const leave = () => {
    relaunch.reset();
    onClose();
  };
  const refused = refusedFields(relaunch.error).endDate;
  return (
    <Dialog opened={opened} onClose={leave} title={words.title}>
      <form
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          if (!relaunch.isPending) relaunch.mutate(endDate || null);
        }}
      >
        <Stack gap="md">
          <p className={classes.subject}>{typeset(subject.title)}</p>
          {wasPublished && (
            <Note tone="info" title={words.stillClosed}>
              {words.stillClosedText}
            </Note>
          )}
          <div>{words.text}</div>
          <DayField
            label={shared.deadline}
            description={words.deadlineHelp}
            min={today}
            value={endDate}
            onChange={(day) => {
              relaunch.reset();
              setEndDate(day);
            }}
            error={refused}
            required={needsDay}
          />
          {relaunch.error && !refused && <Note tone="danger">{failureSentence(relaunch.error)}</Note>}
          <DialogActions>
            <Button variant="default" onClick={leave}>
              {wasPublished ? shared.later : shared.cancel}
            </Button>
            <Button type="submit" loading={relaunch.isPending} disabled={needsDay && endDate === ''}>
              {words.title}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
