import { parisDay } from '@basoche/domain/time/paris';
import { Button, Stack } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { failureSentence, refusedFields } from '../../../lib/form.ts';
import { typeset } from '../../../lib/typography.ts';
import { DayField } from '../../../ui/day-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { relaunch as shared } from '../creator-content.ts';
import classes from './relaunch-dialog.module.css';

interface RelaunchDialogProps {
  /** What is relaunched, by its title. */
  title: string;
  words: {
    readonly title: string;
    readonly stillClosed: string;
    readonly stillClosedText: string;
    readonly text: ReactNode;
    readonly deadlineHelp?: string;
  };
  /** It was published a moment ago, and stays closed. */
  wasPublished?: boolean;
  /** There is no relaunching without a day. */
  needsDay?: boolean;
  relaunch: UseMutationResult<unknown, Error, string | null>;
  opened: boolean;
  onClose: () => void;
}

/** What is past its deadline is opened again, until a day that is chosen here. */
export const RelaunchDialog = ({
  title,
  words,
  wasPublished,
  needsDay = false,
  relaunch,
  opened,
  onClose,
}: RelaunchDialogProps) => {
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
          <p className={classes.subject}>{typeset(title)}</p>
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
};
