import '../../../ui/modal.css.ts';
import { parisDay } from '@basoche/domain/time/paris';
import { Button, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { failureSentence, refusedFields } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { typeset } from '../../../lib/typography.ts';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { useRelaunchMission } from '../api/relaunch-mission.ts';
import { relaunch as content, form } from '../creator-content.ts';
import { DayField } from './day-field.tsx';
import classes from './offer-dialog.module.css';

interface RelaunchDialogProps {
  mission: { readonly id: string; readonly title: string };
  /** It was published a moment ago, and stays closed. */
  wasPublished?: boolean;
  opened: boolean;
  onClose: () => void;
}

/** A mission whose deadline is past is opened again, until a day that is chosen here. */
export default function RelaunchDialog({ mission, wasPublished, opened, onClose }: RelaunchDialogProps) {
  const [today] = useState(() => parisDay(new Date()));
  const [endDate, setEndDate] = useState('');
  const relaunch = useRelaunchMission(mission.id, () => {
    onClose();
    notifySuccess(content.done);
  });
  const leave = () => {
    relaunch.reset();
    onClose();
  };
  const refused = refusedFields(relaunch.error).endDate;
  return (
    <Modal opened={opened} onClose={leave} title={content.title}>
      <form
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          if (!relaunch.isPending) relaunch.mutate(endDate || null);
        }}
      >
        <Stack gap="md">
          <p className={classes.mission}>{typeset(mission.title)}</p>
          {wasPublished && (
            <Note tone="info" title={content.stillClosed}>
              {content.stillClosedText}
            </Note>
          )}
          <div>{content.text}</div>
          <DayField
            label={content.deadline}
            description={form.deadlineHelp}
            min={today}
            value={endDate}
            onChange={(day) => {
              relaunch.reset();
              setEndDate(day);
            }}
            error={refused}
          />
          {relaunch.error && !refused && <Note tone="danger">{failureSentence(relaunch.error)}</Note>}
          <DialogActions>
            <Button variant="default" onClick={leave}>
              {wasPublished ? content.later : content.cancel}
            </Button>
            <Button type="submit" loading={relaunch.isPending}>
              {content.action}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  );
}
