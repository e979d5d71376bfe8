import {
  dropArticle,
  publishArticle,
  publishBody,
  scheduleArticle,
  scheduleBody,
  unscheduleArticle,
  type WrittenArticle,
  withdrawArticle,
} from '@basoche/contract/news/writing';
import { articleLimits } from '@basoche/domain/news/writing';
import { addDays, parisDay, parisTime } from '@basoche/domain/time/paris';
import { Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isProblem } from '../../../lib/api.ts';
import { failureSentence, fieldErrors, useContractForm } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { useApi } from '../../../lib/use-api.ts';
import ConfirmDialog from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { useRefreshNews } from './api.ts';
import { publication, writing as writingWords } from './content.ts';
import type { Writing } from './use-writing.ts';

const words = publication.dialogs;

export type Asked = 'publish' | 'correct' | 'schedule' | 'unschedule' | 'withdraw' | 'drop';

interface DialogProps {
  writing: Writing;
  opened: boolean;
  onClose: () => void;
}

/** Saves what is left, has something done with what then stands, and says so. */
const useDecision = ({ flush, meet, decided }: Writing, onClose: () => void) => {
  const refresh = useRefreshNews();
  return async (decide: () => Promise<WrittenArticle | null>, done: string): Promise<void> => {
    if (!(await flush())) throw new Error(writingWords.status.failed);
    try {
      const answer = await decide();
      if (answer !== null) decided(answer);
    } catch (error) {
      if (isProblem(error, 'STATE_CHANGED')) await meet().catch(() => undefined);
      throw error;
    }
    notifySuccess(done);
    onClose();
    await refresh();
  };
};

/** The sentence of the first thing that is wrong, beside no field here. */
const explained = (error: unknown): string | null => {
  if (isProblem(error) && error.problem.errors?.[0]?.path.startsWith('content.'))
    return error.problem.errors.map(({ message }) => message).join(' ');
  return error instanceof Error && error.message === writingWords.status.failed ? error.message : null;
};

const Confirmed = ({
  writing,
  opened,
  asks,
  onClose,
}: DialogProps & { asks: 'publish' | 'unschedule' | 'withdraw' | 'drop' }) => {
  const api = useApi();
  const navigate = useNavigate();
  const decide = useDecision(writing, onClose);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { article, latestVersion } = writing;
  const params = { id: article.id };
  const calls = {
    publish: () => api.call(publishArticle, { params, body: { version: latestVersion() } }),
    unschedule: () => api.call(unscheduleArticle, { params, body: { version: latestVersion() } }),
    withdraw: () => api.call(withdrawArticle, { params, body: { version: latestVersion() } }),
    drop: () => api.call(dropArticle, { params }).then(() => null),
  };
  const labels = {
    publish: article.stage === 'withdrawn' ? publication.again : publication.publish,
    unschedule: publication.unschedule,
    withdraw: publication.withdraw,
    drop: publication.drop,
  };
  const confirm = async () => {
    setPending(true);
    setFailure(null);
    try {
      await decide(calls[asks], words[asks].done);
      if (asks === 'drop') void navigate('/admin/articles');
    } catch (error) {
      setFailure(explained(error) ?? failureSentence(error));
    }
    setPending(false);
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={words[asks].title}
      confirm={labels[asks]}
      danger={asks === 'withdraw' || asks === 'drop'}
      pending={isPending}
      failure={failure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {words[asks].text}
    </ConfirmDialog>
  );
};

const CorrectForm = ({ writing, onClose }: Omit<DialogProps, 'opened'>) => {
  const api = useApi();
  const decide = useDecision(writing, onClose);
  const params = { id: writing.article.id };
  const { fields, props, sending, failure } = useContractForm({
    initialValues: { correction: '' },
    check: ({ correction }) => fieldErrors(publishBody, { version: 0, correction }),
    explain: explained,
    send: ({ correction }) =>
      decide(
        () => api.call(publishArticle, { params, body: { version: writing.latestVersion(), correction } }),
        words.correct.done,
      ),
  });
  return (
    <form {...props}>
      <Stack gap="lg">
        <p>{words.correct.text}</p>
        <TextInput
          label={words.correct.note}
          description={words.correct.noteHelp}
          name="correction"
          maxLength={articleLimits.correction}
          autoComplete="off"
          data-autofocus
          {...fields.getInputProps('correction')}
        />
        {failure && <Note tone="danger">{failure}</Note>}
        <SubmitActions
          cancel={words.cancel}
          submit={publication.correct}
          pending={sending}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
};

const ScheduleForm = ({ writing, onClose }: Omit<DialogProps, 'opened'>) => {
  const api = useApi();
  const decide = useDecision(writing, onClose);
  const { article } = writing;
  const params = { id: article.id };
  const [planned] = useState(() =>
    article.stage === 'scheduled' && article.firstPublishedAt !== null
      ? new Date(article.firstPublishedAt)
      : null,
  );
  const { fields, props, sending, failure } = useContractForm({
    initialValues: {
      day: planned ? parisDay(planned) : addDays(parisDay(new Date()), 1),
      time: planned ? parisTime(planned) : '08:00',
    },
    check: (values) => fieldErrors(scheduleBody, { version: 0, ...values }),
    explain: explained,
    send: (values) =>
      decide(
        () => api.call(scheduleArticle, { params, body: { version: writing.latestVersion(), ...values } }),
        words.schedule.done,
      ),
  });
  return (
    <form {...props}>
      <Stack gap="lg">
        <p>{words.schedule.text}</p>
        <TextInput
          type="date"
          label={words.schedule.day}
          name="day"
          required
          data-autofocus
          {...fields.getInputProps('day')}
        />
        <TextInput
          type="time"
          label={words.schedule.time}
          name="time"
          required
          {...fields.getInputProps('time')}
        />
        {failure && !fields.errors.time && !fields.errors.day && <Note tone="danger">{failure}</Note>}
        <SubmitActions
          cancel={words.cancel}
          submit={words.schedule.submit}
          pending={sending}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
};

interface PublicationDialogsProps {
  writing: Writing;
  asked: Asked | null;
  onClose: () => void;
}

/** Each decision about an article is confirmed; one is open at a time. */
export default function PublicationDialogs({ writing, asked, onClose }: PublicationDialogsProps) {
  const confirmed = ['publish', 'unschedule', 'withdraw', 'drop'] as const;
  return (
    <>
      {confirmed.map((asks) => (
        <Confirmed key={asks} writing={writing} asks={asks} opened={asked === asks} onClose={onClose} />
      ))}
      <Dialog opened={asked === 'correct'} onClose={onClose} title={words.correct.title}>
        <CorrectForm writing={writing} onClose={onClose} />
      </Dialog>
      <Dialog opened={asked === 'schedule'} onClose={onClose} title={words.schedule.title}>
        <ScheduleForm writing={writing} onClose={onClose} />
      </Dialog>
    </>
  );
}
